import type { Outcome, PhotoCase } from '#games/kingdom-builder/photo/reading';
import type { Asked, Told } from '#games/kingdom-builder/photo/worker';

interface Listener {
  onShare(share: number): void;
  onOutcome(outcome: Outcome | 'failed'): void;
}

/** Reads a photo beside the screen, which stays free; the answer stops it. */
export function readAside(photo: HTMLCanvasElement, about: PhotoCase, { onShare, onOutcome }: Listener): () => void {
  const worker = new Worker(new URL('../photo/worker.ts', import.meta.url), { type: 'module' });
  const end = (outcome: Outcome | 'failed'): void => {
    worker.terminate();
    onOutcome(outcome);
  };
  worker.addEventListener('error', () => end('failed'));
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('outcome' in data) end(data.outcome);
    else onShare(data.share);
  });
  const picture = photo.getContext('2d')?.getImageData(0, 0, photo.width, photo.height);
  if (picture === undefined) end('failed');
  else {
    const { width, height, data } = picture;
    worker.postMessage({ picture: { width, height, data }, about } satisfies Asked, [data.buffer]);
  }
  return () => worker.terminate();
}

import type { Unreadable } from '#games/kingdom-builder/photo/file';
import type { Outcome, PhotoCase } from '#games/kingdom-builder/photo/reading';
import type { Asked, Told } from '#games/kingdom-builder/photo/worker';

interface Listener {
  onOpened(opened: HTMLCanvasElement | Unreadable): void;
  onShare(share: number): void;
  onOutcome(outcome: Outcome): void;
  onFailed(): void;
}

export interface PhotoReader {
  open(file: Blob): void;
  read(about: PhotoCase): void;
  end(): void;
}

/** Opens a photo and reads it beside the screen, which stays free. It makes itself ready until one comes. */
export function readerOf({ onOpened, onShare, onOutcome, onFailed }: Listener): PhotoReader {
  const worker = new Worker(new URL('../photo/worker.ts', import.meta.url), { type: 'module' });
  const ask = (asked: Asked): void => worker.postMessage(asked);
  worker.addEventListener('error', onFailed);
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if ('share' in data) onShare(data.share);
    else if ('outcome' in data) onOutcome(data.outcome);
    else onOpened(typeof data.opened === 'string' ? data.opened : canvasOf(data.opened));
  });
  return { open: (file) => ask({ file }), read: (about) => ask({ about }), end: () => worker.terminate() };
}

function canvasOf(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

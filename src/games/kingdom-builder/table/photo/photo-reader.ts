import type { PhotoDecodeError } from '#games/kingdom-builder/photo/decode-photo';
import type { PhotoCase, PhotoOutcome } from '#games/kingdom-builder/photo/reading';
import type { PhotoRequest, PhotoResponse } from '#games/kingdom-builder/photo/worker';

interface PhotoReaderEvents {
  onOpened(opened: HTMLCanvasElement | PhotoDecodeError): void;
  onProgress(share: number): void;
  onOutcome(outcome: PhotoOutcome): void;
  onFailed(): void;
}

export interface PhotoReader {
  open(file: Blob): void;
  read(about: PhotoCase): void;
  end(): void;
}

/** Opens a photo and reads it beside the screen, which stays free. It makes itself ready until one comes. */
export function createPhotoReader({ onOpened, onProgress, onOutcome, onFailed }: PhotoReaderEvents): PhotoReader {
  const worker = new Worker(new URL('../../photo/worker.ts', import.meta.url), { type: 'module' });
  const ask = (asked: PhotoRequest): void => worker.postMessage(asked);
  worker.addEventListener('error', onFailed);
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) => {
    if ('share' in data) onProgress(data.share);
    else if ('outcome' in data) onOutcome(data.outcome);
    else onOpened(typeof data.opened === 'string' ? data.opened : createCanvas(data.opened));
  });
  return { open: (file) => ask({ file }), read: (about) => ask({ about }), end: () => worker.terminate() };
}

function createCanvas(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

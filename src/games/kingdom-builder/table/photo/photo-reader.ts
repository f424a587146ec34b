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
  read(photoCase: PhotoCase): void;
  end(): void;
}

/** Decodes and reads photos in a worker, so that the main thread stays responsive. The worker warms up until a file arrives. */
export function createPhotoReader({ onOpened, onProgress, onOutcome, onFailed }: PhotoReaderEvents): PhotoReader {
  const worker = new Worker(new URL('../../photo/worker.ts', import.meta.url), { type: 'module' });
  const post = (request: PhotoRequest): void => worker.postMessage(request);
  worker.addEventListener('error', onFailed);
  worker.addEventListener('message', ({ data }: MessageEvent<PhotoResponse>) => {
    if ('progress' in data) onProgress(data.progress);
    else if ('outcome' in data) onOutcome(data.outcome);
    else onOpened(typeof data.decoded === 'string' ? data.decoded : createCanvas(data.decoded));
  });
  return { open: (file) => post({ file }), read: (photoCase) => post({ photoCase }), end: () => worker.terminate() };
}

function createCanvas(bitmap: ImageBitmap): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  return canvas;
}

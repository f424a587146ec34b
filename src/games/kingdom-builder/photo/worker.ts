import { decodePhoto, type PhotoDecodeError } from './decode-photo';
import { readPhoto } from './read-photo';
import type { PhotoCase, PhotoOutcome } from './reading';
import { warmUp } from './warm-up';

/** First a file to decode, then any number of requests to read the decoded photo. */
export type PhotoRequest = { readonly file: Blob } | { readonly photoCase: PhotoCase };

export type PhotoResponse =
  | { readonly decoded: ImageBitmap | PhotoDecodeError }
  /** From 0 to 1. */
  | { readonly progress: number }
  | { readonly outcome: PhotoOutcome };

let picture: ImageData | undefined;

/** Each warm-up run is a task of its own, so that a file that arrives waits for one run at most. */
let warmUpsLeft = 3;

function warmUpOnce(): void {
  if (warmUpsLeft === 0) return;
  warmUpsLeft -= 1;
  warmUp(warmUpsLeft !== 1);
  setTimeout(warmUpOnce);
}
setTimeout(warmUpOnce, 100);

const respond = (response: PhotoResponse, ...transferables: Transferable[]): void => postMessage(response, { transfer: transferables });

async function decodeFile(file: Blob): Promise<void> {
  const photo = await decodePhoto(file);
  if (typeof photo === 'string') return respond({ decoded: photo });
  picture = photo.picture;
  respond({ decoded: photo.bitmap }, photo.bitmap);
}

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  warmUpsLeft = 0;
  if ('file' in data) decodeFile(data.file).catch(() => respond({ decoded: 'broken' }));
  else if (picture !== undefined) respond({ outcome: readPhoto(picture, data.photoCase, (progress) => respond({ progress })) });
});

import { decodePhoto, type PhotoDecodeError } from './decode-photo';
import { readPhoto } from './read-photo';
import type { PhotoCase, PhotoOutcome } from './reading';
import { warmUp } from './warm-up';

/** A file to be opened, then what is to be read of it, as often as somebody asks. */
export type PhotoRequest = { readonly file: Blob } | { readonly about: PhotoCase };

export type PhotoResponse =
  | { readonly opened: ImageBitmap | PhotoDecodeError }
  /** How far the reading is, from 0 to 1. */
  | { readonly share: number }
  | { readonly outcome: PhotoOutcome };

let picture: ImageData | undefined;

/** So often it is practised while the table looks for its photo, one at a time: a file does not wait long. */
let warmUpsLeft = 3;

function warmUpOnce(): void {
  if (warmUpsLeft === 0) return;
  warmUpsLeft -= 1;
  warmUp(warmUpsLeft !== 1);
  setTimeout(warmUpOnce);
}
setTimeout(warmUpOnce, 100);

const respond = (told: PhotoResponse, ...given: Transferable[]): void => postMessage(told, { transfer: given });

async function openFile(file: Blob): Promise<void> {
  const photo = await decodePhoto(file);
  if (typeof photo === 'string') return respond({ opened: photo });
  picture = photo.picture;
  respond({ opened: photo.bitmap }, photo.bitmap);
}

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  warmUpsLeft = 0;
  if ('file' in data) openFile(data.file).catch(() => respond({ opened: 'broken' }));
  else if (picture !== undefined) respond({ outcome: readPhoto(picture, data.about, (share) => respond({ share })) });
});

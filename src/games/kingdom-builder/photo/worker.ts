import { photoIn, type Unreadable } from './file';
import { practise } from './practice';
import { readPhoto } from './read';
import type { Outcome, PhotoCase } from './reading';

/** A file to be opened, then what is to be read of it, as often as somebody asks. */
export type Asked = { readonly file: Blob } | { readonly about: PhotoCase };

export type Told =
  | { readonly opened: ImageBitmap | Unreadable }
  /** How far the reading is, from 0 to 1. */
  | { readonly share: number }
  | { readonly outcome: Outcome };

let picture: ImageData | undefined;

/** So often it is practised while the table looks for its photo, one at a time: a file does not wait long. */
let practices = 3;

function practiseOn(): void {
  if (practices === 0) return;
  practices -= 1;
  practise(practices !== 1);
  setTimeout(practiseOn);
}
setTimeout(practiseOn, 100);

const tell = (told: Told, ...given: Transferable[]): void => postMessage(told, { transfer: given });

async function open(file: Blob): Promise<void> {
  const photo = await photoIn(file);
  if (typeof photo === 'string') return tell({ opened: photo });
  picture = photo.picture;
  tell({ opened: photo.bitmap }, photo.bitmap);
}

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  practices = 0;
  if ('file' in data) open(data.file).catch(() => tell({ opened: 'broken' }));
  else if (picture !== undefined) tell({ outcome: readPhoto(picture, data.about, (share) => tell({ share })) });
});

import type { Picture } from './picture';
import { readPhoto } from './read';
import type { Outcome, PhotoCase } from './reading';

export interface Asked {
  readonly picture: Picture;
  readonly about: PhotoCase;
}

/** How far the reading is, from 0 to 1, and at last what was read. */
export type Told = { readonly share: number } | { readonly outcome: Outcome };

const tell = (told: Told): void => postMessage(told);

addEventListener('message', ({ data: { picture, about } }: MessageEvent<Asked>) => {
  tell({ outcome: readPhoto(picture, about, (share) => tell({ share })) });
});

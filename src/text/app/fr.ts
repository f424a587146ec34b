import type { AppText } from './text';

export const fr: AppText = {
  tagline: 'Le marqueur qui connaît les règles.',
  gamesKnown: 'Les jeux que Regent connaît',
};

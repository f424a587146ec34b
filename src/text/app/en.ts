import type { AppText } from './text';

export const en: AppText = {
  tagline: 'The scorekeeper that knows the rules.',
  gamesKnown: 'Games Regent knows',
};

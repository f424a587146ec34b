import type { Manifest } from '#contract/manifest';
import type { KingdomBuilder } from './game';
import { seats } from './law/seats';

export const kingdomBuilder: Manifest<KingdomBuilder> = {
  id: 'kingdom-builder',
  title: 'Kingdom Builder',
  prefix: 'kb',
  bggId: 107529,
  emblem: [
    { tone: 'hex', path: 'M32 10l18 10v21L32 52 14 41V20z' },
    { tone: 'gold', path: 'M22 42V29l10-8 10 8v13z' },
  ],
  seats,
  startingPlayer: 'asked',
  playModes: ['referee', 'scores', 'photo'],
  hasBoxFigures: true,
  game: async () => (await import('./game')).game,
  screens: async () => (await import('./table/index')).screens,
  desk: async () => (await import('./ask/index')).deskScreens,
  book: async () => (await import('./book/book')).book,
  stats: async () => (await import('./stats')).stats,
};

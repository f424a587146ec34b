import type { Manifest } from '#contract/manifest';
import type { KingsTricktakers } from './game';
import { seats } from './law/seats';

export const kingsTricktakers: Manifest<KingsTricktakers> = {
  id: 'kings-tricktakers',
  title: 'Kings Tricktakers',
  prefix: 'kt',
  bggId: 378889,
  emblem: [
    { tone: 'hex', path: 'M16 16h16a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H16a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4z', transform: 'rotate(-10 24 33)' },
    { tone: 'gold', path: 'M31 14h16a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4H31a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4z', transform: 'rotate(8 39 31)' },
  ],
  seats,
  startingPlayer: 'by-the-rules',
  playModes: ['referee', 'scores'],
  hasBoxFigures: true,
  game: async () => (await import('./game')).game,
  screens: async () => (await import('./table/index')).screens,
  desk: async () => (await import('./ask/index')).deskScreens,
  book: async () => (await import('./book/book')).book,
  stats: async () => (await import('./stats')).stats,
};

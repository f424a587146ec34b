import type { Manifest } from '#contract/manifest';
import type { KingsGate } from './game';
import { seats } from './law/seats';

export const kingsGate: Manifest<KingsGate> = {
  id: 'kings-gate',
  title: 'King’s Gate',
  prefix: 'kg',
  bggId: 4753,
  emblem: [
    { tone: 'gold', path: 'M12 52V24h8v-6h6v6h12v-6h6v6h8v28H40V40a8 8 0 0 0-16 0v12z' },
    { tone: 'line', path: 'M10 52h44' },
  ],
  seats,
  startingPlayer: 'asked',
  playModes: ['referee', 'scores'],
  hasBoxFigures: true,
  game: async () => (await import('./game')).game,
  screens: async () => (await import('./table/index')).screens,
  desk: async () => (await import('./ask/index')).deskScreens,
  book: async () => (await import('./book/book')).book,
  stats: async () => (await import('./stats')).stats,
};

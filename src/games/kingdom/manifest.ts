import type { Manifest } from '#contract/manifest';
import type { Kingdom } from './game';
import { seats } from './law/seats';

export const kingdom: Manifest<Kingdom> = {
  id: 'kingdom',
  title: 'Kingdom',
  prefix: 'kd',
  emblem: [
    { tone: 'gold', path: 'M14 46h36l4-24-12 9-10-17-10 17-12-9z' },
    { tone: 'line', path: 'M14 51h36' },
  ],
  seats,
  startingPlayer: 'asked',
  playModes: ['referee'],
  hasNoPoints: true,
  winWays: ['throne', 'capture', 'resignation'],
  game: async () => (await import('./game')).game,
  screens: async () => (await import('./table/index')).screens,
  desk: async () => (await import('./ask/index')).deskScreens,
  book: async () => (await import('./book/book')).book,
  stats: async () => (await import('./stats')).stats,
  notation: async () => (await import('./table/game-notation')).notation,
};

import { type Contents, type GameWithLog, rewriteContents } from '#store/records/contents';
import { DEFAULT_SETTINGS, type StoredGroup, type StoredPlayer } from '#store/records/record-types';
import type { Store } from '#store/store';
import { savedHistory } from '../saved-games';
import { freshName, openTestStore } from '../store/test-store';

const group: StoredGroup = {
  id: 'tuesdays',
  name: 'Tuesdays',
  members: ['ben', 'ana'],
  habits: { kingdom: { agreements: { repetition: 'draw' }, copy: 'printed' } },
  changedAt: 7,
};

const player = (id: string, more: Partial<StoredPlayer> = {}): StoredPlayer => ({ id, name: id.toUpperCase(), lastPlayed: 5, ...more });

/** A device on which a group has played for a while, with something of everything that a device keeps. */
export function createContents(count = 8): Contents {
  const [first, second, ...others] = savedHistory(count);
  if (first === undefined || second === undefined) throw new Error('too few games');
  return {
    games: [
      { ...first, game: { ...first.game, note: 'late, "very" late', place: 'the attic', notedAt: 9 } },
      { ...second, game: { ...second.game, binned: { at: 1000, age: 5, days: 1 }, notedAt: 1000 } },
      ...others,
    ],
    players: [
      player('ana', { colour: 'red', shape: 'star', changedAt: 3 }),
      player('ben', { hidden: true }),
      player('cat'),
      player('dan', { mergedInto: 'cat' }),
      player('eve'),
    ],
    groups: [group],
    copies: [{ game: 'kings-gate', copy: { tiles: [1, 2] }, changedAt: 4 }],
    settings: { ...DEFAULT_SETTINGS, language: 'fr', theme: 'dark' },
    use: { last: 2000, age: 6, days: 2 },
    gone: [{ id: 'deleted-long-ago', at: 2 }],
    pictures: [{ game: first.game.id, type: 'image/jpeg', data: '/9j/2wBD', at: 7 }],
  };
}

/** A game of which only the first few entries are known: small, where many are read. */
export const shortenLog = ({ game, entries }: GameWithLog): GameWithLog => ({
  entries: entries.slice(0, 6),
  game: { ...game, entries: Math.min(6, entries.length) },
});

export async function openDeviceWith(contents: Contents): Promise<Store> {
  const store = await openTestStore(freshName());
  await rewriteContents(store, () => contents);
  return store;
}

const sortBy = <T>(list: readonly T[], keyOf: (each: T) => string): readonly T[] =>
  [...list].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

/** The same contents in the same order. */
export const sortContents = (contents: Contents): Contents => ({
  games: sortBy(contents.games, ({ game }) => game.id),
  players: sortBy(contents.players, ({ id }) => id),
  groups: sortBy(contents.groups, ({ id }) => id),
  copies: sortBy(contents.copies, ({ game }) => game),
  settings: contents.settings,
  use: contents.use,
  gone: sortBy(contents.gone, ({ id }) => id),
  pictures: sortBy(contents.pictures, ({ game }) => game),
});

import { personOf } from '#session/seat-persons';
import { type Contents, type GameWithLog, isEqual } from '#store/records/contents';
import {
  playersOf,
  type StoredBox,
  type StoredGroup,
  type StoredPicture,
  type StoredPlayer,
  type Tombstone,
} from '#store/records/record-types';
import { breakMergeCycles } from './break-merge-cycles';
import { compareCanonical } from './canonical-order';
import { mergeGames } from './merge-games';

/*
 * Two devices, or a device and a file, as one. Which of the two comes first makes no difference, but for the settings, which
 * are the device's own; and taking the same file again changes nothing more.
 */

type TimestampedRecord = { readonly changedAt?: number | undefined };

/** The earlier and the later of two versions of the same thing; where nobody knows, `told` of it decides. */
function sortByChange<T extends TimestampedRecord>(one: T, other: T, tiebreaker: (each: T) => unknown = (each) => each): readonly [T, T] {
  const later = (one.changedAt ?? 0) - (other.changedAt ?? 0) || compareCanonical(tiebreaker(one), tiebreaker(other));
  return later > 0 ? [other, one] : [one, other];
}

/** By their keys: what only one has, and of what both have, the two as one. */
function mergeByKey<T>(
  ours: readonly T[],
  theirs: readonly T[],
  keyOf: (each: T) => string,
  mergePair: (one: T, other: T) => T,
): readonly T[] {
  const all = new Map(ours.map((each) => [keyOf(each), each]));
  for (const each of theirs) {
    const ourRecord = all.get(keyOf(each));
    all.set(keyOf(each), ourRecord === undefined || isEqual(ourRecord, each) ? each : mergePair(ourRecord, each));
  }
  return [...all.values()];
}

const idOf = ({ id }: { readonly id: string }): string => id;

const laterDeletion = (one: Tombstone, other: Tombstone): Tombstone => (one.at >= other.at ? one : other);
const laterPicture = (one: StoredPicture, other: StoredPicture): StoredPicture =>
  (one.at - other.at || compareCanonical(one, other)) > 0 ? one : other;
const laterCopy = (one: StoredBox, other: StoredBox): StoredBox => sortByChange(one, other)[1];

function mergePlayer(one: StoredPlayer, other: StoredPlayer): StoredPlayer {
  const [earlier, later] = sortByChange(one, other, ({ lastPlayed: _, mergedInto: __, ...known }) => known);
  const isLater = (earlier.changedAt ?? 0) < (later.changedAt ?? 0);
  // Where nobody knows which came last, who was found to be somebody else stays it.
  const [mergedInto] = isLater ? [later.mergedInto] : [earlier.mergedInto, later.mergedInto].filter((id) => id !== undefined).sort();
  const mark = later.mark ?? earlier.mark;
  return { ...later, lastPlayed: Math.max(one.lastPlayed, other.lastPlayed), mergedInto, ...(mark && { mark }) };
}

/** The later version of a group; how it plays a game of which only the earlier one says something stays. */
function mergeGroup(one: StoredGroup, other: StoredGroup): StoredGroup {
  const [earlier, later] = sortByChange(one, other, ({ name, members }) => ({ name, members }));
  if (earlier.habits === undefined) return later;
  const isLater = (earlier.changedAt ?? 0) < (later.changedAt ?? 0);
  const habits = new Map(Object.entries(earlier.habits));
  for (const [game, habit] of Object.entries(later.habits ?? {})) {
    const before = habits.get(game);
    if (before === undefined || isLater || compareCanonical(before, habit) < 0) habits.set(game, habit);
  }
  return { ...later, habits: Object.fromEntries(habits) };
}

/** Who sat at each table. */
const tablesIn = (ours: Contents, theirs: Contents): readonly ReadonlySet<string>[] =>
  [...ours.games, ...theirs.games].map(({ game }) => new Set(playersOf(game).map(personOf)));

/** People of one name, one known only here and the other only there, are one; unless they have sat at one table. */
function matchByName(ours: Contents, theirs: Contents): ReadonlyMap<string, string> {
  const unmatchedNames = (one: Contents, other: Contents): ReadonlyMap<string, readonly string[]> => {
    const known = new Set(other.players.map(idOf));
    const found = new Map<string, string[]>();
    for (const { id, name, mergedInto } of one.players)
      if (!known.has(id) && mergedInto === undefined) found.set(normalizeName(name), [...(found.get(normalizeName(name)) ?? []), id]);
    return found;
  };
  const tables = tablesIn(ours, theirs);
  const theirNames = unmatchedNames(theirs, ours);
  const pairs = [...unmatchedNames(ours, theirs)].flatMap(([name, ids]): readonly (readonly [string, string])[] => {
    const [one, other] = [...ids, ...(theirNames.get(name) ?? [])].sort();
    if (one === undefined || other === undefined || ids.length !== 1 || theirNames.get(name)?.length !== 1) return [];
    return tables.some((seats) => seats.has(one) && seats.has(other)) ? [] : [[other, one]];
  });
  return new Map(pairs);
}

const normalizeName = (name: string): string => name.normalize('NFC').trim().toLocaleLowerCase('und');

function mergePlayers(ours: Contents, theirs: Contents): readonly StoredPlayer[] {
  const matches = matchByName(ours, theirs);
  const players = mergeByKey(ours.players, theirs.players, idOf, mergePlayer).map((player) => {
    const mergedInto = matches.get(player.id);
    return mergedInto === undefined ? player : { ...player, mergedInto };
  });
  return breakMergeCycles(players);
}

/** How long a game has lain in a bin is counted by each device for itself: here from now on, unless it lies here already. */
function restartBinAge(theirs: Contents, { games, use }: Contents): readonly GameWithLog[] {
  if (use === undefined) return theirs.games;
  const here = new Map(games.map(({ game }) => [game.id, game.binned]));
  return theirs.games.map(({ game, entries }) => {
    const { binned } = game;
    if (binned === undefined) return { game, entries };
    const ownBin = here.get(game.id);
    return {
      entries,
      game: { ...game, binned: ownBin?.at === binned.at ? ownBin : { at: binned.at, age: use.age, days: use.days } },
    };
  });
}

/** Both as one. What was deleted for good, here or there, stays deleted. */
export function mergeContents(ours: Contents, theirs: Contents): Contents {
  const gone = mergeByKey(ours.gone, theirs.gone, idOf, laterDeletion);
  const goneIds = new Set(gone.map(idOf));
  const tables = tablesIn(ours, theirs);
  return {
    games: mergeGames(ours.games, restartBinAge(theirs, ours), goneIds),
    players: mergePlayers(ours, theirs).filter(({ id }) => !goneIds.has(id) || tables.some((seats) => seats.has(id))),
    groups: mergeByKey(ours.groups, theirs.groups, idOf, mergeGroup).filter(({ id }) => !goneIds.has(id)),
    copies: mergeByKey(ours.copies, theirs.copies, ({ game }) => game, laterCopy),
    settings: ours.settings ?? theirs.settings,
    use: ours.use ?? theirs.use,
    gone,
    pictures: mergeByKey(ours.pictures, theirs.pictures, ({ game }) => game, laterPicture).filter(({ game }) => !goneIds.has(game)),
  };
}

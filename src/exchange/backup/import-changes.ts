import { type Contents, isEqual } from '#store/records/contents';
import type { StoredGame } from '#store/records/record-types';

/** What an import changes on this device, for people to see before it happens. */
export interface ImportChanges {
  readonly newGames: readonly StoredGame[];
  /** Games that go on further than here. */
  readonly longerGames: readonly StoredGame[];
  /** Games that went on here in one way and there in another: the second one of each. */
  readonly divergedGames: readonly StoredGame[];
  /** Games whose note, place, bin or result becomes another. */
  readonly changedGames: readonly StoredGame[];
  readonly lostGames: readonly StoredGame[];
  readonly newPlayers: readonly string[];
  /** Two entries of the same name that become one person. */
  readonly matchedPlayers: readonly string[];
  readonly lostPlayers: readonly string[];
  readonly newGroups: readonly string[];
  readonly changedGroups: readonly string[];
  readonly lostGroups: readonly string[];
  /** The games whose printed figures become others. */
  readonly changedBoxes: readonly string[];
  readonly hasNewSettings: boolean;
}

interface NamedRecord {
  readonly id: string;
  readonly name: string;
}

/** The names of those in one list that are not in another. */
const findMissingNames = (known: readonly NamedRecord[], candidates: readonly NamedRecord[]): readonly string[] => {
  const knownIds = new Set(known.map(({ id }) => id));
  return candidates.filter(({ id }) => !knownIds.has(id)).map(({ name }) => name);
};

export function diffContents(before: Contents, after: Contents): ImportChanges {
  const gamesBefore = new Map(before.games.map((each) => [each.game.id, each]));
  const idsAfter = new Set(after.games.map(({ game }) => game.id));
  const addedGames = after.games.filter(({ game }) => !gamesBefore.has(game.id));
  const common = after.games.flatMap((now) => {
    const then = gamesBefore.get(now.game.id);
    return then === undefined ? [] : [{ now, then }];
  });
  const storedGames = (games: readonly { readonly game: StoredGame }[]): readonly StoredGame[] => games.map(({ game }) => game);
  const withNewEntries = common.filter(({ now, then }) => !isEqual(now.entries, then.entries));
  const withNewAnnotations = common.filter((each) => !withNewEntries.includes(each) && !isEqual(each.now.game, each.then.game));
  const mergeTargetsBefore = new Map(before.players.map(({ id, mergedInto }) => [id, mergedInto]));
  const groupsBefore = new Map(before.groups.map((group) => [group.id, group]));
  return {
    newGames: storedGames(addedGames.filter(({ game }) => game.copyOf === undefined)),
    divergedGames: storedGames(addedGames.filter(({ game }) => game.copyOf !== undefined)),
    longerGames: storedGames(withNewEntries.map(({ now }) => now)),
    changedGames: storedGames(withNewAnnotations.map(({ now }) => now)),
    lostGames: storedGames(before.games.filter(({ game }) => !idsAfter.has(game.id))),
    newPlayers: findMissingNames(before.players, after.players),
    matchedPlayers: after.players.flatMap(({ id, name, mergedInto }) =>
      mergedInto !== undefined && mergeTargetsBefore.get(id) === undefined ? [name] : [],
    ),
    lostPlayers: findMissingNames(after.players, before.players),
    newGroups: findMissingNames(before.groups, after.groups),
    changedGroups: after.groups.flatMap((group) => {
      const then = groupsBefore.get(group.id);
      return then === undefined || isEqual(then, group) ? [] : [group.name];
    }),
    lostGroups: findMissingNames(after.groups, before.groups),
    changedBoxes: after.copies.flatMap(({ game, copy }) =>
      isEqual(before.copies.find((each) => each.game === game)?.copy, copy) ? [] : [game],
    ),
    hasNewSettings: !isEqual(before.settings, after.settings),
  };
}

export const hasNoChanges = (changes: ImportChanges): boolean =>
  Object.values(changes).every((each: boolean | readonly unknown[]) => each === false || (Array.isArray(each) && each.length === 0));

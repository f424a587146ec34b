import { hashText } from '#session/hash';
import type { GameWithLog } from '#store/records/contents';
import type { StoredGame } from '#store/records/record-types';
import { canonicalJson, compareCanonical } from './canonical-order';

/** The game that a game began as, on whichever device. */
const originOf = ({ copyOf, id }: StoredGame): string => copyOf ?? id;

const headerOf = ({ game, players, setup }: StoredGame): object => ({ game, players, setup });

/** Whether a game is the beginning of another, or all of it. */
const isPrefixOf = (one: GameWithLog, other: GameWithLog): boolean =>
  one.entries.length <= other.entries.length &&
  compareCanonical(headerOf(one.game), headerOf(other.game)) === 0 &&
  one.entries.every((entry, index) => compareCanonical(entry, other.entries[index]) === 0);

/** How it began and all that happened. */
const contentOf = ({ game, entries }: GameWithLog): object => ({ ...headerOf(game), entries });

/** One way that a game went, with every id that it goes by. */
interface GameVersion {
  readonly whole: GameWithLog;
  readonly ids: ReadonlySet<string>;
}

/** The longer of two logs that are one, with what was last noted beside them. */
function mergeLogs(one: GameWithLog, other: GameWithLog): GameWithLog {
  const longer =
    one.entries.length - other.entries.length ||
    (one.game.result?.rules ?? 0) - (other.game.result?.rules ?? 0) ||
    compareCanonical(withoutAnnotations(one.game), withoutAnnotations(other.game));
  const { game, entries } = longer > 0 ? one : other;
  const isLonger = one.entries.length !== other.entries.length;
  const awayAt = isLonger ? game.awayAt : laterAwayAt(one.game, other.game);
  const laterAnnotation = laterAnnotated(one.game, other.game);
  const lastPlayed = isLonger ? game.played : Math.max(one.game.played, other.game.played);
  const dateSource = [laterAnnotation, one.game, other.game].find(({ dated }) => dated) ?? { played: lastPlayed, dated: false };
  return { entries, game: { ...game, ...annotationsOf(laterAnnotation), played: dateSource.played, dated: dateSource.dated, awayAt } };
}

const annotationsOf = ({ note, place, minutes, binned, notedAt }: StoredGame) => ({ note, place, minutes, binned, notedAt });

/** A game that one of two devices goes on with is not away. */
const laterAwayAt = (one: StoredGame, other: StoredGame): number | undefined =>
  one.awayAt === undefined || other.awayAt === undefined ? undefined : Math.max(one.awayAt, other.awayAt);

/** A game without what is noted beside its log, and without the id that this device has for it. */
const withoutAnnotations = ({ note: _, place: __, minutes: ___, binned: ____, notedAt: _____, ...game }: StoredGame): object => ({
  ...game,
  played: 0,
  dated: false,
  awayAt: 0,
  id: '',
  copyOf: '',
});

/** Nobody knows which is the later one of those that were noted before there were dates: then what is binned stays so. */
function laterAnnotated(one: StoredGame, other: StoredGame): StoredGame {
  const comparableOf = ({ note, place, minutes, dated, played }: StoredGame): object => ({
    note,
    place,
    minutes,
    played: dated ? played : 0,
  });
  const later =
    (one.notedAt ?? 0) - (other.notedAt ?? 0) ||
    (one.binned?.at ?? 0) - (other.binned?.at ?? 0) ||
    compareCanonical(comparableOf(one), comparableOf(other));
  return later > 0 ? one : other;
}

/** A log that begins another is part of it; those that went different ways are both kept. */
function versionsOf(games: readonly GameWithLog[]): readonly GameVersion[] {
  const longestFirst = [...games].sort((a, b) => b.entries.length - a.entries.length || compareCanonical(contentOf(a), contentOf(b)));
  const versions: GameVersion[] = [];
  for (const whole of longestFirst) {
    const index = versions.findIndex((version) => isPrefixOf(whole, version.whole));
    const version = versions[index];
    if (version === undefined) versions.push({ whole, ids: new Set([whole.game.id]) });
    else versions[index] = { whole: mergeLogs(version.whole, whole), ids: new Set([...version.ids, whole.game.id]) };
  }
  return versions;
}

/**
 * The ids of several versions: one that already is a copy stays it, and of the others the best goes on as the game itself.
 * A copy's id comes from its log, so that every device gives it the same.
 */
function assignIds(origin: string, versions: readonly GameVersion[]): readonly GameWithLog[] {
  const ownId = ({ ids }: GameVersion): string | undefined => [...ids].filter((id) => id !== origin).sort()[0];
  const ranked = versions
    .filter(({ ids }) => ids.has(origin))
    .sort(
      (a, b) =>
        Number(ownId(a) !== undefined) - Number(ownId(b) !== undefined) ||
        b.whole.entries.length - a.whole.entries.length ||
        compareCanonical(contentOf(b.whole), contentOf(a.whole)),
    );
  return versions.map((version) => {
    const { game, entries } = version.whole;
    if (version === ranked[0]) return { entries, game: { ...withoutOrigin(game), id: origin } };
    const id = ownId(version) ?? `${hashText(`${origin} ${canonicalJson(contentOf(version.whole))}`)}-copy`;
    return { entries, game: { ...game, id, copyOf: origin } };
  });
}

function withoutOrigin({ copyOf: _, ...game }: StoredGame): StoredGame {
  return game;
}

/** The games of both; the same game, here and there, is known by its id and united by its log. */
export function mergeGames(
  ours: readonly GameWithLog[],
  theirs: readonly GameWithLog[],
  goneIds: ReadonlySet<string>,
): readonly GameWithLog[] {
  const families = new Map<string, GameWithLog[]>();
  for (const whole of [...ours, ...theirs]) {
    if (goneIds.has(whole.game.id)) continue;
    const family = families.get(originOf(whole.game));
    if (family === undefined) families.set(originOf(whole.game), [whole]);
    else family.push(whole);
  }
  return [...families]
    .flatMap(([origin, family]) => (family.length === 1 ? family : assignIds(origin, versionsOf(family))))
    .filter(({ game }) => !goneIds.has(game.id));
}

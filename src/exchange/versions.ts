import { hashText } from '#session/digits';
import type { WholeGame } from '#store/contents';
import type { StoredGame } from '#store/model';
import { byText, canonical } from './order';

/** The game that a game began as, on whichever device. */
const originOf = ({ copyOf, id }: StoredGame): string => copyOf ?? id;

const headerOf = ({ game, players, setup }: StoredGame): object => ({ game, players, setup });

/** Whether a game is the beginning of another, or all of it. */
const begins = (one: WholeGame, other: WholeGame): boolean =>
  one.entries.length <= other.entries.length &&
  byText(headerOf(one.game), headerOf(other.game)) === 0 &&
  one.entries.every((entry, index) => byText(entry, other.entries[index]) === 0);

/** How it began and all that happened. */
const told = ({ game, entries }: WholeGame): object => ({ ...headerOf(game), entries });

/** One way that a game went, with every id that it goes by. */
interface Version {
  readonly whole: WholeGame;
  readonly ids: ReadonlySet<string>;
}

/** The longer of two logs that are one, with what was last noted beside them. */
function asOne(one: WholeGame, other: WholeGame): WholeGame {
  const longer =
    one.entries.length - other.entries.length ||
    (one.game.result?.rules ?? 0) - (other.game.result?.rules ?? 0) ||
    byText(logged(one.game), logged(other.game));
  const { game, entries } = longer > 0 ? one : other;
  const isLonger = one.entries.length !== other.entries.length;
  const awayAt = isLonger ? game.awayAt : lastAway(one.game, other.game);
  const noted = notedLast(one.game, other.game);
  const undated = isLonger ? game.played : Math.max(one.game.played, other.game.played);
  const day = [noted, one.game, other.game].find(({ dated }) => dated) ?? { played: undated, dated: false };
  return { entries, game: { ...game, ...besideOf(noted), played: day.played, dated: day.dated, awayAt } };
}

const besideOf = ({ note, place, minutes, binned, notedAt }: StoredGame) => ({ note, place, minutes, binned, notedAt });

/** A game that one of two devices goes on with is not away. */
const lastAway = (one: StoredGame, other: StoredGame): number | undefined =>
  one.awayAt === undefined || other.awayAt === undefined ? undefined : Math.max(one.awayAt, other.awayAt);

/** A game without what is noted beside its log, and without the id that this device has for it. */
const logged = ({ note: _, place: __, minutes: ___, binned: ____, notedAt: _____, ...game }: StoredGame): object => ({
  ...game,
  played: 0,
  dated: false,
  awayAt: 0,
  id: '',
  copyOf: '',
});

/** Nobody knows which is the later one of those that were noted before there were dates: then what is binned stays so. */
function notedLast(one: StoredGame, other: StoredGame): StoredGame {
  const told = ({ note, place, minutes, dated, played }: StoredGame): object => ({ note, place, minutes, played: dated ? played : 0 });
  const later =
    (one.notedAt ?? 0) - (other.notedAt ?? 0) || (one.binned?.at ?? 0) - (other.binned?.at ?? 0) || byText(told(one), told(other));
  return later > 0 ? one : other;
}

/** A log that begins another is part of it; those that went different ways are both kept. */
function versionsOf(games: readonly WholeGame[]): readonly Version[] {
  const longestFirst = [...games].sort((a, b) => b.entries.length - a.entries.length || byText(told(a), told(b)));
  const versions: Version[] = [];
  for (const whole of longestFirst) {
    const place = versions.findIndex((version) => begins(whole, version.whole));
    const version = versions[place];
    if (version === undefined) versions.push({ whole, ids: new Set([whole.game.id]) });
    else versions[place] = { whole: asOne(version.whole, whole), ids: new Set([...version.ids, whole.game.id]) };
  }
  return versions;
}

/**
 * The ids of several versions: one that already is a copy stays it, and of the others the best goes on as the game itself.
 * A copy's id comes from its log, so that every device gives it the same.
 */
function named(origin: string, versions: readonly Version[]): readonly WholeGame[] {
  const ownId = ({ ids }: Version): string | undefined => [...ids].filter((id) => id !== origin).sort()[0];
  const ranked = versions
    .filter(({ ids }) => ids.has(origin))
    .sort(
      (a, b) =>
        Number(ownId(a) !== undefined) - Number(ownId(b) !== undefined) ||
        b.whole.entries.length - a.whole.entries.length ||
        byText(told(b.whole), told(a.whole)),
    );
  return versions.map((version) => {
    const { game, entries } = version.whole;
    if (version === ranked[0]) return { entries, game: { ...withoutOrigin(game), id: origin } };
    const id = ownId(version) ?? `${hashText(`${origin} ${canonical(told(version.whole))}`)}-copy`;
    return { entries, game: { ...game, id, copyOf: origin } };
  });
}

function withoutOrigin({ copyOf: _, ...game }: StoredGame): StoredGame {
  return game;
}

/** The games of both; the same game, here and there, is known by its id and united by its log. */
export function mergedGames(ours: readonly WholeGame[], theirs: readonly WholeGame[], isGone: ReadonlySet<string>): readonly WholeGame[] {
  const families = new Map<string, WholeGame[]>();
  for (const whole of [...ours, ...theirs]) {
    if (isGone.has(whole.game.id)) continue;
    const family = families.get(originOf(whole.game));
    if (family === undefined) families.set(originOf(whole.game), [whole]);
    else family.push(whole);
  }
  return [...families]
    .flatMap(([origin, family]) => (family.length === 1 ? family : named(origin, versionsOf(family))))
    .filter(({ game }) => !isGone.has(game.id));
}

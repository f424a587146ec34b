import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { diffContents, hasNoChanges } from '#exchange/backup/import-changes';
import { mergeContents } from '#exchange/merge/merge-contents';
import type { Entry } from '#session/log/effective-log';
import { type Contents, EMPTY_CONTENTS, type GameWithLog } from '#store/records/contents';
import { DEFAULT_SETTINGS, type StoredGame, type StoredPlayer } from '#store/records/record-types';
import { people } from '../../transcripts';

const gameOf = (id: string, entries: readonly Entry[], more: Partial<StoredGame> = {}): GameWithLog => ({
  entries,
  game: {
    id,
    game: 'kingdom',
    rules: 1,
    players: people('ana', 'ben'),
    setup: { white: 'ana' },
    startedAt: 1,
    changedAt: entries.at(-1)?.at ?? 1,
    entries: entries.length,
    summary: { headline: { key: 'onMove', params: {} }, turn: 'ana', points: {}, status: 'open', winners: [] },
    result: undefined,
    note: '',
    place: '',
    played: 1,
    dated: true,
    ...more,
  },
});

const log = (...ats: readonly number[]): readonly Entry[] => ats.map((at) => ({ kind: 'undo', at }));
const withGames = (...games: readonly GameWithLog[]): Contents => ({ ...EMPTY_CONTENTS, games });
const logsOf = ({ games }: Contents): readonly (readonly number[])[] => games.map(({ entries }) => entries.map(({ at }) => at));
const player = (id: string, name: string, more: Partial<StoredPlayer> = {}): StoredPlayer => ({ id, name, lastPlayed: 1, ...more });

/** Whatever the order of lists and fields. */
function comparableContents(contents: Contents): unknown {
  const lists = Object.entries({ ...contents, settings: [], use: [] }).map(([name, list]) => [name, list.map(sortedText).sort()]);
  return Object.fromEntries(lists);
}
const sortedText = (value: unknown): string =>
  JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

const few = <T>(one: fc.Arbitrary<T>, keyOf: (each: T) => string) => fc.uniqueArray(one, { maxLength: 4, selector: keyOf });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const stamp = maybe(fc.integer({ min: 1, max: 3 }));
const ids = fc.constantFrom('g1', 'g2', 'g3');

/** Logs that often begin alike and then go their own ways. */
const logs = fc.array(fc.constantFrom(1, 2), { maxLength: 4 }).map((ats) => log(...ats));
const games = fc
  .record({
    id: ids,
    entries: logs,
    note: fc.constantFrom('', 'late'),
    binnedAt: stamp,
    notedAt: stamp,
    awayAt: stamp,
    played: fc.integer({ min: 1, max: 3 }),
    dated: fc.boolean(),
  })
  .map(({ id, entries, binnedAt, ...beside }) =>
    gameOf(id, entries, { ...beside, binned: binnedAt === undefined ? undefined : { at: binnedAt, age: 0, days: 0 } }),
  );
const players = fc.record({
  id: fc.constantFrom('ana', 'ben', 'cat', 'dan'),
  name: fc.constantFrom('Ana', 'Ben', 'ben '),
  lastPlayed: fc.integer({ min: 1, max: 12 }),
  mergedInto: maybe(fc.constantFrom('ana', 'ben', 'cat', 'dan')),
  hidden: maybe(fc.boolean()),
  changedAt: stamp,
});
const habit = fc.record({ copy: maybe(fc.constantFrom('last', 'device', 'printed')) });
const groups = fc.record({
  id: fc.constantFrom('one', 'two'),
  name: fc.constantFrom('Tuesdays', 'Family'),
  members: fc.subarray(['ana', 'ben', 'cat']),
  habits: maybe(fc.dictionary(fc.constantFrom('kingdom', 'kings-gate'), habit)),
  changedAt: stamp,
});
const pictures = fc.record({
  game: ids,
  type: fc.constant('image/jpeg'),
  data: fc.constantFrom('AAAA', 'BBBB'),
  at: fc.integer({ min: 1, max: 3 }),
});
const contents: fc.Arbitrary<Contents> = fc
  .record({
    games: few(games, ({ game }) => game.id),
    players: few(players, ({ id }) => id),
    groups: few(groups, ({ id }) => id),
    copies: few(fc.record({ game: fc.constantFrom('kingdom', 'kings-gate'), copy: fc.integer(), changedAt: stamp }), ({ game }) => game),
    upwards: fc.boolean(),
    gone: few(fc.record({ id: fc.constantFrom('g1', 'g2', 'one'), at: fc.integer({ min: 1, max: 3 }) }), ({ id }) => id),
    pictures: few(pictures, ({ game }) => game),
  })
  // No device has what it deleted, nor players who are each other.
  .map(({ games: all, players: seats, groups: circles, gone, copies, pictures: shots, upwards }) => ({
    games: all.filter(({ game }) => gone.every(({ id }) => id !== game.id)),
    players: seats.map((each) =>
      each.mergedInto !== undefined && each.mergedInto !== each.id && each.mergedInto > each.id === upwards
        ? each
        : { ...each, mergedInto: undefined },
    ),
    groups: circles.filter((group) => gone.every(({ id }) => id !== group.id)),
    copies,
    settings: undefined,
    use: undefined,
    gone,
    pictures: shots.filter(({ game }) => gone.every(({ id }) => id !== game)),
  }));

describe('merging', () => {
  test('does not ask which of the two comes first', () => {
    fc.assert(
      fc.property(contents, contents, (one, other) => {
        expect(comparableContents(mergeContents(one, other))).toEqual(comparableContents(mergeContents(other, one)));
      }),
    );
  });

  test('changes nothing the second time, from either side', () => {
    fc.assert(
      fc.property(contents, contents, (one, other) => {
        const both = mergeContents(one, other);
        for (const again of [one, other, both]) expect(comparableContents(mergeContents(both, again))).toEqual(comparableContents(both));
        expect(hasNoChanges(diffContents(both, mergeContents(both, other)))).toBe(true);
      }),
    );
  });

  test('brings back nothing that was deleted for good', () => {
    fc.assert(
      fc.property(contents, contents, (one, other) => {
        const both = mergeContents(one, other);
        const keptIds = new Set([...both.games.map(({ game }) => game.id), ...both.groups.map(({ id }) => id)]);
        for (const { id } of [...one.gone, ...other.gone]) expect(keptIds).not.toContain(id);
        expect(both.gone.length).toBeGreaterThanOrEqual(Math.max(one.gone.length, other.gone.length));
      }),
    );
  });

  test('loses no entry of a game that nobody deleted', () => {
    fc.assert(
      fc.property(contents, contents, (one, other) => {
        const both = mergeContents(one, other);
        const gone = new Set(both.gone.map(({ id }) => id));
        const found = logsOf(both).map((ats) => JSON.stringify(ats).slice(0, -1));
        for (const { game, entries } of [...one.games, ...other.games])
          if (!gone.has(game.id)) {
            const begun = JSON.stringify(entries.map(({ at }) => at)).slice(0, -1);
            expect(found.some((each) => each.startsWith(begun))).toBe(true);
          }
        expect(both.games.every(({ game, entries }) => game.entries === entries.length)).toBe(true);
        expect(new Set(both.games.map(({ game }) => game.id)).size).toBe(both.games.length);
      }),
    );
  });
});

describe('the same game, here and there', () => {
  test('goes on as the longer one, where one is the beginning of the other', () => {
    const both = mergeContents(withGames(gameOf('g', log(1))), withGames(gameOf('g', log(1, 2, 3))));
    expect(logsOf(both)).toEqual([[1, 2, 3]]);
    expect(both.games[0]?.game).toMatchObject({ id: 'g', entries: 3, changedAt: 3 });
  });

  test('is kept twice where it went different ways, the second one as a copy that both devices know by one id', () => {
    const [one, other] = [withGames(gameOf('g', log(1, 2, 3))), withGames(gameOf('g', log(1, 5)))];
    const both = mergeContents(one, other);
    expect(logsOf(both)).toEqual([
      [1, 2, 3],
      [1, 5],
    ]);
    expect(both.games.map(({ game }) => game.copyOf)).toEqual([undefined, 'g']);
    expect(diffContents(one, both).divergedGames.map(({ copyOf }) => copyOf)).toEqual(['g']);
    // The copy goes on here, and the file is read again.
    const [main, copy] = both.games;
    if (main === undefined || copy === undefined) throw new Error('two games');
    const played = withGames(main, gameOf(copy.game.id, log(1, 5, 6, 7, 8), { copyOf: 'g' }));
    expect(mergeContents(played, other).games.map(({ game }) => game.id)).toEqual([copy.game.id, 'g']);
    expect(mergeContents(played, other).games.map(({ entries }) => entries.length)).toEqual([5, 3]);
  });

  test('has the note, the place and the bin of whoever wrote last', () => {
    const binned = gameOf('g', log(1), { binned: { at: 5, age: 0, days: 0 }, notedAt: 5 });
    const restored = gameOf('g', log(1), { note: 'kept', notedAt: 6 });
    expect(mergeContents(withGames(binned), withGames(restored)).games[0]?.game).toMatchObject({ note: 'kept', binned: undefined });
    expect(mergeContents(withGames(binned), withGames(gameOf('g', log(1, 2)))).games[0]?.game).toMatchObject({
      entries: 2,
      binned: { at: 5 },
    });
  });

  test('was played on the day that the table set, or else with its last event', () => {
    const set = gameOf('g', log(1), { played: 100, dated: true, notedAt: 5 });
    const longer = gameOf('g', log(1, 2), { played: 2, dated: false });
    expect(mergeContents(withGames(set), withGames(longer)).games[0]?.game).toMatchObject({ entries: 2, played: 100, dated: true });
    const pastGame = gameOf('g', log(1), { played: 1, dated: false, notedAt: 5, note: 'x' });
    expect(mergeContents(withGames(pastGame), withGames(longer)).games[0]?.game).toMatchObject({ entries: 2, played: 2, note: 'x' });
  });

  test('lies in the bin here from now on, unless it lies here already', () => {
    const here: Contents = { ...EMPTY_CONTENTS, use: { last: 9, age: 70, days: 7 } };
    const there = withGames(gameOf('g', log(1), { binned: { at: 5, age: 9000, days: 900 }, notedAt: 5 }));
    const both = mergeContents(here, there);
    expect(both.games[0]?.game.binned).toEqual({ at: 5, age: 70, days: 7 });
    const later: Contents = { ...both, use: { last: 99, age: 80, days: 8 } };
    expect(mergeContents(later, there).games[0]?.game.binned).toEqual({ at: 5, age: 70, days: 7 });
  });

  test('keeps the result of the newer rules', () => {
    const gameUnderRules = (rules: number) =>
      gameOf('g', log(1), { result: { standings: [{ player: 'ana', rank: 1, points: rules }], rules } });
    expect(mergeContents(withGames(gameUnderRules(2)), withGames(gameUnderRules(1))).games[0]?.game.result?.rules).toBe(2);
    expect(mergeContents(withGames(gameUnderRules(1)), withGames(gameUnderRules(2))).games[0]?.game.result?.rules).toBe(2);
  });

  test('is with whoever goes on with it', () => {
    const [away, here] = [gameOf('g', log(1), { awayAt: 4 }), gameOf('g', log(1))];
    expect(mergeContents(withGames(away), withGames(here)).games[0]?.game.awayAt).toBeUndefined();
    expect(mergeContents(withGames(away), withGames(gameOf('g', log(1, 2)))).games[0]?.game.awayAt).toBeUndefined();
    expect(mergeContents(withGames(here), withGames(gameOf('g', log(1, 2), { awayAt: 4 }))).games[0]?.game.awayAt).toBe(4);
  });

  test('is two games where they began otherwise', () => {
    const other = gameOf('g', log(1, 2), { players: people('cat', 'dan') });
    expect(mergeContents(withGames(gameOf('g', log(1))), withGames(other)).games).toHaveLength(2);
  });
});

describe('players', () => {
  const withPlayers = (...all: readonly StoredPlayer[]): Contents => ({ ...EMPTY_CONTENTS, players: all });

  test('of one id are one, by their later name', () => {
    const [old, now] = [player('ana-1', 'Ana', { lastPlayed: 9 }), player('ana-1', 'Anna', { changedAt: 4 })];
    expect(mergeContents(withPlayers(now), withPlayers(old)).players).toEqual([{ ...now, lastPlayed: 9, mergedInto: undefined }]);
  });

  test('of one name are one, whatever their ids', () => {
    const both = mergeContents(withPlayers(player('ana-1', 'Ana')), withPlayers(player('ana-2', ' ANA')));
    expect(both.players.map(({ mergedInto }) => mergedInto)).toEqual([undefined, 'ana-1']);
  });

  test('are two where they sat at one table, or where there are two of that name already', () => {
    const [one, two, three] = [player('ana', 'Ana'), player('ben', 'Ana'), player('cat', 'Ana')];
    const together = { ...withPlayers(two), games: [gameOf('g', log(1))] };
    for (const both of [mergeContents(withPlayers(one), together), mergeContents(withPlayers(one, two), withPlayers(three))])
      expect(both.players.every(({ mergedInto }) => mergedInto === undefined)).toBe(true);
  });

  test('that were set apart again stay apart', () => {
    const apart = withPlayers(player('ana', 'Ana'), player('ben', 'Ana', { changedAt: 5 }));
    const before = withPlayers(player('ana', 'Ana'), player('ben', 'Ana', { mergedInto: 'ana', changedAt: 4 }));
    expect(mergeContents(apart, before).players.every(({ mergedInto }) => mergedInto === undefined)).toBe(true);
  });

  test('never turn out to be each other', () => {
    const one = withPlayers(player('ana', 'Ana', { mergedInto: 'ben' }), player('ben', 'Ben'));
    const other = withPlayers(player('ana', 'Ana'), player('ben', 'Ben', { mergedInto: 'ana', changedAt: 1 }));
    const marked = { ...one, players: one.players.map((each) => (each.id === 'ana' ? { ...each, changedAt: 1 } : each)) };
    expect(mergeContents(marked, other).players.filter(({ mergedInto }) => mergedInto === undefined)).toHaveLength(1);
  });
});

describe('groups, figures and settings', () => {
  const group = { id: 't', name: 'Tuesdays', members: ['ana'] };

  test('a group is the later one, with the habits that only the earlier one had', () => {
    const earlier = { ...group, changedAt: 1, habits: { kingdom: { copy: 'last' }, 'kings-gate': { copy: 'last' } } } as const;
    const later = { ...group, name: 'Family', changedAt: 2, habits: { kingdom: { copy: 'printed' } } } as const;
    expect(mergeContents({ ...EMPTY_CONTENTS, groups: [later] }, { ...EMPTY_CONTENTS, groups: [earlier] }).groups).toEqual([
      { ...later, habits: { kingdom: { copy: 'printed' }, 'kings-gate': { copy: 'last' } } },
    ]);
  });

  test('figures are those that were written last', () => {
    const copies = (copy: string, changedAt: number): Contents => ({
      ...EMPTY_CONTENTS,
      copies: [{ game: 'kings-gate', copy, changedAt }],
    });
    expect(mergeContents(copies('late', 2), copies('early', 1)).copies).toMatchObject([{ copy: 'late' }]);
  });

  test('settings are the device’s own, and those of the file where it has none', () => {
    const set = (theme: 'light' | 'dark'): Contents => ({ ...EMPTY_CONTENTS, settings: { ...DEFAULT_SETTINGS, theme } });
    expect(mergeContents(set('light'), set('dark')).settings).toMatchObject({ theme: 'light' });
    expect(mergeContents(EMPTY_CONTENTS, set('dark')).settings).toMatchObject({ theme: 'dark' });
  });
});

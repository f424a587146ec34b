import { describe, expect, test } from 'vitest';
import { stats } from '#games/kings-tricktakers/stats';
import { manifestOf } from '#registry';
import { filterPredicate, NO_FILTER } from '#screens/memory/filter';
import { personLookup } from '#screens/memory/memory-people';
import type { Memory } from '#screens/memory/memory-state';
import { findLastGame } from '#screens/new-game/habits/habits';
import { compareStandings } from '#screens/past-game/JudgeAgain';
import { figureRowsOf } from '#screens/statistics/figures/figure-rows';
import { RULES_VERSION } from '#session/rules-version';
import { foldFigures } from '#stats/figures';
import { rowOf } from '#store/records/game-rows';
import type { StoredGame } from '#store/records/record-types';
import { LANGUAGES } from '#text/language';
import { GAME_IDS, people } from '../../transcripts';

const game = (id: string, kind: StoredGame['game'], at: Date, ...seats: readonly string[]): StoredGame => ({
  id,
  game: kind,
  rules: RULES_VERSION,
  players: people(...seats),
  setup: {},
  startedAt: at.getTime(),
  changedAt: at.getTime(),
  played: at.getTime(),
  dated: true,
  entries: 0,
  summary: { headline: { key: 'x', params: {} }, turn: undefined, points: {}, status: 'finished', winners: [] },
  result: undefined,
  note: '',
  place: '',
});

const group = { id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben', 'cat'] };
const games = [
  game('newest', 'kingdom', new Date(2026, 4, 3, 23, 59), 'ana', 'ben'),
  game('middle', 'kings-gate', new Date(2026, 4, 2, 0, 0), 'anna', 'cat', 'ben'),
  game('oldest', 'kingdom', new Date(2026, 4, 1, 12, 0), 'ana', 'dan'),
];
const memory: Memory = {
  rows: games.map((each) => rowOf(each)),
  unreadableCount: 0,
  bin: [],
  players: [
    ...people('ana', 'ben', 'cat', 'dan').map((player) => ({ ...player, lastPlayed: 0 })),
    { id: 'anna', name: 'Anna', lastPlayed: 0, mergedInto: 'ana' },
  ],
  groups: [group],
};

describe('the filter of the history', () => {
  const ids = (part: Partial<typeof NO_FILTER>): readonly string[] =>
    memory.rows.filter(filterPredicate(memory, { ...NO_FILTER, ...part })).map(({ id }) => id);

  test('finds games by game', () => expect(ids({ game: 'kingdom' })).toEqual(['newest', 'oldest']));
  test('finds games by player, under every name they played', () => expect(ids({ player: 'ana' })).toEqual(['newest', 'middle', 'oldest']));
  test('finds games by group, where everybody at the table is a member', () =>
    expect(ids({ group: 'tuesday' })).toEqual(['newest', 'middle']));
  test('finds games by days, both included', () => {
    expect(ids({ from: '2026-05-02', to: '2026-05-03' })).toEqual(['newest', 'middle']);
    expect(ids({ to: '2026-05-01' })).toEqual(['oldest']);
  });
  test('finds games by what is typed: player, game, place or note, without accents', () => {
    const noted = memory.rows.map((row) => (row.id === 'oldest' ? { ...row, place: 'Chez Zoé', note: 'Pluie' } : row));
    const findGames = (search: string, place = '') =>
      noted.filter(filterPredicate({ ...memory, rows: noted }, { ...NO_FILTER, search, place })).map(({ id }) => id);
    expect(findGames('zoe')).toEqual(['oldest']);
    expect(findGames('PLUIE king')).toEqual(['oldest']);
    expect(findGames('gate')).toEqual(['middle']);
    expect(findGames('anna')).toEqual(['middle']);
    expect(findGames('ana ben')).toEqual(['newest', 'middle']);
    expect(findGames('nobody')).toEqual([]);
    expect(findGames('', 'Chez Zoé')).toEqual(['oldest']);
  });
  test('finds games by all of these at once', () => expect(ids({ game: 'kingdom', player: 'ben', from: '2026-05-04' })).toEqual([]));
});

test('a group’s habits come from its last game of each kind', () => {
  expect(GAME_IDS.map((id) => findLastGame(games, id, group, personLookup(memory))?.id)).toEqual(
    GAME_IDS.map((id) => ({ 'kings-gate': 'middle', kingdom: 'newest' })[String(id)]),
  );
});

describe('judging again', () => {
  const ana = { player: 'ana', rank: 1, points: 9 };
  const ben = { player: 'ben', rank: 2, points: 4 };

  test('shows nothing where the results are alike', () => expect(compareStandings([ana, ben], [ana, ben])).toEqual([]));
  test('shows who has other points or another place', () => {
    const now = { ...ben, points: 5 };
    expect(compareStandings([ana, ben], [ana, now])).toEqual([{ player: 'ben', before: ben, after: now }]);
    expect(compareStandings([], [ana])).toEqual([{ player: 'ana', before: undefined, after: ana }]);
  });
});

describe('the figures of each game', () => {
  const nobody = foldFigures([]).persons;

  test.each(GAME_IDS)('%s: named in both languages, and none where nothing was counted', async (id) => {
    const counted = await manifestOf(id)?.stats();
    expect(nobody.size).toBe(0);
    const [own] = foldFigures([
      {
        id: 'x',
        game: id,
        at: 0,
        seats: ['ana'],
        standings: [{ player: 'ana', rank: 1, points: 0 }],
        startingPlayer: undefined,
        counts: {},
      },
    ]).persons.values();
    for (const language of LANGUAGES) {
      const rows = figureRowsOf(id, counted?.figures[language] ?? []);
      expect(rows.length).toBeGreaterThan(3);
      expect(new Set(rows.map(({ label }) => label)).size).toBe(rows.length);
      for (const row of rows) if (own !== undefined) expect(row.of(own)).toEqual({ value: undefined, sampleSize: 0 });
    }
  });

  test('a share of bets rests on the bets made', () => {
    const counts = { ana: { 'made.hermit': 4, 'met.hermit': 1 } };
    const [own] = foldFigures([
      {
        id: 'x',
        game: 'kings-tricktakers',
        at: 0,
        seats: ['ana'],
        standings: [{ player: 'ana', rank: 1, points: 0 }],
        startingPlayer: undefined,
        counts,
      },
    ]).persons.values();
    const row = figureRowsOf('kings-tricktakers', stats.figures.en).find(({ key }) => key === 'met.hermit');
    expect(own && row?.of(own)).toEqual({ value: 0.25, sampleSize: 4 });
  });
});

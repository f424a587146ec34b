import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GameScoring } from '#contract/scoring';
import { additionsAt, PALACE, type Tile } from '#games/kings-gate/law/board';
import { explainTotal } from '#games/kings-gate/table/count/explain-total';
import { pointsOf } from '#law/score';
import type { GameState } from '#machines/flow';
import { manifests } from '#registry';
import { gridRows } from '#screens/table/grid-rows';
import type { Game } from '#session/game';
import { isTable, openTable, stateOf, type Table } from '#session/log/table';
import { formatAddition, formatSum } from '#ui/score/format-sum';
import { playRandom } from '../../random-play';
import { randomGameOf } from '../../random-setups';
import { loadFixture } from '../../saved-games';
import { gameOf } from '../../transcripts';

interface TranscriptData {
  readonly players: Table['effective']['header']['players'];
  readonly setup: Table['effective']['header']['setup'];
  readonly events: readonly object[];
}

const countingOf = async (id: string): Promise<GameScoring> => {
  const screens = await manifests()
    .find((manifest) => manifest.id === id)
    ?.screens();
  if (screens === undefined) throw new Error(id);
  return screens.scoring();
};

/** The sums of the grid, and the points by the standings. */
function bothSums(game: Game, counting: GameScoring, state: GameState) {
  const { players } = state.position;
  const rows = gridRows(counting, { game }, state, 'en');
  const sums = pointsOf(
    players,
    rows.flatMap(({ lines }) => lines.map(({ line }) => line)),
  );
  const standings = game.law.standings(state.position);
  return { grid: sums, standings: Object.fromEntries(standings.map(({ player, points }) => [player, points])), rows };
}

const fixtures = (id: string): readonly string[] =>
  readdirSync(join(import.meta.dirname, '..', '..', 'games', id, 'whole')).flatMap((file) =>
    file.endsWith('.json') ? [file.slice(0, -5)] : [],
  );

const COUNTED = ['kings-gate', 'kingdom-builder', 'kings-tricktakers'];

describe.each(COUNTED)('the score grid of %s adds up to the standings', (id) => {
  test.each(fixtures(id))('the rows of %s add up', async (name) => {
    const { transcript } = loadFixture<TranscriptData>(id, name);
    const game = gameOf(id);
    const events = transcript.events.map((event) => ({ kind: 'happened' as const, at: 0, event: { type: '', ...event } }));
    const table = openTable(game, transcript, events);
    if (!isTable(table)) throw new Error(name);
    const { grid, standings, rows } = bothSums(game, await countingOf(id), stateOf(table));
    expect(grid).toEqual(standings);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  test.each([1, 2, 3, 4])('the grid of random play adds up, seed %i', async (seed) => {
    const { least, most } = gameOf(id).law.seats;
    const counting = await countingOf(id);
    const { game, states } = playRandom(id, least + (seed % (most - least + 1)), seed, randomGameOf(id).cap ?? 400);
    for (const state of states.filter((_, index) => index % 7 === 0 || index === states.length - 1)) {
      const { grid, standings, rows } = bothSums(game, counting, state);
      expect(grid).toEqual(standings);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      for (const row of rows) expect(gridRows(counting, { game }, state, 'en', [row.key])).toEqual([row]);
    }
  });
});

test('Kingdom has no score grid, as it has no points', async () => {
  expect((await countingOf('kingdom')).rows).toBeUndefined();
});

describe('why a total at a location is what it is', () => {
  const tiles: Readonly<Record<string, Tile>> = {
    '-1,-1': { colour: 'red', value: 3, character: undefined },
    '0,-1': { colour: 'red', value: 5, character: undefined },
    '1,-1': { colour: 'red', value: 1, character: undefined },
    '2,-1': { colour: 'red', value: 1, character: undefined },
    '2,0': { colour: 'red', value: 1, character: undefined },
  };
  const gridAround = (more: Readonly<Record<string, Tile>>) =>
    explainTotal({ additions: additionsAt({ tiles: { ...tiles, ...more }, locations: [PALACE] }, PALACE).red ?? [] }, 'en');

  test('a total is written out as an addition', () => {
    const { sum, modifiers } = gridAround({});
    expect(formatAddition(sum?.terms ?? [])).toBe('3 + 5 + 1 + 1 + 1');
    expect(modifiers).toEqual([]);
  });

  test('a total beside the Bishop is the number of tiles', () => {
    const { sum, modifiers } = gridAround({ '0,1': { colour: 'blue', value: 2, character: 'bishop' } });
    expect(formatSum(sum?.terms ?? [])).toBe('5');
    expect(modifiers?.[0]).toEqual({
      sentence: 'The Bishop is there: 5 tiles count 1 each, not 3 + 5 + 1 + 1 + 1.',
      rule: 'kg.character.bishop',
    });
  });

  test('a total counts the Guildmaster’s tile as two more', () => {
    const { sum, modifiers } = gridAround({ '0,1': { colour: 'red', value: 2, character: 'guildmaster' } });
    expect(formatSum(sum?.terms ?? [])).toBe('3 + 5 + 1 + 1 + 1 + 4 = 15');
    expect(modifiers?.map(({ rule }) => rule)).toEqual(['kg.character.guildmaster']);
  });
});

test('formatSum writes an addition with its signs, alike summands as a product', () => {
  expect(formatSum([8, -3])).toBe('8 − 3 = 5');
  expect(formatSum([2, 2, 2, 2, 2])).toBe('5 × 2 = 10');
  expect(formatSum([-3])).toBe('−3');
});

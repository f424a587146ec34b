import { expect, test } from 'vitest';
import { standBefore, stepAfter, stepBefore, stepsTo } from '#session/log/steps';
import { append, isTable, standOf, type Table } from '#session/log/table';
import { MOVES, tableOf, testHeader } from '../store/test-store';

const played = MOVES.reduce<Table>(
  (table, act, index) => {
    const next = append(table, act, index);
    if (!isTable(next)) throw new Error(JSON.stringify(next));
    return next;
  },
  tableOf('kingdom', testHeader),
);

test('every stand of a game has one before it but the first, and an event after it but the last', () => {
  const { start, steps } = played;
  const stands = [start, ...steps.map(({ stand }) => stand)];
  expect(stands.map((stand) => standBefore(played, stand))).toEqual([undefined, ...stands.slice(0, -1)]);
  expect(stands.map((stand) => stepAfter(played, stand))).toEqual([...steps, undefined]);
  expect(stands.map((stand) => stepsTo(played, stand))).toEqual(stands.map((_, index) => steps.slice(0, index)));
  expect(stands.map((stand) => stepBefore(played, stand))).toEqual([undefined, undefined, ...steps.slice(0, -1)]);
});

test('a stand that the game has never reached has neither', () => {
  const other = { ...standOf(played) };
  expect([standBefore(played, other), stepBefore(played, other), stepAfter(played, other)]).toEqual([undefined, undefined, undefined]);
  expect(stepsTo(played, other)).toEqual([]);
});

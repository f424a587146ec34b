import { expect, test } from 'vitest';
import { stateBefore, stepAfter, stepBefore, stepsTo } from '#session/log/steps';
import { append, isTable, stateOf, type Table } from '#session/log/table';
import { MOVES, tableOf, testHeader } from '../../store/test-store';

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
  const states = [start, ...steps.map(({ state }) => state)];
  expect(states.map((state) => stateBefore(played, state))).toEqual([undefined, ...states.slice(0, -1)]);
  expect(states.map((state) => stepAfter(played, state))).toEqual([...steps, undefined]);
  expect(states.map((state) => stepsTo(played, state))).toEqual(states.map((_, index) => steps.slice(0, index)));
  expect(states.map((state) => stepBefore(played, state))).toEqual([undefined, undefined, ...steps.slice(0, -1)]);
});

test('a state that the game has never reached has neither', () => {
  const other = { ...stateOf(played) };
  expect([stateBefore(played, other), stepBefore(played, other), stepAfter(played, other)]).toEqual([undefined, undefined, undefined]);
  expect(stepsTo(played, other)).toEqual([]);
});

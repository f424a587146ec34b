import type { GameStateOf, GameTypes } from '../game';
import type { Step, Table } from './table';

/** How many events led to a state; none that the table has not reached. */
export const countEventsTo = <K extends GameTypes>({ start, steps }: Table<K>, state: GameStateOf<K>): number | undefined => {
  const last = steps.findLastIndex((step) => step.state === state);
  return last < 0 && state !== start ? undefined : last + 1;
};

/** The events that led to a state, in order. */
export const stepsTo = <K extends GameTypes>(table: Table<K>, state: GameStateOf<K>): readonly Step<K>[] =>
  table.steps.slice(0, countEventsTo(table, state) ?? 0);

/** The event before the one that led to a state. */
export const stepBefore = <K extends GameTypes>(table: Table<K>, state: GameStateOf<K>): Step<K> | undefined =>
  table.steps[(countEventsTo(table, state) ?? 0) - 2];

/** Where the game stood before the event that led to a state. */
export function stateBefore<K extends GameTypes>(table: Table<K>, state: GameStateOf<K>): GameStateOf<K> | undefined {
  const count = countEventsTo(table, state) ?? 0;
  return count === 0 ? undefined : (stepBefore(table, state)?.state ?? table.start);
}

/** The event that followed a state. */
export function stepAfter<K extends GameTypes>(table: Table<K>, state: GameStateOf<K>): Step<K> | undefined {
  const count = countEventsTo(table, state);
  return count === undefined ? undefined : table.steps[count];
}

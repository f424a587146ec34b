import type { GameStateOf, GameTypes } from '../game';
import type { Step, Table } from './table';

/** How many events led to a stand; none that the table has not reached. */
export const countEventsTo = <K extends GameTypes>({ start, steps }: Table<K>, stand: GameStateOf<K>): number | undefined => {
  const last = steps.findLastIndex((step) => step.stand === stand);
  return last < 0 && stand !== start ? undefined : last + 1;
};

/** The events that led to a stand, in order. */
export const stepsTo = <K extends GameTypes>(table: Table<K>, stand: GameStateOf<K>): readonly Step<K>[] =>
  table.steps.slice(0, countEventsTo(table, stand) ?? 0);

/** The event before the one that led to a stand. */
export const stepBefore = <K extends GameTypes>(table: Table<K>, stand: GameStateOf<K>): Step<K> | undefined =>
  table.steps[(countEventsTo(table, stand) ?? 0) - 2];

/** Where the game stood before the event that led to a stand. */
export function standBefore<K extends GameTypes>(table: Table<K>, stand: GameStateOf<K>): GameStateOf<K> | undefined {
  const count = countEventsTo(table, stand) ?? 0;
  return count === 0 ? undefined : (stepBefore(table, stand)?.stand ?? table.start);
}

/** The event that followed a stand. */
export function stepAfter<K extends GameTypes>(table: Table<K>, stand: GameStateOf<K>): Step<K> | undefined {
  const count = countEventsTo(table, stand);
  return count === undefined ? undefined : table.steps[count];
}

import type { Kind, StandIn } from './game';
import type { Step, Table } from './table';

/** How many events led to a stand; none that the table has not reached. */
export const eventsTo = <K extends Kind>({ start, steps }: Table<K>, stand: StandIn<K>): number | undefined => {
  const led = steps.findLastIndex((step) => step.stand === stand);
  return led < 0 && stand !== start ? undefined : led + 1;
};

/** The events that led to a stand, in order. */
export const stepsTo = <K extends Kind>(table: Table<K>, stand: StandIn<K>): readonly Step<K>[] =>
  table.steps.slice(0, eventsTo(table, stand) ?? 0);

/** The event before the one that led to a stand. */
export const stepBefore = <K extends Kind>(table: Table<K>, stand: StandIn<K>): Step<K> | undefined =>
  table.steps[(eventsTo(table, stand) ?? 0) - 2];

/** Where the game stood before the event that led to a stand. */
export function standBefore<K extends Kind>(table: Table<K>, stand: StandIn<K>): StandIn<K> | undefined {
  const led = eventsTo(table, stand) ?? 0;
  return led === 0 ? undefined : (stepBefore(table, stand)?.stand ?? table.start);
}

/** The event that followed a stand. */
export function stepAfter<K extends Kind>(table: Table<K>, stand: StandIn<K>): Step<K> | undefined {
  const led = eventsTo(table, stand);
  return led === undefined ? undefined : table.steps[led];
}

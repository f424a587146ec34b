import { computed, signal } from '@preact/signals';

/** A table whose last entries could not be saved. */
export interface Unsaved {
  /** The store that it waits for. */
  readonly store: object;
  readonly entries: number;
  retry(): void;
}

const tables = signal<ReadonlyMap<object, Unsaved>>(new Map());
const closed = new WeakSet<object>();

/** Notes what a table could not save so far; nothing to note takes it off the list. */
export function noteUnsaved(table: object, unsaved: Unsaved | undefined): void {
  if (unsaved?.entries === tables.peek().get(table)?.entries || (unsaved !== undefined && closed.has(unsaved.store))) return;
  const next = new Map(tables.peek());
  if (unsaved === undefined) next.delete(table);
  else next.set(table, unsaved);
  tables.value = next;
}

/** A store that is closed takes nothing more. */
export function forgetUnsaved(store: object): void {
  closed.add(store);
  tables.value = new Map([...tables.peek()].filter(([, unsaved]) => unsaved.store !== store));
}

/** How many entries wait in the memory of this page for a disk that takes them. */
export const unsavedEntries = computed(() => [...tables.value.values()].reduce((sum, { entries }) => sum + entries, 0));

export function retryUnsaved(): void {
  for (const { retry } of tables.peek().values()) retry();
}

import { computed, signal } from '@preact/signals';

/** A table whose last entries could not be saved. */
export interface UnsavedTable {
  /** The store that it waits for. */
  readonly store: object;
  readonly entries: number;
  retry(): void;
}

const unsavedTables = signal<ReadonlyMap<object, UnsavedTable>>(new Map());
const closedStores = new WeakSet<object>();

/** Notes what a table could not save so far; nothing to note takes it off the list. */
export function noteUnsaved(table: object, unsaved: UnsavedTable | undefined): void {
  if (unsaved?.entries === unsavedTables.peek().get(table)?.entries || (unsaved !== undefined && closedStores.has(unsaved.store))) return;
  const next = new Map(unsavedTables.peek());
  if (unsaved === undefined) next.delete(table);
  else next.set(table, unsaved);
  unsavedTables.value = next;
}

/** A store that is closed takes nothing more. */
export function forgetUnsaved(store: object): void {
  closedStores.add(store);
  unsavedTables.value = new Map([...unsavedTables.peek()].filter(([, unsaved]) => unsaved.store !== store));
}

/** How many entries wait in the memory of this page for a disk that takes them. */
export const unsavedEntryCount = computed(() => [...unsavedTables.value.values()].reduce((sum, { entries }) => sum + entries, 0));

export function retryUnsaved(): void {
  for (const { retry } of unsavedTables.peek().values()) retry();
}

import { isInputError } from '#session/formats/input-error';
import type { Game } from '#session/game';
import { append, isTable, openTable, type Table } from '#session/log/table';
import type { GuestState } from './guest';

/** The log as the host has told it; nothing where its set-up makes no sense here. What `before` has replayed is kept. */
export function confirmedTable(game: Game, { game: shared, entries }: GuestState, before?: Table): Table | undefined {
  if (shared === undefined) return undefined;
  if (before?.entries === entries) return before;
  const { players, setup } = shared;
  const table = openTable(game, before?.header ?? { players, setup }, entries, before);
  return isInputError(table) ? undefined : table;
}

/** The game as it is shown: what was entered on this phone stands at once, as far as the rules allow it there. */
export function shownTable(confirmed: Table, { pending }: Pick<GuestState, 'pending'>, now: number): Table {
  let table = confirmed;
  for (const { event } of pending) {
    const next = append(table, { kind: 'happened', event }, now);
    if (isTable(next)) table = next;
  }
  return table;
}

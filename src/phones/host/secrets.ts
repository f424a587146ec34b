import type { EventBase, PlayerId } from '#law/game';
import type { GameState } from '#machines/flow';
import { isInputError } from '#session/formats/input-error';
import type { Entry } from '#session/log/effective-log';
import { openTable, stateOf, type Table } from '#session/log/table';

/** Whom a part of the log is for: the player of a seat, or nobody who plays. */
export type Viewer = PlayerId | undefined;

/** What of a log a phone may have: so many entries; the others are held back, and these players have laid something face down. */
interface VisibleLog {
  readonly count: number;
  readonly laid: readonly PlayerId[];
}

/** The log of a game that grows, cut off for each viewer before the first entry that is hidden from them. */
export interface SecretLog {
  /** Of the first `saved` entries; what a viewer has already seen, the first `seen`, is never hidden again. */
  visibleTo(viewer: Viewer, table: Table, saved: number, seen: number): VisibleLog;
}

/** The events that an entry tells, each with the place in the log that it is about. */
function eventsIn(entry: Entry, index: number): readonly { readonly entry: number; readonly event: EventBase }[] {
  switch (entry.kind) {
    case 'happened':
      return [{ entry: index, event: entry.event }];
    case 'amend':
      return [entry];
    case 'correct':
      return entry.events ?? [];
    default:
      return [];
  }
}

export function createSecretLog(): SecretLog {
  let replayed: Table | undefined;
  /** Where the game stood before each entry, whether or not it still counts, and after the last one. */
  let states: GameState[] = [];

  const replay = ({ game, header, entries }: Table, count: number): Table | undefined => {
    const table = openTable(game, header, entries.slice(0, count), replayed);
    if (isInputError(table)) return undefined;
    states.push(stateOf(table));
    return table;
  };

  /** The table as it was when the last of the first `saved` entries was added. */
  const follow = (table: Table, saved: number): Table | undefined => {
    const known = replayed?.entries ?? [];
    if (known.length > saved || !known.every((entry, index) => entry === table.entries[index])) {
      replayed = undefined;
      states = [];
    }
    replayed ??= replay(table, 0);
    for (let count = states.length; replayed !== undefined && count <= saved; count += 1) replayed = replay(table, count);
    return replayed;
  };

  return {
    visibleTo(viewer, table, saved, seen) {
      const { law } = table.game;
      if (law.isHiddenFrom === undefined) return { count: saved, laid: [] };
      const savedTable = follow(table, saved);
      if (savedTable === undefined) return { count: Math.min(seen, saved), laid: [] };
      const now = stateOf(savedTable);
      const isHidden = (event: EventBase, entry: number): boolean => law.isHiddenFrom?.(event, viewer, states[entry] ?? now, now) === true;
      const isOpen = (entry: Entry, index: number): boolean =>
        eventsIn(entry, index).every((told) => !isHidden(told.event, Math.min(told.entry, index)));
      let count = Math.min(seen, saved);
      for (let entry = table.entries[count]; count < saved && entry !== undefined && isOpen(entry, count); entry = table.entries[count])
        count += 1;
      const laid = savedTable.steps.flatMap(({ event, entry }) => (event.by !== undefined && isHidden(event, entry) ? [event.by] : []));
      return { count, laid: [...new Set(laid)] };
    },
  };
}

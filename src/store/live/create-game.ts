import type { EventBase } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import type { Game } from '#session/game';
import { append, isTable, openTable, type Refusal, type Table } from '#session/log/table';
import { isResultOnly, type StoredGame } from '../records/record-types';
import type { GameStart, Store } from '../store';
import { resultOf, summaryOf } from './summary';

/** A stored game laid out again; nothing where it has no log, or its log or set-up cannot be read. */
export async function openStoredGame(store: Pick<Store, 'entries'>, game: Game, storedGame: StoredGame): Promise<Table | undefined> {
  if (isResultOnly(storedGame)) return undefined;
  const { players, setup } = storedGame;
  // Another tab may have written in between: what the info does not count yet will be announced.
  const entries = (await store.entries(storedGame.id)).slice(0, storedGame.entries);
  if (entries.length < storedGame.entries) return undefined;
  const table = openTable(game, { players, setup }, entries);
  return isInputError(table) ? undefined : table;
}

export type CreatedGame = { readonly game: StoredGame } | Refusal;

/** Another game that ends where this one begins, as it then is: its last entry says so. */
export interface PrecedingGame {
  readonly id: string;
  readonly table: Table;
}

/** Begins a game with the events that are already down, all of it or nothing. */
export async function createGame(
  store: Pick<Store, 'createGame'>,
  game: Game,
  start: GameStart,
  events: readonly EventBase[] = [],
  preceding?: PrecedingGame,
): Promise<CreatedGame> {
  let table: Table | Refusal = openTable(game, start);
  for (const event of events) {
    if (!isTable(table)) return table;
    table = append(table, { kind: 'happened', event }, Date.now());
  }
  if (!isTable(table)) return table;
  // The choice of every agreement is written down: a default of another day does not change it.
  const setup = { ...start.setup, agreements: table.setup.agreements };
  return {
    game: await store.createGame({ ...start, setup }, savedLogOf(table), preceding && { id: preceding.id, ...savedLogOf(preceding.table) }),
  };
}

/** What the disk keeps of a table. */
const savedLogOf = (table: Table) => ({ entries: table.entries, summary: summaryOf(table), result: resultOf(table) });

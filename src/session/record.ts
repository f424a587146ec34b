import * as v from 'valibot';
import { entry } from './entry';
import { players, setup } from './header';
import { type Entry, effective, type Header } from './log';
import { read, wholeNumber } from './schema';
import type { Table } from './table';
import { TRANSCRIPT } from './transcript';
import { isTrouble, type Trouble } from './trouble';
import { RULES_VERSION } from './version';

export const RECORD = 'regent-game/1';

/** A game as it is kept: how it began, the rules it was played by, and every entry of its log. */
export interface GameRecord extends Header {
  readonly format: typeof RECORD;
  readonly game: string;
  readonly rules: number;
  readonly entries: readonly Entry[];
}

const record = v.strictObject({
  format: v.literal(RECORD),
  game: v.string(),
  rules: v.pipe(wholeNumber, v.minValue(1)),
  players,
  setup,
  entries: v.array(entry),
});

export function recordOf(game: string, { header, entries }: Pick<Table, 'header' | 'entries'>): GameRecord {
  return { format: RECORD, game, rules: RULES_VERSION, ...header, entries };
}

/** Reads a kept game; whether its events fit the game is seen when it is replayed. */
export function readRecord(value: unknown): GameRecord | Trouble {
  const found = read(record, value);
  return isTrouble(found) ? found : found.value;
}

/** What a game amounts to, for the referee and for other people: undone and struck events are left out, and what no transcript tells of a set-up. */
export function transcriptOf({ game, players, setup, entries }: GameRecord, untold: readonly string[] = []): object {
  const now = effective({ players, setup }, entries);
  const seats = now.header.players.map(({ id, name }) => ({ id, name }));
  const told = Object.fromEntries(Object.entries(now.header.setup).filter(([field]) => !untold.includes(field)));
  return { format: TRANSCRIPT, game, setup: told, players: seats, events: now.events.map(({ event }) => event) };
}

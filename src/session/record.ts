import * as v from 'valibot';
import { type Entry, effective, type Header } from './log';
import { nameIn } from './name';
import { entriesOf, isObject, object, playerId, read, wholeNumber } from './schema';
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

/** Who plays, as a header has it. */
export const players = v.array(
  v.pipe(
    v.strictObject({ id: playerId, name: v.string() }),
    v.transform(({ id, name }) => ({ id, name: nameIn(name) || id })),
  ),
);
/** Deeper than any set-up or event: replaying would not come back from it. */
const DEPTH = 20;
const isShallow = (value: unknown, left = DEPTH): boolean =>
  typeof value !== 'object' || value === null || (left > 0 && Object.values(value).every((each) => isShallow(each, left - 1)));

const shallow = v.pipe(
  v.unknown(),
  v.check((value) => isShallow(value)),
);
export const setup = v.pipe(
  object,
  v.check((value) => isShallow(value)),
);
const carried = { type: v.string(), by: v.optional(playerId), consent: v.optional(v.boolean()) };
const happening = v.lazy((input) => v.strictObject({ ...(isObject(input) ? entriesOf(input, shallow) : {}), ...carried }));
const place = v.pipe(wholeNumber, v.minValue(0));
const at = wholeNumber;

/** An entry of a log; whether its event fits the game is seen when it is replayed. */
export const entry = v.variant('kind', [
  v.strictObject({ kind: v.literal('happened'), at, event: happening }),
  v.strictObject({ kind: v.literal('undo'), at }),
  v.strictObject({ kind: v.literal('redo'), at }),
  v.strictObject({ kind: v.literal('amend'), at, entry: place, event: happening }),
  v.strictObject({ kind: v.literal('strike'), at, entry: place }),
  v.strictObject({ kind: v.literal('agree'), at, agreement: v.string(), choice: v.string() }),
  v.strictObject({ kind: v.literal('correct'), at, part: v.strictObject({ players: v.optional(players), setup: v.optional(setup) }) }),
  v.strictObject({ kind: v.literal('abandon'), at }),
]);

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

/** What a game amounts to, for the referee and for other people: undone and struck events are left out. */
export function transcriptOf({ game, players, setup, entries }: GameRecord): object {
  const now = effective({ players, setup }, entries);
  return { format: TRANSCRIPT, game, ...now.header, events: now.events.map(({ event }) => event) };
}

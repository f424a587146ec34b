import * as v from 'valibot';
import { type GameRecord, RECORD_FORMAT, readRecord, recordOf } from '#session/record';
import { isObject, object, parseValue, playerId, wholeNumber } from '#session/schema';
import type { Table } from '#session/table';
import { isInputError } from '#session/trouble';
import { RULES_VERSION } from '#session/version';
import type { StoredGame } from '#store/model';
import { type CodeTrouble, codesOf } from './codes';

const HANDED = 'regent-handover/1';

/** One game on its way from one device to another: its log, and what stands beside it. */
export interface Handed extends Pick<StoredGame, 'id' | 'startedAt' | 'played' | 'dated' | 'minutes' | 'note' | 'place' | 'result'> {
  readonly record: GameRecord;
}

const standing = v.strictObject({ player: playerId, rank: wholeNumber, points: wholeNumber });
const noted = v.pipe(v.string(), v.maxLength(2000));
const shape = v.strictObject({
  format: v.literal(HANDED),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  startedAt: wholeNumber,
  played: wholeNumber,
  dated: v.boolean(),
  minutes: v.optional(v.pipe(wholeNumber, v.minValue(0))),
  note: noted,
  place: noted,
  result: v.optional(v.strictObject({ rules: wholeNumber, standings: v.array(standing) })),
  record: object,
});

/** More than the longest game takes, and less than a phone minds. */
const MOST_BYTES = 8_000_000;

/** All that comes out of a stream, or nothing where it breaks or does not end. */
async function drained(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let [text, length] = ['', 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MOST_BYTES) return undefined;
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function deflated(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const inflated = (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> =>
  drained(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));

/** The log with the time since the entry before in place of the hour: a third of the codes. */
function shortened(record: GameRecord): object {
  return { ...record, entries: record.entries.map((entry, index) => ({ ...entry, at: entry.at - (record.entries[index - 1]?.at ?? 0) })) };
}

function lengthened(record: Readonly<Record<string, unknown>>): object {
  if (!Array.isArray(record.entries)) return record;
  let at = 0;
  const entries = record.entries.map((entry: unknown) => {
    if (!isObject(entry) || typeof entry.at !== 'number') return entry;
    at += entry.at;
    return { ...entry, at };
  });
  return { ...record, entries };
}

/** A game as it is handed over from here. */
export function handedOf({ id, game, startedAt, played, dated, minutes, note, place, result, rules }: StoredGame, table: Table): Handed {
  return { id, startedAt, played, dated, minutes, note, place, result, record: { ...recordOf(game, table), rules } };
}

/** The codes of a game. */
export async function packed({ record, result, ...beside }: Handed): Promise<readonly string[]> {
  const told = { format: HANDED, ...beside, ...(result === undefined ? {} : { result }), record: shortened(record) };
  return codesOf(await deflated(JSON.stringify(told)));
}

/** "regent-handover/2" to who knows only the first. */
const isNewer = (format: unknown, known: string): boolean => {
  const [kind, version] = known.split('/');
  const [found, number] = typeof format === 'string' ? format.split('/') : [];
  return found === kind && Number(number) > Number(version);
};

/** The game that codes carried. Whether its set-up and events make sense is seen when it is laid out. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Handed | CodeTrouble> {
  const value = parsed((await inflated(bytes)) ?? '');
  if (!isObject(value)) return 'damaged';
  if (isNewer(value.format, HANDED)) return 'newer';
  if (isObject(value.record) && isNewer(value.record.format, RECORD_FORMAT)) return 'newer';
  const found = parseValue(shape, value);
  if (isInputError(found)) return 'damaged';
  const { format: _, record: raw, result, ...beside } = found.value;
  const record = readRecord(lengthened(raw));
  if (isInputError(record)) return 'damaged';
  return record.rules > RULES_VERSION ? 'newer' : { ...beside, result, record };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

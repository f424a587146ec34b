import * as v from 'valibot';
import { type GameRecord, RECORD_FORMAT, readRecord, recordOf } from '#session/formats/game-record';
import { isInputError } from '#session/formats/input-error';
import { isObject, object, parseValue, playerId, wholeNumber } from '#session/formats/schema';
import type { Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import type { StoredGame } from '#store/records/record-types';
import { type CodeError, encodeCodes } from './code-set';

const HANDOVER_FORMAT = 'regent-handover/1';

/** One game on its way from one device to another: its log, and what stands beside it. */
export interface HandoverGame extends Pick<StoredGame, 'id' | 'startedAt' | 'played' | 'dated' | 'minutes' | 'note' | 'place' | 'result'> {
  readonly record: GameRecord;
}

const standingSchema = v.strictObject({ player: playerId, rank: wholeNumber, points: wholeNumber });
const noteSchema = v.pipe(v.string(), v.maxLength(2000));
const handoverSchema = v.strictObject({
  format: v.literal(HANDOVER_FORMAT),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)),
  startedAt: wholeNumber,
  played: wholeNumber,
  dated: v.boolean(),
  minutes: v.optional(v.pipe(wholeNumber, v.minValue(0))),
  note: noteSchema,
  place: noteSchema,
  result: v.optional(v.strictObject({ rules: wholeNumber, standings: v.array(standingSchema) })),
  record: object,
});

/** More than the longest game takes, and less than a phone minds. */
const MAX_BYTES = 8_000_000;

/** All that comes out of a stream, or nothing where it breaks or does not end. */
async function readText(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let [text, length] = ['', 0];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > MAX_BYTES) return undefined;
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return undefined;
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const inflate = (bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> =>
  readText(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));

/** The log with the time since the entry before in place of the hour: a third of the codes. */
function deltaEncodeTimes(record: GameRecord): object {
  return { ...record, entries: record.entries.map((entry, index) => ({ ...entry, at: entry.at - (record.entries[index - 1]?.at ?? 0) })) };
}

function deltaDecodeTimes(record: Readonly<Record<string, unknown>>): object {
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
export function createHandoverGame(
  { id, game, startedAt, played, dated, minutes, note, place, result, rules }: StoredGame,
  table: Table,
): HandoverGame {
  return { id, startedAt, played, dated, minutes, note, place, result, record: { ...recordOf(game, table), rules } };
}

/** The codes of a game. */
export async function encodeHandover({ record, result, ...metadata }: HandoverGame): Promise<readonly string[]> {
  const payload = { format: HANDOVER_FORMAT, ...metadata, ...(result === undefined ? {} : { result }), record: deltaEncodeTimes(record) };
  return encodeCodes(await deflate(JSON.stringify(payload)));
}

/** "regent-handover/2" to who knows only the first. */
const isNewer = (format: unknown, known: string): boolean => {
  const [kind, version] = known.split('/');
  const [foundKind, number] = typeof format === 'string' ? format.split('/') : [];
  return foundKind === kind && Number(number) > Number(version);
};

/** The game that codes carried. Whether its set-up and events make sense is seen when it is laid out. */
export async function decodeHandover(bytes: Uint8Array<ArrayBuffer>): Promise<HandoverGame | CodeError> {
  const value = parseJson((await inflate(bytes)) ?? '');
  if (!isObject(value)) return 'damaged';
  if (isNewer(value.format, HANDOVER_FORMAT)) return 'newer';
  if (isObject(value.record) && isNewer(value.record.format, RECORD_FORMAT)) return 'newer';
  const parsed = parseValue(handoverSchema, value);
  if (isInputError(parsed)) return 'damaged';
  const { format: _, record: raw, result, ...metadata } = parsed.value;
  const record = readRecord(deltaDecodeTimes(raw));
  if (isInputError(record)) return 'damaged';
  return record.rules > RULES_VERSION ? 'newer' : { ...metadata, result, record };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

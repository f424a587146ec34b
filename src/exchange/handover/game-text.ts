import { type GameRecord, RECORD_FORMAT, readRecord, recordOf, transcriptOf } from '#session/formats/game-record';
import { isInputError } from '#session/formats/input-error';
import { isObject } from '#session/formats/schema';
import { TRANSCRIPT_FORMAT } from '#session/formats/transcript';
import { judgeTranscript } from '#session/formats/verdict';
import type { Game } from '#session/game';
import { append, isTable, openTable, type Refusal, type Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import type { Language } from '#text/language';
import type { HandoverGame } from './handover-codec';

/** A game as a transcript, for people and for the referee's command; with its whole log where something was agreed on the way, which no transcript can say. */
export function formatTranscript(game: string, table: Table): string {
  const record = recordOf(game, table);
  return JSON.stringify(
    table.effective.lateAgreements.length === 0 ? transcriptOf(record, table.game.privateSetupFields) : record,
    undefined,
    2,
  );
}

/** Why a text is not taken in: nothing that Regent knows, a field that makes no sense, or an event that the rules forbid. */
export type GameTextError =
  | { readonly why: 'no-game' | 'unreadable' }
  | { readonly why: 'field'; readonly path: string; readonly message: string }
  | { readonly why: 'refused'; readonly event: number; readonly because: string };

/** What a text is about before anything of it is judged: none where it is no game of Regent's. */
export function parseGameText(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) && (value.format === TRANSCRIPT_FORMAT || value.format === RECORD_FORMAT) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The same transcript is the same game, however often it is taken in. */
async function hashId(source: object): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(source)));
  return [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const wrapRecord = (id: string, record: GameRecord, now: number): HandoverGame => ({
  id,
  startedAt: record.entries[0]?.at ?? now,
  played: record.entries.at(-1)?.at ?? now,
  dated: false,
  note: '',
  place: '',
  result: undefined,
  record,
});

/** The log of a transcript that the referee accepts, as the table would have entered it. */
function replayRecord(game: Game, { players, setup, entries }: GameRecord): Table | undefined {
  let table: Table | Refusal = openTable(game, { players, setup });
  for (const entry of entries) {
    if (!isTable(table)) return undefined;
    table = append(table, entry, entry.at);
  }
  return isTable(table) ? table : undefined;
}

/** A transcript, judged first from its first event to its last; or a copied game, with all of its log. */
export async function readGameText(
  source: Readonly<Record<string, unknown>>,
  id: string,
  game: Game,
  language: Language,
  now: number,
): Promise<HandoverGame | GameTextError> {
  if (source.format === RECORD_FORMAT) {
    const record = readRecord(source);
    return isInputError(record) ? { why: 'unreadable' } : wrapRecord(await hashId(source), record, now);
  }
  const verdict = judgeTranscript(new Map([[id, game]]), source, language);
  if ('error' in verdict) return { why: 'field', ...verdict.error };
  if (verdict.refused !== null) return { why: 'refused', event: verdict.refused.index + 1, because: verdict.refused.because };
  const record = readRecord({
    format: RECORD_FORMAT,
    game: id,
    rules: RULES_VERSION,
    players: source.players,
    setup: source.setup,
    entries: Array.isArray(source.events) ? source.events.map((event: unknown) => ({ kind: 'happened', event, at: now })) : [],
  });
  if (isInputError(record)) return { why: 'unreadable' };
  const table = replayRecord(game, record);
  if (table === undefined) return { why: 'unreadable' };
  // The choice of every agreement is written down: a default of another day does not change it.
  const setup = { ...record.setup, agreements: table.setup.agreements };
  return wrapRecord(await hashId(source), { ...recordOf(id, table), setup }, now);
}

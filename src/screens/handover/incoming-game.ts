import type { GameScreens } from '#contract/screens';
import { type CollectedCodes, decodeCodes } from '#exchange/handover/code-set';
import { parseGameText, readGameText } from '#exchange/handover/game-text';
import { decodeHandover, type HandoverGame } from '#exchange/handover/handover-codec';
import { compareWithStored, findNamesakes, type IncomingStatus, openReceivedTable } from '#exchange/handover/receive-game';
import { manifestOf, manifests } from '#registry';
import { createPlayerId } from '#screens/new-game/people/player-id';
import { language, store } from '#screens/state/app-state';
import { TRANSCRIPT_FORMAT } from '#session/formats/transcript';
import type { Table } from '#session/log/table';
import type { HandoverText } from '#text/handover/en';
import { handoverText } from './handover-text';

/** Why nothing came of a code or a picture. */
export type HandoverError = keyof HandoverText['error'];

/** A game that was read, with all that is to be said of it before anything is kept. */
export interface IncomingGame {
  readonly received: HandoverGame;
  readonly table: Table;
  readonly screens: GameScreens;
  readonly status: IncomingStatus;
  /** Who is known here by the same name. */
  readonly namesakes: readonly string[];
}

/** A game that came, laid out and compared with what is here. */
async function prepareIncoming(received: HandoverGame): Promise<IncomingGame | HandoverError> {
  const manifest = manifestOf(received.record.game);
  const from = store.value;
  if (manifest === undefined || from === undefined) return 'unknown';
  const [game, screens, players] = await Promise.all([manifest.game(), manifest.screens(), from.players()]);
  const table = openReceivedTable(game, received);
  if (table === undefined) return 'unreadable';
  const known = [...findNamesakes(table.effective.header.players, players).values()].map(({ name }) => name);
  return { received, table, screens, status: await compareWithStored(from, received), namesakes: known };
}

/** What a whole set of codes holds. */
export async function readCodes(collected: CollectedCodes): Promise<IncomingGame | HandoverError> {
  const bytes = await decodeCodes(collected);
  const received = typeof bytes === 'string' ? bytes : await decodeHandover(bytes);
  return typeof received === 'string' ? received : prepareIncoming(received);
}

/** Who is called so here; somebody new where nobody is. */
async function createPlayerLookup(): Promise<(name: string) => string> {
  const players = (await store.value?.players()) ?? [];
  const made = new Map<string, string>();
  return (name) => {
    const here = players.find((each) => each.mergedInto === undefined && each.name.toLowerCase() === name.toLowerCase());
    const id = here?.id ?? made.get(name) ?? createPlayerId(name);
    made.set(name, id);
    return id;
  };
}

/** A game in a notation of its own, as a transcript; the word that no game can read, or nothing where it is no notation. */
async function parseNotation(text: string): Promise<Readonly<Record<string, unknown>> | { readonly unreadWord: string } | undefined> {
  const idOf = await createPlayerLookup();
  for (const { id, notation } of manifests()) {
    const transcript = (await notation?.())?.parse(text, idOf);
    if (transcript !== undefined) return 'unreadWord' in transcript ? transcript : { format: TRANSCRIPT_FORMAT, game: id, ...transcript };
  }
  return undefined;
}

const isUnread = (transcript: object): transcript is { readonly unreadWord: string } =>
  'unreadWord' in transcript && typeof transcript.unreadWord === 'string';

/** What a text holds, or a sentence that says why it holds nothing. */
export async function readText(source: string): Promise<IncomingGame | string> {
  const text = handoverText.value;
  const transcript = parseGameText(source) ?? (await parseNotation(source));
  if (transcript === undefined) return text.error['no-game'];
  if (isUnread(transcript)) return text.text.word(transcript.unreadWord);
  const manifest = typeof transcript.game === 'string' ? manifestOf(transcript.game) : undefined;
  if (manifest === undefined) return text.error.unknown;
  const received = await readGameText(transcript, manifest.id, await manifest.game(), language.value, Date.now());
  if (!('why' in received)) {
    const read = await prepareIncoming(received);
    return typeof read === 'string' ? text.error[read] : read;
  }
  if (received.why === 'field') return text.text.field(received.path, received.message);
  return received.why === 'refused' ? text.text.refused(received.event, received.because) : text.error[received.why];
}

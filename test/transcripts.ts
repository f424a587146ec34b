import { loadGames, manifests } from '#registry';
import { judgeTranscript, type UnreadableVerdict, type Verdict } from '#session/formats/verdict';
import type { Game, Games, Player } from '#session/game';
import type { Language } from '#text/language';

export const games: Games = await loadGames();
export const GAME_IDS: readonly string[] = manifests().map(({ id }) => id);

export function gameOf(id: string): Game {
  const game = games.get(id);
  if (game === undefined) throw new Error(id);
  return game;
}

/** A table of people by their ids: "ana" is Ana. */
export const people = (...ids: readonly string[]): readonly Player[] =>
  ids.map((id) => ({ id, name: `${id.charAt(0).toUpperCase()}${id.slice(1)}` }));

/** A sentence as it is typed: its spaces may break. */
export const withPlainSpaces = (sentence: string): string => sentence.replaceAll('\u00a0', ' ');

export interface TranscriptParts {
  readonly players: readonly Player[];
  readonly setup: object;
  readonly events: readonly object[];
}

export function verdictOrError(id: string, transcript: TranscriptParts, language: Language = 'en'): Verdict | UnreadableVerdict {
  return judgeTranscript(games, { format: 'regent-transcript/1', game: id, ...transcript }, language);
}

/** The verdict on a transcript that can be read. */
export function verdict(id: string, transcript: TranscriptParts, language: Language = 'en'): Verdict {
  const outcome = verdictOrError(id, transcript, language);
  if ('error' in outcome) throw new Error(`${outcome.error.path}: ${outcome.error.message}`);
  return outcome;
}

/** The path of the error in a transcript that cannot be read. */
export function errorPath(id: string, transcript: TranscriptParts): string | undefined {
  const outcome = verdictOrError(id, transcript);
  return 'error' in outcome ? outcome.error.path : undefined;
}

export type { Game };

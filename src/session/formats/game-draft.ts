import * as v from 'valibot';
import type { Game, Player } from '../game';
import type { Header } from '../log/effective-log';
import { type InputError, isInputError, prefixPath } from './input-error';
import { object, parseValue, playerId } from './schema';

/** How a table plays: every move is ruled, only what scores is entered, or the final board is read from a photo. */
const PLAY_MODES = ['referee', 'scores', 'photo'] as const;
export type PlayMode = (typeof PLAY_MODES)[number];

/** A new game while it is set up. */
export interface GameDraft {
  readonly players: readonly Player[];
  readonly first: string | undefined;
  readonly setup: Header['setup'];
  /** The group whose habits it follows. */
  readonly group?: string | undefined;
  /** As it was chosen for this game; what its set-up says of it until then. */
  readonly playMode?: PlayMode | undefined;
}

const draftSchema = v.strictObject({
  players: v.array(v.strictObject({ id: playerId, name: v.string() })),
  first: v.optional(playerId),
  setup: object,
  group: v.optional(v.string()),
  playMode: v.optional(v.picklist(PLAY_MODES)),
});

/** Reads a set-up in the making; given the game, its parts too. */
export function parseDraft(value: unknown, game?: Pick<Game, 'schemas'>): GameDraft | InputError {
  const draft = parseValue(draftSchema, value);
  if (isInputError(draft)) return draft;
  const setup = game === undefined ? undefined : parseValue(game.schemas.draft, draft.value.setup);
  return setup !== undefined && isInputError(setup) ? prefixPath(['setup'], setup) : { first: undefined, ...draft.value };
}

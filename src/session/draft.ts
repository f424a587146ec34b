import * as v from 'valibot';
import type { Game, Player } from './game';
import type { Header } from './log';
import { object, playerId, read } from './schema';
import { isTrouble, type Trouble, under } from './trouble';

/** A new game while it is set up. */
export interface Draft {
  readonly players: readonly Player[];
  readonly first: string | undefined;
  readonly setup: Header['setup'];
  /** The group whose habits it follows. */
  readonly group?: string | undefined;
}

const shape = v.strictObject({
  players: v.array(v.strictObject({ id: playerId, name: v.string() })),
  first: v.optional(playerId),
  setup: object,
  group: v.optional(v.string()),
});

/** Reads a set-up in the making; given the game, its parts too. */
export function draftIn(value: unknown, game?: Pick<Game, 'schemas'>): Draft | Trouble {
  const draft = read(shape, value);
  if (isTrouble(draft)) return draft;
  const setup = game === undefined ? undefined : read(game.schemas.draft, draft.value.setup);
  return setup !== undefined && isTrouble(setup) ? under(['setup'], setup) : { first: undefined, ...draft.value };
}

import type { Game, GameTypes, Player } from '../game';
import { type InputError, inputError, isInputError, prefixPath } from './input-error';
import { parseValue } from './schema';

/** The set-up the law plays by; paths begin at `players` or `setup`. */
export function readSetup<K extends GameTypes>(game: Game<K>, players: readonly Player[], raw: unknown): K['setup'] | InputError {
  const { least, most } = game.law.seats;
  const ids = players.map(({ id }) => id);
  const seen = new Set<string>();
  const repeated = ids.findIndex((id) => seen.size === seen.add(id).size);
  if (repeated >= 0) return inputError(['players', repeated, 'id'], 'player-twice', { id: ids[repeated] ?? '' });
  if (ids.length < least || ids.length > most) return inputError(['players'], 'player-count', { found: ids.length, least, most });
  const shape = parseValue(game.schemas.setup, raw);
  if (isInputError(shape)) return prefixPath(['setup'], shape);
  const setup = game.prepareSetup(shape.value, ids);
  return isInputError(setup) ? prefixPath(['setup'], setup) : setup;
}

/** One event; paths begin at the event. */
export function readEvent<K extends GameTypes>(
  game: Game<K>,
  setup: K['setup'],
  raw: unknown,
): { readonly value: K['event'] } | InputError {
  const event = parseValue(game.schemas.event, raw);
  if (isInputError(event)) return event;
  const { by } = event.value;
  if (by !== undefined && !setup.players.includes(by)) return inputError(['by'], 'unknown-player', { id: by });
  return game.eventError(setup, event.value) ?? event;
}

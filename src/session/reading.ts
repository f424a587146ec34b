import type { Game, Kind, Player } from './game';
import { read } from './schema';
import { isTrouble, type Trouble, trouble, under } from './trouble';

/** The set-up the law plays by; paths begin at `players` or `setup`. */
export function readSetup<K extends Kind>(game: Game<K>, players: readonly Player[], raw: unknown): K['setup'] | Trouble {
  const { least, most } = game.law.seats;
  const ids = players.map(({ id }) => id);
  const seen = new Set<string>();
  const twice = ids.findIndex((id) => seen.size === seen.add(id).size);
  if (twice >= 0) return trouble(['players', twice, 'id'], 'player-twice', { id: ids[twice] ?? '' });
  if (ids.length < least || ids.length > most) return trouble(['players'], 'player-count', { found: ids.length, least, most });
  const shape = read(game.schemas.setup, raw);
  if (isTrouble(shape)) return under(['setup'], shape);
  const setup = game.prepare(shape.value, ids);
  return isTrouble(setup) ? under(['setup'], setup) : setup;
}

/** One event; paths begin at the event. */
export function readEvent<K extends Kind>(game: Game<K>, setup: K['setup'], raw: unknown): { readonly value: K['event'] } | Trouble {
  const event = read(game.schemas.event, raw);
  if (isTrouble(event)) return event;
  const { by } = event.value;
  if (by !== undefined && !setup.players.includes(by)) return trouble(['by'], 'unknown-player', { id: by });
  return game.eventTrouble(setup, event.value) ?? event;
}

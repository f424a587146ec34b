import type { PlayerId } from '#law/game';
import { isObject } from './formats/schema';
import type { Player } from './game';
import type { Header } from './log/effective-log';

/** Whose seat it is: who was found to have sat there, else whom it was laid for. */
export const personOf = ({ id, person }: Player): PlayerId => person ?? id;

/** The table once it is known who sat in a seat. */
export const seatPerson = (players: readonly Player[], seat: PlayerId, { id, name }: Pick<Player, 'id' | 'name'>): readonly Player[] =>
  players.map((player) => (player.id !== seat ? player : id === seat ? { id, name } : { id: seat, name, person: id }));

type Rename = (id: PlayerId) => PlayerId;

/** Whatever names a player, by another id; names among the values and among the keys. */
function renamePlayers(part: unknown, rename: Rename): unknown {
  if (typeof part === 'string') return rename(part);
  if (Array.isArray(part)) return part.map((item: unknown) => renamePlayers(item, rename));
  if (!isObject(part)) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [rename(key), renamePlayers(value, rename)]));
}

/** A table as it begins anew: each seat by the id of the person who has it. Where one person would sit twice, nothing changes. */
export function reseatByPerson({ players, setup }: Header, personIdOf: Rename = (id) => id): Header {
  const ids = new Map(players.map((player) => [player.id, personIdOf(personOf(player))]));
  if (new Set(ids.values()).size < players.length) return { players, setup };
  const rename = (id: PlayerId): PlayerId => ids.get(id) ?? id;
  return {
    players: players.map(({ id, name }) => ({ id: rename(id), name })),
    setup: Object.fromEntries(Object.entries(setup).map(([key, part]) => [key, renamePlayers(part, rename)])),
  };
}

import { playRandom } from './random-play';
import { createRandom } from './seeded-random';
import { verdictOrError } from './transcripts';

/** Ids that plain objects have as fields, or put in an order of their own. */
const ODD_IDS: readonly string[] = ['constructor', '7', 'length', '0', 'prototype', '10', 'valueof', 'name'];

type Names = ReadonlyMap<string, string>;

/** The same data about players with other ids. */
function renameIds(data: unknown, names: Names): unknown {
  if (typeof data === 'string') return names.get(data) ?? data;
  if (Array.isArray(data)) return data.map((each) => renameIds(each, names));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [names.get(key) ?? key, renameIds(value, names)]));
}

/** The verdicts on a random game at some of its events, as it was played and told of players with odd ids, both by those ids. */
export function judgeUnderOddIds(
  id: string,
  seats: number,
  seed: number,
  cap: number,
): readonly { readonly plain: unknown; readonly odd: unknown }[] {
  const { header, events } = playRandom(id, seats, seed, cap);
  const ids = createRandom(seed).shuffle(ODD_IDS);
  const names: Names = new Map(header.players.map((player, seat) => [player.id, ids[seat] ?? player.id]));
  const players = header.players.map((player) => ({ id: names.get(player.id) ?? player.id, name: player.name }));
  return [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const some = events.slice(0, Math.ceil(part * events.length));
    const plain = verdictOrError(id, { players: header.players, setup: header.setup, events: some });
    const odd = verdictOrError(id, {
      players,
      setup: Object(renameIds(header.setup, names)),
      events: Object(renameIds(some, names)),
    });
    return { plain: renameIds(plain, names), odd };
  });
}

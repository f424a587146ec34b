import type { StoredPlayer } from '#store/records/record-types';

/** Who is somebody else, who is yet somebody else, may come back to where it began: there the first by id stays who they are. */
export function breakMergeCycles(players: readonly StoredPlayer[]): readonly StoredPlayer[] {
  const into = new Map(players.map(({ id, mergedInto }) => [id, mergedInto]));
  return players.map((player) => {
    const cycle = [player.id];
    for (let next = into.get(player.id); next !== undefined && !cycle.includes(next); next = into.get(next)) cycle.push(next);
    const isCycle = into.get(cycle.at(-1) ?? player.id) === player.id;
    return isCycle && [...cycle].sort()[0] === player.id ? { ...player, mergedInto: undefined } : player;
  });
}

import type { StoredPlayer } from '#store/records/record-types';

/** Who is somebody else, who is yet somebody else, may come back to where it began: there the first by id stays who they are. */
export function breakMergeCycles(players: readonly StoredPlayer[]): readonly StoredPlayer[] {
  const mergeTargets = new Map(players.map(({ id, mergedInto }) => [id, mergedInto]));
  return players.map((player) => {
    const cycle = [player.id];
    for (let next = mergeTargets.get(player.id); next !== undefined && !cycle.includes(next); next = mergeTargets.get(next))
      cycle.push(next);
    const isCycle = mergeTargets.get(cycle.at(-1) ?? player.id) === player.id;
    return isCycle && [...cycle].sort()[0] === player.id ? { ...player, mergedInto: undefined } : player;
  });
}

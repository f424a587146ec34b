import type { StoredPlayer } from '#store/model';

/** Who is somebody else, who is yet somebody else, may come back to where it began: there the first by id stays who they are. */
export function withoutCircles(players: readonly StoredPlayer[]): readonly StoredPlayer[] {
  const into = new Map(players.map(({ id, mergedInto }) => [id, mergedInto]));
  return players.map((player) => {
    const circle = [player.id];
    for (let next = into.get(player.id); next !== undefined && !circle.includes(next); next = into.get(next)) circle.push(next);
    const returns = into.get(circle.at(-1) ?? player.id) === player.id;
    return returns && [...circle].sort()[0] === player.id ? { ...player, mergedInto: undefined } : player;
  });
}

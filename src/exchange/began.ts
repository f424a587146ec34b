import type { PlayerId } from '#law/game';
import { startingPlayer } from '#session/first';
import type { FindGame } from '#session/game';
import { effectiveLog } from '#session/log';
import { openTable } from '#session/table';
import { isInputError } from '#session/trouble';
import type { WholeGame } from '#store/contents';

/** Who began each game, by its id, where that is known. */
export async function findStartingPlayers(games: readonly WholeGame[], find: FindGame): Promise<ReadonlyMap<string, PlayerId>> {
  const startingPlayers = new Map<string, PlayerId>();
  for (const { game, entries } of games) {
    const rules = await find(game.game)?.game();
    const table = rules && openTable(rules, effectiveLog(game, entries).header);
    const first = table === undefined || isInputError(table) ? undefined : startingPlayer(table);
    if (first !== undefined) startingPlayers.set(game.id, first);
  }
  return startingPlayers;
}

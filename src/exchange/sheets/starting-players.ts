import type { PlayerId } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import type { FindGame } from '#session/game';
import { effectiveLog } from '#session/log/effective-log';
import { startingPlayer } from '#session/log/starting-player';
import { openTable } from '#session/log/table';
import type { GameWithLog } from '#store/records/contents';

/** Who began each game, by its id, where that is known. */
export async function findStartingPlayers(games: readonly GameWithLog[], find: FindGame): Promise<ReadonlyMap<string, PlayerId>> {
  const startingPlayers = new Map<string, PlayerId>();
  for (const { game, entries } of games) {
    const rules = await find(game.game)?.game();
    const table = rules && openTable(rules, effectiveLog(game, entries).header);
    const first = table === undefined || isInputError(table) ? undefined : startingPlayer(table);
    if (first !== undefined) startingPlayers.set(game.id, first);
  }
  return startingPlayers;
}

import type { PlayerId } from '#law/game';
import { firstOf } from '#session/first';
import type { FindGame } from '#session/game';
import { effective } from '#session/log';
import { openTable } from '#session/table';
import { isTrouble } from '#session/trouble';
import type { WholeGame } from '#store/contents';

/** Who began each game, by its id, where that is known. */
export async function beganIn(games: readonly WholeGame[], find: FindGame): Promise<ReadonlyMap<string, PlayerId>> {
  const began = new Map<string, PlayerId>();
  for (const { game, entries } of games) {
    const rules = await find(game.game)?.game();
    const table = rules && openTable(rules, effective(game, entries).header);
    const first = table === undefined || isTrouble(table) ? undefined : firstOf(table);
    if (first !== undefined) began.set(game.id, first);
  }
  return began;
}

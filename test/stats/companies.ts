import { type Companies, companies } from '#stats/companies';
import { newestFirst } from '#store/listed';
import type { ListedGame } from '#store/model';

/** Who played together in some games. */
export function companiesIn(games: readonly ListedGame[], unread = 0): Companies {
  const { add, end } = companies();
  for (const each of games.toSorted(newestFirst)) add(each);
  return end(unread);
}

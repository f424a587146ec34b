import type { GameId } from '#session/registry';
import type { StoredGroup } from '#store/model';
import { store } from './state';

/** From now on the group plays this game by these choices; what else is known of the group stays. */
export async function saveHabit({ id }: StoredGroup, game: GameId, agreements: Readonly<Record<string, string>>): Promise<void> {
  await store.value?.changeHabit(id, game, { agreements });
}

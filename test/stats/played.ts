import { manifestOf } from '#registry';
import { deriveFacts } from '#stats/derive';
import { isCounted, missingIn, type Played, playedOf } from '#stats/facts';
import type { Store } from '#store/database';
import { factsIn } from '#store/derived';
import { listAll } from '#store/listed';

/** All finished games with all that is known of them; what has not been derived yet is derived and kept. */
export async function allPlayed(store: Store, onMissing: (of: number) => void = () => undefined): Promise<readonly Played[]> {
  const games = [...(await store.work((database) => listAll(database.transaction(['games'])))).games.values()].toSorted(
    (a, b) => b.played - a.played,
  );
  const factsNow = async () => new Map((await factsIn(store)).map((each) => [each.id, each]));
  const missing = missingIn(games, await factsNow());
  onMissing(missing.length);
  await deriveFacts(store, manifestOf, missing, () => undefined);
  const facts = await factsNow();
  return games.filter(isCounted).map((game) => playedOf(game, facts, () => true));
}

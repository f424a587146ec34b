import * as v from 'valibot';
import type { Game } from '#session/game';
import type { Store } from '#store/database';
import type { StoredFacts, StoredGame } from '#store/model';
import { openStored } from '#store/stored';
import type { GameStats } from './counting';
import { FACTS_VERSION, type Facts, factsOf, factsSchema, fits, isCounted, NO_FACTS, type Played, playedOf } from './facts';

/** How many games are replayed between two looks at the screen. */
const PORTION = 20;

/** How statistics find a game's law and what it counts. */
export type FindCounted = (id: string) => { game(): Promise<Game>; stats(): Promise<GameStats> } | undefined;

/** A game that today's rules cannot replay to its end keeps its result and has no further facts. */
async function derive(store: Pick<Store, 'entries'>, find: FindCounted, info: StoredGame): Promise<Facts> {
  const known = find(info.game);
  if (known === undefined) return NO_FACTS;
  const [law, stats] = await Promise.all([known.game(), known.stats()]);
  const table = await openStored(store, law, info);
  return table === undefined || table.conflict !== undefined ? NO_FACTS : factsOf(stats, table);
}

/** All finished games with what is known of them; what has not been derived yet is derived and kept. */
export async function loadPlayed(
  store: Store,
  find: FindCounted,
  onProgress: (done: number, of: number) => void,
): Promise<readonly Played[]> {
  const games = (await store.games()).filter(isCounted);
  const kept = new Map((await store.facts()).map((each) => [each.id, each]));
  const missing = games.filter((game) => !fits(kept.get(game.id), game));
  for (let done = 0; done < missing.length; done += PORTION) {
    onProgress(done, missing.length);
    const fresh: StoredFacts[] = [];
    for (const game of missing.slice(done, done + PORTION))
      fresh.push({ id: game.id, entries: game.entries, version: FACTS_VERSION, facts: await derive(store, find, game) });
    for (const each of fresh) kept.set(each.id, each);
    // A full disk costs the time to derive them again, and nothing else.
    await store.saveFacts(fresh).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return games.map((game) => {
    const facts = kept.get(game.id)?.facts;
    return playedOf(game, v.is(factsSchema, facts) ? facts : NO_FACTS);
  });
}

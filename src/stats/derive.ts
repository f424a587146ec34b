import type { Game } from '#session/game';
import type { Entry } from '#session/log';
import { openJudged, openTable, type Table } from '#session/table';
import { isTrouble } from '#session/trouble';
import { RULES_VERSION } from '#session/version';
import type { Store } from '#store/database';
import { isResultOnly, type StoredFacts, type StoredGame } from '#store/model';
import { resultOf } from '#store/summary';
import type { GameStats } from './counting';
import { type Facts, factsOf, keptFacts, NO_FACTS } from './facts';

/** How many games are read and kept at a time. */
const PORTION = 20;

/** How statistics find a game's law and what it counts. */
export type FindCounted = (id: string) => { game(): Promise<Game>; stats(): Promise<GameStats> } | undefined;

type Source = Pick<Store, 'gamesOf' | 'entries' | 'saveFacts'>;

/** Whether all that counts in a log was accepted by today's rules; a table that stopped may have left a conflict. */
const isJudged = ({ result }: StoredGame, entries: readonly Entry[]): boolean =>
  result?.rules === RULES_VERSION && entries.every(({ kind }) => kind !== 'abandon');

/** Whether a log that nobody judged again came to the end that its record tells of. */
const isAsTold = (table: Table, { result }: StoredGame): boolean => JSON.stringify(resultOf(table)) === JSON.stringify(result);

function replayed(law: Game, info: StoredGame, entries: readonly Entry[]): Table | undefined {
  const { players, setup } = info;
  if (isResultOnly(info) || entries.length < info.entries) return undefined;
  const log = entries.slice(0, info.entries);
  const known = isJudged(info, log) ? openJudged(law, { players, setup }, log) : undefined;
  if (known !== undefined && !isTrouble(known) && isAsTold(known, info)) return known;
  const table = openTable(law, { players, setup }, log);
  return isTrouble(table) || table.conflict !== undefined ? undefined : table;
}

/** A game that today's rules cannot replay to its end keeps its result and has no further facts. */
async function derived(find: FindCounted, info: StoredGame, entries: readonly Entry[]): Promise<Facts> {
  const known = find(info.game);
  if (known === undefined) return NO_FACTS;
  const [law, stats] = await Promise.all([known.game(), known.stats()]);
  try {
    const table = replayed(law, info, entries);
    return table === undefined ? NO_FACTS : factsOf(stats, table);
  } catch {
    // Not a log that any table accepted, whatever its record says.
    return NO_FACTS;
  }
}

/** Derives what is missing, in this order, and keeps it portion by portion: who leaves in between goes on from there. */
export async function deriveFacts(
  store: Source,
  find: FindCounted,
  ids: readonly string[],
  onPortion: (facts: readonly StoredFacts[]) => void,
  isLeft: () => boolean = () => false,
): Promise<void> {
  for (let from = 0; from < ids.length && !isLeft(); from += PORTION) {
    const games = await store.gamesOf(ids.slice(from, from + PORTION));
    const logs = await Promise.all(games.map(({ id }) => store.entries(id)));
    const fresh: StoredFacts[] = [];
    for (const [index, game] of games.entries()) fresh.push(keptFacts(game, await derived(find, game, logs[index] ?? [])));
    // A full disk costs the time to derive them again, and nothing else.
    await store.saveFacts(fresh).catch(() => undefined);
    onPortion(fresh);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** What a game counts that has just ended at a table: nothing needs to be replayed for it. */
export async function keepFacts(store: Pick<Store, 'saveFacts'>, find: FindCounted, info: StoredGame, table: Table): Promise<void> {
  if (info.result === undefined || table.conflict !== undefined || table.entries.length !== info.entries) return;
  const stats = await find(info.game)?.stats();
  if (stats !== undefined) await store.saveFacts([keptFacts(info, factsOf(stats, table))]);
}

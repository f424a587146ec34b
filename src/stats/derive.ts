import type { Standing } from '#law/score';
import type { Game } from '#session/game';
import type { Entry } from '#session/log';
import { openJudged, openTable, standOf, type Table } from '#session/table';
import { isTrouble } from '#session/trouble';
import { RULES_VERSION } from '#session/version';
import type { Store } from '#store/database';
import { logsIn } from '#store/logs';
import { isResultOnly, type StoredFacts, type StoredGame } from '#store/model';
import type { GameStats } from './counting';
import { type Facts, factsOf, keptFacts, NO_FACTS } from './facts';

/** How many games are read and kept at a time. */
export const PORTION = 50;

/** How statistics find a game's law and what it counts. */
export type FindCounted = (id: string) => { game(): Promise<Game>; stats(): Promise<GameStats> } | undefined;

type Source = Pick<Store, 'gamesOf' | 'work' | 'saveFacts'>;

/** Whether all that counts in a log was accepted by today's rules; a table that stopped may have left a conflict. */
const isJudged = ({ result }: StoredGame, entries: readonly Entry[]): boolean =>
  result?.rules === RULES_VERSION && entries.every(({ kind }) => kind !== 'abandon');

/** Whether a log that nobody judged again came to the end that its record tells of. */
function isAsTold(table: Table, { result }: StoredGame): boolean {
  const { finished, position } = standOf(table);
  if (!finished || table.conflict !== undefined) return false;
  const [now, told] = [table.game.law.standings(position), result?.standings ?? []];
  const isAlike = (one: Standing, other: Standing | undefined): boolean =>
    one.player === other?.player && one.rank === other.rank && one.points === other.points;
  return now.length === told.length && now.every((each, index) => isAlike(each, told[index]));
}

function replayed(law: Game, info: StoredGame, entries: readonly Entry[]): Table | undefined {
  const { players, setup } = info;
  if (isResultOnly(info) || entries.length < info.entries) return undefined;
  const log = entries.slice(0, info.entries);
  const known = isJudged(info, log) ? openJudged(law, { players, setup }, log) : undefined;
  if (known !== undefined && !isTrouble(known) && isAsTold(known, info)) return known;
  const table = openTable(law, { players, setup }, log);
  return isTrouble(table) || table.conflict !== undefined ? undefined : table;
}

interface Counted {
  readonly law: Game;
  readonly stats: GameStats;
}

/** What is needed to count a kind of game, fetched once. */
function counting(find: FindCounted): (id: string) => Promise<Counted | undefined> {
  const fetched = new Map<string, Promise<Counted | undefined>>();
  const fetch = async (id: string): Promise<Counted | undefined> => {
    const known = find(id);
    return known && { law: await known.game(), stats: await known.stats() };
  };
  return (id) => {
    const found = fetched.get(id) ?? fetch(id);
    fetched.set(id, found);
    return found;
  };
}

/** A game that today's rules cannot replay to its end keeps its result and has no further facts. */
function derived(known: Counted | undefined, info: StoredGame, entries: readonly Entry[]): Facts {
  if (known === undefined) return NO_FACTS;
  try {
    const table = replayed(known.law, info, entries);
    return table === undefined ? NO_FACTS : factsOf(known.stats, table);
  } catch {
    // Not a log that any table accepted, whatever its record says.
    return NO_FACTS;
  }
}

/** Some games with their logs. */
async function portion(store: Source, ids: readonly string[]) {
  const games = await store.gamesOf(ids);
  const logs = await store.work((database) =>
    logsIn(
      database,
      games.map(({ id }) => id),
    ),
  );
  return games.map((game, index) => ({ game, entries: logs[index] ?? [] }));
}

/** Games whose facts have been derived, and of these facts what could not be kept. */
export interface Derived {
  readonly ids: readonly string[];
  readonly unkept: readonly StoredFacts[];
}

/**
 * Derives what is missing, in this order, and keeps it portion by portion: who leaves in between goes on from there. While
 * one portion is worked on, the disk brings the next.
 */
export async function deriveFacts(
  store: Source,
  find: FindCounted,
  ids: readonly string[],
  onPortion: (derived: Derived) => void,
  isLeft: () => boolean = () => false,
): Promise<void> {
  const countedOf = counting(find);
  let coming = portion(store, ids.slice(0, PORTION));
  for (let from = 0; from < ids.length && !isLeft(); from += PORTION) {
    const found = await coming;
    coming = portion(store, ids.slice(from + PORTION, from + 2 * PORTION));
    coming.catch(() => undefined);
    const fresh: StoredFacts[] = [];
    for (const { game, entries } of found) fresh.push(keptFacts(game, derived(await countedOf(game.game), game, entries)));
    // A full disk costs the time to derive them again, and nothing else.
    const unkept = await store.saveFacts(fresh).then(
      () => [],
      () => fresh,
    );
    onPortion({ ids: fresh.map(({ id }) => id), unkept });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

/** What a game counts that has just ended at a table: nothing needs to be replayed for it. */
export async function keepFacts(store: Pick<Store, 'saveFacts'>, find: FindCounted, info: StoredGame, table: Table): Promise<void> {
  if (info.result === undefined || table.conflict !== undefined || table.entries.length !== info.entries) return;
  const stats = await find(info.game)?.stats();
  if (stats !== undefined) await store.saveFacts([keptFacts(info, factsOf(stats, table))]);
}

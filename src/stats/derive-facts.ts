import type { Standing } from '#law/score';
import { isInputError } from '#session/formats/input-error';
import type { Game } from '#session/game';
import type { Entry } from '#session/log/effective-log';
import { startingPlayer } from '#session/log/starting-player';
import { openTable, openWithoutJudging, stateOf, type Table } from '#session/log/table';
import { RULES_VERSION } from '#session/rules-version';
import { readLogs } from '#store/records/game-logs';
import { rowOf } from '#store/records/game-rows';
import { playingMinutes } from '#store/records/playing-time';
import { type DerivedRow, isResultOnly, type ReplayFacts, type StoredGame } from '#store/records/record-types';
import type { Store } from '#store/store';
import { type Counts, FACTS_VERSION } from './finished-games';
import type { GameStats } from './game-stats';

/** Games per transaction. */
const BATCH_SIZE = 50;

/** How statistics find a game's law and what it counts. */
export type FindStats = (id: string) => { game(): Promise<Game>; stats(): Promise<GameStats> } | undefined;

type FactsStore = Pick<Store, 'gamesOf' | 'withDatabase' | 'saveFacts'>;

/** Whether all that counts in a log was accepted by today's rules; a table that stopped may have left a conflict. */
const isJudged = ({ result }: StoredGame, entries: readonly Entry[]): boolean =>
  result?.rules === RULES_VERSION && entries.every(({ kind }) => kind !== 'abandon');

/** Whether a log that nobody judged again came to the end that its record tells of. */
function hasRecordedResult(table: Table, { result }: StoredGame): boolean {
  const { isFinished, position } = stateOf(table);
  if (!isFinished || table.conflict !== undefined) return false;
  const [replayed, recorded] = [table.game.law.standings(position), result?.standings ?? []];
  const isAlike = (one: Standing, other: Standing | undefined): boolean =>
    one.player === other?.player && one.rank === other.rank && one.points === other.points;
  return replayed.length === recorded.length && replayed.every((each, index) => isAlike(each, recorded[index]));
}

function replay(law: Game, storedGame: StoredGame, entries: readonly Entry[]): Table | undefined {
  const { players, setup } = storedGame;
  if (isResultOnly(storedGame) || entries.length < storedGame.entries) return undefined;
  const log = entries.slice(0, storedGame.entries);
  const known = isJudged(storedGame, log) ? openWithoutJudging(law, { players, setup }, log) : undefined;
  if (known !== undefined && !isInputError(known) && hasRecordedResult(known, storedGame)) return known;
  const table = openTable(law, { players, setup }, log);
  return isInputError(table) || table.conflict !== undefined ? undefined : table;
}

/** What is needed to count a kind of game. */
export interface GameRules {
  readonly law: Game;
  readonly stats: GameStats;
}

async function loadRules(find: FindStats, id: string): Promise<GameRules | undefined> {
  const known = find(id);
  return known && { law: await known.game(), stats: await known.stats() };
}

const NO_FACTS: ReplayFacts = { version: FACTS_VERSION, counts: '{}' };

export const factsOf = (stats: GameStats, table: Table): ReplayFacts => ({
  version: FACTS_VERSION,
  first: startingPlayer(table),
  counts: JSON.stringify(stats.count(table)),
});

const enteredFacts = (counts: Readonly<Record<string, Counts>>): ReplayFacts => ({
  version: FACTS_VERSION,
  counts: JSON.stringify(counts),
});

/** A game that today's rules cannot replay to its end keeps its result and has no further facts. */
export function deriveRow(rules: GameRules | undefined, storedGame: StoredGame, entries: readonly Entry[]): DerivedRow {
  let facts = NO_FACTS;
  try {
    if (rules?.stats.countResult !== undefined && isResultOnly(storedGame)) facts = enteredFacts(rules.stats.countResult(storedGame));
    const table = rules && replay(rules.law, storedGame, entries);
    if (rules !== undefined && table !== undefined) facts = factsOf(rules.stats, table);
  } catch {
    // The log is not one that a table could have accepted.
  }
  return { ...rowOf(storedGame, facts), ...facts, minutes: playingMinutes(storedGame, entries) };
}

/** Some games with their logs. */
async function readBatch(store: FactsStore, ids: readonly string[]) {
  const games = await store.gamesOf(ids);
  const logs = await store.withDatabase((database) =>
    readLogs(
      database,
      games.map(({ id }) => id),
    ),
  );
  return games.map((game, index) => ({ game, entries: logs[index] ?? [] }));
}

/**
 * Derives missing rows in the given order and saves them batch by batch, so that an interrupted run resumes where it stopped.
 * The next batch is read from disk while the current one is replayed.
 */
export async function deriveRows(
  store: FactsStore,
  find: FindStats,
  ids: readonly string[],
  onRows: (rows: readonly DerivedRow[]) => void,
  isCancelled: () => boolean = () => false,
): Promise<void> {
  const rulesByGame = new Map<string, GameRules | undefined>();
  let nextBatch = readBatch(store, ids.slice(0, BATCH_SIZE));
  for (let start = 0; start < ids.length && !isCancelled(); start += BATCH_SIZE) {
    const batch = await nextBatch;
    nextBatch = readBatch(store, ids.slice(start + BATCH_SIZE, start + 2 * BATCH_SIZE));
    nextBatch.catch(() => undefined);
    const rows: DerivedRow[] = [];
    for (const { game, entries } of batch) {
      if (!rulesByGame.has(game.game)) rulesByGame.set(game.game, await loadRules(find, game.game));
      rows.push(deriveRow(rulesByGame.get(game.game), game, entries));
    }
    // If the disk is full, the rows are derived again next time.
    await store.saveFacts(rows).catch(() => undefined);
    onRows(rows);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

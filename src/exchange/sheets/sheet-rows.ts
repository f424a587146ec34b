import type { PlayerId } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import type { FindGame, Player } from '#session/game';
import { openTable, stateOf } from '#session/log/table';
import { lineSentence } from '#session/sentences/reason-sentences';
import type { GameWithLog } from '#store/records/contents';
import { playingMinutes } from '#store/records/playing-time';
import { isResultOnly, playersOf, resultStandings, type StoredGame } from '#store/records/record-types';
import type { ExchangeText } from '#text/exchange/en';
import type { Language } from '#text/language';
import { formatDateTime, formatDay } from '../local-dates';
import type { Cell } from './csv';

type SheetRows = readonly (readonly Cell[])[];

/** Who sat in a seat of a game: people who turned out to be one are one. */
export type FindPerson = (game: Pick<StoredGame, 'players' | 'summary'>, seat: PlayerId) => Pick<Player, 'id' | 'name'>;

/** What the rows of a sheet need to know. */
export interface SheetContext {
  readonly text: ExchangeText['sheet'];
  /** Who began each game, by its id. */
  readonly startingPlayers: ReadonlyMap<string, PlayerId>;
  titleOf(game: string): string;
  /** Whether a game is won, not counted. */
  hasNoPoints(game: string): boolean;
  readonly personIn: FindPerson;
}

/** The games to list, those that were played first on top; what lies in the bin is left out. */
export const gamesToList = (games: readonly GameWithLog[]): readonly GameWithLog[] =>
  games.filter(({ game }) => game.binned === undefined).sort((a, b) => a.game.played - b.game.played);

/** A game of which only the result is known has a day and no time of day. */
const formatPlayed = (game: StoredGame): string => (isResultOnly(game) ? formatDay(game.played) : formatDateTime(game.played));

/** A row for each game. */
export function gameRows(games: readonly GameWithLog[], { text, startingPlayers, titleOf, personIn }: SheetContext): SheetRows {
  const rows = gamesToList(games).map(({ game, entries }): readonly Cell[] => {
    const startingPlayer = startingPlayers.get(game.id);
    return [
      game.id,
      titleOf(game.game),
      formatPlayed(game),
      playingMinutes(game, entries),
      text.status[game.summary.status],
      playersOf(game).length,
      playersOf(game)
        .map(({ id }) => personIn(game, id).name)
        .join(', '),
      startingPlayer === undefined ? '' : personIn(game, startingPlayer).name,
      game.summary.winners.map((id) => personIn(game, id).name).join(', '),
      game.place,
      game.note,
    ];
  });
  return [text.games, ...rows];
}

/** A row for each player of each finished game. */
export function resultRows(
  games: readonly GameWithLog[],
  { text, startingPlayers, titleOf, hasNoPoints, personIn }: SheetContext,
): SheetRows {
  const rows = gamesToList(games).flatMap(({ game }) =>
    (resultStandings(game) ?? []).map(({ player, rank, points }): readonly Cell[] => [
      game.id,
      titleOf(game.game),
      formatPlayed(game),
      personIn(game, player).id,
      personIn(game, player).name,
      playersOf(game).findIndex(({ id }) => id === player) + 1,
      game.summary.unplaced?.includes(player) ? undefined : rank,
      hasNoPoints(game.game) ? undefined : points,
      startingPlayers.has(game.id) ? Number(startingPlayers.get(game.id) === player) : undefined,
      game.summary.winners.includes(player) ? 1 : 0,
    ]),
  );
  return [text.results, ...rows];
}

/** How many games are replayed between two looks at the screen. */
const BATCH_SIZE = 20;

async function scoreLineCells(
  { game, entries }: GameWithLog,
  find: FindGame,
  language: Language,
  personIn: FindPerson,
): Promise<readonly (readonly Cell[])[]> {
  const law = await find(game.game)?.game();
  const table = law && openTable(law, { players: game.players, setup: game.setup }, entries);
  if (table === undefined || isInputError(table)) return [];
  const { players } = table.effective.header;
  return table.game.law
    .lines(stateOf(table).position)
    .map(({ player, points, paid, reason }) => [
      personIn(game, player).id,
      personIn(game, player).name,
      paid ? points : 0,
      reason.rule,
      lineSentence({ game: table.game, players }, reason, language),
    ]);
}

/** A row for each line of the score sheet of each finished game, with its rule; each game is replayed for that. */
export async function lineRows(
  games: readonly GameWithLog[],
  find: FindGame,
  language: Language,
  { text, titleOf, personIn }: SheetContext,
  onProgress: (done: number, total: number) => void,
): Promise<SheetRows> {
  const finished = gamesToList(games).filter(({ game }) => game.summary.status === 'finished');
  const rows: (readonly Cell[])[] = [text.lines];
  for (const [index, wholeGame] of finished.entries()) {
    if (index % BATCH_SIZE === 0) {
      onProgress(index, finished.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const { id, game } = wholeGame.game;
    for (const line of await scoreLineCells(wholeGame, find, language, personIn))
      rows.push([id, titleOf(game), formatPlayed(wholeGame.game), ...line]);
  }
  return rows;
}

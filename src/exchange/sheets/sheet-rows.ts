import type { PlayerId } from '#law/game';
import { isInputError } from '#session/formats/input-error';
import type { FindGame } from '#session/game';
import { openTable, standOf } from '#session/log/table';
import { lineSentence, namesOf } from '#session/sentences/reason-sentences';
import type { WholeGame } from '#store/records/contents';
import { playersOf, type StoredGame } from '#store/records/record-types';
import type { ExchangeText } from '#text/exchange/en';
import type { Language } from '#text/language';
import { formatDateTime, playingMinutes } from '../local-dates';
import type { Cell } from './csv';

type SheetRows = readonly (readonly Cell[])[];

/** What the rows of a sheet need to know. */
export interface SheetContext {
  readonly text: ExchangeText['sheet'];
  /** Who began each game, by its id. */
  readonly startingPlayers: ReadonlyMap<string, PlayerId>;
  titleOf(game: string): string;
}

/** The games to list, those that were played first on top; what lies in the bin is left out. */
export const gamesToList = (games: readonly WholeGame[]): readonly WholeGame[] =>
  games.filter(({ game }) => game.binned === undefined).sort((a, b) => a.game.played - b.game.played);

const playerName = (game: StoredGame, id: PlayerId | undefined): string => (id === undefined ? '' : namesOf(playersOf(game)).player(id));

/** A row for each game. */
export function gameRows(games: readonly WholeGame[], { text, startingPlayers, titleOf }: SheetContext): SheetRows {
  const rows = gamesToList(games).map(({ game, entries }): readonly Cell[] => [
    game.id,
    titleOf(game.game),
    formatDateTime(game.played),
    playingMinutes(game, entries),
    text.status[game.summary.status],
    playersOf(game).length,
    playersOf(game)
      .map(({ name }) => name)
      .join(', '),
    playerName(game, startingPlayers.get(game.id)),
    game.summary.winners.map((id) => playerName(game, id)).join(', '),
    game.place,
    game.note,
  ]);
  return [text.games, ...rows];
}

/** A row for each player of each finished game. */
export function resultRows(games: readonly WholeGame[], { text, startingPlayers, titleOf }: SheetContext): SheetRows {
  const rows = gamesToList(games).flatMap(({ game }) =>
    (game.result?.standings ?? []).map(({ player, rank, points }): readonly Cell[] => [
      game.id,
      titleOf(game.game),
      formatDateTime(game.played),
      player,
      playerName(game, player),
      playersOf(game).findIndex(({ id }) => id === player) + 1,
      game.summary.unplaced?.includes(player) ? undefined : rank,
      points,
      startingPlayers.has(game.id) ? Number(startingPlayers.get(game.id) === player) : undefined,
      game.summary.winners.includes(player) ? 1 : 0,
    ]),
  );
  return [text.results, ...rows];
}

/** How many games are replayed between two looks at the screen. */
const BATCH_SIZE = 20;

async function scoreLineCells({ game, entries }: WholeGame, find: FindGame, language: Language): Promise<readonly (readonly Cell[])[]> {
  const law = await find(game.game)?.game();
  const table = law && openTable(law, { players: game.players, setup: game.setup }, entries);
  if (table === undefined || isInputError(table)) return [];
  const { players } = table.effective.header;
  return table.game.law
    .lines(standOf(table).position)
    .map(({ player, points, paid, reason }) => [
      player,
      namesOf(players).player(player),
      paid ? points : 0,
      reason.rule,
      lineSentence({ game: table.game, players }, reason, language),
    ]);
}

/** A row for each line of the score sheet of each finished game, with its rule; each game is replayed for that. */
export async function lineRows(
  games: readonly WholeGame[],
  find: FindGame,
  language: Language,
  { text, titleOf }: SheetContext,
  onProgress: (done: number, total: number) => void,
): Promise<SheetRows> {
  const finished = gamesToList(games).filter(({ game }) => game.summary.status === 'finished');
  const rows: (readonly Cell[])[] = [text.lines];
  for (const [index, wholeGame] of finished.entries()) {
    if (index % BATCH_SIZE === 0) {
      onProgress(index, finished.length);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    const { id, game, played } = wholeGame.game;
    for (const line of await scoreLineCells(wholeGame, find, language)) rows.push([id, titleOf(game), formatDateTime(played), ...line]);
  }
  return rows;
}

import type { GameRow } from '#store/records/record-types';

/** The first of some games, and how many there are. */
export interface GameListSlice {
  readonly ids: readonly string[];
  readonly count: number;
}

export interface GameList {
  readonly games: GameListSlice;
  readonly abandoned: GameListSlice;
  /** The abandoned ones that another record goes on with. */
  readonly continued: ReadonlySet<string>;
}

const sliceOf = (rows: readonly GameRow[], most: number): GameListSlice => ({
  ids: rows.slice(0, most).map(({ id }) => id),
  count: rows.length,
});

/** What a list shows of the games that fit, the newest first. */
export function listGames(rows: readonly GameRow[], fits: (row: GameRow) => boolean, most: number): GameList {
  const fitting = rows.filter(fits);
  return {
    games: sliceOf(
      fitting.filter(({ status }) => status !== 'abandoned'),
      most,
    ),
    abandoned: sliceOf(
      fitting.filter(({ status }) => status === 'abandoned'),
      most,
    ),
    continued: new Set(rows.flatMap(({ goesOnFrom }) => goesOnFrom ?? [])),
  };
}

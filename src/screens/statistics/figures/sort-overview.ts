import { type PersonFigures, ratio } from '#stats/figures';

/** So many games make a rate that says something. */
const MIN_GAMES = 5;

export const COLUMNS = ['name', 'games', 'wins', 'rate', 'rating'] as const;
export type Column = (typeof COLUMNS)[number];

/** By which column a table is ordered, and whether it is turned round. */
export interface SortOrder {
  readonly by: Column;
  readonly isReversed: boolean;
}

export const BEST_FIRST: SortOrder = { by: 'rate', isReversed: false };

/** A tap on a column: another one orders by it, the same one turns it round. */
export const toggleOrder = (order: SortOrder, by: Column): SortOrder => ({ by, isReversed: order.by === by && !order.isReversed });

export interface SortableRow {
  readonly name: string;
  readonly own: Pick<PersonFigures, 'games' | 'wins'>;
  readonly rating: number | undefined;
}

/** Names from A to Z, figures from the greatest; rates of too few games come after the others, where anybody has enough. */
export function sortRows<Row extends SortableRow>(rows: readonly Row[], { by, isReversed }: SortOrder): readonly Row[] {
  const figure: Readonly<Record<Exclude<Column, 'name'>, (row: Row) => number>> = {
    games: ({ own }) => own.games,
    wins: ({ own }) => own.wins,
    rate: ({ own }) => ratio(own.wins, own.games) ?? -1,
    rating: ({ rating }) => rating ?? Number.NEGATIVE_INFINITY,
  };
  const compareNames = (a: Row, b: Row): number => a.name.localeCompare(b.name);
  const ordered =
    by === 'name'
      ? rows.toSorted(compareNames)
      : rows.toSorted((a, b) => figure[by](b) - figure[by](a) || b.own.games - a.own.games || compareNames(a, b));
  const way = isReversed ? ordered.toReversed() : ordered;
  if (by !== 'rate') return way;
  const isSure = ({ own }: Row): boolean => own.games >= MIN_GAMES;
  return [...way.filter(isSure), ...way.filter((row) => !isSure(row))];
}

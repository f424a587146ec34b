import { BETS_BY_TRICKS, type BetCard, type BoxFigures, type PointsByTricks, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import type { UnreadFigure } from '#games/kings-tricktakers/law/score/outlook';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';

/** One printed figure as it is typed: a pair of ranks, a cost, or points by tricks. */
export type Figure = readonly number[] | number | PointsByTricks | undefined;

export const isSetColour = (card: string): card is SetColour => SETS.some((set) => set === card);
const isBetByTricks = (card: SetColour | BetCard): card is (typeof BETS_BY_TRICKS)[number] => BETS_BY_TRICKS.some((each) => each === card);
export const isRanks = (figure: Figure): figure is readonly number[] => Array.isArray(figure);
export const isPointsTable = (figure: Figure): figure is PointsByTricks => typeof figure === 'object' && !isRanks(figure);

const putFigure = <T extends object>(table: T | undefined, key: string, value: Figure) => {
  const rest = Object.fromEntries(Object.entries(table ?? {}).filter(([each]) => each !== key));
  return value === undefined ? rest : { ...rest, [key]: value };
};

/** A copy with one figure more, put right or taken away. */
export function withFigure(copy: BoxFigures, { kind, card }: UnreadFigure, figure: Figure): BoxFigures {
  if (kind === 'rank' && isSetColour(card) && (figure === undefined || isRanks(figure)))
    return { ...copy, ranks: putFigure(copy.ranks, card, figure) };
  if (kind === 'queen' && isSetColour(card)) return { ...copy, queens: putFigure(copy.queens, card, figure) };
  if (kind === 'jack' && isSetColour(card)) return { ...copy, jacks: putFigure(copy.jacks, card, figure) };
  if (kind === 'bet' && isBetByTricks(card)) return { ...copy, bets: putFigure(copy.bets, card, figure) };
  return copy;
}

export function figureOf(copy: BoxFigures, { kind, card }: UnreadFigure): Figure {
  if (kind === 'bet') return isSetColour(card) ? undefined : copy.bets?.[card];
  if (!isSetColour(card)) return undefined;
  return kind === 'rank' ? copy.ranks?.[card] : kind === 'queen' ? copy.queens?.[card] : copy.jacks?.[card];
}

/** The card a figure stands on: "White King", "Hermit". */
export function figureCardName({ kind, card }: UnreadFigure, text: TricktakersScreenText): string {
  if (isSetColour(card)) return kind === 'bet' ? text.colours[card] : text.court(kind === 'rank' ? 'king' : kind, card);
  return text.names[card];
}

/** A figure in a word: "1 / 6", "2", "0→3, 2→6". */
export function formatFigure(figure: Figure, text: TricktakersScreenText): string {
  if (figure === undefined) return text.copy.unread;
  if (typeof figure === 'number') return String(figure);
  if (isRanks(figure)) return figure.join(' / ');
  return Object.entries(figure)
    .map(([tricks, points]) => `${tricks}→${points}`)
    .join(', ');
}

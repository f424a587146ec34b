import { type BetCard, type ByTricks, type Copy, SETS, type SetColour, TABLED } from '#games/kings-tricktakers/law/box';
import type { Wanted } from '#games/kings-tricktakers/law/outlook';
import type { TricktakersScreenText } from '#games/kings-tricktakers/text/screen-en';

/** One printed figure as it is typed: a pair of ranks, a cost, or points by tricks. */
export type Figure = readonly number[] | number | ByTricks | undefined;

export const isSet = (card: string): card is SetColour => SETS.some((set) => set === card);
const isTabled = (card: SetColour | BetCard): card is (typeof TABLED)[number] => TABLED.some((each) => each === card);
export const isRanks = (figure: Figure): figure is readonly number[] => Array.isArray(figure);
export const isTable = (figure: Figure): figure is ByTricks => typeof figure === 'object' && !isRanks(figure);

const put = <T extends object>(table: T | undefined, key: string, value: Figure) => {
  const rest = Object.fromEntries(Object.entries(table ?? {}).filter(([each]) => each !== key));
  return value === undefined ? rest : { ...rest, [key]: value };
};

/** A copy with one figure more, put right or taken away. */
export function withFigure(copy: Copy, { kind, card }: Wanted, figure: Figure): Copy {
  if (kind === 'rank' && isSet(card) && (figure === undefined || isRanks(figure))) return { ...copy, ranks: put(copy.ranks, card, figure) };
  if (kind === 'queen' && isSet(card)) return { ...copy, queens: put(copy.queens, card, figure) };
  if (kind === 'jack' && isSet(card)) return { ...copy, jacks: put(copy.jacks, card, figure) };
  if (kind === 'bet' && isTabled(card)) return { ...copy, bets: put(copy.bets, card, figure) };
  return copy;
}

export function figureOf(copy: Copy, { kind, card }: Wanted): Figure {
  if (kind === 'bet') return isSet(card) ? undefined : copy.bets?.[card];
  if (!isSet(card)) return undefined;
  return kind === 'rank' ? copy.ranks?.[card] : kind === 'queen' ? copy.queens?.[card] : copy.jacks?.[card];
}

/** The card a figure stands on: "White King", "Hermit". */
export function nameOf({ kind, card }: Wanted, text: TricktakersScreenText): string {
  if (isSet(card)) return kind === 'bet' ? text.colours[card] : text.court(kind === 'rank' ? 'king' : kind, card);
  return text.names[card];
}

/** A figure in a word: "1 / 6", "2", "0→3, 2→6". */
export function shortOf(figure: Figure, text: TricktakersScreenText): string {
  if (figure === undefined) return text.copy.unread;
  if (typeof figure === 'number') return String(figure);
  if (isRanks(figure)) return figure.join(' / ');
  return Object.entries(figure)
    .map(([tricks, points]) => `${tricks}→${points}`)
    .join(', ');
}

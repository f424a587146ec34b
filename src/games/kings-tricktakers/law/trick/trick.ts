import type { PlayerId } from '#law/game';
import type { Colour, SetColour } from '../box';
import { applyQueen, type CardName, colourOf, type Face, flipFace, printedFace } from './cards';

/** A card as it lies in a trick, with the court cards on it. */
export interface PlayedCard {
  readonly by: PlayerId;
  readonly card: CardName;
  readonly king: boolean;
  /** The colour of the Queen played with it. */
  readonly queen: SetColour | undefined;
  /** Turned by a rebel. */
  readonly flip: boolean;
}

/** What decided a trick, the strongest first. */
export type Precedence = 'king' | 'mystic' | 'trump' | 'leading' | 'surrender';

export interface Outcome {
  readonly winner: PlayerId;
  readonly card: CardName;
  readonly decided: Precedence;
  /** Whether another card was as strong, and came later. */
  readonly isFirstOfEqual: boolean;
}

/** What a card counts as in its trick: a Queen first, then the rebel. */
export function faceInTrick({ card, queen, flip }: PlayedCard): Face {
  const face = applyQueen(printedFace(card), queen);
  return flip ? (flipFace(face) ?? face) : face;
}

/** What made a card other than it is printed. */
export interface CardEffects {
  readonly king: boolean;
  readonly queen: SetColour | undefined;
  /** What a rebel turned it into. */
  readonly turned: Face | undefined;
  /** Whether an oppressor makes it as strong as black. */
  readonly oppressor: boolean;
}

/** kt.trick.leading-colour: the first card that counts as a value sets it. */
export function leadingColour(cards: readonly PlayedCard[]): Colour | undefined {
  for (const each of cards) {
    if (faceInTrick(each).kind === 'value') return colourOf(each.card);
  }
  return undefined;
}

/**
 * kt.trick.winner: who wins cards laid in this order, and what decided it. `oppressors` are the players
 * whose yellow cards are as strong as black.
 */
export function decideTrick(cards: readonly PlayedCard[], oppressors: readonly PlayerId[]): Outcome | undefined {
  const outcomeFor = (each: PlayedCard | undefined, decided: Precedence, isFirstOfEqual = false): Outcome | undefined =>
    each && { winner: each.by, card: each.card, decided, isFirstOfEqual };
  const outcomeOfHighest = (isIncluded: CardFilter, decided: Precedence): Outcome | undefined => {
    const [highest, ...equal] = highestCards(cards, isIncluded);
    return outcomeFor(highest, decided, equal.length > 0);
  };
  const strong = ({ by }: PlayedCard, colour: Colour): boolean => colour === 'black' || (colour === 'yellow' && oppressors.includes(by));
  const led = leadingColour(cards);
  return (
    outcomeFor(
      cards.findLast(({ king }) => king),
      'king',
    ) ??
    outcomeFor(
      cards.find((each) => faceInTrick(each).kind === 'mystic'),
      'mystic',
    ) ??
    outcomeOfHighest(strong, 'trump') ??
    outcomeOfHighest((_, colour) => colour === led, 'leading') ??
    outcomeFor(cards[0], 'surrender')
  );
}

type CardFilter = (each: PlayedCard, colour: Colour) => boolean;

/** The highest value cards among some, in the order played. */
function highestCards(cards: readonly PlayedCard[], isIncluded: CardFilter): readonly PlayedCard[] {
  const strengthOf = (each: PlayedCard): number => {
    const face = faceInTrick(each);
    return face.kind === 'value' && isIncluded(each, face.colour) ? face.value : 0;
  };
  const most = Math.max(0, ...cards.map(strengthOf));
  return most === 0 ? [] : cards.filter((each) => strengthOf(each) === most);
}

/** kt.trick.follow: the colour that a card fails to follow, if any; the black Queen frees her owner's card. */
export function renouncedColour({ card, queen }: PlayedCard, led: Colour | undefined): Colour | undefined {
  const colour = colourOf(card);
  return colour === undefined || colour === led || queen === 'black' ? undefined : led;
}

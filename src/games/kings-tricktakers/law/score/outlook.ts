import type { PlayerId } from '#law/game';
import { pointsOf } from '#law/score';
import { type BetCard, type Character, count, SETS, type SetColour } from '../box';
import {
  faceUpCharacters,
  linesOf,
  type PadStart,
  type Phase,
  type PlayCard,
  type Position,
  playersByKingRank,
  pointsNow,
  rankOf,
  setOf,
} from '../position';
import { countInPlay } from '../round/company';
import { countAtTable } from '../round/rounds';
import { berserkerTensFor, CARD_NAMES, type CardName, countInDeck } from '../trick/cards';
import { countPlayed, isTrickComplete, play, playedCards, trickOutcome } from '../trick/play';
import type { Outcome, PlayedCard } from '../trick/trick';
import { queenOfUnknownCost, unreadFigure } from './point-ranges';
import { judgedBets, sourcePlayer, totalTricks } from './score';

/** A printed figure that the game needs and nobody has read off a card yet. */
export interface UnreadFigure {
  readonly kind: 'rank' | 'queen' | 'jack' | 'bet';
  readonly card: SetColour | BetCard;
}

/** kt.end.winner: players with equal points, each with the rank of the King as it lies. */
export interface Tie {
  readonly points: number;
  readonly ranks: readonly { readonly player: PlayerId; readonly rank: number | undefined }[];
}

export function ties(position: Position): readonly Tie[] {
  const points = pointsOf(position.players, linesOf(position));
  return [...new Set(position.players.map((player) => points[player] ?? 0))]
    .map((each) => ({
      points: each,
      ranks: position.players.filter((player) => points[player] === each).map((player) => ({ player, rank: rankOf(position, player) })),
    }))
    .filter(({ ranks }) => ranks.length > 1);
}

function isRankNeeded(position: Position, phase: Phase): boolean {
  if (phase === 'opening') return position.opener === undefined;
  return phase === 'company' && position.selection === 'draft' && position.round > 1 && playersByKingRank(position) === undefined;
}

const uniqueFigures = (figures: readonly UnreadFigure[]): readonly UnreadFigure[] => [
  ...new Map(figures.map((figure) => [`${figure.kind} ${figure.card}`, figure])).values(),
];

/** The printed figures that the points so far lack. */
export const figuresOfPoints = (position: Position): readonly UnreadFigure[] =>
  uniqueFigures(
    linesOf(position).flatMap((line): readonly UnreadFigure[] => {
      const cost = queenOfUnknownCost(line);
      return cost === undefined ? [unreadFigure(line)].filter((figure) => figure !== undefined) : [{ kind: 'queen', card: cost }];
    }),
  );

/** The printed figures that are needed now and not known: ranks, costs, then what the sheet could not pay. */
export function figuresToRead(position: Position, phase: Phase): readonly UnreadFigure[] {
  const { figures, players } = position;
  const sets = players.flatMap((player) => setOf(position, player) ?? []);
  const ranks = isRankNeeded(position, phase) ? sets.filter((set) => figures.ranks[set] === undefined) : [];
  const costs = phase === 'preparation' ? position.queensDown.filter((set) => sets.includes(set)) : [];
  return uniqueFigures([
    ...ranks.map((card) => ({ kind: 'rank', card }) as const),
    ...costs.filter((set) => figures.queens[set] === undefined).map((card) => ({ kind: 'queen', card }) as const),
    ...figuresOfPoints(position),
  ]);
}

/** Tricks counted so far, and the numbers that would meet a bet: none without one, unknown where nobody has read its side. */
export interface BetProgress {
  readonly tricks: number;
  readonly targets: readonly number[] | undefined;
  /** Whether the bet is met as it stands, can still be, or can no longer; unknown with its side, and none without a bet on tricks. */
  readonly state: 'met' | 'open' | 'missed' | undefined;
}

export function betProgressOf(position: Position, player: PlayerId): BetProgress {
  const count = countAtTable(position);
  const sides = judgedBets(count, sourcePlayer(count, player))
    .filter(({ card }) => card !== 'devil')
    .map(({ card }) => position.figures.bets[card]);
  const tricks = totalTricks(count, player);
  if (sides.includes(undefined)) return { tricks, targets: undefined, state: undefined };
  const targets = [...new Set(sides.flatMap((side) => Object.keys(side ?? {}).map(Number)))].sort((a, b) => a - b);
  return { tricks, targets, state: betState(tricks, targets) };
}

/** Tricks that were counted are never lost again. */
function betState(tricks: number, targets: readonly number[]): BetProgress['state'] {
  if (targets.length === 0) return undefined;
  if (targets.includes(tricks)) return 'met';
  return targets.some((target) => target > tricks) ? 'open' : 'missed';
}

/** The trick that a card completes, and what decided it. */
export function trickEndedBy(
  before: Position,
  event: PlayCard,
): { readonly cards: readonly PlayedCard[]; readonly outcome: Outcome | undefined } | undefined {
  const positionAfter = play(before, event);
  return isTrickComplete(positionAfter) ? { cards: playedCards(positionAfter.trick), outcome: trickOutcome(positionAfter) } : undefined;
}

/** How many copies of a character nobody has yet. */
export const copiesLeft = (position: Position, character: Character): number =>
  Math.max(0, position.figures.copies[character] - countInPlay(position, character));

/** The deck of this player count, with how many of each card have not been seen this round. */
export const unseenDeck = (position: Position): readonly { readonly card: CardName; readonly unseen: number }[] =>
  CARD_NAMES.flatMap((card) => {
    const copies = card === 'berserker-10' ? 0 : countInDeck(card, position.players.length);
    return copies === 0 ? [] : [{ card, unseen: Math.max(0, copies - countPlayed(position, card)) }];
  });

export interface CardExchange {
  readonly player: PlayerId;
  readonly character: 'gambler' | 'berserker';
  /** Cards taken into the hand, and as many discarded. */
  readonly cards: number;
}

/** Who takes cards and discards as many before the tricks begin. */
export function cardExchanges(position: Position): readonly CardExchange[] {
  const { players } = position;
  return players.flatMap((player) => {
    const faceUp = faceUpCharacters(position, player);
    const exchangesOf = (character: CardExchange['character'], cards: number): readonly CardExchange[] =>
      cards > 0 ? [{ player, character, cards }] : [];
    return [
      ...exchangesOf('gambler', 2 * count(faceUp, 'gambler')),
      ...exchangesOf('berserker', berserkerTensFor(count(faceUp, 'berserker'), players.length)),
    ];
  });
}

/** The start of a pad that continues this game; undefined where the sets are not known. */
export function padStartFrom(position: Position): PadStart | undefined {
  const { players, round, kingsDown, queensDown } = position;
  const setsDown = SETS.filter((set) => kingsDown.includes(set) || queensDown.includes(set));
  const areSetsKnown = players.every((player) => setOf(position, player) !== undefined);
  if (!areSetsKnown && (position.selection !== 'initiation' || setsDown.length > players.length)) return undefined;
  // Between the rounds of an initiation nobody holds a set; any holder keeps the faces with their cards.
  const order = [...setsDown, ...SETS.filter((set) => !setsDown.includes(set))];
  const sets = Object.fromEntries(
    players.map((player, seat) => [player, (areSetsKnown ? setOf(position, player) : order[seat]) ?? 'white']),
  );
  const ownersOf = (faceDown: readonly SetColour[]): readonly PlayerId[] =>
    players.filter((player) => faceDown.some((set) => set === sets[player]));
  return {
    round,
    points: Object.fromEntries(players.map((player) => [player, pointsNow(position, player)])),
    sets,
    kings: ownersOf(kingsDown),
    queens: ownersOf(queensDown),
  };
}

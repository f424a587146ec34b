import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type BetCard, type Character, COLOURS, count, type SetColour, without } from '../box';
import type { Collected, Position } from '../position';
import { MAX_HEALER_POINTS } from '../score/score';
import { berserkerTensFor } from '../trick/cards';
import { countKindInDeck } from './check-round';

export type CardKind = keyof Collected;

/** Kinds of cards that count together: their number is asked once. */
export type Pile = readonly CardKind[];

export const CARD_KINDS: readonly CardKind[] = [...COLOURS, 'mystic', 'surrender'];
const WHITE_PILE: Pile = ['mystic', 'surrender'];
const HEALER_PILE: Pile = ['blue', 'green'];

export const pileKey = (pile: Pile): string => pile.join(' ');

/** As many cards of a pile as pay, where more would pay no more: there may be more of them than were told. */
export const maxPayingCards = (pile: Pile): number => (pile === HEALER_PILE ? MAX_HEALER_POINTS : Number.POSITIVE_INFINITY);

/** What is told of a player's round when its cards are counted. */
export interface NoteWithTricks {
  readonly set?: SetColour | undefined;
  readonly characters: readonly Character[];
  readonly bet: readonly BetCard[];
  readonly ally?: PlayerId | undefined;
  readonly king: boolean;
  readonly tricks: number;
  /** How many cards of a pile were collected. */
  readonly piles: Readonly<Record<string, number>>;
}

type NotesByPlayer = ByPlayer<Omit<NoteWithTricks, 'tricks' | 'piles'>>;

/** The cards that somebody is paid for out of what a player collected: a healer's, a collector's, a King's who lies face down. */
export function payingPiles({ players, kingsDown }: Position, notes: NotesByPlayer, player: PlayerId): readonly Pile[] {
  const kinds = new Set<CardKind | 'healed' | 'white'>();
  for (const other of players) {
    const note = forPlayer(notes, other);
    if (note === undefined) continue;
    const up = without(note.characters, note.bet);
    if ((up.includes('diplomat') ? (note.ally ?? other) : other) !== player) continue;
    if (up.includes('healer')) kinds.add('healed');
    if (up.includes('collector')) kinds.add('white');
    if (note.set !== undefined && (note.king || kingsDown.includes(note.set))) kinds.add(note.set);
  }
  const apart = kinds.has('blue') || kinds.has('green');
  const healed: readonly Pile[] = !kinds.has('healed') ? [] : apart ? HEALER_PILE.map((kind) => [kind]) : [HEALER_PILE];
  const kings = COLOURS.filter((colour) => kinds.has(colour) && !(kinds.has('healed') && HEALER_PILE.includes(colour))).map((colour) => [
    colour,
  ]);
  return [...kings, ...healed, ...(kinds.has('white') ? [WHITE_PILE] : [])];
}

interface Allotment {
  readonly player: PlayerId;
  readonly kinds: readonly CardKind[];
  readonly cards: number;
}

/**
 * What everybody collected: the piles as they were told, and all that nobody is paid for dealt out so that the tricks
 * and the deck come out even. Where they cannot, cards are missing.
 */
export function dealCollected(position: Position, notes: ByPlayer<NoteWithTricks>): ByPlayer<Collected> {
  const { players } = position;
  const told = players.flatMap((player) => {
    const note = forPlayer(notes, player);
    return note === undefined ? [] : [{ player, note, piles: payingPiles(position, notes, player) }];
  });
  const berserkers = told.reduce((sum, { note }) => sum + count(without(note.characters, note.bet), 'berserker'), 0);
  const capacityOf = (kind: CardKind): number =>
    countKindInDeck(kind, players.length) + (kind === 'black' ? berserkerTensFor(berserkers, players.length) : 0);
  const hands = told.flatMap(({ player, note, piles }): readonly Allotment[] => {
    const named = piles.map((kinds) => ({ player, kinds, cards: note.tricks === 0 ? 0 : (note.piles[pileKey(kinds)] ?? 0) }));
    const rest = note.tricks * players.length - named.reduce((sum, { cards }) => sum + cards, 0);
    const whole = named.filter(({ kinds, cards }) => cards < maxPayingCards(kinds)).flatMap(({ kinds }) => kinds);
    const more = named.filter(({ cards, kinds }) => cards >= maxPayingCards(kinds)).flatMap(({ kinds }) => kinds);
    const kinds = [...CARD_KINDS.filter((kind) => !whole.includes(kind) && !more.includes(kind)), ...more];
    return [...named, { player, kinds, cards: Math.max(0, rest) }];
  });
  const held = hands.map((): Record<CardKind, number> => ({ yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 }));
  const countUsed = (kind: CardKind): number => held.reduce((sum, each) => sum + each[kind], 0);

  /** One card more for a hand; where its kinds are all gone, another hand makes room by taking a different kind. */
  const take = (hand: number, tried: Set<CardKind>): boolean =>
    (hands[hand]?.kinds ?? []).some((kind) => {
      if (tried.has(kind)) return false;
      tried.add(kind);
      if (countUsed(kind) >= capacityOf(kind) && !held.some((_, other) => swapAway(other, kind, tried))) return false;
      return give(hand, kind, 1);
    });
  const give = (hand: number, kind: CardKind, cards: number): true => {
    const at = held[hand];
    if (at !== undefined) at[kind] += cards;
    return true;
  };
  const swapAway = (hand: number, kind: CardKind, tried: Set<CardKind>): boolean =>
    (held[hand]?.[kind] ?? 0) > 0 && take(hand, tried) && give(hand, kind, -1);

  hands.forEach(({ cards }, hand) => {
    for (let dealt = 0; dealt < cards; dealt += 1) if (!take(hand, new Set())) break;
  });
  return Object.fromEntries(told.map(({ player }) => [player, sumCollected(held.filter((_, hand) => hands[hand]?.player === player))]));
}

function sumCollected(some: readonly Collected[]): Collected {
  const sum = { yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 };
  for (const each of some) for (const kind of CARD_KINDS) sum[kind] += each[kind];
  return sum;
}

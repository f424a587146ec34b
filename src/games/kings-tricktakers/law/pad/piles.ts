import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type BetCard, type Character, COLOURS, count, type SetColour, without } from '../box';
import type { CollectedCards, Position } from '../position';
import { MAX_HEALER_POINTS } from '../score/score';
import { berserkerTensFor } from '../trick/cards';
import { countKindInDeck } from './check-round';

export type CardKind = keyof CollectedCards;

/** Kinds of cards that count together, so that the form asks for one number. */
export type Pile = readonly CardKind[];

export const CARD_KINDS: readonly CardKind[] = [...COLOURS, 'mystic', 'surrender'];
const WHITE_PILE: Pile = ['mystic', 'surrender'];
const HEALER_PILE: Pile = ['blue', 'green'];

export const pileKey = (pile: Pile): string => pile.join(' ');

/** The most cards of a pile that pay; a number at this limit stands for "or more". */
export const maxPayingCards = (pile: Pile): number => (pile === HEALER_PILE ? MAX_HEALER_POINTS : Number.POSITIVE_INFINITY);

/** The part of a pad note that decides which cards pay. */
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

/** The piles among a player's cards that pay anybody: by a healer, a collector or a face-down King. */
export function payingPiles({ players, kingsDown }: Position, notes: NotesByPlayer, player: PlayerId): readonly Pile[] {
  const kinds = new Set<CardKind | 'healed' | 'white'>();
  for (const other of players) {
    const note = forPlayer(notes, other);
    if (note === undefined) continue;
    const faceUp = without(note.characters, note.bet);
    if ((faceUp.includes('diplomat') ? (note.ally ?? other) : other) !== player) continue;
    if (faceUp.includes('healer')) kinds.add('healed');
    if (faceUp.includes('collector')) kinds.add('white');
    if (note.set !== undefined && (note.king || kingsDown.includes(note.set))) kinds.add(note.set);
  }
  const isHealerPileSplit = kinds.has('blue') || kinds.has('green');
  const healed: readonly Pile[] = !kinds.has('healed') ? [] : isHealerPileSplit ? HEALER_PILE.map((kind) => [kind]) : [HEALER_PILE];
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
 * The cards each player collected: the piles as entered, and the cards that pay nobody distributed so that the sums of
 * tricks and deck hold (kt.pad.sum, kt.card.exists). Where no distribution does, cards stay missing.
 */
export function dealCollected(position: Position, notes: ByPlayer<NoteWithTricks>): ByPlayer<CollectedCards> {
  const { players } = position;
  const playerNotes = players.flatMap((player) => {
    const note = forPlayer(notes, player);
    return note === undefined ? [] : [{ player, note, piles: payingPiles(position, notes, player) }];
  });
  const berserkers = playerNotes.reduce((sum, { note }) => sum + count(without(note.characters, note.bet), 'berserker'), 0);
  const capacityOf = (kind: CardKind): number =>
    countKindInDeck(kind, players.length) + (kind === 'black' ? berserkerTensFor(berserkers, players.length) : 0);
  const allotments = playerNotes.flatMap(({ player, note, piles }): readonly Allotment[] => {
    const payingAllotments = piles.map((kinds) => ({ player, kinds, cards: note.tricks === 0 ? 0 : (note.piles[pileKey(kinds)] ?? 0) }));
    const otherCards = note.tricks * players.length - payingAllotments.reduce((sum, { cards }) => sum + cards, 0);
    const completeKinds = payingAllotments.filter(({ kinds, cards }) => cards < maxPayingCards(kinds)).flatMap(({ kinds }) => kinds);
    const openEndedKinds = payingAllotments.filter(({ cards, kinds }) => cards >= maxPayingCards(kinds)).flatMap(({ kinds }) => kinds);
    const kinds = [...CARD_KINDS.filter((kind) => !completeKinds.includes(kind) && !openEndedKinds.includes(kind)), ...openEndedKinds];
    return [...payingAllotments, { player, kinds, cards: Math.max(0, otherCards) }];
  });
  const dealt = allotments.map((): Record<CardKind, number> => ({ yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 }));
  const countUsed = (kind: CardKind): number => dealt.reduce((sum, each) => sum + each[kind], 0);

  /** Augmenting path of a bipartite matching: where the kinds of an allotment are used up, another one switches kinds. */
  const takeCard = (index: number, tried: Set<CardKind>): boolean =>
    (allotments[index]?.kinds ?? []).some((kind) => {
      if (tried.has(kind)) return false;
      tried.add(kind);
      if (countUsed(kind) >= capacityOf(kind) && !dealt.some((_, other) => swapAway(other, kind, tried))) return false;
      return addCards(index, kind, 1);
    });
  const addCards = (index: number, kind: CardKind, cards: number): true => {
    const collected = dealt[index];
    if (collected !== undefined) collected[kind] += cards;
    return true;
  };
  const swapAway = (index: number, kind: CardKind, tried: Set<CardKind>): boolean =>
    (dealt[index]?.[kind] ?? 0) > 0 && takeCard(index, tried) && addCards(index, kind, -1);

  allotments.forEach(({ cards }, index) => {
    for (let cardsDealt = 0; cardsDealt < cards; cardsDealt += 1) if (!takeCard(index, new Set())) break;
  });
  return Object.fromEntries(
    playerNotes.map(({ player }) => [player, sumCollected(dealt.filter((_, index) => allotments[index]?.player === player))]),
  );
}

function sumCollected(piles: readonly CollectedCards[]): CollectedCards {
  const sum = { yellow: 0, green: 0, blue: 0, black: 0, mystic: 0, surrender: 0 };
  for (const each of piles) for (const kind of CARD_KINDS) sum[kind] += each[kind];
  return sum;
}

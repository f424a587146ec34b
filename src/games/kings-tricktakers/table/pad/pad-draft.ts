import type { PadDraft } from '#games/kings-tricktakers/game';
import { type BetCard, count } from '#games/kings-tricktakers/law/box';
import { dealCollected, maxPayingCards, payingPiles, pileKey } from '#games/kings-tricktakers/law/pad/piles';
import { type NoteRound, type Position, type RoundNote, setOf } from '#games/kings-tricktakers/law/position';
import { betOptions, copyableBets, hasDiplomatFaceUp } from '#games/kings-tricktakers/law/round/bets';
import { COMPANY_SIZE } from '#games/kings-tricktakers/law/round/company';
import { noteRound } from '#games/kings-tricktakers/law/round/rounds';
import { rangeOf } from '#games/kings-tricktakers/law/score/point-ranges';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score/score';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import type { MissingPart } from '#games/kings-tricktakers/text/screen-en';
import { type ByPlayer, forPlayer } from '#law/by-player';
import type { Range } from '#law/score';

/** One player's part of a pad round in the making. */
export type DraftNote = PadDraft[string];

const BLANK_NOTE: DraftNote = { characters: [], bet: [], piles: {}, king: false, queen: false, revived: false };

export const createPadDraft = (position: Position): PadDraft =>
  Object.fromEntries(position.players.map((player) => [player, { ...BLANK_NOTE, set: setOf(position, player) }]));

export const noteOf = (notes: PadDraft, player: string): DraftNote => forPlayer(notes, player) ?? BLANK_NOTE;

/** The tricks entered; those of the last player follow from the others'. */
export function tricksOf({ players }: Position, notes: PadDraft, player: string): number | undefined {
  const tricks = noteOf(notes, player).tricks;
  if (tricks !== undefined) return tricks;
  const others = players.filter((each) => each !== player).map((each) => noteOf(notes, each).tricks);
  const sum = others.reduce<number>((total, each) => total + (each ?? Number.NaN), 0);
  return sum <= TRICKS_PER_ROUND ? TRICKS_PER_ROUND - sum : undefined;
}

export const sumTricks = (notes: PadDraft): number => Object.values(notes).reduce((sum, { tricks = 0 }) => sum + tricks, 0);

/** The parts of a player's round that are still missing. */
export function missingParts(position: Position, notes: PadDraft, player: string): readonly MissingPart[] {
  const { set, characters, bet, ally, copy, piles } = noteOf(notes, player);
  const tricks = tricksOf(position, notes, player);
  const diplomat = hasDiplomatFaceUp(characters, bet);
  const lacking: readonly (MissingPart | false)[] = [
    set === undefined && 'set',
    characters.length < COMPANY_SIZE && 'characters',
    bet.length === 0 && !diplomat && 'bet',
    diplomat && ally === undefined && 'ally',
    bet.includes('diplomat') && copy === undefined && copyableBets(position.players, betsIn(notes), player).length > 0 && 'copy',
    tricks === undefined && 'tricks',
    tricks !== 0 && payingPiles(position, notes, player).some((pile) => piles[pileKey(pile)] === undefined) && 'cards',
  ];
  return lacking.filter((each) => each !== false);
}

export const betsIn = (notes: PadDraft) => Object.fromEntries(Object.entries(notes).map(([player, { bet }]) => [player, bet]));

/** The pad event, once no part is missing. */
export function createRoundEvent(position: Position, notes: PadDraft): NoteRound | undefined {
  return position.players.every((player) => missingParts(position, notes, player).length === 0)
    ? noteCompletePlayers(position, notes)
    : undefined;
}

/** A round of those of whom nothing is missing. */
function noteCompletePlayers(position: Position, notes: PadDraft): NoteRound {
  const completeNotes = position.players
    .filter((player) => missingParts(position, notes, player).length === 0)
    .map((player) => ({ player, note: noteOf(notes, player), tricks: tricksOf(position, notes, player) ?? 0 }));
  const collected = dealCollected(
    position,
    Object.fromEntries(completeNotes.map(({ player, note, tricks }) => [player, { ...note, tricks }])),
  );
  const players: Record<string, RoundNote> = {};
  for (const { player, note, tricks } of completeNotes) {
    const { set, piles: _, ...rest } = note;
    if (set !== undefined) players[player] = { ...rest, set, tricks, collected: forPlayer(collected, player) ?? NOTHING_COLLECTED };
  }
  return { type: 'round', players };
}

/** What everybody of whom nothing is missing would have after this round, as far as it is entered. */
export function liveTotals(position: Position, notes: PadDraft): ByPlayer<Range> {
  const event = noteCompletePlayers(position, notes);
  const scored = noteRound(position, event);
  return Object.fromEntries(Object.keys(event.players).map((player) => [player, rangeOf(scored, player)]));
}

/** A round that was scored, as it was entered: the cards that pay, by their piles. */
export function draftOfRound(position: Position, event: NoteRound): PadDraft {
  const notes: PadDraft = Object.fromEntries(
    Object.entries(event.players).map(([player, { collected: _, ...note }]) => [player, { ...note, piles: {} }]),
  );
  return Object.fromEntries(
    Object.entries(notes).map(([player, note]) => {
      const collected = forPlayer(event.players, player)?.collected ?? NOTHING_COLLECTED;
      const piles = payingPiles(position, notes, player).map((pile): readonly [string, number] => [
        pileKey(pile),
        Math.min(
          maxPayingCards(pile),
          pile.reduce((sum, kind) => sum + collected[kind], 0),
        ),
      ]);
      return [player, { ...note, piles: Object.fromEntries(piles) }];
    }),
  );
}

/** A part of a player's round that can be taken back. */
export type UndoablePart = MissingPart | 'court';

const PARTS: readonly UndoablePart[] = ['cards', 'tricks', 'copy', 'ally', 'court', 'bet', 'characters', 'set'];

function valueOfPart({ set, characters, bet, ally, copy, tricks, piles, king, queen, revived }: DraftNote, part: UndoablePart): unknown {
  return { set, characters, bet, ally, copy, tricks, cards: piles, court: [king, queen, revived] }[part];
}

/** Which part of a round differs between two notes: the last one to be entered. */
export const changedPart = (note: DraftNote, other: DraftNote): UndoablePart | undefined =>
  PARTS.findLast((part) => JSON.stringify(valueOfPart(note, part)) !== JSON.stringify(valueOfPart(other, part)));

/** A player's note without the last part that was entered; none where nothing is left to take back. */
export function withoutLastPart(position: Position, player: string, note: DraftNote): DraftNote | undefined {
  const blank = noteOf(createPadDraft(position), player);
  const part = PARTS.find((each) => JSON.stringify(valueOfPart(note, each)) !== JSON.stringify(valueOfPart(blank, each)));
  switch (part) {
    case undefined:
      return undefined;
    case 'cards':
      return { ...note, piles: {} };
    case 'court':
      return { ...note, king: false, queen: false, revived: false };
    case 'bet':
      return dropStaleChoices({ ...note, bet: [] });
    case 'characters':
      return { ...note, characters: [] };
    default: {
      const { [part]: _, ...rest } = note;
      return rest;
    }
  }
}

/** Drops choices that the company no longer allows: a bet on a removed card, an ally without a Diplomat. */
export function dropStaleChoices(note: DraftNote): DraftNote {
  const { ally, copy, ...rest } = note;
  const ownCards: readonly BetCard[] = [...note.characters, 'jack'];
  const bet = note.bet.filter((card, at) => count(note.bet.slice(0, at + 1), card) <= count(ownCards, card));
  return {
    ...rest,
    bet,
    ...(ally !== undefined && hasDiplomatFaceUp(note.characters, bet) && { ally }),
    ...(copy !== undefined && bet.includes('diplomat') && { copy }),
  };
}

/** The cards of a company that can be bet, and which of them are: of two copies the first. */
export function betChoices(round: number, { characters, bet }: DraftNote): readonly { readonly card: BetCard; readonly isBet: boolean }[] {
  const { cards } = betOptions(round, characters);
  return cards.map((card, at) => ({ card, isBet: count(cards.slice(0, at), card) < count(bet, card) }));
}

/** A bet with a card more, or less; one too many takes the place of the first. */
export function toggleBetCard(
  round: number,
  note: DraftNote,
  { card, isBet: staked }: { readonly card: BetCard; readonly isBet: boolean },
): DraftNote {
  const at = note.bet.indexOf(card);
  const { most } = betOptions(round, note.characters);
  return dropStaleChoices({ ...note, bet: staked ? note.bet.filter((_, each) => each !== at) : [...note.bet, card].slice(-most) });
}

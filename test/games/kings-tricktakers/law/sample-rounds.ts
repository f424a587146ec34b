import { CHARACTERS, type Character, count, SETS, type SetColour } from '#games/kings-tricktakers/law/box';
import { countKindInDeck } from '#games/kings-tricktakers/law/pad/check-round';
import {
  type CollectedCards,
  companyOf,
  type NoteRound,
  type Position,
  type RoundNote,
  setOf,
} from '#games/kings-tricktakers/law/position';
import { copyableBets, hasDiplomatFaceUp } from '#games/kings-tricktakers/law/round/bets';
import { COMPANY_SIZE, copiesAllowedTo, countInPlay, isCompanyKept } from '#games/kings-tricktakers/law/round/company';
import { checkRevival } from '#games/kings-tricktakers/law/round/queens';
import { NOTHING_COLLECTED } from '#games/kings-tricktakers/law/score/score';
import { TRICKS_PER_ROUND } from '#games/kings-tricktakers/law/trick/play';
import type { PlayerId } from '#law/game';

/**
 * Rounds for the pad. There are too many to list: here is one for every way the five tricks can fall, with
 * companies, bets, cards, Kings and Queens changing from one to the next. All else differs only in figures.
 */
export function sampleRounds(position: Position): readonly NoteRound[] {
  return partitions(TRICKS_PER_ROUND, position.players.length).flatMap((tricks, turn) => sampleRound(position, tricks, turn) ?? []);
}

/** Every way to share a number out among some. */
function partitions(number: number, among: number): readonly (readonly number[])[] {
  if (among === 1) return [[number]];
  return Array.from({ length: number + 1 }, (_, first) => first).flatMap((first) =>
    partitions(number - first, among - 1).map((rest) => [first, ...rest]),
  );
}

const KINDS = ['yellow', 'green', 'blue', 'black', 'mystic', 'surrender'] as const;

function sampleRound(position: Position, tricks: readonly number[], turn: number): NoteRound | undefined {
  const { players } = position;
  const notes: Record<PlayerId, RoundNote> = {};
  const left: Record<keyof CollectedCards, number> = { ...NOTHING_COLLECTED };
  for (const kind of KINDS) left[kind] = countKindInDeck(kind, players.length);
  let seated = position;
  for (const [seat, player] of players.entries()) {
    const set = sampleSet(position, player, seat + turn);
    const characters = sampleCharacters(seated, player, seat + turn);
    if (characters === undefined) return undefined;
    seated = { ...seated, companies: { ...seated.companies, [player]: { set, characters } } };
    const piles = tricks[seat] ?? 0;
    const bet = characters.slice(turn % COMPANY_SIZE).slice(0, 1);
    const diplomat = hasDiplomatFaceUp(characters, bet);
    const revived = turn % 2 === 0 && checkRevival(position, player, set).length === 0;
    notes[player] = {
      set,
      characters,
      bet: diplomat ? [] : bet,
      ...(diplomat && { ally: players[(seat + 1) % players.length] }),
      tricks: piles,
      collected: dealCards(left, piles * players.length, seat + turn),
      king: (seat + turn) % 3 === 0 && !position.kingsDown.includes(set),
      queen: (seat + turn) % 4 === 0 && (revived || !position.queensDown.includes(set)),
      revived,
    };
  }
  return { type: 'round', players: applyCopies(players, notes) };
}

/** A diplomat turned as the bet copies the next player who bet anything else. */
function applyCopies(players: readonly PlayerId[], notes: Readonly<Record<PlayerId, RoundNote>>): Readonly<Record<PlayerId, RoundNote>> {
  const copied = Object.entries(notes).map(([player, note]): [PlayerId, RoundNote] => {
    if (!note.bet.includes('diplomat')) return [player, note];
    const bets = Object.fromEntries(players.map((each) => [each, notes[each]?.bet ?? []]));
    const [copy] = copyableBets(players, bets, player);
    return [player, copy === undefined ? note : { ...note, copy }];
  });
  return Object.fromEntries(copied);
}

function sampleSet(position: Position, player: PlayerId, turn: number): SetColour {
  const kept = setOf(position, player);
  if (kept !== undefined && isCompanyKept(position)) return kept;
  return SETS[turn % SETS.length] ?? 'white';
}

function sampleCharacters(position: Position, player: PlayerId, turn: number): readonly Character[] | undefined {
  const characters: Character[] = [];
  for (let at = 0; at < COMPANY_SIZE * CHARACTERS.length && characters.length < COMPANY_SIZE; at += 1) {
    const character = CHARACTERS[(at + turn * COMPANY_SIZE) % CHARACTERS.length] ?? 'gambler';
    const mine = count(characters, character);
    if (position.figures.copies[character] - countInPlay(position, character) > mine && copiesAllowedTo(position, player, character) > mine)
      characters.push(character);
  }
  return characters.length === COMPANY_SIZE && companyOf(position, player).characters.length === 0 ? characters : undefined;
}

/** Deals cards of every kind in turn, as long as there are any. */
function dealCards(left: Record<keyof CollectedCards, number>, cards: number, turn: number): CollectedCards {
  const collected: Record<keyof CollectedCards, number> = { ...NOTHING_COLLECTED };
  for (let dealing = cards, at = turn; dealing > 0 && at < turn + 100; at += 1) {
    const kind = KINDS[at % KINDS.length] ?? 'yellow';
    if (left[kind] === 0) continue;
    left[kind] -= 1;
    collected[kind] += 1;
    dealing -= 1;
  }
  return collected;
}

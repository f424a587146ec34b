import type { ByPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type BetCard, COLOURS, count, without } from '../box';
import { createViolation, type Violation } from '../broken-reasons';
import { type CollectedCards, type NoteRound, notesIn, type PlayerNote, type Position, type RoundNote, setOf } from '../position';
import { checkAllyOfPlayer, checkBetCards, checkCopiedBet, copyableBets, hasDiplomatFaceUp } from '../round/bets';
import { checkCharacters, checkNotAgain, declare, isCompanyKept } from '../round/company';
import { checkRevival } from '../round/queens';
import { ruleOrder } from '../rules';
import { berserkerTensFor, countInDeck, VALUES } from '../trick/cards';
import { TRICKS_PER_ROUND } from '../trick/play';

/** Everything a round noted in the pad breaks: the sums first, then the rules from top to bottom. */
export function checkRound(position: Position, event: NoteRound): readonly Violation[] {
  const notes = notesIn(position, event);
  const bets = Object.fromEntries(notes.map(({ player, note }) => [player, note.bet]));
  const broken = [
    ...checkCompanies(position, notes),
    ...checkDeck(position, notes),
    ...notes.flatMap(({ player, note }) => [
      ...checkBetCards(position.round, player, note, note.bet),
      ...checkAlliance(position.players, bets, player, note),
      ...checkCourt(position, player, note),
    ]),
  ];
  return [...checkSums(position, notes), ...broken.sort((a, b) => ruleOrder(a.rule) - ruleOrder(b.rule))];
}

const CARD_KINDS = [...COLOURS, 'mystic', 'surrender'] as const;

/** kt.pad.sum */
function checkSums({ players }: Position, notes: readonly PlayerNote[]): readonly Violation[] {
  const trickSum = notes.reduce((sum, { note }) => sum + note.tricks, 0);
  const tricks = trickSum === TRICKS_PER_ROUND ? [] : [createViolation('kt.pad.sum', { problem: 'tricks', found: trickSum })];
  const cards = notes.flatMap(({ player, note }) => {
    const collected = CARD_KINDS.reduce((sum, kind) => sum + note.collected[kind], 0);
    const expected = note.tricks * players.length;
    return collected === expected ? [] : [createViolation('kt.pad.sum', { problem: 'cards', player, found: collected, wanted: expected })];
  });
  return [...tricks, ...cards];
}

/** How many cards of a kind the deck of this player count holds. */
export function countKindInDeck(kind: keyof CollectedCards, players: number): number {
  if (kind === 'mystic' || kind === 'surrender') return countInDeck(kind, players);
  return VALUES.reduce<number>((sum, value) => sum + countInDeck(`${kind}-${value}`, players), 0);
}

/** kt.card.exists: no more cards of a kind than the deck holds; berserkers face up bring black ones. */
function checkDeck({ players }: Position, notes: readonly PlayerNote[]): readonly Violation[] {
  const berserkers = notes.reduce((sum, { note }) => sum + count(without(note.characters, note.bet), 'berserker'), 0);
  return CARD_KINDS.flatMap((kind) => {
    const collected = notes.reduce((sum, { note }) => sum + note.collected[kind], 0);
    const inDeck = countKindInDeck(kind, players.length);
    const tens = kind === 'black' ? berserkerTensFor(berserkers, players.length) : 0;
    return collected > inDeck + tens
      ? [createViolation('kt.card.exists', { problem: 'collected', kind, found: collected, inDeck, tens })]
      : [];
  });
}

function checkCompanies(position: Position, notes: readonly PlayerNote[]): readonly Violation[] {
  const broken: Violation[] = [];
  let seated: Position = { ...position, companies: {} };
  for (const { player, note } of notes) {
    const { set, characters } = note;
    const holder = position.players.find((other) => setOf(seated, other) === set);
    if (holder !== undefined) broken.push(createViolation('kt.company.shape', { problem: 'set-taken', set, by: holder }));
    broken.push(...checkCharacters(seated, characters));
    const keptSet = setOf(position, player);
    if (isCompanyKept(position) && keptSet !== undefined && keptSet !== set)
      broken.push(createViolation('kt.company.keep-set', { player, kept: keptSet }));
    broken.push(...checkNotAgain(position, player, characters));
    seated = declare(seated, { type: 'company', by: player, set, characters });
  }
  return broken;
}

type BetsByPlayer = ByPlayer<readonly BetCard[]>;

/** kt.ally.after-bets: what a diplomat needs is there, and what nobody asked for is not. */
function checkAlliance(players: readonly PlayerId[], bets: BetsByPlayer, player: PlayerId, note: RoundNote): readonly Violation[] {
  const broken: Violation[] = [];
  const isFaceUp = hasDiplomatFaceUp(note.characters, note.bet);
  if (note.ally !== undefined) broken.push(...(isFaceUp ? checkAllyOfPlayer(player, note.ally) : [notAskedReason(player)]));
  else if (isFaceUp) broken.push(createViolation('kt.ally.after-bets', { problem: 'nobody', player }));
  const isBet = note.bet.includes('diplomat');
  if (note.copy !== undefined) broken.push(...(isBet ? checkCopiedBet(bets, player, note.copy) : [notAskedReason(player)]));
  else if (isBet && copyableBets(players, bets, player).length > 0)
    broken.push(createViolation('kt.ally.after-bets', { problem: 'uncopied', player }));
  return broken;
}

const notAskedReason = (player: PlayerId): Violation => createViolation('kt.ally.after-bets', { problem: 'not-asked', player });

function checkCourt(position: Position, player: PlayerId, { set, king, queen, revived }: RoundNote): readonly Violation[] {
  const broken: Violation[] = revived ? [...checkRevival(position, player, set)] : [];
  if (king && position.kingsDown.includes(set)) broken.push(createViolation('kt.king.once', { player, king: set }));
  if (queen && position.queensDown.includes(set) && !revived)
    broken.push(createViolation('kt.queen.once', { player, queen: set, thisRound: false }));
  return broken;
}

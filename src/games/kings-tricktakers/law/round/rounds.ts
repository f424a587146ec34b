import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { ReasonOf } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';
import type { SetColour } from '../box';
import {
  type CollectedCards,
  companyOf,
  enterLines,
  NEW_ROUND,
  type NoteRound,
  notesIn,
  type PlayerNote,
  type Position,
} from '../position';
import { NOTHING_COLLECTED, type PlayerRound, type RoundCount, type ScoreLineParams, scorePlayer } from '../score/score';
import { colourOf } from '../trick/cards';
import { dismissCompanies } from './company';
import { revivalLine } from './queens';

const ROUNDS = 3;

export const isLastRound = ({ round }: Position): boolean => round >= ROUNDS;

const union = (sets: readonly SetColour[], added: readonly SetColour[]): readonly SetColour[] => [...new Set([...sets, ...added])];

/** Printed cards count, not what Queens or the rebel made of them. */
function countCollected(position: Position, player: PlayerId): CollectedCards {
  const collected: Record<keyof CollectedCards, number> = { ...NOTHING_COLLECTED };
  for (const { winner, cards } of position.tricks) {
    if (winner !== player) continue;
    for (const { card } of cards) collected[card === 'mystic' || card === 'surrender' ? card : (colourOf(card) ?? 'black')] += 1;
  }
  return collected;
}

function playerRoundAtTable(position: Position, player: PlayerId): PlayerRound {
  const { set, characters } = companyOf(position, player);
  return {
    set,
    characters,
    bet: forPlayer(position.bets, player) ?? [],
    ally: forPlayer(position.allies, player),
    copiedBet: forPlayer(position.copiedBets, player),
    tricksWon: position.tricks.filter(({ winner }) => winner === player).length,
    collected: countCollected(position, player),
    isKingDown: set !== undefined && position.kingsDown.includes(set),
    hasPlayedQueen: set !== undefined && position.queensPlayed.includes(set),
  };
}

function playerRoundInPad(position: Position, event: NoteRound, player: PlayerId): PlayerRound {
  const note = forPlayer(event.players, player);
  if (note === undefined) return playerRoundAtTable(position, player);
  return {
    set: note.set,
    characters: note.characters,
    bet: note.bet,
    ally: note.ally,
    copiedBet: note.copy,
    tricksWon: note.tricks,
    collected: note.collected,
    isKingDown: note.king || position.kingsDown.includes(note.set),
    hasPlayedQueen: note.queen,
  };
}

function createCount(position: Position, share: (player: PlayerId) => PlayerRound): RoundCount {
  const { players, figures, agreements } = position;
  const shares = Object.fromEntries(players.map((player) => [player, share(player)]));
  return { players, playerRounds: shares, figures, agreements, isLast: isLastRound(position) };
}

/** The input of the count: from the tricks at the table, or from the pad's notes. */
export const countAtTable = (position: Position): RoundCount => createCount(position, (player) => playerRoundAtTable(position, player));
export const countInPad = (position: Position, event: NoteRound): RoundCount =>
  createCount(position, (player) => playerRoundInPad(position, event, player));

/** Enters the round's lines; the costs of revived Queens come first in its results. */
function enterRound(position: Position, count: RoundCount, revived: readonly ScoreSheetLine<ReasonOf<ScoreLineParams>>[]): Position {
  const results = position.players.map((player) => {
    const revivalLines = revived.filter((line) => line.player === player);
    return [player, scorePlayer(count, player, revivalLines)] as const;
  });
  const onSheet = position.record === 'table' ? revived : [];
  const lines = results.flatMap(([, result]) => result.lines.filter((line) => !onSheet.includes(line)));
  return enterLines({ ...position, rounds: [...position.rounds, Object.fromEntries(results)] }, lines, count);
}

export const scorePlayedRound = (position: Position): Position => enterRound(position, countAtTable(position), position.revivalLines);

/** A whole round from the pad: companies, faces of Kings and Queens, then the score. */
export function noteRound(position: Position, event: NoteRound): Position {
  const notes = notesIn(position, event);
  const setsWhere = (holds: (each: PlayerNote) => boolean): readonly SetColour[] => notes.filter(holds).map(({ note }) => note.set);
  const raised = setsWhere(({ note }) => note.revived);
  const revived = notes.filter(({ note }) => note.revived).map(({ player, note }) => revivalLine(position, player, note.set));
  const count = countInPad(position, event);
  const next: Position = {
    ...position,
    companies: Object.fromEntries(notes.map(({ player, note }) => [player, { set: note.set, characters: note.characters }])),
    kingsDown: union(
      position.kingsDown,
      setsWhere(({ note }) => note.king),
    ),
    queensDown: position.queensDown.filter((set) => !raised.includes(set)),
    queensPlayed: setsWhere(({ note }) => note.queen),
  };
  return enterRound(next, count, revived);
}

/** The next round: companies are dismissed, Queens that were played lie face down. */
export function nextRound(position: Position): Position {
  return {
    ...position,
    ...dismissCompanies(position),
    ...NEW_ROUND,
    round: position.round + 1,
    queensDown: union(position.queensDown, position.queensPlayed),
  };
}

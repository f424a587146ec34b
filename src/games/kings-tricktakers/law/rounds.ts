import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import type { ReasonOf } from '#law/ruling';
import type { ScoreSheetLine } from '#law/score';
import type { SetColour } from './box';
import { colourOf } from './cards';
import { dismissed } from './company';
import { type Collected, companyOf, entered, NEW_ROUND, notesIn, type PlayersNote, type Position, type Round } from './position';
import { revivalLine } from './queens';
import { NOTHING_COLLECTED, type Paid, type RoundCount, resultOf, type Share } from './score';

const ROUNDS = 3;

export const lastRound = ({ round }: Position): boolean => round >= ROUNDS;

const joined = (some: readonly SetColour[], more: readonly SetColour[]): readonly SetColour[] => [...new Set([...some, ...more])];

/** Printed cards count, not what Queens or the rebel made of them. */
function collectedBy(position: Position, player: PlayerId): Collected {
  const collected: Record<keyof Collected, number> = { ...NOTHING_COLLECTED };
  for (const { winner, laid } of position.tricks) {
    if (winner !== player) continue;
    for (const { card } of laid) collected[card === 'mystic' || card === 'surrender' ? card : (colourOf(card) ?? 'black')] += 1;
  }
  return collected;
}

function shareAtTable(position: Position, player: PlayerId): Share {
  const { set, characters } = companyOf(position, player);
  return {
    set,
    characters,
    bet: forPlayer(position.bets, player) ?? [],
    ally: forPlayer(position.allies, player),
    copied: forPlayer(position.copied, player),
    piles: position.tricks.filter(({ winner }) => winner === player).length,
    collected: collectedBy(position, player),
    kingDown: set !== undefined && position.kingsDown.includes(set),
    queen: set !== undefined && position.queensPlayed.includes(set),
  };
}

function shareInPad(position: Position, event: Round, player: PlayerId): Share {
  const noted = forPlayer(event.players, player);
  if (noted === undefined) return shareAtTable(position, player);
  return {
    set: noted.set,
    characters: noted.characters,
    bet: noted.bet,
    ally: noted.ally,
    copied: noted.copy,
    piles: noted.tricks,
    collected: noted.collected,
    kingDown: noted.king || position.kingsDown.includes(noted.set),
    queen: noted.queen,
  };
}

function counted(position: Position, share: (player: PlayerId) => Share): RoundCount {
  const { players, figures, agreements } = position;
  const shares = Object.fromEntries(players.map((player) => [player, share(player)]));
  return { players, shares, figures, agreements, last: lastRound(position) };
}

/** What there is to count of the round: played out at the table, or noted in the pad. */
export const countAtTable = (position: Position): RoundCount => counted(position, (player) => shareAtTable(position, player));
export const countInPad = (position: Position, event: Round): RoundCount =>
  counted(position, (player) => shareInPad(position, event, player));

/** The round's lines onto the sheet; what Queens cost this round stands first in its results. */
function settled(position: Position, count: RoundCount, revived: readonly ScoreSheetLine<ReasonOf<Paid>>[]): Position {
  const results = position.players.map((player) => {
    const paid = revived.filter((line) => line.player === player);
    return [player, resultOf(count, player, paid)] as const;
  });
  const onSheet = position.record === 'table' ? revived : [];
  const lines = results.flatMap(([, result]) => result.lines.filter((line) => !onSheet.includes(line)));
  return entered({ ...position, rounds: [...position.rounds, Object.fromEntries(results)] }, lines, count);
}

export const scoreTable = (position: Position): Position => settled(position, countAtTable(position), position.revived);

/** A whole round from the pad: companies, faces of Kings and Queens, then the score. */
export function noteRound(position: Position, event: Round): Position {
  const noted = notesIn(position, event);
  const setsWhere = (holds: (each: PlayersNote) => boolean): readonly SetColour[] => noted.filter(holds).map(({ note }) => note.set);
  const raised = setsWhere(({ note }) => note.revived);
  const revived = noted.filter(({ note }) => note.revived).map(({ player, note }) => revivalLine(position, player, note.set));
  const count = countInPad(position, event);
  const next: Position = {
    ...position,
    companies: Object.fromEntries(noted.map(({ player, note }) => [player, { set: note.set, characters: note.characters }])),
    kingsDown: joined(
      position.kingsDown,
      setsWhere(({ note }) => note.king),
    ),
    queensDown: position.queensDown.filter((set) => !raised.includes(set)),
    queensPlayed: setsWhere(({ note }) => note.queen),
  };
  return settled(next, count, revived);
}

/** The next round: companies are dismissed, Queens that were played lie face down. */
export function nextRound(position: Position): Position {
  return {
    ...position,
    ...dismissed(position),
    ...NEW_ROUND,
    round: position.round + 1,
    queensDown: joined(position.queensDown, position.queensPlayed),
  };
}

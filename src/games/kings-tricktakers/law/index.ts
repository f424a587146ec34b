import { adjustLines } from '#law/adjust';
import type { AdjustEvent, HeadlineOf, Law, PlayerId } from '#law/game';
import { pointsOf, rankBy, type Standing } from '#law/score';
import { candidates } from './candidates';
import { judge } from './judge';
import { begin, type Event, enterLines, linesOf, type Phase, type PlayerScore, type Position, rankOf, type Setup } from './position';
import { remarks } from './remarks';
import { solePicker } from './round/company';
import { agreements, rules, waivable } from './rules';
import { certaintyOf } from './score/contest';
import { seats } from './seats';
import { hasHidden, isHiddenFrom } from './secrets';
import { colourToFollow, playerOnTurn } from './trick/play';

export interface Headlines {
  company: { readonly round: number };
  bets: { readonly round: number };
  alliance: { readonly round: number };
  preparation: { readonly round: number };
  opening: { readonly round: number; readonly trick: number };
  trick: { readonly round: number; readonly trick: number; readonly player: PlayerId };
  round: { readonly round: number };
  finished: { readonly winners: readonly PlayerId[] };
}

function turn(position: Position, phase: Phase): PlayerId | undefined {
  switch (phase) {
    case 'company':
      return position.selection === 'draft' ? solePicker(position) : undefined;
    case 'opening':
      return position.opener;
    case 'trick':
      return playerOnTurn(position);
    default:
      return undefined;
  }
}

export const adjust = (position: Position, event: AdjustEvent): Position => enterLines(position, adjustLines(event));

/** kt.end.winner: points, then the lower King; a rank that nobody knows leaves its tie as it is. */
function standings(position: Position): readonly Standing[] {
  const points = pointsOf(position.players, linesOf(position));
  const pointsWithoutRank = new Set(
    position.players.filter((player) => rankOf(position, player) === undefined).map((player) => points[player]),
  );
  return rankBy(position.players, points, [
    (player) => points[player] ?? 0,
    (player) => (pointsWithoutRank.has(points[player]) ? 0 : -(rankOf(position, player) ?? 0)),
  ]);
}

/** A result as verdicts show it: equal rules added up, nothing that paid 0. Lines come in the order of the rules. */
function summary({ tricks, lines, points: total }: PlayerScore) {
  const sums = new Map<string, number>();
  for (const { reason, points } of lines) sums.set(reason.rule, (sums.get(reason.rule) ?? 0) + points);
  const paidRules = [...sums].filter(([, points]) => points !== 0);
  return { tricks, lines: paidRules.map(([rule, points]) => ({ rule, points })), total };
}

function details(position: Position, phase: Phase) {
  return {
    round: position.round,
    trick:
      phase === 'trick'
        ? { led: colourToFollow(position) ?? null, plays: position.trick.map(({ by, card }) => ({ by, card: card ?? null })) }
        : null,
    tricks: position.tricks.map(({ winner, cards }) => ({ winner, cards: cards.map(({ card }) => card) })),
    rounds: position.rounds.map((results) =>
      Object.fromEntries(Object.entries(results).map(([player, result]) => [player, summary(result)])),
    ),
  };
}

function headline(position: Position, phase: Phase): HeadlineOf<Headlines> {
  const { round } = position;
  const trick = position.tricks.length + 1;
  switch (phase) {
    case 'opening':
      return { key: phase, params: { round, trick } };
    case 'trick':
      return { key: phase, params: { round, trick, player: playerOnTurn(position) ?? '' } };
    case 'finished':
      return { key: phase, params: { winners: certaintyOf(position, true).leaders } };
    default:
      return { key: phase, params: { round } };
  }
}

export const law: Law<Setup, Event, Position, Phase> = {
  seats,
  agreements,
  rules,
  playerlessTypes: new Set(['begin', 'opener', 'round']),
  sharedTypes: new Set(['begin', 'opener']),
  waivableRules: waivable,
  begin,
  withAgreements: (position, agreed) => ({ ...position, agreements: agreed }),
  turn,
  judge,
  candidates,
  remarks,
  lines: linesOf,
  standings,
  certainty: certaintyOf,
  isHiddenFrom,
  hasHidden,
  details,
  headline,
};

import { type AdjustReason, allAdjustLines } from '#law/adjust';
import type { HeadlineOf, Law, PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import { pointsOf, rankBy, type ScoreSheetLine, type Standing } from '#law/score';
import { monarchOf, type Side, squareName } from './board';
import { countOpenMoves, countOpenSquares, freeSquares, judge, waivable } from './judge';
import { isInDanger, movePaths, squaresOfSide } from './moves';
import { agreements, begin, canCaptureOnThrone, type Event, type Phase, type Position, type Setup, sideOfPlayer } from './position';
import { rules } from './rules';
import { seats } from './seats';

/** The parameters of the reasons on the score sheet: how the game was won. */
export interface ScoreLineParams {
  'kd.capture.monarch': { readonly winner: PlayerId };
  'kd.throne.won': { readonly winner: PlayerId };
  resignation: { readonly winner: PlayerId };
  agreement: Record<never, never>;
}

const SIDES: readonly Side[] = ['w', 'b'];

export interface Headlines {
  moving: { readonly player: PlayerId };
  replacing: { readonly player: PlayerId };
  /** `winner` is empty after a draw. */
  finished: { readonly winner: PlayerId };
}

function turn(position: Position, phase: Phase): PlayerId | undefined {
  return phase === 'finished' ? undefined : position.sides[position.onMove];
}

function candidates(position: Position, type: Event['type']): readonly Event[] {
  const by = position.sides[position.onMove];
  switch (type) {
    case 'move':
      return squaresOfSide(position.board, position.onMove).flatMap((from) =>
        movePaths(position.board, from, canCaptureOnThrone(position)).map(({ path }) => ({ type, by, path: path.map(squareName) })),
      );
    case 'replace':
      return freeSquares(position.board).map((at) => ({ type, by, at: squareName(at) }));
    case 'resign':
      return position.players.map((player) => ({ type, by: player }));
    case 'draw':
      return [{ type, by }];
    default:
      return [];
  }
}

const createScoreReason = createReasonMaker<ScoreLineParams>();

const winnerOf = ({ winner, sides }: Position): PlayerId | undefined => winner && sides[winner];

function endingReason({ ending, winner, sides, board }: Position): ReasonOf<ScoreLineParams> {
  if (winner === undefined) return createScoreReason('agreement', {});
  const params = { winner: sides[winner] };
  if (ending === 'resignation') return createScoreReason('resignation', params);
  return ending === 'throne'
    ? createScoreReason('kd.throne.won', params, [squareName(board.indexOf(monarchOf(winner)))])
    : createScoreReason('kd.capture.monarch', params);
}

function lines(position: Position): readonly ScoreSheetLine<ReasonOf<ScoreLineParams> | AdjustReason>[] {
  const { ending, winner, sides } = position;
  if (ending === undefined) return allAdjustLines(position.adjustments);
  const reason = endingReason(position);
  const result = SIDES.map((side) => ({ player: sides[side], points: winner === side ? 1 : 0, paid: winner === side, reason }));
  return [...result, ...allAdjustLines(position.adjustments)];
}

/** A win ranks before adjusted points; after a draw both rank first whatever their points. */
function standings(position: Position): readonly Standing[] {
  const points = pointsOf(position.players, lines(position));
  if (position.ending === 'agreement') return rankBy(position.players, points, []);
  const winner = winnerOf(position);
  return rankBy(position.players, points, [(player) => (player === winner ? 1 : 0), (player) => points[player] ?? 0]);
}

function details(position: Position, phase: Phase) {
  const ending = position.ending ?? null;
  if (phase === 'finished') return { ending, danger: [], moves: 0 };
  const isEndangered = (player: PlayerId): boolean =>
    isInDanger(position.board, sideOfPlayer(position, player), canCaptureOnThrone(position));
  return {
    ending,
    danger: position.players.filter(isEndangered),
    moves: phase === 'moving' ? countOpenMoves(position) : countOpenSquares(position),
  };
}

function headline(position: Position, phase: Phase): HeadlineOf<Headlines> {
  const player = position.sides[position.onMove];
  if (phase !== 'finished') return { key: phase, params: { player } };
  return { key: phase, params: { winner: winnerOf(position) ?? '' } };
}

export const law: Law<Setup, Event, Position, Phase> = {
  seats,
  agreements,
  rules,
  playerlessTypes: new Set(),
  waivableRules: waivable,
  begin,
  withAgreements: (position, choices) => ({ ...position, agreements: choices }),
  openingAgreements: new Set(['first']),
  turn,
  judge,
  candidates,
  remarks: () => [],
  lines,
  standings,
  details,
  headline,
};

import { type AdjustReason, allAdjustLines } from '#law/adjust';
import type { PlayerId } from '#law/game';
import type { ReasonOf } from '#law/ruling';
import { type Certainty, exactRange, pointsOf, rankBy, type ScoreSheetLine, type Standing, winnersOf } from '#law/score';
import type { Position, Seat } from '../position';
import { type Payment, SCORERS, type ScoreLineParams, type ScoringPart } from './cards';
import { realmsOf } from './realm';

/** One line of the count. */
export interface CountLine extends Payment {
  readonly player: PlayerId;
  readonly seat: Seat;
  readonly part: ScoringPart;
}

/** A cache: points, standings and statistics score the same position. */
const countLinesByPosition = new WeakMap<Position, readonly CountLine[]>();

/** The scoring of a position: for each player the three cards, then castles, then Capitols where they are in play. */
export function countLines(position: Position): readonly CountLine[] {
  const found = countLinesByPosition.get(position) ?? computeCountLines(position);
  countLinesByPosition.set(position, found);
  return found;
}

function computeCountLines(position: Position): readonly CountLine[] {
  const { players, cards, land } = position;
  return realmsOf(position).flatMap((realm) => {
    const { seat } = realm;
    const player = players[seat] ?? '';
    const parts: readonly ScoringPart[] = [...cards, 'castles', ...(land.capitols.length > 0 ? (['capitol'] as const) : [])];
    return parts.map((part) => ({ ...SCORERS[part](realm), player, seat, part }));
  });
}

/**
 * The count while a game is on. The Lords leave out the sections in which nobody has built yet: by agreement lords-zero all would
 * be first there, with nothing.
 */
export function runningCountLines(position: Position): readonly CountLine[] {
  const all = countLines(position);
  const lords = all.flatMap(({ reason }) => (reason.rule === 'kb.card.lords' ? [reason.params.additions] : []));
  if (lords.length === 0) return all;
  const isBuilt = (section: number): boolean => lords.some((additions) => (additions[section]?.count ?? 0) > 0);
  return all.map((line): CountLine => {
    const { reason } = line;
    if (reason.rule !== 'kb.card.lords') return line;
    const additions = reason.params.additions.map((each, section) => (isBuilt(section) ? each : { ...each, points: 0 }));
    const places = additions.flatMap((each) => (each.points > 0 ? each.places : []));
    return {
      ...line,
      points: additions.reduce((sum, { points }) => sum + points, 0),
      reason: { ...reason, params: { additions }, places },
    };
  });
}

/** What is certain: the count, or while a game is on the running one. */
export function certainty(position: Position, isOver: boolean): Certainty {
  const { players } = position;
  const counted = isOver ? countLines(position) : runningCountLines(position);
  const paid = counted.map(({ player, points, reason }) => ({ player, points, paid: points > 0, reason }));
  const points = pointsOf(players, [...paid, ...allAdjustLines(position.adjusted)]);
  const most = Math.max(...Object.values(points));
  return {
    points: Object.fromEntries(Object.entries(points).map(([player, each]) => [player, exactRange(each)])),
    leaders: isOver ? winnersOf(standings(position)) : players.filter((player) => points[player] === most),
    unplaced: [],
  };
}

export function lines(position: Position): readonly ScoreSheetLine<ReasonOf<ScoreLineParams> | AdjustReason>[] {
  const paid = countLines(position).map(({ player, points, reason }) => ({ player, points, paid: points > 0, reason }));
  return [...paid, ...allAdjustLines(position.adjusted)];
}

/** kb.end.winner: most points; who is tied shares the rank. */
export function standings(position: Position): readonly Standing[] {
  const points = pointsOf(position.players, lines(position));
  return rankBy(position.players, points, [(player) => points[player] ?? 0]);
}

export type Scores = Readonly<Record<PlayerId, Readonly<Partial<Record<ScoringPart, number>>>>>;

export function scores(position: Position): Scores {
  const all = countLines(position);
  return Object.fromEntries(
    position.players.map((player) => [
      player,
      Object.fromEntries(all.filter((each) => each.player === player).map(({ part, points }) => [part, points])),
    ]),
  );
}

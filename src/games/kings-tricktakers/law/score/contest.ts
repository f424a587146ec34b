import type { PlayerId } from '#law/game';
import { addRanges, type Certainty, exactRange, type Range } from '#law/score';
import { entriesOf, type Position, rankOf, setOf } from '../position';
import type { UnreadFigure } from './outlook';
import { decidingBetSides, pointsIn, queenOfUnknownCost, rangeBesideCount, rangeOf, scenariosOf, unreadFigure } from './point-ranges';
import { type RoundCount, scoreLines } from './score';

interface CountedRound {
  readonly count: RoundCount;
  readonly figures: readonly { readonly player: PlayerId; readonly figure: UnreadFigure; readonly tricks: number }[];
}

/** The rounds that were counted, each with the unknown figures that its lines pay by. */
const countedRounds = (position: Position): readonly CountedRound[] =>
  entriesOf(position).flatMap(({ count }): readonly CountedRound[] => {
    if (count === undefined) return [];
    const lines = count.players.flatMap((player) => scoreLines(count, player));
    const figures = lines.flatMap((line) => {
      const figure = unreadFigure(line);
      const tricks = line.reason.rule === 'kt.score.bet' || line.reason.rule === 'kt.score.jack' ? line.reason.params.tricks : 0;
      return figure === undefined ? [] : [{ player: line.player, figure, tricks }];
    });
    return [{ count, figures }];
  });

/** How much more of each unknown figure one player is paid than another: "hermit with 2 tricks, once more". */
function surplus(
  rounds: readonly CountedRound[],
  player: PlayerId,
  other: PlayerId,
): ReadonlyMap<string, { readonly figure: UnreadFigure; readonly times: number }> {
  const surplusByFigure = new Map<string, { readonly figure: UnreadFigure; readonly times: number }>();
  for (const { player: paidPlayer, figure, tricks } of rounds.flatMap(({ figures }) => figures)) {
    if (paidPlayer !== player && paidPlayer !== other) continue;
    const key = `${figure.kind} ${figure.card} ${tricks}`;
    surplusByFigure.set(key, { figure, times: (surplusByFigure.get(key)?.times ?? 0) + (paidPlayer === player ? 1 : -1) });
  }
  return surplusByFigure;
}

/** The least lead of one player over another over all values of the unknown figures. */
function leastLead(position: Position, rounds: readonly CountedRound[], player: PlayerId, other: PlayerId): number {
  const [ownRange, otherRange] = [rangeOf(position, player), rangeOf(position, other)];
  const lead = ownRange.least - otherRange.most;
  // The limit of an unknown Queen cost may come from the same unknown figures that pay both players.
  const hasPaidUnknownCost = entriesOf(position).some(({ lines }) =>
    lines.some((line) => line.player === player && queenOfUnknownCost(line) !== undefined),
  );
  if (position.agreements.debt === 'floor' || hasPaidUnknownCost) return lead;
  if ([...surplus(rounds, player, other).values()].some(({ times }) => times < 0)) return lead;
  const leastLeads = rounds.map(({ count }) =>
    Math.min(...scenariosOf(count).scenarios.map((scenario) => pointsIn(scenario, player) - pointsIn(scenario, other))),
  );
  // `player` paid no unknown cost here; for `other` the upper bound of one is 0.
  const rangeOutsideCounts = (anyPlayer: PlayerId): Range =>
    entriesOf(position)
      .map((entry) => rangeBesideCount(entry, anyPlayer, exactRange(0)))
      .reduce(addRanges, exactRange(0));
  return Math.max(
    lead,
    leastLeads.reduce((total, each) => total + each, rangeOutsideCounts(player).least - rangeOutsideCounts(other).most),
  );
}

type PairFunction<T> = (player: PlayerId, other: PlayerId) => T;

/** kt.end.winner: what is certain of how two players stand to each other. */
interface Order {
  readonly isBefore: PairFunction<boolean>;
  readonly isLevel: PairFunction<boolean>;
}

/** The order that follows from the least leads. */
function orderBy(position: Position, leastLeadOf: PairFunction<number>): Order {
  const rank = (player: PlayerId): number | undefined => rankOf(position, player);
  const isLevelOnPoints: PairFunction<boolean> = (player, other) => leastLeadOf(player, other) === 0 && leastLeadOf(other, player) === 0;
  // A player without a set has no King to break a tie.
  const kingless = position.players.filter((player) => setOf(position, player) === undefined);
  const isPartedFromKingless = (player: PlayerId): boolean =>
    kingless.every((each) => leastLeadOf(player, each) > 0 || leastLeadOf(each, player) > 0);
  return {
    isBefore(player, other) {
      const points = leastLeadOf(player, other);
      const [ownRank, otherRank] = [rank(player), rank(other)];
      return (
        points > 0 ||
        (points === 0 && ownRank !== undefined && otherRank !== undefined && ownRank < otherRank && isPartedFromKingless(player))
      );
    },
    isLevel: (player, other) =>
      isLevelOnPoints(player, other) &&
      (kingless.some((each) => each === player || isLevelOnPoints(player, each)) ||
        (rank(player) !== undefined && rank(player) === rank(other))),
  };
}

const isOrderKnown = ({ isBefore, isLevel }: Order, player: PlayerId, other: PlayerId): boolean =>
  isBefore(player, other) || isBefore(other, player) || isLevel(player, other);

/** kt.end.winner: who may still be first, and whether that is settled whatever the unknown figures are. */
export interface Contest {
  readonly isSettled: boolean;
  readonly contenders: readonly PlayerId[];
}

function contestOf({ players }: Position, { isBefore, isLevel }: Order): Contest {
  const contenders = players.filter((player) => !players.some((other) => other !== player && isBefore(other, player)));
  return {
    contenders,
    isSettled: contenders.every((player) => contenders.every((other) => other === player || isLevel(player, other))),
  };
}

/** The order at the end of a game: by all that is known of the rounds. */
function finalOrder(position: Position): Order {
  const rounds = countedRounds(position);
  return orderBy(position, (player, other) => leastLead(position, rounds, player, other));
}

export const contest = (position: Position): Contest => contestOf(position, finalOrder(position));

/** Who leads for certain while a game goes on: ranks part nobody before its end. */
const leaders = (players: readonly PlayerId[], leastLeadOf: PairFunction<number>): readonly PlayerId[] =>
  players.filter((player) =>
    players.every(
      (other) =>
        other === player || leastLeadOf(player, other) > 0 || (leastLeadOf(player, other) === 0 && leastLeadOf(other, player) === 0),
    ),
  );

/** What is certain of points, of who is first, and of the places. */
export function certaintyOf(position: Position, isOver: boolean): Certainty {
  const { players } = position;
  const points: Readonly<Record<PlayerId, Range>> = Object.fromEntries(players.map((player) => [player, rangeOf(position, player)]));
  const leastLeadOf: PairFunction<number> = (player, other) => (points[player]?.least ?? 0) - (points[other]?.most ?? 0);
  const order = isOver ? finalOrder(position) : orderBy(position, leastLeadOf);
  const { isSettled, contenders } = contestOf(position, order);
  const winners = isSettled ? contenders : [];
  const isPlaced = (player: PlayerId): boolean =>
    winners.includes(player) || players.every((other) => other === player || winners.includes(other) || isOrderKnown(order, player, other));
  return { points, leaders: isOver ? winners : leaders(players, leastLeadOf), unplaced: players.filter((player) => !isPlaced(player)) };
}

type Pair = readonly [PlayerId, PlayerId];

const pairsOf = (players: readonly PlayerId[]): readonly Pair[] =>
  players.flatMap((player, at) => players.slice(at + 1).map((other) => [player, other] as const));

/** The unread figures that decide who is first. */
export function decidingFigures(position: Position): readonly UnreadFigure[] {
  const { isSettled, contenders } = contest(position);
  return isSettled ? [] : separatingFigures(position, pairsOf(contenders));
}

/** The unread figures that only decide places below the first. */
export function placingFigures(position: Position): readonly UnreadFigure[] {
  const order = finalOrder(position);
  const { isSettled, contenders } = contestOf(position, order);
  if (!isSettled) return [];
  const below = position.players.filter((player) => !contenders.includes(player));
  return separatingFigures(
    position,
    pairsOf(below).filter(([player, other]) => !isOrderKnown(order, player, other)),
  );
}

/** The figures that would separate players: points first, and once those are known the ranks of tied Kings. */
function separatingFigures(position: Position, pairs: readonly Pair[]): readonly UnreadFigure[] {
  const players = position.players.filter((player) => pairs.some((pair) => pair.includes(player)));
  const wantedFigures = new Map<string, UnreadFigure>();
  const addFigure = (figure: UnreadFigure): void => void wantedFigures.set(`${figure.kind} ${figure.card}`, figure);
  const rounds = countedRounds(position);
  for (const { lines } of entriesOf(position))
    for (const line of lines) {
      const card = queenOfUnknownCost(line);
      if (card !== undefined && players.includes(line.player)) addFigure({ kind: 'queen', card });
    }
  for (const [player, other] of pairs) {
    for (const { figure, times } of surplus(rounds, player, other).values())
      if (times !== 0 || position.agreements.debt === 'floor') addFigure(figure);
    for (const { count } of rounds)
      for (const { card } of decidingBetSides(scenariosOf(count), (scenario) => pointsIn(scenario, player) - pointsIn(scenario, other)))
        addFigure({ kind: 'bet', card });
  }
  if (wantedFigures.size > 0) return [...wantedFigures.values()];
  return players.flatMap((player): readonly UnreadFigure[] => {
    const set = setOf(position, player);
    return set === undefined || rankOf(position, player) !== undefined ? [] : [{ kind: 'rank', card: set }];
  });
}

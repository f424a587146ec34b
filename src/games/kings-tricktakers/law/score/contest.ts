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
  const found = new Map<string, { readonly figure: UnreadFigure; readonly times: number }>();
  for (const { player: whose, figure, tricks } of rounds.flatMap(({ figures }) => figures)) {
    if (whose !== player && whose !== other) continue;
    const key = `${figure.kind} ${figure.card} ${tricks}`;
    found.set(key, { figure, times: (found.get(key)?.times ?? 0) + (whose === player ? 1 : -1) });
  }
  return found;
}

/** By how much one player is ahead of another at the least, however the unknown figures turn out. */
function leastLead(position: Position, rounds: readonly CountedRound[], player: PlayerId, other: PlayerId): number {
  const [own, others] = [rangeOf(position, player), rangeOf(position, other)];
  const apart = own.least - others.most;
  // What a Queen cost whose price nobody knows may hang on figures that both are paid by.
  const paid = entriesOf(position).some(({ lines }) =>
    lines.some((line) => line.player === player && queenOfUnknownCost(line) !== undefined),
  );
  if (position.agreements.debt === 'floor' || paid) return apart;
  if ([...surplus(rounds, player, other).values()].some(({ times }) => times < 0)) return apart;
  const inRounds = rounds.map(({ count }) =>
    Math.min(...scenariosOf(count).scenarios.map((way) => pointsIn(way, player) - pointsIn(way, other))),
  );
  // Who paid such a cost is never here as `player`, and for `other` the most that counts is that it was nothing.
  const beside = (of: PlayerId): Range =>
    entriesOf(position)
      .map((entry) => rangeBesideCount(entry, of, exactRange(0)))
      .reduce(addRanges, exactRange(0));
  return Math.max(
    apart,
    inRounds.reduce((total, each) => total + each, beside(player).least - beside(other).most),
  );
}

type PairFunction<T> = (player: PlayerId, other: PlayerId) => T;

/** kt.end.winner: what is certain of how two players stand to each other. */
interface Order {
  readonly isBefore: PairFunction<boolean>;
  readonly isLevel: PairFunction<boolean>;
}

/** The order that follows from how far one is ahead of another at the least. */
function orderBy(position: Position, ahead: PairFunction<number>): Order {
  const rank = (player: PlayerId): number | undefined => rankOf(position, player);
  const isLevelOnPoints: PairFunction<boolean> = (player, other) => ahead(player, other) === 0 && ahead(other, player) === 0;
  // Where somebody holds no set yet there is no King to part those who are level.
  const kingless = position.players.filter((player) => setOf(position, player) === undefined);
  const isPartedFromKingless = (player: PlayerId): boolean => kingless.every((each) => ahead(player, each) > 0 || ahead(each, player) > 0);
  return {
    isBefore(player, other) {
      const points = ahead(player, other);
      const [own, others] = [rank(player), rank(other)];
      return points > 0 || (points === 0 && own !== undefined && others !== undefined && own < others && isPartedFromKingless(player));
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
  readonly first: readonly PlayerId[];
}

function contestOf({ players }: Position, { isBefore, isLevel }: Order): Contest {
  const first = players.filter((player) => !players.some((other) => other !== player && isBefore(other, player)));
  return { first, isSettled: first.every((player) => first.every((other) => other === player || isLevel(player, other))) };
}

/** The order at the end of a game: by all that is known of the rounds. */
function finalOrder(position: Position): Order {
  const rounds = countedRounds(position);
  return orderBy(position, (player, other) => leastLead(position, rounds, player, other));
}

export const contest = (position: Position): Contest => contestOf(position, finalOrder(position));

/** Who leads for certain while a game goes on: ranks part nobody before its end. */
const leaders = (players: readonly PlayerId[], ahead: PairFunction<number>): readonly PlayerId[] =>
  players.filter((player) =>
    players.every((other) => other === player || ahead(player, other) > 0 || (ahead(player, other) === 0 && ahead(other, player) === 0)),
  );

/** What is certain of points, of who is first, and of the places. */
export function certaintyOf(position: Position, over: boolean): Certainty {
  const { players } = position;
  const points: Readonly<Record<PlayerId, Range>> = Object.fromEntries(players.map((player) => [player, rangeOf(position, player)]));
  const ahead: PairFunction<number> = (player, other) => (points[player]?.least ?? 0) - (points[other]?.most ?? 0);
  const order = over ? finalOrder(position) : orderBy(position, ahead);
  const { isSettled, first } = contestOf(position, order);
  const winners = isSettled ? first : [];
  const isPlaced = (player: PlayerId): boolean =>
    winners.includes(player) || players.every((other) => other === player || winners.includes(other) || isOrderKnown(order, player, other));
  return { points, first: over ? winners : leaders(players, ahead), unplaced: players.filter((player) => !isPlaced(player)) };
}

type Pair = readonly [PlayerId, PlayerId];

const pairsOf = (players: readonly PlayerId[]): readonly Pair[] =>
  players.flatMap((player, at) => players.slice(at + 1).map((other) => [player, other] as const));

/** The figures that decide who is first and that nobody has read yet. */
export function decidingFigures(position: Position): readonly UnreadFigure[] {
  const { isSettled, first } = contest(position);
  return isSettled ? [] : separatingFigures(position, pairsOf(first));
}

/** The figures that nobody has read yet and that only a place below the first hangs on. */
export function placingFigures(position: Position): readonly UnreadFigure[] {
  const order = finalOrder(position);
  const { isSettled, first } = contestOf(position, order);
  if (!isSettled) return [];
  const below = position.players.filter((player) => !first.includes(player));
  return separatingFigures(
    position,
    pairsOf(below).filter(([player, other]) => !isOrderKnown(order, player, other)),
  );
}

/** What would part players: points, and once those are known the ranks of who is level. */
function separatingFigures(position: Position, pairs: readonly Pair[]): readonly UnreadFigure[] {
  const players = position.players.filter((player) => pairs.some((pair) => pair.includes(player)));
  const found = new Map<string, UnreadFigure>();
  const want = (figure: UnreadFigure): void => void found.set(`${figure.kind} ${figure.card}`, figure);
  const rounds = countedRounds(position);
  for (const { lines } of entriesOf(position))
    for (const line of lines) {
      const card = queenOfUnknownCost(line);
      if (card !== undefined && players.includes(line.player)) want({ kind: 'queen', card });
    }
  for (const [player, other] of pairs) {
    for (const { figure, times } of surplus(rounds, player, other).values())
      if (times !== 0 || position.agreements.debt === 'floor') want(figure);
    for (const { count } of rounds)
      for (const { card } of decidingBetSides(scenariosOf(count), (way) => pointsIn(way, player) - pointsIn(way, other)))
        want({ kind: 'bet', card });
  }
  if (found.size > 0) return [...found.values()];
  return players.flatMap((player): readonly UnreadFigure[] => {
    const set = setOf(position, player);
    return set === undefined || rankOf(position, player) !== undefined ? [] : [{ kind: 'rank', card: set }];
  });
}

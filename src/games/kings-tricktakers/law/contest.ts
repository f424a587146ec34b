import type { PlayerId } from '#law/game';
import { type Certain, exactly, isSure, type Range, together } from '#law/score';
import type { Wanted } from './outlook';
import { entriesOf, type Position, rankOf, setOf } from './position';
import { linesFor, type RoundCount } from './score';
import { besideRange, hangsOn, paidIn, rangeOf, unknownCost, unread, waysOf } from './unknown';

interface Counted {
  readonly count: RoundCount;
  readonly figures: readonly { readonly player: PlayerId; readonly figure: Wanted; readonly tricks: number }[];
}

/** The rounds that were counted, each with the unknown figures that its lines pay by. */
const countedRounds = (position: Position): readonly Counted[] =>
  entriesOf(position).flatMap(({ count }): readonly Counted[] => {
    if (count === undefined) return [];
    const lines = count.players.flatMap((player) => linesFor(count, player));
    const figures = lines.flatMap((line) => {
      const figure = unread(line);
      const tricks = line.reason.rule === 'kt.score.bet' || line.reason.rule === 'kt.score.jack' ? line.reason.params.tricks : 0;
      return figure === undefined ? [] : [{ player: line.player, figure, tricks }];
    });
    return [{ count, figures }];
  });

/** How much more of each unknown figure one player is paid than another: "hermit with 2 tricks, once more". */
function surplus(
  rounds: readonly Counted[],
  player: PlayerId,
  other: PlayerId,
): ReadonlyMap<string, { readonly figure: Wanted; readonly times: number }> {
  const found = new Map<string, { readonly figure: Wanted; readonly times: number }>();
  for (const { player: whose, figure, tricks } of rounds.flatMap(({ figures }) => figures)) {
    if (whose !== player && whose !== other) continue;
    const key = `${figure.kind} ${figure.card} ${tricks}`;
    found.set(key, { figure, times: (found.get(key)?.times ?? 0) + (whose === player ? 1 : -1) });
  }
  return found;
}

/** By how much one player is ahead of another at the least, however the unknown figures turn out. */
function leastAhead(position: Position, rounds: readonly Counted[], player: PlayerId, other: PlayerId): number {
  const [own, others] = [rangeOf(position, player), rangeOf(position, other)];
  const apart = own.least - others.most;
  // What a Queen cost whose price nobody knows may hang on figures that both are paid by.
  const paid = entriesOf(position).some(({ lines }) => lines.some((line) => line.player === player && unknownCost(line) !== undefined));
  if (position.agreements.debt === 'floor' || paid) return apart;
  if ([...surplus(rounds, player, other).values()].some(({ times }) => times < 0)) return apart;
  const inRounds = rounds.map(({ count }) => Math.min(...waysOf(count).ways.map((way) => paidIn(way, player) - paidIn(way, other))));
  // Who paid such a cost is never here as `player`, and for `other` the most that counts is that it was nothing.
  const beside = (of: PlayerId): Range =>
    entriesOf(position)
      .map((entry) => besideRange(entry, of, exactly(0)))
      .reduce(together, exactly(0));
  return Math.max(
    apart,
    inRounds.reduce((total, each) => total + each, beside(player).least - beside(other).most),
  );
}

/** kt.end.winner: who may still be first, and whether that is settled whatever the unknown figures are. */
export interface Contest {
  readonly settled: boolean;
  readonly first: readonly PlayerId[];
}

export function contest(position: Position): Contest {
  const { players } = position;
  const rounds = countedRounds(position);
  const ahead = (player: PlayerId, other: PlayerId): number => leastAhead(position, rounds, player, other);
  const rank = (player: PlayerId): number | undefined => rankOf(position, player);
  const beats = (player: PlayerId, other: PlayerId): boolean => {
    const points = ahead(player, other);
    const [own, others] = [rank(player), rank(other)];
    return points > 0 || (points === 0 && own !== undefined && others !== undefined && own < others);
  };
  const level = (player: PlayerId, other: PlayerId): boolean =>
    ahead(player, other) === 0 && rank(player) !== undefined && rank(player) === rank(other);
  const first = players.filter((player) => !players.some((other) => other !== player && beats(other, player)));
  return { first, settled: first.every((player) => first.every((other) => other === player || level(player, other))) };
}

/** Who leads for certain while a game goes on: ranks part nobody before its end. */
const leaders = ({ players }: Position, ranges: readonly Range[]): readonly PlayerId[] =>
  players.filter((_, seat) => ranges.every(({ most }, other) => other === seat || most < (ranges[seat]?.least ?? 0)));

/** What is certain of points and of who is first; before the end, nothing is told where no figure is missing. */
export function certain(position: Position, over: boolean): Certain | undefined {
  const { players } = position;
  const ranges = players.map((player) => rangeOf(position, player));
  if (!over && ranges.every(isSure)) return undefined;
  const { settled, first } = over ? contest(position) : { settled: true, first: leaders(position, ranges) };
  return { points: Object.fromEntries(players.map((player, seat) => [player, ranges[seat] ?? exactly(0)])), first: settled ? first : [] };
}

/** The figures that decide who is first and that nobody has read yet: points, and once those are known the ranks of who is level. */
export function deciding(position: Position): readonly Wanted[] {
  const { settled, first } = contest(position);
  if (settled) return [];
  const found = new Map<string, Wanted>();
  const want = (figure: Wanted): void => void found.set(`${figure.kind} ${figure.card}`, figure);
  const rounds = countedRounds(position);
  const pairs = first.flatMap((player, at) => first.slice(at + 1).map((other) => [player, other] as const));
  for (const { lines } of entriesOf(position))
    for (const line of lines) {
      const card = unknownCost(line);
      if (card !== undefined && first.includes(line.player)) want({ kind: 'queen', card });
    }
  for (const [player, other] of pairs) {
    for (const { figure, times } of surplus(rounds, player, other).values())
      if (times !== 0 || position.agreements.debt === 'floor') want(figure);
    for (const { count } of rounds)
      for (const { card } of hangsOn(waysOf(count), (way) => paidIn(way, player) - paidIn(way, other))) want({ kind: 'bet', card });
  }
  if (found.size > 0) return [...found.values()];
  return first.flatMap((player): readonly Wanted[] => {
    const set = setOf(position, player);
    return set === undefined || rankOf(position, player) !== undefined ? [] : [{ kind: 'rank', card: set }];
  });
}

import { type ByPlayer, forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { addRanges, exactRange, isExact, type Range } from '#law/score';
import type { BetCard, SetColour } from '../box';
import { entriesOf, type Position, type SheetEntry, type SheetLine } from '../position';
import type { UnreadFigure } from './outlook';
import { type RoundCount, scoreLines } from './score';

/**
 * Figures that nobody has read off the cards. A printed figure is never below 0, and nothing else is known of it: a
 * side may pay for a number of tricks or not, and as much as it likes.
 */

/** A bet side that is asked for a number of tricks. */
export interface BetSide {
  readonly card: BetCard;
  readonly tricks: number;
}

/** A line of the sheet as far as it is sure: all it may pay, and the bet sides that it hangs on. */
interface CertainLine {
  readonly range: Range;
  readonly dependsOn: readonly BetSide[];
}

const UNBOUNDED: Range = { least: 0, most: Number.POSITIVE_INFINITY };

const keyOf = ({ card, tricks }: BetSide): string => `${card} ${tricks}`;

/** What is unknown of the figure a line pays by: the bet side or the Jack's table. */
export function unreadFigure({ reason }: SheetLine): UnreadFigure | undefined {
  if (reason.rule === 'kt.score.bet' && !reason.params.known) return { kind: 'bet', card: reason.params.card };
  return reason.rule === 'kt.score.jack' && !reason.params.known ? { kind: 'jack', card: reason.params.set } : undefined;
}

/** One way the unknown bet sides may turn out: the lines of everybody when the sides that are met pay 0. */
type Scenario = ByPlayer<readonly SheetLine[]>;

/** Every way, with the first stake met in each second of them, the next in each second two, and so on. */
interface Scenarios {
  readonly betSides: readonly BetSide[];
  readonly scenarios: readonly Scenario[];
}

const scenariosByCount = new WeakMap<RoundCount, Scenarios>();

/** Every way the bets of a round may turn out. */
export function scenariosOf(count: RoundCount): Scenarios {
  const known = scenariosByCount.get(count);
  if (known !== undefined) return known;
  const plain = createScenario(count, []);
  const lines = count.players.flatMap((player) => forPlayer(plain, player) ?? []);
  const unknown = lines.flatMap(({ reason }) => (reason.rule === 'kt.score.bet' && !reason.params.known ? [reason.params] : []));
  const betSides = [...new Map(unknown.map(({ card, tricks }) => [keyOf({ card, tricks }), { card, tricks }])).values()];
  // Only gamblers and devils look at whether a bet is met.
  const judged = lines.some(({ reason }) => reason.rule === 'kt.score.gambler' || reason.rule === 'kt.score.devil-bet');
  const found = { betSides, scenarios: judged ? subsets(betSides).map((met) => createScenario(count, met)) : [plain] };
  scenariosByCount.set(count, found);
  return found;
}

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, which) => all.filter((__, at) => (which & (1 << at)) !== 0));

function createScenario(count: RoundCount, met: readonly BetSide[]): Scenario {
  const bets = { ...count.figures.bets };
  for (const { card, tricks } of met) bets[card] = { ...bets[card], [tricks]: 0 };
  // As it was counted, its lines are known.
  const filled: RoundCount = met.length === 0 ? count : { ...count, figures: { ...count.figures, bets } };
  return Object.fromEntries(count.players.map((player) => [player, scoreLines(filled, player)]));
}

const linesInScenario = (way: Scenario, player: PlayerId): readonly SheetLine[] => forPlayer(way, player) ?? [];
export const pointsIn = (way: Scenario, player: PlayerId): number =>
  linesInScenario(way, player).reduce((total, { points }) => total + points, 0);

/** The bet sides on which something hangs that is read off each way. */
export const decidingBetSides = ({ betSides, scenarios }: Scenarios, read: (way: Scenario) => number): readonly BetSide[] =>
  betSides.filter((_, at) =>
    scenarios.some((way, index) => {
      const other = scenarios[index ^ (1 << at)];
      return other !== undefined && read(way) !== read(other);
    }),
  );

function rangeOver(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** A line of a round as far as it is sure; of what is not of the round nothing is said. */
export function certainLine(count: RoundCount, line: SheetLine): CertainLine | undefined {
  const lines: readonly SheetLine[] = scoreLines(count, line.player);
  const at = lines.indexOf(line);
  if (at < 0) return undefined;
  if (unreadFigure(line) !== undefined) return { range: UNBOUNDED, dependsOn: [] };
  const found = scenariosOf(count);
  const pays = (way: Scenario): number => linesInScenario(way, line.player)[at]?.points ?? 0;
  const range = rangeOver(found.scenarios.map(pays));
  return { range, dependsOn: isExact(range) ? [] : decidingBetSides(found, pays) };
}

/** What a round comes to for a player; what a Queen cost is not in it. */
function roundRange(count: RoundCount, player: PlayerId): Range {
  const { scenarios } = scenariosOf(count);
  const range = rangeOver(scenarios.map((way) => pointsIn(way, player)));
  return scoreLines(count, player).some((line) => unreadFigure(line) !== undefined) ? { ...range, most: UNBOUNDED.most } : range;
}

/** kt.queen.revive: a Queen whose cost nobody knows. */
export const queenOfUnknownCost = ({ reason }: SheetLine): SetColour | undefined =>
  reason.rule === 'kt.queen.revive' && !reason.params.known ? reason.params.set : undefined;

function lineRange(line: SheetLine, points: Range): Range {
  if (line.reason.rule === 'debt') return exactRange(0);
  if (queenOfUnknownCost(line) === undefined) return exactRange(line.points);
  // It was paid, so it was no more than the points there were: they are not below 0 for it.
  return { least: Math.min(0, -points.least), most: 0 };
}

/** What one entry of the sheet adds to a player's points beside the count of a round. */
export function rangeBesideCount({ lines, count }: SheetEntry, player: PlayerId, points: Range): Range {
  return lines
    .filter((line) => line.player === player && (count === undefined || line.reason.rule === 'kt.queen.revive'))
    .reduce((total, line) => addRanges(total, lineRange(line, points)), exactRange(0));
}

const entryRange = (entry: SheetEntry, player: PlayerId, points: Range): Range =>
  addRanges(entry.count === undefined ? exactRange(0) : roundRange(entry.count, player), rangeBesideCount(entry, player, points));

interface PointsStep {
  readonly points: Range;
  /** What was let go of a debt. */
  readonly debt: Range;
}

function pointsHistory(position: Position, player: PlayerId): readonly PointsStep[] {
  const floor = position.agreements.debt === 'floor' ? 0 : Number.NEGATIVE_INFINITY;
  const course: PointsStep[] = [];
  let points = exactRange(0);
  for (const entry of entriesOf(position)) {
    const { least, most } = addRanges(points, entryRange(entry, player, points));
    points = { least: Math.max(floor, least), most: Math.max(floor, most) };
    course.push({ points, debt: { least: points.most - most || 0, most: points.least - least } });
  }
  return course;
}

/** A player's points as they grew, entry by entry. */
const rangesByEntry = (position: Position, player: PlayerId): readonly Range[] =>
  pointsHistory(position, player).map(({ points }) => points);

export const rangeOf = (position: Position, player: PlayerId): Range => rangesByEntry(position, player).at(-1) ?? exactRange(0);

/** What a player was let off. */
export const debtRange = (position: Position, player: PlayerId): Range =>
  pointsHistory(position, player)
    .map(({ debt }) => debt)
    .reduce(addRanges, exactRange(0));

/** What a line alone may have cost or paid: a Queen of whom nobody knows the price cost no more than there was. */
export const costRange = (line: SheetLine, before: () => Range): Range =>
  queenOfUnknownCost(line) === undefined ? exactRange(line.points) : { least: Math.min(0, -before().most), most: 0 };

/** A player's points before an entry. */
export const rangeBefore = (position: Position, player: PlayerId, entry: number): Range =>
  rangesByEntry(position, player)[entry - 1] ?? exactRange(0);

/** What a round brings a player, with what Queens cost in it. */
export function rangeInRound(position: Position, round: number, player: PlayerId): Range {
  return entriesOf(position)
    .flatMap((entry, at) => {
      if (entry.round !== round) return [];
      const revived = entry.lines.filter((line) => line.player === player && line.reason.rule === 'kt.queen.revive');
      const costs = revived.map((line) => costRange(line, () => rangeBefore(position, player, at)));
      return entry.count === undefined ? costs : [roundRange(entry.count, player), ...costs];
    })
    .reduce(addRanges, exactRange(0));
}

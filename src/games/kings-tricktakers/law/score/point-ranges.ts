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

/** The range a line may pay, and the bet sides it depends on. */
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

/** One outcome of the unread bet sides: all players' lines when the sides that are met pay 0. */
type Scenario = ByPlayer<readonly SheetLine[]>;

/** All outcomes; bit `n` of an index says whether the n-th bet side is met. */
interface Scenarios {
  readonly betSides: readonly BetSide[];
  readonly scenarios: readonly Scenario[];
}

const scenariosByCount = new WeakMap<RoundCount, Scenarios>();

/** All outcomes of the unread bets of a round, cached by count. */
export function scenariosOf(count: RoundCount): Scenarios {
  const cached = scenariosByCount.get(count);
  if (cached !== undefined) return cached;
  const unchanged = createScenario(count, []);
  const lines = count.players.flatMap((player) => forPlayer(unchanged, player) ?? []);
  const unreadBets = lines.flatMap(({ reason }) => (reason.rule === 'kt.score.bet' && !reason.params.known ? [reason.params] : []));
  const betSides = [...new Map(unreadBets.map(({ card, tricks }) => [keyOf({ card, tricks }), { card, tricks }])).values()];
  // Only gamblers and devils look at whether a bet is met.
  const isBetJudged = lines.some(({ reason }) => reason.rule === 'kt.score.gambler' || reason.rule === 'kt.score.devil-bet');
  const result = {
    betSides,
    scenarios: isBetJudged ? subsets(betSides).map((metSides) => createScenario(count, metSides)) : [unchanged],
  };
  scenariosByCount.set(count, result);
  return result;
}

const subsets = <T>(all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 2 ** all.length }, (_, mask) => all.filter((__, at) => (mask & (1 << at)) !== 0));

function createScenario(count: RoundCount, metSides: readonly BetSide[]): Scenario {
  const bets = { ...count.figures.bets };
  for (const { card, tricks } of metSides) bets[card] = { ...bets[card], [tricks]: 0 };
  // The unchanged count hits the cache of scoreLines.
  const countWithFigures: RoundCount = metSides.length === 0 ? count : { ...count, figures: { ...count.figures, bets } };
  return Object.fromEntries(count.players.map((player) => [player, scoreLines(countWithFigures, player)]));
}

const linesInScenario = (scenario: Scenario, player: PlayerId): readonly SheetLine[] => forPlayer(scenario, player) ?? [];
export const pointsIn = (scenario: Scenario, player: PlayerId): number =>
  linesInScenario(scenario, player).reduce((total, { points }) => total + points, 0);

/** The bet sides that change a value read from the scenarios. */
export const decidingBetSides = ({ betSides, scenarios }: Scenarios, read: (scenario: Scenario) => number): readonly BetSide[] =>
  betSides.filter((_, at) =>
    scenarios.some((scenario, index) => {
      const otherScenario = scenarios[index ^ (1 << at)];
      return otherScenario !== undefined && read(scenario) !== read(otherScenario);
    }),
  );

function rangeOver(numbers: readonly number[]): Range {
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** What is certain of a round's line; undefined for a line of another entry. */
export function certainLine(count: RoundCount, line: SheetLine): CertainLine | undefined {
  const lines: readonly SheetLine[] = scoreLines(count, line.player);
  const lineIndex = lines.indexOf(line);
  if (lineIndex < 0) return undefined;
  if (unreadFigure(line) !== undefined) return { range: UNBOUNDED, dependsOn: [] };
  const roundScenarios = scenariosOf(count);
  const pointsInScenario = (scenario: Scenario): number => linesInScenario(scenario, line.player)[lineIndex]?.points ?? 0;
  const range = rangeOver(roundScenarios.scenarios.map(pointsInScenario));
  return { range, dependsOn: isExact(range) ? [] : decidingBetSides(roundScenarios, pointsInScenario) };
}

/** A player's points in a round without what revived Queens cost. */
function roundRange(count: RoundCount, player: PlayerId): Range {
  const { scenarios } = scenariosOf(count);
  const range = rangeOver(scenarios.map((scenario) => pointsIn(scenario, player)));
  return scoreLines(count, player).some((line) => unreadFigure(line) !== undefined) ? { ...range, most: UNBOUNDED.most } : range;
}

/** kt.queen.revive: a Queen whose cost nobody knows. */
export const queenOfUnknownCost = ({ reason }: SheetLine): SetColour | undefined =>
  reason.rule === 'kt.queen.revive' && !reason.params.known ? reason.params.set : undefined;

function lineRange(line: SheetLine, points: Range): Range {
  if (line.reason.rule === 'debt') return exactRange(0);
  if (queenOfUnknownCost(line) === undefined) return exactRange(line.points);
  // kt.queen.revive: the cost was paid, so it was at most the points then held.
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
  /** The part of a debt that was let go (`debt: floor`). */
  readonly debt: Range;
}

function pointsHistory(position: Position, player: PlayerId): readonly PointsStep[] {
  const floor = position.agreements.debt === 'floor' ? 0 : Number.NEGATIVE_INFINITY;
  const steps: PointsStep[] = [];
  let points = exactRange(0);
  for (const entry of entriesOf(position)) {
    const { least, most } = addRanges(points, entryRange(entry, player, points));
    points = { least: Math.max(floor, least), most: Math.max(floor, most) };
    steps.push({ points, debt: { least: points.most - most || 0, most: points.least - least } });
  }
  return steps;
}

/** A player's points after each entry. */
const rangesByEntry = (position: Position, player: PlayerId): readonly Range[] =>
  pointsHistory(position, player).map(({ points }) => points);

export const rangeOf = (position: Position, player: PlayerId): Range => rangesByEntry(position, player).at(-1) ?? exactRange(0);

/** The debt a player was let go in all. */
export const debtRange = (position: Position, player: PlayerId): Range =>
  pointsHistory(position, player)
    .map(({ debt }) => debt)
    .reduce(addRanges, exactRange(0));

/** The range of a single line; a Queen of unknown cost took at most the points then held. */
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

import type { AdjustReason } from '#law/adjust';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { createReasonMaker, type ReasonOf } from '#law/ruling';
import { type Points, pointsOf, type ScoreSheetLine } from '#law/score';
import type { Colour, Location } from './box';
import { type ColourRank, countPaidRanks, type Scoring, type Seats } from './score';

/** A location in a sentence: its number, and the name the table typed (empty: the usual one). */
export type LocationLabel = { readonly n: number; readonly name: string };

/** Why a colour brought points, or none. */
export interface ScoreLineParams {
  /** `tied` are the colours of the same total that rank behind, `ahead` those that rank before. */
  'kg.score.prizes': LocationLabel & {
    readonly colour: Colour;
    readonly rank: number;
    readonly total: number;
    readonly points: number;
    readonly tied: readonly Colour[];
    readonly ahead?: readonly Colour[];
    readonly seats: number;
  };
  'kg.score.presence': LocationLabel & { readonly colour: Colour };
  /** `last` is empty where nobody placed a tile. */
  'kg.score.tie': LocationLabel & {
    readonly colour: Colour;
    readonly rank: number;
    readonly total: number;
    readonly ahead: readonly Colour[];
    readonly last: PlayerId;
  };
  'kg.location.tourney': LocationLabel & {
    readonly colour: Colour;
    readonly total: number;
    readonly absent: boolean;
    readonly points: number;
  };
  debt: { readonly below: number };
  carried: { readonly n: number };
}

export type SheetLine = ScoreSheetLine<ReasonOf<ScoreLineParams> | AdjustReason>;

/** A location that was scored, with the lines it brought: one for each colour in rank order, the Tourney loss, a debt let go. */
export interface ScoredLocation extends Scoring {
  readonly lines: readonly SheetLine[];
}

/** The score sheet: what was written last, upon a sheet that stays as it was, and what all of it adds up to. */
export interface ScoreSheet {
  readonly lines: readonly SheetLine[];
  readonly previous: ScoreSheet | undefined;
  readonly points: Points;
}

export const createScoreSheet = (players: readonly PlayerId[]): ScoreSheet => ({
  lines: [],
  previous: undefined,
  points: pointsOf(players, []),
});

/** Every line from the first to the last. */
export function allLines(sheet: ScoreSheet): readonly SheetLine[] {
  const written: (readonly SheetLine[])[] = [];
  for (let each: ScoreSheet | undefined = sheet; each !== undefined; each = each.previous) written.push(each.lines);
  return written.reverse().flat();
}

const createScoreReason = createReasonMaker<ScoreLineParams>();

/** Why a colour took the prize of its rank, or none. */
function prizeReason(
  seats: Seats,
  { n, name }: LocationLabel,
  last: PlayerId | undefined,
  { colour, rank, total, prize, over, under }: ColourRank,
) {
  if (total === undefined) return createScoreReason('kg.score.presence', { n, name, colour });
  if (rank > countPaidRanks(seats) && under.length > 0)
    return createScoreReason('kg.score.tie', { n, name, colour, rank, total, ahead: under, last: last ?? '' });
  return createScoreReason('kg.score.prizes', {
    n,
    name,
    colour,
    rank,
    total,
    points: prize,
    tied: over,
    ...(under.length > 0 && { ahead: under }),
    seats: seats.players.length,
  });
}

/** A scored location as lines: every colour in rank order, then the loss at the Tourney Grounds. */
export function scoringLines(seats: Seats, { name }: Location, scoring: Scoring): readonly SheetLine[] {
  const named = { n: scoring.n, name };
  const line = (
    { player, additions }: ColourRank,
    points: number,
    paid: boolean,
    reason: ReasonOf<ScoreLineParams>,
  ): readonly SheetLine[] =>
    player === undefined ? [] : [{ player, points, paid, reason: { ...reason, places: additions.map(({ square }) => square) } }];
  const prizes = scoring.ranked.flatMap((each) => line(each, each.prize, each.prize !== 0, prizeReason(seats, named, scoring.last, each)));
  const losses = scoring.ranked.flatMap((each) => {
    const { colour, total, loss } = each;
    if (loss === 0) return [];
    const params = { ...named, colour, total: total ?? 0, absent: total === undefined, points: loss };
    return line(each, -loss, true, createScoreReason('kg.location.tourney', params));
  });
  return [...prizes, ...losses];
}

/** Points from before this record began. */
export const carriedLines = (players: readonly PlayerId[], points: Readonly<Record<PlayerId, number>>, n: number): readonly SheetLine[] =>
  players.map((player) => {
    const before = forPlayer(points, player) ?? 0;
    return { player, points: before, paid: before !== 0, reason: createScoreReason('carried', { n }) };
  });

/** The sheet with more lines on it; where points stop at 0, a line for each debt that is let go. */
export function enterLines({ players, agreements }: Seats, sheet: ScoreSheet, lines: readonly SheetLine[]): ScoreSheet {
  const written = agreements.debt === 'negative' ? lines : [...lines, ...debtLines(players, addPoints(players, sheet, lines))];
  return { lines: written, previous: sheet, points: addPoints(players, sheet, written) };
}

function addPoints(players: readonly PlayerId[], sheet: ScoreSheet, lines: readonly SheetLine[]): Points {
  const more = pointsOf(players, lines);
  return Object.fromEntries(players.map((player) => [player, (sheet.points[player] ?? 0) + (more[player] ?? 0)]));
}

const debtLines = (players: readonly PlayerId[], points: Points): readonly SheetLine[] =>
  players.flatMap((player) => {
    const below = -(points[player] ?? 0);
    return below > 0 ? [{ player, points: below, paid: true, reason: createScoreReason('debt', { below }) }] : [];
  });

import type { AdjustReason } from '#law/adjust';
import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { type Place, type ReasonOf, reasons } from '#law/ruling';
import { type Line, type Points, pointsOf } from '#law/score';
import { type Colour, type Location, TOURNEY_LOSS } from './box';
import { lowestAtTourney, ownerOf, prizeRanks, type Scored, type Seats } from './score';

/** A location in a sentence: its number, and the name the table typed (empty: the usual one). */
export type Named = { readonly n: number; readonly name: string };

/** Why a colour brought points, or none. */
export interface Paid {
  /** `tied` are the colours of the same total that rank behind. */
  'kg.score.prizes': Named & {
    readonly colour: Colour;
    readonly rank: number;
    readonly total: number;
    readonly points: number;
    readonly tied: readonly Colour[];
    readonly seats: number;
  };
  'kg.score.presence': Named & { readonly colour: Colour };
  /** `last` is empty where nobody placed a tile. */
  'kg.score.tie': Named & {
    readonly colour: Colour;
    readonly rank: number;
    readonly total: number;
    readonly ahead: readonly Colour[];
    readonly last: PlayerId;
  };
  'kg.location.tourney': Named & { readonly colour: Colour; readonly total: number; readonly absent: boolean; readonly points: number };
  debt: { readonly below: number };
  carried: { readonly n: number };
}

export type SheetLine = Line<ReasonOf<Paid> | AdjustReason>;

/** The score sheet: what was written last, upon a sheet that stays as it was, and what all of it adds up to. */
export interface Sheet {
  readonly lines: readonly SheetLine[];
  readonly before: Sheet | undefined;
  readonly points: Points;
}

export const blankSheet = (players: readonly PlayerId[]): Sheet => ({ lines: [], before: undefined, points: pointsOf(players, []) });

/** Every line from the first to the last. */
export function linesOn(sheet: Sheet): readonly SheetLine[] {
  const written: (readonly SheetLine[])[] = [];
  for (let each: Sheet | undefined = sheet; each !== undefined; each = each.before) written.push(each.lines);
  return written.reverse().flat();
}

const why = reasons<Paid>();

type PrizeLine = { readonly points: number; readonly reason: ReasonOf<Paid> };

/** What one colour took at a location, and why: the prize of its rank, or the reason there was none. */
function prizeLine(seats: Seats, { name, prizes }: Location, scored: Scored, colour: Colour): PrizeLine {
  const { n, ranking, absent, totals } = scored;
  if (absent.includes(colour)) return { points: 0, reason: why('kg.score.presence', { n, name, colour }) };
  const rank = ranking.indexOf(colour) + 1;
  const total = totals[colour] ?? 0;
  const equal = ranking.filter((other) => other !== colour && totals[other] === total && !absent.includes(other));
  const points = rank <= prizeRanks(seats) ? (prizes[rank - 1] ?? 0) : 0;
  const ahead = equal.filter((other) => ranking.indexOf(other) < prizeRanks(seats));
  if (rank > prizeRanks(seats) && ahead.length > 0)
    return { points, reason: why('kg.score.tie', { n, name, colour, rank, total, ahead, last: scored.last ?? '' }) };
  const tied = equal.filter((other) => ranking.indexOf(other) >= rank);
  return { points, reason: why('kg.score.prizes', { n, name, colour, rank, total, points, tied, seats: seats.players.length }) };
}

/** Where the tiles lie that a colour was counted by; a pad knows of none. */
export type PlacesOf = (colour: Colour) => readonly Place[];

/** A scored location as lines: every colour in rank order, then the loss at the Tourney Grounds. */
export function linesOf(seats: Seats, location: Location, scored: Scored, placesOf: PlacesOf): readonly SheetLine[] {
  const lines = scored.ranking.flatMap((colour): readonly SheetLine[] => {
    const player = ownerOf(seats, colour);
    const { points, reason } = prizeLine(seats, location, scored, colour);
    return player === undefined ? [] : [{ player, points, paid: points !== 0, reason: { ...reason, places: placesOf(colour) } }];
  });
  return [...lines, ...tourneyLines(seats, location, scored, placesOf)];
}

function tourneyLines(seats: Seats, { name }: Location, scored: Scored, placesOf: PlacesOf): readonly SheetLine[] {
  const { n, ranking, absent, totals, penalty } = scored;
  const present = Object.fromEntries(ranking.filter((colour) => !absent.includes(colour)).map((colour) => [colour, totals[colour]]));
  const colour = lowestAtTourney(seats, ranking, present);
  if (colour === undefined) return [];
  const params = { n, name, colour, total: totals[colour] ?? 0, absent: absent.includes(colour), points: TOURNEY_LOSS };
  return Object.entries(penalty).map(([player, loss]) => ({
    player,
    points: -loss,
    paid: true,
    reason: why('kg.location.tourney', params, placesOf(colour)),
  }));
}

/** Points from before this record began. */
export const carriedLines = (players: readonly PlayerId[], points: Readonly<Record<PlayerId, number>>, n: number): readonly SheetLine[] =>
  players.map((player) => {
    const before = forPlayer(points, player) ?? 0;
    return { player, points: before, paid: before !== 0, reason: why('carried', { n }) };
  });

/** The sheet with more lines on it; where points stop at 0, a line for each debt that is let go. */
export function entered({ players, agreements }: Seats, sheet: Sheet, lines: readonly SheetLine[]): Sheet {
  const written = agreements.debt === 'negative' ? lines : [...lines, ...debtLines(players, pointsAfter(players, sheet, lines))];
  return { lines: written, before: sheet, points: pointsAfter(players, sheet, written) };
}

function pointsAfter(players: readonly PlayerId[], sheet: Sheet, lines: readonly SheetLine[]): Points {
  const more = pointsOf(players, lines);
  return Object.fromEntries(players.map((player) => [player, (sheet.points[player] ?? 0) + (more[player] ?? 0)]));
}

const debtLines = (players: readonly PlayerId[], points: Points): readonly SheetLine[] =>
  players.flatMap((player) => {
    const below = -(points[player] ?? 0);
    return below > 0 ? [{ player, points: below, paid: true, reason: why('debt', { below }) }] : [];
  });

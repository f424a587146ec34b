import { forPlayer } from '#law/by-player';
import type { AgreementsOf, PlayerId } from '#law/game';
import type { Addition, Additions, Totals } from './board';
import { type Character, type Colour, type Location, TOURNEY, TOURNEY_LOSS } from './box';
import type { agreements } from './rules';

/** Who sits around the table, clockwise, with which colours and agreements: all that a ranking needs. */
export interface Seats {
  readonly players: readonly PlayerId[];
  readonly colours: Readonly<Record<PlayerId, readonly Colour[]>>;
  readonly agreements: AgreementsOf<typeof agreements>;
}

/** A location as it is about to be scored. */
export interface LocationTally {
  readonly n: number;
  readonly location: Location;
  readonly totals: Totals;
  /** What the totals are made of; a pad does not know. */
  readonly additions?: Additions | undefined;
  /** Who placed the last tile. */
  readonly last: PlayerId | undefined;
  /** The characters that no location has given away yet. */
  readonly unclaimed: readonly Character[];
}

/** A colour at a location: its rank, why it has it, and all that the rank brings. */
export interface ColourRank {
  readonly colour: Colour;
  readonly player: PlayerId | undefined;
  readonly rank: number;
  /** Left out where the colour has no tile there. */
  readonly total: number | undefined;
  readonly additions: readonly Addition[];
  /** kg.score.tie: the colours of the same total that it ranks before, and those that it ranks after. */
  readonly over: readonly Colour[];
  readonly under: readonly Colour[];
  readonly prize: number;
  readonly characters: readonly Character[];
  /** What the lowest loses at the Tourney Grounds. */
  readonly loss: number;
}

/** What a location gives: every colour of the game in its rank. */
export interface Scoring {
  readonly n: number;
  readonly ranked: readonly ColourRank[];
  readonly last: PlayerId | undefined;
}

export const coloursOf = (seats: Seats, player: PlayerId): readonly Colour[] => forPlayer(seats.colours, player) ?? [];
export const coloursIn = (seats: Seats): readonly Colour[] => seats.players.flatMap((player) => coloursOf(seats, player));

export const ownerOf = (seats: Seats, colour: Colour): PlayerId | undefined =>
  seats.players.find((player) => coloursOf(seats, player).includes(colour));

/** All players clockwise from the left of one, who comes last: the order of turns, and of ties (kg.score.tie). */
export function clockwiseAfter(players: readonly PlayerId[], last: PlayerId | undefined): readonly PlayerId[] {
  const left = last === undefined ? 0 : players.indexOf(last) + 1;
  return [...players.slice(left), ...players.slice(0, left)];
}

/** Every colour by its total, ties as the table sits; colours without a tile come after all others. */
export function rankColours(seats: Seats, totals: Totals, last: PlayerId | undefined): readonly Colour[] {
  const strength = (colour: Colour): number => totals[colour] ?? -1;
  return clockwiseAfter(seats.players, last)
    .flatMap((player) => coloursOf(seats, player))
    .sort((a, b) => strength(b) - strength(a));
}

/** kg.score.prizes: how many ranks take a prize. */
export const countPaidRanks = (seats: Seats): number => (seats.players.length === 3 ? 2 : 3);

/** kg.location.tourney: the colour that costs its owner, by the table's agreement about absent ones. */
function lowestAtTourney(seats: Seats, ranking: readonly Colour[], totals: Totals): Colour | undefined {
  const exempt = seats.agreements['tourney-absent'] === 'exempt';
  return ranking.findLast((colour) => !exempt || totals[colour] !== undefined);
}

/** What a player took at a location. */
export const prizeOf = ({ ranked }: Scoring, player: PlayerId): number =>
  ranked.reduce((sum, each) => (each.player === player ? sum + each.prize : sum), 0);

export const totalsOf = ({ ranked }: Scoring): Totals =>
  Object.fromEntries(ranked.flatMap(({ colour, total }) => (total === undefined ? [] : [[colour, total]])));

export const hasTie = ({ ranked }: Scoring): boolean => ranked.some(({ over }) => over.length > 0);

/** What a location pays to whom. */
export function scoreTally(seats: Seats, { n, location, totals, additions = {}, last, unclaimed }: LocationTally): Scoring {
  const { prizes, awards } = location;
  const ranking = rankColours(seats, totals, last);
  const lowest = n === TOURNEY ? lowestAtTourney(seats, ranking, totals) : undefined;
  const ranked = ranking.map((colour, index): ColourRank => {
    const total = totals[colour];
    const present = total !== undefined;
    const equal = (others: readonly Colour[]) => others.filter((other) => present && totals[other] === total);
    return {
      colour,
      player: ownerOf(seats, colour),
      rank: index + 1,
      total,
      additions: additions[colour] ?? [],
      over: equal(ranking.slice(index + 1)),
      under: equal(ranking.slice(0, index)),
      prize: present && index < countPaidRanks(seats) ? (prizes[index] ?? 0) : 0,
      // kg.score.character: each of them is there once.
      characters: awards.filter(
        (character, at) => present && at === index && awards.indexOf(character) === at && unclaimed.includes(character),
      ),
      loss: colour === lowest ? TOURNEY_LOSS : 0,
    };
  });
  return { n, ranked, last };
}

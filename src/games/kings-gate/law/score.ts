import { forPlayer } from '#law/by-player';
import type { AgreementsOf, PlayerId } from '#law/game';
import { type Character, type Colour, type Location, TOURNEY, TOURNEY_LOSS } from './box';
import type { agreements } from './rules';

/** Who sits around the table, clockwise, with which colours and agreements: all that a ranking needs. */
export interface Seats {
  readonly players: readonly PlayerId[];
  readonly colours: Readonly<Record<PlayerId, readonly Colour[]>>;
  readonly agreements: AgreementsOf<typeof agreements>;
}

/** What each colour has at a location; one without a tile there is left out. */
export type Totals = Readonly<Partial<Record<Colour, number>>>;

/** A location as it is about to be scored. */
export interface Tallied {
  readonly n: number;
  readonly location: Location;
  readonly totals: Totals;
  /** Who placed the last tile. */
  readonly last: PlayerId | undefined;
  /** The characters that no location has given away yet. */
  readonly unclaimed: readonly Character[];
}

/** What a location gave: every colour of the game in its totals and ranking, only what is not 0 in the rest. */
export interface Scored {
  readonly n: number;
  readonly totals: Totals;
  readonly absent: readonly Colour[];
  readonly ranking: readonly Colour[];
  readonly prizes: Readonly<Record<PlayerId, number>>;
  readonly penalty: Readonly<Record<PlayerId, number>>;
  readonly characters: Readonly<Partial<Record<Character, PlayerId>>>;
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
export const prizeRanks = (seats: Seats): number => (seats.players.length === 3 ? 2 : 3);

/** kg.location.tourney: the colour that costs its owner, by the table's agreement about absent ones. */
export function lowestAtTourney(seats: Seats, ranking: readonly Colour[], totals: Totals): Colour | undefined {
  const exempt = seats.agreements['tourney-absent'] === 'exempt';
  return ranking.findLast((colour) => !exempt || totals[colour] !== undefined);
}

function prizesOf(seats: Seats, { location, totals }: Tallied, ranking: readonly Colour[]): Readonly<Record<PlayerId, number>> {
  const paid = ranking.slice(0, prizeRanks(seats)).filter((colour) => totals[colour] !== undefined);
  const won = seats.players.map((player) => {
    const prizes = paid.map((colour, index) => (coloursOf(seats, player).includes(colour) ? (location.prizes[index] ?? 0) : 0));
    return [player, prizes.reduce((sum, prize) => sum + prize, 0)] as const;
  });
  return Object.fromEntries(won.filter(([, prize]) => prize !== 0));
}

/** What a player took at a location; who took nothing is not in the record. */
export const prizeOf = ({ prizes }: Scored, player: PlayerId): number => forPlayer(prizes, player) ?? 0;

/** kg.score.character: who takes the first and the second award, each character being there once. */
function charactersOf(seats: Seats, tallied: Tallied, ranking: readonly Colour[]): Scored['characters'] {
  const { location, totals, unclaimed } = tallied;
  const won: Partial<Record<Character, PlayerId>> = {};
  location.awards.forEach((character, index) => {
    const colour = ranking[index];
    const owner = colour === undefined || totals[colour] === undefined ? undefined : ownerOf(seats, colour);
    if (owner !== undefined && unclaimed.includes(character)) won[character] ??= owner;
  });
  return won;
}

function penaltyOf(seats: Seats, { n, totals }: Tallied, ranking: readonly Colour[]): Readonly<Record<PlayerId, number>> {
  const lowest = n === TOURNEY ? lowestAtTourney(seats, ranking, totals) : undefined;
  const owner = lowest === undefined ? undefined : ownerOf(seats, lowest);
  return owner === undefined ? {} : { [owner]: TOURNEY_LOSS };
}

/** What a location pays to whom. */
export function scoreTallied(seats: Seats, tallied: Tallied): Scored {
  const { n, totals, last } = tallied;
  const ranking = rankColours(seats, totals, last);
  return {
    n,
    totals: Object.fromEntries(coloursIn(seats).map((colour) => [colour, totals[colour] ?? 0])),
    absent: ranking.filter((colour) => totals[colour] === undefined),
    ranking,
    prizes: prizesOf(seats, tallied, ranking),
    penalty: penaltyOf(seats, tallied, ranking),
    characters: charactersOf(seats, tallied, ranking),
    last,
  };
}

import fc from 'fast-check';
import type { FinishedGame } from '#stats/finished-games';
import type { ResultStanding } from '#store/records/record-types';
import { GAME_IDS } from '../transcripts';

export const PEOPLE = ['ana', 'ben', 'cat', 'dan', 'eva', 'fay'] as const;

/** Standings in which some may have no points, as nobody entered them. */
function standingsOf(seats: readonly string[], points: readonly number[], blank: readonly number[]): readonly ResultStanding[] {
  const scored = seats.map((player, seat) => ({ player, points: points[seat] ?? 0 }));
  return scored
    .map(({ player, points: own }, seat) => ({
      player,
      points: blank.includes(seat) ? undefined : own,
      rank: 1 + scored.filter((other) => other.points > own).length,
    }))
    .sort((a, b) => a.rank - b.rank);
}

/** Some of what is counted in the games, and something that no screen knows. */
const KEYS = [
  ...['locations', 'ties.won', 'ties.lost', 'tourney', 'characters', 'character.king'],
  ...['points.lords', 'points.castles', 'tiles'],
  ...['made', 'met', 'made.hermit', 'met.hermit', 'rounds', 'tricks', 'aimed', 'off', 'kings'],
  ...['won.throne', 'won.capture', 'moves', 'unheard-of'],
];

const game = fc
  .record({
    game: fc.constantFrom(...GAME_IDS),
    at: fc.integer({ min: 0, max: 50 }),
    seats: fc.shuffledSubarray([...PEOPLE], { minLength: 2, maxLength: 5 }),
    points: fc.array(fc.integer({ min: -3, max: 6 }), { minLength: 5, maxLength: 5 }),
    blank: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, fc.array(fc.nat(4), { maxLength: 5 })),
    first: fc.option(fc.nat(4), { nil: undefined }),
    minutes: fc.option(fc.integer({ min: 1, max: 200 }), { nil: undefined }),
    place: fc.constantFrom('', 'attic', 'pub'),
    counts: fc.array(fc.dictionary(fc.constantFrom(...KEYS), fc.nat(9)), { minLength: 5, maxLength: 5 }),
  })
  .map(({ game: id, at, seats, points, blank, first, minutes, place, counts }) => ({
    minutes,
    place,
    game: id,
    at,
    seats,
    standings: standingsOf(seats, points, blank),
    startingPlayer: first === undefined ? undefined : seats[first],
    counts: Object.fromEntries(seats.map((seat, index) => [seat, counts[index] ?? {}])),
  }));

/** Random finished games: shared wins, games of the same moment, first players nobody knows. */
export const randomHistories: fc.Arbitrary<readonly FinishedGame[]> = fc
  .array(game, { maxLength: 25 })
  .map((games) => games.map((each, index) => ({ ...each, id: `game-${index}` })));

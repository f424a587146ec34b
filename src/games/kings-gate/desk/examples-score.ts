import type { Example } from '#desk/desk';
import { PALACE } from '#games/kings-gate/law/board';
import type { Colour } from '#games/kings-gate/law/box';
import type { EndCase, Laid, LocationCase, Seat, TieCase, ToldTotals } from './cases';
import { FOUR_SEATS, PAIR_SEATS, SURROUNDED, seatsOf } from './position';

const THREE_SEATS = seatsOf(['yellow', 'red', 'blue']);

const tie = (tied: readonly Colour[], last: string, more: Partial<TieCase> = {}): TieCase => ({
  question: 'tie',
  players: FOUR_SEATS,
  tied,
  last,
  ...more,
});

const pays = (n: number, totals: ToldTotals, more: Partial<LocationCase> = {}): LocationCase => ({
  question: 'location',
  players: FOUR_SEATS,
  n,
  totals,
  last: undefined,
  ...more,
});

const counts = (laid: Laid, last: string): LocationCase => ({
  question: 'location',
  players: FOUR_SEATS,
  n: laid.n,
  totals: {},
  laid,
  last,
});

const end = (more: Partial<EndCase>): EndCase => ({
  question: 'end',
  players: FOUR_SEATS,
  n: 10,
  points: {},
  prizes: {},
  out: [],
  ...more,
});

const ANDREA_AND_JOHN: readonly Seat[] = PAIR_SEATS.map((seat, index) => ({
  ...seat,
  id: ['andrea', 'john'][index] ?? seat.id,
  name: ['Andrea', 'John'][index] ?? '',
}));

/** The second location below the Palace: the tiles between them count for both. */
const SHARED: Laid = {
  n: 2,
  locations: [PALACE, { at: [0, 2], lies: 'across' }],
  tiles: {
    ...SURROUNDED.tiles,
    '-1,2': { colour: 'green', value: 2 },
    '2,2': { colour: 'blue', value: 1 },
    '-1,3': { colour: 'yellow', value: 4 },
    '0,3': { colour: 'blue', value: 2 },
    '1,3': { colour: 'green', value: 1 },
    '2,3': { colour: 'red', value: 1 },
  },
};

const BISHOP: Laid = { ...SURROUNDED, n: 9, tiles: { ...SURROUNDED.tiles, '1,1': { colour: 'yellow', value: 0, character: 'bishop' } } };
const GUILDMASTER: Laid = {
  ...SURROUNDED,
  n: 10,
  tiles: { ...SURROUNDED.tiles, '2,0': { colour: 'green', value: 4, character: 'guildmaster' } },
};

export const scores = {
  'tie-left-wins': { rules: ['kg.score.tie'], asked: tie(['yellow', 'red'], 'blue', { ahead: 0, n: 4 }) },
  'tie-left-not-involved': { rules: ['kg.score.tie'], asked: tie(['yellow', 'blue'], 'green', { ahead: 0, n: 10 }) },
  'tie-last-loses': { rules: ['kg.score.tie'], asked: tie(['green', 'red'], 'green', { ahead: 0 }) },
  'tie-of-three': { rules: ['kg.score.tie', 'kg.score.prizes'], asked: tie(['yellow', 'green', 'red'], 'green', { ahead: 0, n: 7 }) },
  'tie-of-three-players': {
    rules: ['kg.score.tie', 'kg.score.prizes'],
    asked: tie(['yellow', 'blue'], 'blue', { players: THREE_SEATS, ahead: 1, n: 10 }),
  },
  'tie-of-two-players': {
    rules: ['kg.score.tie', 'kg.two.colours'],
    asked: tie(['green', 'blue'], 'red-blue', { players: PAIR_SEATS, ahead: 0, n: 4 }),
  },

  'andrea-and-john': {
    rules: ['kg.two.colours', 'kg.score.prizes'],
    asked: pays(4, { yellow: 10, green: 5, red: 7, blue: 6 }, { players: ANDREA_AND_JOHN }),
  },
  'highest-at-the-palace': { rules: ['kg.score.character', 'kg.score.prizes'], asked: pays(1, { yellow: 4, green: 5, red: 8, blue: 3 }) },
  'marketplace-two-characters': { rules: ['kg.score.character'], asked: pays(5, { yellow: 7, green: 2, red: 4, blue: 6 }) },
  'three-players-two-prizes': {
    rules: ['kg.score.prizes'],
    asked: pays(10, { yellow: 5, red: 8, blue: 7 }, { players: THREE_SEATS }),
  },
  'a-pub-is-enough': { rules: ['kg.score.presence'], asked: pays(4, { yellow: 9, green: 0, red: 6, blue: null }) },
  'tourney-lowest-pays': { rules: ['kg.location.tourney'], asked: pays(8, { yellow: 6, green: 9, red: 2, blue: 4 }) },
  'tourney-without-a-tile': {
    rules: ['kg.location.tourney', 'kg.score.presence'],
    asked: pays(8, { yellow: 6, green: 9, red: 2, blue: null }),
  },
  'tourney-below-0': {
    rules: ['kg.location.tourney'],
    asked: pays(8, { yellow: 6, green: 9, red: 2, blue: 4 }, { points: { yellow: 5, green: 4, red: 1, blue: 6 } }),
  },
  'counts-for-both': { rules: ['kg.score.total'], asked: counts(SHARED, 'red') },
  'bishop-counts-tiles': { rules: ['kg.character.bishop', 'kg.score.total'], asked: counts(BISHOP, 'red') },
  'guildmaster-counts-more': { rules: ['kg.character.guildmaster', 'kg.score.total'], asked: counts(GUILDMASTER, 'red') },

  'end-tenth': { rules: ['kg.end.tenth', 'kg.end.winner'], asked: end({ points: { yellow: 21, green: 18, red: 24, blue: 15 } }) },
  'end-one-left': {
    rules: ['kg.end.one-left'],
    asked: end({ n: 7, points: { yellow: 12, green: 17, red: 14, blue: 9 }, out: ['yellow', 'green', 'blue'] }),
  },
  'end-two-left': {
    rules: ['kg.end.one-left', 'kg.turn.order'],
    asked: end({ n: 7, points: { yellow: 12, green: 17, red: 14, blue: 9 }, out: ['yellow', 'green'] }),
  },
  'end-no-tiles': {
    rules: ['kg.end.no-tiles'],
    asked: end({ n: 9, points: { yellow: 20, green: 17, red: 14, blue: 19 }, out: ['yellow', 'green', 'red', 'blue'] }),
  },
  'end-tie-broken': {
    rules: ['kg.end.winner'],
    asked: end({ points: { yellow: 22, green: 18, red: 22, blue: 15 }, prizes: { yellow: 2, green: 4, red: 7, blue: 0 } }),
  },
  'end-shared': {
    rules: ['kg.end.winner'],
    asked: end({ points: { yellow: 22, green: 18, red: 22, blue: 15 }, prizes: { yellow: 0, green: 7, red: 0, blue: 4 } }),
  },
} satisfies Readonly<Record<string, Example<TieCase | LocationCase | EndCase>>>;

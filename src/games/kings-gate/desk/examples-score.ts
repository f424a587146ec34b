import type { Example } from '#desk/desk';
import { PALACE } from '#games/kings-gate/law/board';
import type { Colour } from '#games/kings-gate/law/box';
import type { EndCase, LocationCase, PartialTotals, Seat, TableLayout, TieCase } from './cases';
import { FOUR_SEATS, PAIR_SEATS, SURROUNDED_PALACE, seatsOf } from './lay-out';

const THREE_SEATS = seatsOf(['yellow', 'red', 'blue']);

const tieCase = (tied: readonly Colour[], last: string, more: Partial<TieCase> = {}): TieCase => ({
  question: 'tie',
  players: FOUR_SEATS,
  tied,
  last,
  ...more,
});

const totalsCase = (n: number, totals: PartialTotals, more: Partial<LocationCase> = {}): LocationCase => ({
  question: 'location',
  players: FOUR_SEATS,
  n,
  totals,
  last: undefined,
  ...more,
});

const tilesCase = (laid: TableLayout, last: string): LocationCase => ({
  question: 'location',
  players: FOUR_SEATS,
  n: laid.n,
  totals: {},
  laid,
  last,
});

const endCase = (more: Partial<EndCase>): EndCase => ({
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
const SHARED: TableLayout = {
  n: 2,
  locations: [PALACE, { at: [0, 2], lies: 'across' }],
  tiles: {
    ...SURROUNDED_PALACE.tiles,
    '-1,2': { colour: 'green', value: 2 },
    '2,2': { colour: 'blue', value: 1 },
    '-1,3': { colour: 'yellow', value: 4 },
    '0,3': { colour: 'blue', value: 2 },
    '1,3': { colour: 'green', value: 1 },
    '2,3': { colour: 'red', value: 1 },
  },
};

const BISHOP: TableLayout = {
  ...SURROUNDED_PALACE,
  n: 9,
  tiles: { ...SURROUNDED_PALACE.tiles, '1,1': { colour: 'yellow', value: 0, character: 'bishop' } },
};
const GUILDMASTER: TableLayout = {
  ...SURROUNDED_PALACE,
  n: 10,
  tiles: { ...SURROUNDED_PALACE.tiles, '2,0': { colour: 'green', value: 4, character: 'guildmaster' } },
};

export const scoreExamples = {
  'tie-left-wins': { rules: ['kg.score.tie'], deskCase: tieCase(['yellow', 'red'], 'blue', { ahead: 0, n: 4 }) },
  'tie-left-not-involved': { rules: ['kg.score.tie'], deskCase: tieCase(['yellow', 'blue'], 'green', { ahead: 0, n: 10 }) },
  'tie-last-loses': { rules: ['kg.score.tie'], deskCase: tieCase(['green', 'red'], 'green', { ahead: 0 }) },
  'tie-of-three': {
    rules: ['kg.score.tie', 'kg.score.prizes'],
    deskCase: tieCase(['yellow', 'green', 'red'], 'green', { ahead: 0, n: 7 }),
  },
  'tie-of-three-players': {
    rules: ['kg.score.tie', 'kg.score.prizes'],
    deskCase: tieCase(['yellow', 'blue'], 'blue', { players: THREE_SEATS, ahead: 1, n: 10 }),
  },
  'tie-of-two-players': {
    rules: ['kg.score.tie', 'kg.two.colours'],
    deskCase: tieCase(['green', 'blue'], 'red-blue', { players: PAIR_SEATS, ahead: 0, n: 4 }),
  },

  'andrea-and-john': {
    rules: ['kg.two.colours', 'kg.score.prizes'],
    deskCase: totalsCase(4, { yellow: 10, green: 5, red: 7, blue: 6 }, { players: ANDREA_AND_JOHN }),
  },
  'highest-at-the-palace': {
    rules: ['kg.score.character', 'kg.score.prizes'],
    deskCase: totalsCase(1, { yellow: 4, green: 5, red: 8, blue: 3 }),
  },
  'marketplace-two-characters': { rules: ['kg.score.character'], deskCase: totalsCase(5, { yellow: 7, green: 2, red: 4, blue: 6 }) },
  'three-players-two-prizes': {
    rules: ['kg.score.prizes'],
    deskCase: totalsCase(10, { yellow: 5, red: 8, blue: 7 }, { players: THREE_SEATS }),
  },
  'a-pub-is-enough': { rules: ['kg.score.presence'], deskCase: totalsCase(4, { yellow: 9, green: 0, red: 6, blue: null }) },
  'tourney-lowest-pays': { rules: ['kg.location.tourney'], deskCase: totalsCase(8, { yellow: 6, green: 9, red: 2, blue: 4 }) },
  'tourney-without-a-tile': {
    rules: ['kg.location.tourney', 'kg.score.presence'],
    deskCase: totalsCase(8, { yellow: 6, green: 9, red: 2, blue: null }),
  },
  'tourney-below-0': {
    rules: ['kg.location.tourney'],
    deskCase: totalsCase(8, { yellow: 6, green: 9, red: 2, blue: 4 }, { points: { yellow: 5, green: 4, red: 1, blue: 6 } }),
  },
  'counts-for-both': { rules: ['kg.score.total'], deskCase: tilesCase(SHARED, 'red') },
  'bishop-counts-tiles': { rules: ['kg.character.bishop', 'kg.score.total'], deskCase: tilesCase(BISHOP, 'red') },
  'guildmaster-counts-more': { rules: ['kg.character.guildmaster', 'kg.score.total'], deskCase: tilesCase(GUILDMASTER, 'red') },

  'end-tenth': { rules: ['kg.end.tenth', 'kg.end.winner'], deskCase: endCase({ points: { yellow: 21, green: 18, red: 24, blue: 15 } }) },
  'end-one-left': {
    rules: ['kg.end.one-left'],
    deskCase: endCase({ n: 7, points: { yellow: 12, green: 17, red: 14, blue: 9 }, out: ['yellow', 'green', 'blue'] }),
  },
  'end-two-left': {
    rules: ['kg.end.one-left', 'kg.turn.order'],
    deskCase: endCase({ n: 7, points: { yellow: 12, green: 17, red: 14, blue: 9 }, out: ['yellow', 'green'] }),
  },
  'end-no-tiles': {
    rules: ['kg.end.no-tiles'],
    deskCase: endCase({ n: 9, points: { yellow: 20, green: 17, red: 14, blue: 19 }, out: ['yellow', 'green', 'red', 'blue'] }),
  },
  'end-tie-broken': {
    rules: ['kg.end.winner'],
    deskCase: endCase({ points: { yellow: 22, green: 18, red: 22, blue: 15 }, prizes: { yellow: 2, green: 4, red: 7, blue: 0 } }),
  },
  'end-shared': {
    rules: ['kg.end.winner'],
    deskCase: endCase({ points: { yellow: 22, green: 18, red: 22, blue: 15 }, prizes: { yellow: 0, green: 7, red: 0, blue: 4 } }),
  },
} satisfies Readonly<Record<string, Example<TieCase | LocationCase | EndCase>>>;

import type { Example } from '#desk/desk';
import { PALACE } from '#games/kings-gate/law/board';
import type { Character, Colour, TileKind, Value } from '#games/kings-gate/law/box';
import type { Move } from '#games/kings-gate/law/position';
import type { Square } from '#law/grid';
import type { LocateCase, PassCase, TableLayout, TileCase, TurnCase } from './cases';
import { bareLocation, FOUR_SEATS, OTHER_COLOUR, PAIR_SEATS, SURROUNDED_PALACE } from './lay-out';

const createLayout = (n: number, tiles: TableLayout['tiles'] = {}, locations: TableLayout['locations'] = [PALACE]): TableLayout => ({
  n,
  locations,
  tiles,
});

const place = (value: Value, at: Square, character?: Character, colour: Colour = 'red'): Move => ({
  type: 'place',
  value,
  at,
  colour,
  ...(character === undefined ? {} : { character }),
});
const dragon = (at: Square, colour: Colour = 'red'): Move => ({ type: 'dragon', at, colour });

const tileCase = (on: TableLayout, move: Move, more: Partial<TileCase> = {}): TileCase => ({
  question: 'tile',
  players: FOUR_SEATS,
  by: 'red',
  laid: on,
  move,
  ...more,
});
/** A tile of which only figures are told. */
const figuresCase = (n: number, mine: TileKind, there: Value | 'nothing', more: Partial<TileCase> = {}): TileCase => ({
  question: 'tile',
  players: FOUR_SEATS,
  n,
  tile: mine,
  there,
  ...more,
});
const passCase = (...played: PassCase['played']): PassCase => ({ question: 'pass', played });
const turnCase = (n: number, ...moves: readonly Move[]): TurnCase => ({
  question: 'turn',
  players: FOUR_SEATS,
  by: 'red',
  laid: bareLocation(n),
  moves,
});
const twoPlayerTurnCase = (...moves: readonly Move[]): TurnCase => ({ ...turnCase(1, ...moves), players: PAIR_SEATS, by: 'yellow-green' });
const locateCase = (at: Square, lies: 'across' | 'down' = 'across'): LocateCase => ({
  question: 'locate',
  players: FOUR_SEATS,
  laid: SURROUNDED_PALACE,
  lying: { at, lies },
});

/** Where an opponent's tile lies in most of these. */
const ABOVE: Square = [0, -1];
const theirTile = (value: Value): TableLayout['tiles'] => ({ '0,-1': { colour: OTHER_COLOUR, value } });
/** The spaces of a turn, one after another. */
const SPACES: readonly Square[] = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [2, -1],
  [2, 0],
  [2, 1],
  [1, 1],
];
const [A = ABOVE, B = ABOVE, C = ABOVE] = SPACES;

/** The second location lies below the Palace and reaches up to it. */
const BESIDE: TableLayout = createLayout(2, { '-1,1': { colour: 'green', value: 4 }, '2,1': { colour: 'blue', value: 1 } }, [
  PALACE,
  { at: [0, 1], lies: 'across' },
]);

/** One space is left. */
const ONE_LEFT: TableLayout = createLayout(1, Object.fromEntries(Object.entries(SURROUNDED_PALACE.tiles).filter(([key]) => key !== '2,1')));

export const moveExamples = {
  'four-on-two': { rules: ['kg.place.greater'], deskCase: figuresCase(3, 4, 2) },
  'four-on-four': { rules: ['kg.place.greater'], deskCase: figuresCase(3, 4, 4) },
  'four-on-five': { rules: ['kg.place.greater'], deskCase: figuresCase(3, 4, 5) },
  'guildmaster-on-five': {
    rules: ['kg.character.guildmaster', 'kg.place.greater'],
    deskCase: figuresCase(7, 4, 5, { character: 'guildmaster' }),
  },
  'five-on-barracks': { rules: ['kg.place.barracks'], deskCase: figuresCase(3, 5, 3) },
  'dragon-on-barracks': { rules: ['kg.place.barracks', 'kg.dragon.target'], deskCase: figuresCase(3, 'dragon', 3) },
  'safe-space-taken': { rules: ['kg.place.safe'], deskCase: figuresCase(1, 4, 1) },
  'on-own-tile': { rules: ['kg.place.own-tile'], deskCase: figuresCase(3, 4, 1, { whose: 'mine' }) },
  'on-own-second-colour': {
    rules: ['kg.place.own-tile', 'kg.two.colours'],
    deskCase: tileCase(createLayout(3, { '0,-1': { colour: 'green', value: 1 } }), place(4, ABOVE, undefined, 'yellow'), {
      players: PAIR_SEATS,
      by: 'yellow-green',
    }),
  },
  'corner-space': { rules: ['kg.place.adjacent'], deskCase: tileCase(createLayout(1), place(2, [2, -1])) },
  'two-squares-away': { rules: ['kg.place.adjacent'], deskCase: tileCase(createLayout(1), place(2, [3, 0])) },
  'on-a-location': { rules: ['kg.place.location-square'], deskCase: tileCase(BESIDE, place(2, [0, 0])) },
  'on-the-merchant': {
    rules: ['kg.place.protected', 'kg.character.merchant'],
    deskCase: figuresCase(7, 5, 1, { thereWith: 'merchant' }),
  },
  'dragon-on-a-character': { rules: ['kg.place.protected'], deskCase: figuresCase(7, 'dragon', 2, { thereWith: 'wizard' }) },
  'a-second-five': { rules: ['kg.supply'], deskCase: tileCase(createLayout(7, { '2,1': { colour: 'red', value: 5 } }), place(5, ABOVE)) },
  'dragon-eats': { rules: ['kg.dragon.target'], deskCase: figuresCase(3, 'dragon', 5) },
  'dragon-on-safe': { rules: ['kg.dragon.target', 'kg.place.safe'], deskCase: figuresCase(1, 'dragon', 4) },
  'dragon-on-a-free-space': { rules: ['kg.dragon.free-space'], deskCase: figuresCase(3, 'dragon', 'nothing') },
  'out-of-turn': { rules: ['kg.turn.order'], deskCase: tileCase(createLayout(1), place(2, ABOVE), { onMove: 'green' }) },
  'last-space': { rules: ['kg.score.surrounded'], deskCase: tileCase(ONE_LEFT, place(4, [2, 1])) },
  'king-turns-safe': { rules: ['kg.character.king'], deskCase: figuresCase(6, 4, 2, { character: 'king' }) },
  'king-beside': {
    rules: ['kg.character.king', 'kg.place.safe'],
    deskCase: tileCase(createLayout(3, { ...theirTile(1), '2,1': { colour: 'green', value: 2, character: 'king' } }), place(5, ABOVE)),
  },
  'character-not-held': {
    rules: ['kg.character.held'],
    deskCase: tileCase(createLayout(6), place(4, ABOVE, 'bishop'), { held: { blue: ['bishop'] } }),
  },
  'sorceress-moves': {
    rules: ['kg.character.sorceress'],
    deskCase: tileCase(
      createLayout(10, { '-1,-1': { colour: 'red', value: 5 }, '2,1': { colour: 'blue', value: 4 } }, [
        PALACE,
        { at: [1, 2], lies: 'across' },
      ]),
      { type: 'conjure', from: [-1, -1], to: [2, 1] },
    ),
  },

  'three-and-pub': { rules: ['kg.turn.pub-and-dragon', 'kg.turn.one-big'], deskCase: turnCase(1, place(3, A), place(0, B)) },
  'pub-and-three': { rules: ['kg.turn.pub-and-dragon'], deskCase: turnCase(1, place(0, A), place(3, B)) },
  'three-houses': { rules: ['kg.turn.one-big'], deskCase: turnCase(1, place(1, A), place(1, B), place(1, C)) },
  'lone-two': { rules: ['kg.turn.one-big', 'kg.turn.at-least-one'], deskCase: turnCase(1, place(2, A)) },
  'two-and-house': { rules: ['kg.turn.one-big'], deskCase: turnCase(1, place(2, A), place(1, B)) },
  'green-and-two-yellow': {
    rules: ['kg.two.colours'],
    deskCase: twoPlayerTurnCase(place(1, A, undefined, 'green'), place(1, B, undefined, 'yellow'), place(1, C, undefined, 'yellow')),
  },
  'four-and-dragon': {
    rules: ['kg.two.colours', 'kg.turn.pub-and-dragon'],
    deskCase: twoPlayerTurnCase(place(4, A, undefined, 'green'), dragon(B, 'yellow')),
  },
  'two-houses-two-characters': {
    rules: ['kg.character.on-placement'],
    deskCase: turnCase(7, place(1, A, 'king'), place(1, B, 'bishop')),
  },
  'graveyard-three-houses': { rules: ['kg.location.graveyard'], deskCase: turnCase(4, place(1, A), place(1, B), place(1, C)) },
  'graveyard-four-pub-dragon': { rules: ['kg.location.graveyard'], deskCase: turnCase(4, place(4, A), place(0, B), dragon(C)) },
  'graveyard-four-and-two': { rules: ['kg.location.graveyard', 'kg.turn.one-big'], deskCase: turnCase(4, place(4, A), place(2, B)) },
  'garrison-two-houses': { rules: ['kg.location.garrison'], deskCase: turnCase(6, place(1, A), place(1, B)) },
  'garrison-house-and-pub': { rules: ['kg.location.garrison'], deskCase: turnCase(6, place(1, A), place(0, B)) },
  'wizard-second-four': { rules: ['kg.character.wizard', 'kg.turn.one-big'], deskCase: turnCase(7, place(4, A), place(4, B, 'wizard')) },
  'wizard-another-value': { rules: ['kg.character.wizard'], deskCase: turnCase(7, place(4, A), place(2, B, 'wizard')) },
  'wizard-at-the-garrison': {
    rules: ['kg.character.wizard', 'kg.location.garrison'],
    deskCase: turnCase(6, place(1, A), place(1, B, 'wizard')),
  },
  'sorceress-and-pub': {
    rules: ['kg.character.sorceress'],
    deskCase: {
      ...turnCase(10, { type: 'conjure', from: [-1, 3], to: A }, place(0, B)),
      laid: createLayout(10, { '-1,3': { colour: 'red', value: 5 } }, [PALACE]),
    },
  },
  'empty-turn': { rules: ['kg.turn.at-least-one'], deskCase: passCase() },
  'dragon-is-enough': { rules: ['kg.turn.at-least-one'], deskCase: passCase({ colour: 'red', kind: 'dragon', character: undefined }) },
  'seven-from-hand': { rules: ['kg.turn.hand'], deskCase: turnCase(1, ...SPACES.map((at, index) => place(index < 6 ? 1 : 0, at))) },

  'locate-edge': { rules: ['kg.locate.edge', 'kg.locate.free', 'kg.locate.by-last'], deskCase: locateCase([0, 2]) },
  'locate-corner': { rules: ['kg.locate.edge'], deskCase: locateCase([3, 2]) },
  'locate-taken': { rules: ['kg.locate.free'], deskCase: locateCase([2, 1], 'down') },
  'locate-by-another': { rules: ['kg.locate.by-last', 'kg.turn.order'], deskCase: { ...locateCase([0, 2]), by: 'blue', onMove: 'red' } },
} satisfies Readonly<Record<string, Example<TileCase | TurnCase | LocateCase | PassCase>>>;

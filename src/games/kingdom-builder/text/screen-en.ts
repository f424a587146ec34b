import type { News } from '#games/kingdom-builder/law/outlook';
import type { Tool } from '#games/kingdom-builder/law/tiles';
import { grammar, type Names } from '#text/language';
import { GROUND, PARTS, SECTION, TILE } from './en';
import type { HexMark, HexTold, KingdomBuilderScreenText } from './screen';

const { count, list, points, signed } = grammar('en');

export const TOOLS: Readonly<Record<Tool, string>> = { ...TILE, cave: 'Caves' };

const GROUNDS: KingdomBuilderScreenText['grounds'] = { ...GROUND, castle: 'castle', location: 'location' };

/** The grounds around a hex: one, or several. */
const NEAR: Readonly<Record<keyof typeof GROUNDS, readonly [string, string]>> = {
  grass: ['grass hex', 'grass hexes'],
  canyon: ['canyon', 'canyons'],
  desert: ['desert', 'deserts'],
  flowers: ['flower hex', 'flower hexes'],
  forest: ['forest', 'forests'],
  water: ['water hex', 'water hexes'],
  mountain: ['mountain', 'mountains'],
  castle: ['castle', 'castles'],
  location: ['location', 'locations'],
};

const MARKS: Readonly<Record<HexMark, string>> = {
  open: 'open now',
  chosen: 'chosen',
  movable: 'can be moved',
  last: 'last event',
  lit: 'pointed at',
};

const hexes = (number: number): string => count(number, 'hex', 'hexes');
const settlements = (number: number): string => count(number, 'settlement', 'settlements');
export const tileNames = (tiles: readonly Tool[]): string => list(tiles.map((tile) => TOOLS[tile]));

const the = (tiles: readonly Tool[]): string => `the ${tileNames(tiles)} ${tiles.length === 1 ? 'tile' : 'tiles'}`;

function news(told: News, { player }: Names): string {
  switch (told.kind) {
    case 'gained':
      return `${player(told.player)} takes ${the(told.tiles)}.`;
    case 'lost':
      return `${player(told.player)} gives back ${the(told.tiles)}.`;
    case 'no-hex':
      return `No ${GROUNDS[told.terrain]} hex is free: the card is out, draw another.`;
    case 'ran-out': {
      const full = `No ${GROUNDS[told.terrain]} hex is left after ${told.placed} of three`;
      return told.drawsAgain ? `${full}: another card for the rest.` : `${full}: no more.`;
    }
    case 'last-settlement':
      return `${player(told.player)} has placed the last settlement.`;
  }
}

function hex({ name, ground, tile, left, queenie, owner, marks, grounds, owners }: HexTold): string {
  const site =
    tile === undefined ? GROUNDS[ground] : `${TOOLS[tile]} location${left === undefined ? '' : `, ${count(left, 'tile', 'tiles')}`}`;
  const special = queenie === undefined ? [] : [queenie === 'cave' ? 'cave' : 'Capitol'];
  const around = [
    ...owners.map(([player, number]) => `${settlements(number)} of ${player}`),
    ...grounds.map(([each, number]) => count(number, ...NEAR[each])),
  ];
  const here = owner === undefined ? 'free' : `${owner}’s settlement`;
  const built = ground === 'castle' || ground === 'location' || ground === 'mountain' ? [] : [here];
  return `${[name, site, ...special, ...built, ...marks.map((mark) => MARKS[mark])].join(', ')}; next to ${list(around)}`;
}

export const screenEn: KingdomBuilderScreenText = {
  agreements: {
    'lords-zero': {
      question: 'Lords: can a player with no settlement in a section take a place there?',
      choices: { ranks: 'Yes, none is a count too', 'needs-one': 'No, at least one is needed' },
    },
    'terrain-runs-out': {
      question: 'The drawn terrain runs out among the three settlements: what then?',
      choices: { 'draw-again': 'Draw again for the rest', stop: 'The mandatory action ends' },
    },
  },
  grounds: GROUNDS,
  tools: TOOLS,
  parts: PARTS,
  cardHints: {
    fishermen: '1 next to water',
    merchants: '4 a joined castle or location',
    discoverers: '1 a row',
    hermits: '1 a group',
    citizens: '1 a pair in the largest group',
    miners: '1 next to a mountain',
    workers: '1 next to a castle or location',
    knights: '2 each on the best row',
    lords: '12 and 6 a section',
    farmers: '3 each in the weakest section',
  },
  colours: { orange: 'orange', blue: 'blue', white: 'white', black: 'black', red: 'red' },
  corners: SECTION,
  island: 'island',
  hexName: (name) => name,

  board: {
    label: 'Board. Arrow keys walk from hex to hex, Enter chooses.',
    closer: 'Closer',
    farther: 'Farther',
    all: 'The whole board',
    map: 'Map of the board',
    jump: (where) => `Go to: ${where}`,
    under: (name, ground) => `${name} ${GROUNDS[ground]}`,
    hex,
  },

  status: {
    draw: (player) => `${player}: which terrain card?`,
    place: (player, terrain, placed, open) => `${player}: ${GROUNDS[terrain]}, ${placed} of 3, ${hexes(open)} open`,
    over: (player, isReserveEmpty) => `${player}: ${isReserveEmpty ? 'the reserve is empty. A' : 'a'} tile, or end of turn.`,
    build: (tool, open) => (open === 0 ? `${TOOLS[tool]}: no hex is open.` : `${TOOLS[tool]}: ${hexes(open)} open.`),
    other: (tool, state) =>
      `This ${TOOLS[tool]} tile ${state === 'used' ? 'has been used this turn' : 'works from the next turn on'}: take the other one.`,
    from: (tool, open) => (open === 0 ? `${TOOLS[tool]}: no settlement can move.` : `${TOOLS[tool]}: tap the settlement to move.`),
    to: (tool, from, open) => `${TOOLS[tool]}: from ${from} to one of ${hexes(open)}.`,
  },

  tray: {
    cards: 'Terrain card',
    tiles: 'Extra actions',
    states: { ready: 'ready', fresh: 'new: next turn', used: 'used', waits: 'after the three', idle: 'no hex' },
    caveStates: {},
    scoring: 'Scoring cards',
    more: 'Players, points, playing in words',
    mandatory: 'Back to the three',
    endTurn: 'End of turn',
    showPoints: 'Show points',
    hidePoints: 'Hide points',
    players: 'Players',
    reserve: (number) => `${number} left`,
    goOn: 'Go on as a final count',
    photo: 'From a photo',
  },

  news,
  lastRound: (players, last) => `Last round, ${last} ends it: ${list(players)} ${players.length === 1 ? 'has' : 'have'} built all.`,
  round: (round) => `Round ${round}`,

  event: {
    draw: (player, terrain) => `${player} shows ${GROUNDS[terrain]}`,
    build: (player, at, tool) => `${player} builds on ${at}${tool === undefined ? '' : ` with the ${TOOLS[tool]}`}`,
    move: (player, from, to, tool) => `${player} moves from ${from} to ${to} with the ${TOOLS[tool]}`,
    endTurn: (player) => `${player} ends the turn`,
    settle: (player, at) => `${player} has a settlement on ${at}`,
    unsettle: (at) => `No settlement on ${at} after all`,
    finish: 'All settlements are down: the count',
    adjusted: (player, points, reason) => `${player} ${signed(points)}: ${reason}`,
  },

  words: { title: 'Play in words', end: 'end' },

  count: {
    title: 'The count',
    now: 'Points so far',
    step: (index, number) => `${index} of ${number}`,
    before: 'Before',
    after: 'Next',
    total: 'Total',
    back: 'Back to the game',
    points,
    rank: (rank) => `${rank}.`,
  },
};

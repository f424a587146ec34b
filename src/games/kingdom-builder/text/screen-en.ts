import type { Ground, Terrain } from '#games/kingdom-builder/law/board/terrain';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { News } from '#games/kingdom-builder/law/news';
import type { agreements, Card } from '#games/kingdom-builder/law/position';
import type { HeldTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';
import type { AgreementTexts } from '#text/game-text';
import { grammar, type PlayerNames } from '#text/language';
import { GROUND_NAMES, PART_NAMES, SECTION_NAMES, TILE_NAMES } from './en';

/** What a tile can do now: `waits` for the last of the three, `idle` where no hex is open to it. */
export type TileState = HeldTile['state'] | 'waits' | 'idle';

/** What a hex can be besides taken or free. */
export type HexMark = 'open' | 'chosen' | 'movable' | 'stuck' | 'last' | 'lit' | 'refused';

/** All there is to say of a hex. */
export interface HexDescription {
  readonly name: string;
  readonly ground: Ground;
  readonly tile: Tile | undefined;
  /** Tiles that still lie on a location. */
  readonly left: number | undefined;
  readonly queenie: 'cave' | 'capitol' | undefined;
  readonly owner: string | undefined;
  readonly marks: readonly HexMark[];
  readonly grounds: readonly (readonly [Ground, number])[];
  readonly owners: readonly (readonly [string, number])[];
}

const { count, list, points, signedFigure } = grammar('en');

export const TOOL_NAMES: Readonly<Record<Tool, string>> = { ...TILE_NAMES, cave: 'Caves' };

const GROUND_LABELS: Readonly<Record<Ground, string>> = { ...GROUND_NAMES, mountain: 'mountain', castle: 'castle', location: 'location' };

/** The grounds around a hex: one, or several. */
const NEIGHBOUR_NAMES: Readonly<Record<keyof typeof GROUND_LABELS, readonly [string, string]>> = {
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

const MARK_NAMES: Readonly<Record<HexMark, string>> = {
  open: 'possible',
  chosen: 'chosen',
  movable: 'can be moved',
  stuck: 'can’t be moved',
  last: 'last move',
  lit: 'highlighted',
  refused: 'not allowed',
};

/** The caves are several, which only French tells apart from a tile. */
const CAVE_STATES: Readonly<Partial<Record<TileState, string>>> = {};

/** Names that are too long for a tile; English has none. */
const SHORT_TOOL_NAMES: Readonly<Partial<Record<Tool, string>>> = {};

const hexes = (number: number): string => count(number, 'hex', 'hexes');
const settlements = (number: number): string => count(number, 'settlement', 'settlements');
export const tileNames = (tiles: readonly Tool[]): string => list(tiles.map((tile) => TOOL_NAMES[tile]));

const theTiles = (tiles: readonly Tool[]): string => `the ${tileNames(tiles)} ${tiles.length === 1 ? 'tile' : 'tiles'}`;

function describeNews(told: News, { player }: PlayerNames): string {
  switch (told.kind) {
    case 'gained':
      return `${player(told.player)} takes ${theTiles(told.tiles)}.`;
    case 'lost':
      return `${player(told.player)} loses ${theTiles(told.tiles)}.`;
    case 'no-hex':
      return `No ${GROUND_LABELS[told.terrain]} hex is free: the card is discarded, draw another.`;
    case 'ran-out': {
      const full = `No ${GROUND_LABELS[told.terrain]} hex is left after ${told.placed} of three`;
      return told.drawsAgain ? `${full}: draw another card for the rest.` : `${full}: that’s all this turn.`;
    }
    case 'last-settlement':
      return `${player(told.player)} is out of settlements: last round.`;
  }
}

function describeHex({ name, ground, tile, left, queenie, owner, marks, grounds, owners }: HexDescription): string {
  const site =
    tile === undefined
      ? GROUND_LABELS[ground]
      : `${TOOL_NAMES[tile]} location${left === undefined ? '' : `, ${count(left, 'tile', 'tiles')}`}`;
  const special = queenie === undefined ? [] : [queenie === 'cave' ? 'cave' : 'Capitol'];
  const around = [
    ...owners.map(([player, number]) => `${settlements(number)} of ${player}`),
    ...grounds.map(([each, number]) => count(number, ...NEIGHBOUR_NAMES[each])),
  ];
  const here = owner === undefined ? 'free' : `${owner}’s settlement`;
  const built = ground === 'castle' || ground === 'location' || ground === 'mountain' ? [] : [here];
  return `${[name, site, ...special, ...built, ...marks.map((mark) => MARK_NAMES[mark])].join(', ')}; next to ${list(around)}`;
}

/** What Kingdom Builder's screens say in one language. */
export const screenEn = {
  agreements: {
    'lords-zero': {
      question: 'Lords: can a player with no settlement in a section take a place there?',
      choices: { ranks: 'Yes, none counts too', 'needs-one': 'No, at least one is needed' },
    },
    'terrain-runs-out': {
      question: 'The drawn terrain runs out before all three are placed: what now?',
      choices: { 'draw-again': 'Draw again for the rest', stop: 'Stop there' },
    },
  } satisfies AgreementTexts<typeof agreements>,
  grounds: GROUND_LABELS,
  tools: TOOL_NAMES,
  parts: PART_NAMES,
  cardHints: {
    fishermen: '1 each next to water',
    merchants: '4 per joined castle or location',
    discoverers: '1 per row',
    hermits: '1 per group',
    citizens: '1 per pair in your largest group',
    miners: '1 each next to a mountain',
    workers: '1 each next to a castle or location',
    knights: '2 each on your best row',
    lords: '12 for most, 6 for second, in each section',
    farmers: '3 each in your weakest section',
  } satisfies Record<Card, string>,
  colours: { orange: 'orange', blue: 'blue', white: 'white', black: 'black', red: 'red' } satisfies Record<Colour, string>,
  corners: SECTION_NAMES,
  island: 'island',
  hexName: (name: string) => name,

  board: {
    label: 'Board. Arrow keys move from hex to hex, Enter taps.',
    closer: 'Zoom in',
    farther: 'Zoom out',
    all: 'The whole board',
    map: 'Map of the board',
    jump: (where: string) => `Go to: ${where}`,
    under: (name: string, ground: Ground) => `${name} ${GROUND_LABELS[ground]}`,
    hex: describeHex,
  },

  status: {
    draw: (player: string) => `${player}: which terrain?`,
    place: (player: string, terrain: Terrain, placed: number, of: number, open: number) =>
      `${player}: ${GROUND_LABELS[terrain]}, ${placed} of ${of} (${hexes(open)})`,
    over: (player: string, isReserveEmpty: boolean) =>
      `${player}: ${isReserveEmpty ? 'no settlements left. Use' : 'use'} a tile or end your turn.`,
    build: (tool: Tool, open: number) =>
      open === 0 ? `${TOOL_NAMES[tool]}: nowhere to build.` : `${TOOL_NAMES[tool]}: place a settlement (${hexes(open)}).`,
    /** A tap on a hex when no tile is chosen. */
    placedAll: (placed: number) => `${placed === 3 ? 'Your three are' : 'Your settlements are'} placed: use a tile or end your turn.`,
    unused: (number: number) => `${count(number, 'tile', 'tiles')} not used: end turn?`,
    from: (tool: Tool, open: number) =>
      open === 0 ? `${TOOL_NAMES[tool]}: no settlement can move.` : `${TOOL_NAMES[tool]}: which settlement moves?`,
    to: (tool: Tool, from: string, open: number) =>
      open === 0
        ? `${TOOL_NAMES[tool]}: ${from} can’t move. Choose another settlement.`
        : `${TOOL_NAMES[tool]}: where to from ${from}? (${hexes(open)})`,
  },

  tray: {
    cards: 'Terrain card',
    tiles: 'Extra actions',
    noTiles: 'No tiles yet',
    states: { ready: 'ready', fresh: 'next turn', used: 'used', waits: 'after three', idle: 'no space' } satisfies Record<
      TileState,
      string
    >,
    /** Of several tiles alike. */
    someReady: (number: number) => `${number} ready`,
    shortTools: SHORT_TOOL_NAMES,
    caveStates: CAVE_STATES,
    scoring: 'Scoring cards',
    more: 'Players, points, playing in words',
    endTurn: 'End turn',
    showPoints: 'Show points',
    hidePoints: 'Hide points',
    players: 'Players',
    reserve: (number: number) => `${number} left`,
    reserveOf: (number: number) => `, ${settlements(number)} left`,
    goOn: 'Count the final board',
    photo: 'Count from a photo',
  },

  /** What came about that nobody tapped. */
  news: describeNews,
  lastRound: (last: string) => `Last round: ${last} plays last.`,
  round: (round: number) => `Round ${round}`,

  event: {
    draw: (player: string, terrain: Terrain) => `${player} shows ${GROUND_LABELS[terrain]}`,
    build: (player: string, at: string, tool: Tool | undefined) =>
      `${player} builds on ${at}${tool === undefined ? '' : ` with the ${TOOL_NAMES[tool]}`}`,
    move: (player: string, from: string, to: string, tool: Tool) => `${player} moves from ${from} to ${to} with the ${TOOL_NAMES[tool]}`,
    endTurn: (player: string) => `${player} ends the turn`,
    settle: (player: string, at: string) => `${player} has a settlement on ${at}`,
    unsettle: (at: string) => `No settlement on ${at}`,
    finish: 'All settlements are in: final scoring',
    adjusted: (player: string, points: number, reason: string) => `${player} ${signedFigure(points)}: ${reason}`,
  },

  words: { title: 'Play in words', end: 'end' },

  count: {
    title: 'Final scoring',
    now: 'Points so far',
    step: (index: number, number: number) => `${index} of ${number}`,
    before: 'Previous',
    after: 'Next',
    total: 'Total',
    back: 'Back to the game',
    points,
    rank: (rank: number) => `${rank}.`,
  },
};

export type KingdomBuilderScreenText = typeof screenEn;

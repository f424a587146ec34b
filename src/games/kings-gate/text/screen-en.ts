import type { Orientation } from '#games/kings-gate/law/board';
import type { Character, Colour, Ground, TileKind } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/ending';
import type { Outlook } from '#games/kings-gate/law/outlook';
import type { RelativePosition } from '#games/kings-gate/law/relative-position';
import type { agreements } from '#games/kings-gate/law/rules';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import type { AgreementTexts } from '#text/game-text';
import { capitalize, grammar } from '#text/language';
import { en as law } from './en';

/** A tile as it is told: whose it is does not matter where the colour says it. */
export interface TileLabel {
  readonly colour: Colour;
  readonly kind: TileKind;
  readonly character?: Character | undefined;
}

export interface ColourTotal {
  readonly colour: Colour;
  /** Left out where the colour has no tile. */
  readonly total: number | undefined;
}

const { count, list, ordinal, points, signedFigure } = grammar('en');
const { colours, characters, kinds, location } = law.words;

const the = (place: LocationLabel): string =>
  place.name === '' && !/\d/.test(location(place)) ? `the ${location(place)}` : location(place);
export const kindName = (kind: TileKind): string => (typeof kind === 'number' && kind > 1 && kind !== 3 ? `tile ${kind}` : kinds[kind]);
const tile = ({ colour, kind, character }: TileLabel): string =>
  `${colours[colour]} ${kinds[kind]}${character === undefined ? '' : ` with the ${characters[character]}`}`;
/** Where something happens, from the words for a square: "at the upper right corner of the Palace", "to the left of it". */
const formatEventPlace = (at: string): string => (/corner/.test(at) ? `at the ${at}` : /^(left|right)/.test(at) ? `to the ${at}` : at);
/** The same after "from" and "to". */
const formatPlace = (at: string): string => (/corner|^(left|right)/.test(at) ? `the ${at}` : at);
const total = ({ colour, total: figure }: ColourTotal): string => `${colours[colour]} ${figure ?? 'no tile'}`;
const HALVES = { left: 'left half', right: 'right half', upper: 'upper half', lower: 'lower half' };

function where({ place, right, down, half }: RelativePosition): string {
  const at = half === undefined ? '' : `, ${HALVES[half]}`;
  if (right === 0 && down === 0) return `on ${the(place)}${at}`;
  const near = Math.abs(right) <= 1 && Math.abs(down) <= 1;
  if (near && right !== 0 && down !== 0) return `${down < 0 ? 'upper' : 'lower'} ${right < 0 ? 'left' : 'right'} corner of ${the(place)}`;
  if (near && right === 0) return `${down < 0 ? 'above' : 'below'} ${the(place)}${at}`;
  if (near) return `${right < 0 ? 'left' : 'right'} of ${the(place)}${at}`;
  const steps = [
    ...(right === 0 ? [] : [`${Math.abs(right)} to the ${right < 0 ? 'left' : 'right'}`]),
    ...(down === 0 ? [] : [`${Math.abs(down)} ${down < 0 ? 'up' : 'down'}`]),
  ];
  return `${list(steps)} from ${the(place)}${at}`;
}

/** What King's Gate's screens say in one language. */
export const screenEn = {
  agreements: {
    'dragon-on-safe': { question: 'May a dragon eat a tile at a safe location?', choices: { forbidden: 'No', allowed: 'Yes' } },
    graveyard: {
      question: 'Two tiles at the Graveyard: of any values?',
      choices: { 'any-two': 'Yes, any two', 'cap-only': 'No, only the usual turn, up to two' },
    },
    'sorceress-turn': {
      question: 'What does the Sorceress use up?',
      choices: { slot: 'Only the place of the tile she moves', 'whole-turn': 'The whole turn' },
    },
    'king-at-once': { question: 'Is the King’s own tile judged by the ground he turns?', choices: { yes: 'Yes', no: 'No' } },
    'tourney-absent': {
      question: 'Can a colour without a tile be the lowest at the Tourney Grounds?',
      choices: { counts: 'Yes', exempt: 'No' },
    },
    debt: { question: 'May points go below 0?', choices: { floor: 'No', negative: 'Yes' } },
    'hidden-points': { question: 'Points until the end', choices: { open: 'Open', hidden: 'Hidden' } },
  } satisfies AgreementTexts<typeof agreements>,
  /** The letter that tells a colour where it cannot be seen. */
  letters: { yellow: 'Y', green: 'G', red: 'R', blue: 'B' } satisfies Record<Colour, string>,
  colours,
  characters,
  powers: {
    king: 'turns safe into dangerous and back',
    bishop: 'every tile counts 1',
    wizard: 'a second tile of the same value',
    guildmaster: 'his tile is worth 2 more',
    merchant: 'protects his tile',
    sorceress: 'moves one of your tiles here',
  } satisfies Record<Character, string>,
  location,
  /** "above the Palace, left half". */
  where,
  /** "red house", "red 4 with the King". */
  tile,

  board: {
    label: 'Board. Arrow keys move from square to square, Enter plays, plus and minus zoom.',
    closer: 'Zoom in',
    farther: 'Zoom out',
    home: 'Back to the current location',
    all: 'The whole board',
    square: (at: string, there: TileLabel | undefined) => `${at}: ${there === undefined ? 'free' : tile(there)}`,
    open: 'possible',
    chosen: 'chosen',
    last: 'last move',
    lit: 'highlighted',
    place: (place: LocationLabel, ground: Ground, isCurrent: boolean) =>
      `location ${place.n}, ${location(place)}, ${ground}${isCurrent ? ', current' : ''}`,
  },

  events: {
    placed: (player: string, placed: TileLabel, at: string, covered: TileLabel | undefined) =>
      `${player} places a ${tile(placed)} ${formatEventPlace(at)}${covered === undefined ? '' : `, covering a ${tile(covered)}`}`,
    dragon: (player: string, colour: Colour, at: string, eaten: TileLabel | undefined) =>
      eaten === undefined
        ? `${player} discards the ${colours[colour]} dragon ${formatEventPlace(at)}`
        : `${player}’s ${colours[colour]} dragon eats a ${tile(eaten)} ${formatEventPlace(at)}`,
    conjured: (player: string, moved: TileLabel | undefined, from: string, to: string) =>
      `${player}’s Sorceress moves ${moved === undefined ? 'a tile' : `a ${tile(moved)}`} from ${formatPlace(from)} to ${formatPlace(to)}`,
    ended: (player: string) => `${player} ends the turn`,
    located: (player: string, place: LocationLabel, lies: Orientation, at: string) =>
      `${player} places ${the(place)} ${lies}, ${formatEventPlace(at)}`,
    tallied: (place: LocationLabel, totals: readonly ColourTotal[], last: string) =>
      `${capitalize(the(place))}: ${totals.map(total).join(', ')}; last tile ${last}`,
    finished: 'The table stops here',
    adjusted: (player: string, by: number, reason: string) => `${player} ${signedFigure(by)}: ${reason}`,
  },

  now: {
    title: 'Current location',
    ground: { safe: 'Safe', dangerous: 'Dangerous' } satisfies Record<Ground, string>,
    groundMeans: { safe: 'free spaces only', dangerous: 'greater covers smaller' } satisfies Record<Ground, string>,
    turned: 'turned by the King',
    levelled: 'Bishop: each tile counts 1',
    limits: {
      graveyard: 'One or two tiles a turn, never more',
      garrison: 'One house a turn at most',
      tourney: 'The lowest colour loses 3 points',
    } satisfies Record<NonNullable<Outlook['limit']>, string>,
    filled: (filled: number) => `${filled} of 10 filled`,
    prizes: (prizes: readonly number[]) => `Prizes ${prizes.join(', ')}`,
    unpaid: 'With three players the third prize is not paid.',
    loses: (player: string, colour: Colour) => `${player} (${colours[colour]}) would lose 3 points now.`,
    awards: (awards: readonly Character[]) => `brings ${list(awards.map((each) => `the ${characters[each]}`))}`,
    totals: 'If it were scored now',
    rank: ordinal,
    absent: 'no tile',
    prize: (prize: number) => points(prize),
    ties: (first: readonly string[], placer: string) =>
      `If ${placer} places the last tile, ties go: ${[...first, placer].join(', then ')}.`,
    outOfTiles: (players: readonly string[]) =>
      `${list(players)} ${players.length === 1 ? 'has' : 'have'} no tiles left and ${players.length === 1 ? 'is' : 'are'} skipped.`,
    lastScoring: 'Last scoring',
    holds: (player: string, won: readonly Character[]) => `${player}: ${list(won.map((each) => characters[each]))}`,
  },

  turn: {
    choose: (player: string) => `${player}: choose a tile and a space.`,
    /** A space was tapped first. */
    tileFor: (at: string) => `Which tile ${at}?`,
    played: (played: readonly TileKind[]) => `This turn: ${list(played.map(kindName))}.`,
    mayPlay: (more: readonly TileKind[]) => (more.length > 3 ? 'You may place more.' : `You may add: ${list(more.map(kindName))}.`),
    nothingMore: 'Nothing more can be placed.',
    chosen: (player: string, chosen: TileLabel, open: number) =>
      `${player}: place the ${tile(chosen)} (${count(open, 'space', 'spaces')}).`,
    /** Only heard: why it is so is seen as well. */
    shut: (chosen: TileLabel) => `${capitalize(tile(chosen))} can’t be placed now.`,
    conjureFrom: (player: string) => `${player}: which tile does the Sorceress move?`,
    conjureTo: (player: string, chosen: TileLabel, open: number) =>
      `${player}: move the ${tile(chosen)} (${count(open, 'space', 'spaces')}).`,
    characters: 'Characters',
    tiles: 'Tiles',
    left: (left: number) => `${left} left`,
    end: 'End turn',
    /** A dragon that eats nothing goes only if it is meant to. */
    discard: 'Discard the dragon? It eats nothing there.',
    discardYes: 'Discard it',
    discardNo: 'Keep it',
    inWords: 'Play in words',
    otherTile: 'Choose another tile',
    noSpace: 'No space is possible.',
    /** "the house at the left of the Palace", a choice of what to move. */
    move: (moved: TileLabel, at: string) => `${tile(moved)} ${at}`,
    space: (at: string, covered: TileLabel | undefined) => (covered === undefined ? at : `${at}, onto ${tile(covered)}`),
  },

  /** What just happened by itself, or to somebody else's tile. */
  news: {
    covers: (player: string, kind: TileKind, owner: string, covered: TileKind) =>
      `${player}’s ${kinds[kind]} covers ${owner}’s ${kinds[covered]}.`,
    eats: (player: string, owner: string, eaten: TileKind) => `${player}’s dragon eats ${owner}’s ${kinds[eaten]}.`,
    discards: (player: string) => `${player} discards the dragon.`,
    moves: (player: string, kind: TileKind) => `The Sorceress moves ${player}’s ${kinds[kind]} here.`,
    ground: (place: LocationLabel, ground: Ground) => `${location(place)} is ${ground} now.`,
    king: (place: LocationLabel, ground: Ground) => `The King makes ${the(place)} ${ground}.`,
    bishop: (totals: readonly ColourTotal[]) =>
      `The Bishop makes every tile count 1${totals.length === 0 ? '' : `: ${totals.map(total).join(', ')}`}.`,
    wizard: (kind: TileKind) => `The Wizard brings a second ${kinds[kind]}.`,
    guildmaster: (counts: number) => `The Guildmaster’s tile counts ${counts}.`,
    protects: (character: Character) => `The ${characters[character]} protects that tile.`,
    noTiles: (player: string, lost: readonly Character[]) =>
      lost.length === 0
        ? `${player} has no tiles left.`
        : `${player} has no tiles left and discards ${list(lost.map((each) => `the ${characters[each]}`))}.`,
    skipped: (players: readonly string[]) =>
      `${list(players)} ${players.length === 1 ? 'has' : 'have'} no tiles and ${players.length === 1 ? 'is' : 'are'} skipped.`,
    over: (player: string) => `${player}’s turn is over.`,
    nothingLeft: (player: string) => `${player}’s turn is over: nothing more can be placed.`,
    full: (place: LocationLabel, player: string) => `${capitalize(the(place))} is full, so ${player}’s turn is over.`,
    limits: {
      graveyard: 'Graveyard: one or two tiles a turn, never more.',
      garrison: 'Garrison: at most one house a turn.',
      tourney: 'Tourney Grounds: the lowest colour will lose 3 points.',
    } satisfies Record<NonNullable<Outlook['limit']>, string>,
  },

  locate: {
    choose: (player: string, place: LocationLabel) => `${player}: place ${the(place)} on a highlighted square.`,
    empty: 'Tap to preview, tap again to rotate.',
    turn: 'Rotate',
    lay: 'Place it here',
    away: 'Clear',
    insist: (lies: Orientation) => `Place it here anyway, ${lies}`,
    lies: { across: 'across', down: 'down' } satisfies Record<Orientation, string>,
    option: (lies: Orientation, at: string) => `${capitalize(lies)}: ${at}`,
    worth: (totals: readonly ColourTotal[]) => totals.map(total).join(', '),
    worthless: 'nobody has a tile there',
  },

  scoring: {
    title: (place: LocationLabel) => `${location(place)}: results`,
    lost: (character: Character) => `Nobody can take the ${characters[character]}, who leaves the game.`,
    tieBreak: 'How ties go',
    ring: (last: string, order: readonly string[]) =>
      `${last} placed the last tile. Ties go clockwise from the left of ${last}: ${order.join(', ')}.`,
    tourney: 'Tourney Grounds',
  },

  end: {
    reasons: {
      'kg.end.tenth': 'The tenth location is scored. The game is over.',
      'kg.end.no-tiles': 'Nobody has tiles left. The last location was scored as it was.',
      'kg.end.one-left': 'Only one player still has tiles. The game is over.',
    } satisfies Record<Ending, string>,
    closed: 'The table stopped before the tenth location.',
    decided: (player: string, same: number, others: readonly string[], place: LocationLabel) =>
      `${list([player, ...others])} have ${points(same)} each; ${player} won most at ${the(place)}, the last location scored.`,
    shared: (players: readonly string[], same: number, place: LocationLabel) =>
      `${list(players)} have ${points(same)} each and won the same at ${the(place)}: they share the victory.`,
  },

  /** What the frame says of a box and of a table that goes on. */
  box: {
    guessed:
      'The rulebook doesn’t give every prize, ground, character and tile count. Some of these are guesses: check them against your box.',
    moreTiles: (kind: TileKind) => `My box has more of these (${kindName(kind)})`,
  },
  goOn: (place: LocationLabel) => `Switch to just the scores, from ${the(place)}`,
};

export type KingsGateScreenText = typeof screenEn;

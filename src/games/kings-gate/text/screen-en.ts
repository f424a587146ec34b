import type { TileKind } from '#games/kings-gate/law/box';
import type { Where } from '#games/kings-gate/law/outlook';
import type { Named } from '#games/kings-gate/law/sheet';
import { capital, grammar } from '#text/language';
import { en as law } from './en';
import type { KingsGateScreenText, ToldTile, ToldTotal } from './screen';

const { count, list, ordinal, points, signed } = grammar('en');
const { colours, characters, kinds, location } = law.words;

const the = (place: Named): string => (place.name === '' && !/\d/.test(location(place)) ? `the ${location(place)}` : location(place));
const kindName = (kind: TileKind): string => (typeof kind === 'number' && kind > 1 && kind !== 3 ? `tile ${kind}` : kinds[kind]);
const tile = ({ colour, kind, character }: ToldTile): string =>
  `${colours[colour]} ${kinds[kind]}${character === undefined ? '' : ` with the ${characters[character]}`}`;
/** Where something happens, from the words for a square: "at the upper right corner of the Palace", "to the left of it". */
const happens = (at: string): string => (/corner/.test(at) ? `at the ${at}` : /^(left|right)/.test(at) ? `to the ${at}` : at);
/** The same after "from" and "to". */
const spot = (at: string): string => (/corner|^(left|right)/.test(at) ? `the ${at}` : at);
const total = ({ colour, total: figure }: ToldTotal): string => `${colours[colour]} ${figure ?? 'no tile'}`;
const HALVES = { left: 'left half', right: 'right half', upper: 'upper half', lower: 'lower half' };

function where({ place, right, down, half }: Where): string {
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

export const screenEn: KingsGateScreenText = {
  agreements: {
    'dragon-on-safe': { question: 'May a dragon eat a tile at a safe location?', choices: { forbidden: 'No', allowed: 'Yes' } },
    graveyard: {
      question: 'Two tiles at the Graveyard: of any values?',
      choices: { 'any-two': 'Yes, any two', 'cap-only': 'No, two is only a cap' },
    },
    'sorceress-turn': {
      question: 'What does the Sorceress use up?',
      choices: { slot: 'As much as the tile she moves', 'whole-turn': 'The whole turn' },
    },
    'king-at-once': { question: 'Is the King’s own tile judged by the ground he turns?', choices: { yes: 'Yes', no: 'No' } },
    'tourney-absent': {
      question: 'Can a colour without a tile be the lowest at the Tourney Grounds?',
      choices: { counts: 'Yes', exempt: 'No' },
    },
    debt: { question: 'May points go below 0?', choices: { floor: 'No', negative: 'Yes' } },
    'hidden-points': { question: 'Points until the end', choices: { open: 'Open', hidden: 'Hidden' } },
  },
  letters: { yellow: 'Y', green: 'G', red: 'R', blue: 'B' },
  colours,
  characters,
  powers: {
    king: 'turns safe into dangerous and back',
    bishop: 'every tile counts 1',
    wizard: 'a second tile of the same value',
    guildmaster: 'his tile is worth 2 more',
    merchant: 'protects his tile',
    sorceress: 'moves one of your tiles here',
  },
  location,
  where,
  tile,

  board: {
    label: 'Board. Arrow keys walk from square to square, Enter plays, plus and minus zoom.',
    closer: 'Closer',
    farther: 'Farther',
    home: 'Back to the current location',
    all: 'Whole board',
    square: (at, there) => `${at}: ${there === undefined ? 'free' : tile(there)}`,
    open: 'open',
    chosen: 'chosen',
    last: 'last played',
    lit: 'pointed at',
    place: (place, ground, isCurrent) => `location ${place.n}, ${location(place)}, ${ground}${isCurrent ? ', current' : ''}`,
  },

  events: {
    placed: (player, placed, at, covered) =>
      `${player} places a ${tile(placed)} ${happens(at)}${covered === undefined ? '' : `, covering a ${tile(covered)}`}`,
    dragon: (player, colour, at, eaten) =>
      eaten === undefined
        ? `${player} discards the ${colours[colour]} dragon ${happens(at)}`
        : `${player}’s ${colours[colour]} dragon eats a ${tile(eaten)} ${happens(at)}`,
    conjured: (player, moved, from, to) =>
      `${player}’s Sorceress moves ${moved === undefined ? 'a tile' : `a ${tile(moved)}`} from ${spot(from)} to ${spot(to)}`,
    ended: (player) => `${player} ends the turn`,
    located: (player, place, lies, at) => `${player} lays ${the(place)} ${lies}, ${happens(at)}`,
    tallied: (place, totals, last) => `${capital(the(place))}: ${totals.map(total).join(', ')}; last tile ${last}`,
    finished: 'The pad is closed',
    adjusted: (player, by, reason) => `${player} ${signed(by)}: ${reason}`,
  },

  now: {
    title: 'Current location',
    ground: { safe: 'Safe', dangerous: 'Dangerous' },
    groundMeans: { safe: 'free spaces only', dangerous: 'greater covers smaller' },
    turned: 'turned by the King',
    levelled: 'Bishop: each tile counts 1',
    limits: {
      graveyard: 'One or two tiles a turn, never more',
      garrison: 'One house a turn at most',
      tourney: 'The lowest colour loses 3 points',
    },
    filled: (filled) => `${filled} of 10 filled`,
    prizes: (prizes) => `Prizes ${prizes.join(', ')}`,
    unpaid: 'With three players the third prize is not paid.',
    loses: (player, colour) => `${player} (${colours[colour]}) would lose 3 points now.`,
    awards: (awards) => `brings ${list(awards.map((each) => `the ${characters[each]}`))}`,
    totals: 'If it were scored now',
    rank: ordinal,
    absent: 'no tile',
    prize: (prize) => points(prize),
    ties: (first, last) => `In a tie: ${[...first, last].join(' before ')}, who placed the last tile.`,
    tiesUnknown: 'No tile has been placed yet.',
    outOfTiles: (players) =>
      `${list(players)} ${players.length === 1 ? 'has' : 'have'} no tiles left and ${players.length === 1 ? 'is' : 'are'} passed over.`,
    lastScoring: 'Last scoring',
  },

  turn: {
    choose: (player) => `${player} to play: choose a tile and a space.`,
    over: (player) => `${player}’s turn is over.`,
    tileFor: (at) => `Which tile ${at}?`,
    played: (played) => `This turn: ${list(played.map(kindName))}.`,
    mayPlay: (more) => (more.length > 3 ? 'More tiles may follow.' : `Still open: ${list(more.map(kindName))}.`),
    nothingMore: 'Nothing more to place.',
    chosen: (chosen, open) => `${capital(tile(chosen))}: ${count(open, 'space', 'spaces')} open.`,
    shut: (chosen) => `${capital(tile(chosen))} cannot be placed now.`,
    conjureFrom: 'Sorceress: choose one of your tiles.',
    conjureTo: (chosen, open) => `Sorceress moves ${tile(chosen)}: ${count(open, 'space', 'spaces')} open.`,
    characters: 'Characters',
    tiles: 'Tiles',
    left: (left) => `${left} left`,
    end: 'End turn',
    inWords: 'Play in words',
    pickTile: 'Choose a tile above; the open spaces are listed here.',
    noSpace: 'No space is open.',
    move: (moved, at) => `${tile(moved)} ${at}`,
    space: (at, covered) => (covered === undefined ? at : `${at}, onto ${tile(covered)}`),
  },

  locate: {
    choose: (player, place) => `${player} places ${the(place)}: tap a lit square.`,
    empty: 'It is shown as it would lie; a second tap turns it.',
    turn: 'Turn it',
    lay: 'Lay it here',
    away: 'Not there',
    insist: (lies) => `Here all the same, ${lies}`,
    lies: { across: 'across', down: 'down' },
    option: (lies, at) => `${capital(lies)}: ${at}`,
    worth: (totals) => totals.map(total).join(', '),
    worthless: 'nobody has a tile there',
  },

  scoring: {
    title: (place) => `${location(place)} is scored`,
    rank: 'Rank',
    colour: 'Colour',
    total: 'Total',
    prize: 'Points',
    characters: 'Characters',
    won: (player, character) => `${player} takes the ${characters[character]}: ${screenEn.powers[character]}.`,
    lost: (character) => `Nobody can take the ${characters[character]}, who leaves the game.`,
    tieBreak: 'How ties go',
    ring: (last, order) => `${last} placed the last tile. Ties go clockwise from the left of ${last}: ${order.join(', ')}.`,
    tourney: 'Tourney Grounds',
    noTile: 'no tile',
  },

  end: {
    reasons: {
      'kg.end.tenth': 'The tenth location is scored: the game is over.',
      'kg.end.no-tiles': 'Nobody has tiles left: the current location was scored as it stood.',
      'kg.end.one-left': 'Only one player still has tiles after a scoring: the game is over.',
    },
    closed: 'The pad was closed before the tenth location.',
    decided: (player, same, others, place) =>
      `${list([player, ...others])} have ${points(same)} each; ${player} won most at ${the(place)}, the last location scored.`,
    shared: (players, same, place) => `${list(players)} have ${points(same)} each and won as much at ${the(place)}: the victory is shared.`,
  },

  pad: {
    title: (place) => `${location(place)}: totals`,
    hint: 'A figure goes to the next colour by itself. For 10 and more press +10 first.',
    none: 'No tile',
    ten: '+10',
    erase: 'Erase',
    keypad: 'Keypad',
    field: (colour, player, figure) => `${colours[colour]}, ${player}: ${figure}`,
    notYet: 'not yet entered',
    last: 'Who placed the last tile?',
    score: 'Score',
    incomplete: 'Every colour needs a total or “No tile”, and somebody placed the last tile.',
    finish: 'End the game here',
    finishSure: 'Tap again to end the game',
    past: 'Locations so far',
    amend: 'Amend',
    amendOf: (place) => `Amend ${location(place)}`,
    location: 'Location',
    held: 'Characters won',
    holds: (player, won) => `${player}: ${list(won.map((each) => characters[each]))}`,
  },

  setup: {
    record: 'What do you want to log?',
    records: { table: 'Every tile', pad: 'Only the scoring' },
    recordHint: {
      table: 'The phone mirrors the table and judges each tile.',
      pad: 'For each location the totals; ties, prizes and characters are worked out.',
    },
    colours: (player) => `${player} plays`,
    middle: 'Begin in the middle of a game',
    middleHint: 'Which location comes next, and the points so far.',
    nextLocation: 'Next location to score',
    points: 'Points so far',
    below: 'Below 0',
    copy: 'Your copy in this game',
    goOn: (place) => `Go on as a pad, from ${the(place)}`,
  },

  copy: {
    guessed:
      'Not every rulebook prints the prizes, the grounds, the characters of the locations and the number of tiles: some of ours are guesses.',
    locations: 'Locations',
    edit: (place) => `Correct ${place}`,
    name: 'Printed name',
    namePlaceholder: 'as on the card',
    prize: (rank) => `${ordinal(rank)} prize`,
    ground: 'Ground',
    award: (rank) => (rank === 1 ? 'Character for the 1st' : 'Character for the 2nd'),
    nobody: 'none',
    tiles: 'Tiles of a colour',
    tilesHint: 'The rulebook does not print these figures. Count yours once.',
    kind: (kind) => capital(kind === 'dragon' ? 'dragon' : kindName(kind)),
    sum: (sum) => `${sum} tiles of each colour`,
    restore: 'As Regent has it',
    changed: 'corrected',
    fewer: 'One fewer',
    extra: 'One more',
  },

  picture: {
    locations: 'Locations',
    tiles: 'Tiles',
  },
};

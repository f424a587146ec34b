import type { Orientation } from '#games/kings-gate/law/board';
import type { Character, Colour, Ground } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/ending';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import { capitalize, grammar } from '#text/language';
import { en as law } from './en';
import { type ColourTotal, screenEn, type TileLabel } from './screen-en';

/** A colour, and who plays it where that person has a name. */
export interface Side {
  readonly colour: Colour;
  readonly name: string;
}

export interface TiedSide extends Side {
  /** Left out while nobody has said which place they are tied for. */
  readonly rank: number | undefined;
  readonly paid: boolean;
  /** Left out where no location was given. */
  readonly points: number | undefined;
  readonly characters: readonly Character[];
  readonly loss: number;
}

interface Gain {
  readonly name: string;
  readonly points: number;
}

/** What a scoring gave, in rank order. */
export interface PayoutText {
  readonly place: LocationLabel;
  readonly gains: readonly Gain[];
  readonly characters: readonly { readonly name: string; readonly character: Character }[];
}

const { list, ordinal, points } = grammar('en');
const { colours, characters, location } = law.words;
const { tile } = screenEn;

const the = (place: LocationLabel): string =>
  place.name === '' && !/\d/.test(location(place)) ? `the ${location(place)}` : location(place);
const side = ({ colour, name }: Side): string => (name === '' ? colours[colour] : `${colours[colour]} (${name})`);
const total = ({ colour, total: figure }: ColourTotal): string => `${colours[colour]} ${figure ?? 'no tile'}`;
const ENDINGS: Readonly<Record<Ending, string>> = {
  'kg.end.tenth': 'the tenth location is scored',
  'kg.end.one-left': 'after a scoring only one player still has tiles',
  'kg.end.no-tiles': 'nobody has tiles left',
};

/** "1st, 5 points and the King". */
function formatGain({ rank = 0, paid, points: prize, characters: won, loss }: TiedSide): string {
  const figures = [
    ...(prize === undefined ? [paid ? `takes the ${ordinal(rank)} prize` : 'gets no prize'] : [points(prize)]),
    ...won.map((character) => `the ${characters[character]}`),
    ...(loss > 0 ? [`a loss of ${points(loss)}`] : []),
  ];
  return list(figures);
}

function formatTie([first, ...others]: readonly TiedSide[]): string {
  if (first === undefined) return '';
  if (first.rank === undefined) return `${capitalize(side(first))} wins the tie, ahead of ${others.map(side).join(', then ')}.`;
  const winner = `${capitalize(side(first))} wins the tie${first.points === undefined ? ' and ' : `: ${ordinal(first.rank)}, `}${formatGain(first)}.`;
  const behind = others.map((each) =>
    each.points === undefined
      ? `${capitalize(side(each))} ${formatGain(each)}.`
      : `${capitalize(side(each))} is ${ordinal(each.rank ?? 0)}: ${formatGain(each)}.`,
  );
  return [winner, ...behind].join(' ');
}

function formatGains({ gains: all, characters: won }: PayoutText): string {
  const paid = all.filter((each) => each.points > 0).map((each) => `${each.name} ${points(each.points)}`);
  const losing = all.filter((each) => each.points < 0).map((each) => `${each.name} loses ${points(-each.points)}`);
  const nothing = all.filter((each) => each.points === 0).map(({ name }) => name);
  const parts = [...(paid.length > 0 ? [list(paid)] : []), ...losing, ...(nothing.length > 0 ? [`${list(nothing)} nothing`] : [])].join(
    '; ',
  );
  const taken = won.map(({ name, character }) => ` ${name} takes the ${characters[character]}.`);
  return `${parts}.${taken.join('')}`;
}

/** What the desk of King's Gate says in one language. */
export const deskEn = {
  questions: {
    tie: { title: 'Who wins this tie?', hint: 'The colours around the table, and who placed the last tile.' },
    tile: { title: 'May this tile go there?', hint: 'Your tile, the ground, and what is there: dragons and characters too.' },
    location: { title: 'What does this location pay?', hint: 'Totals, or the tiles around it.' },
    turn: { title: 'Is this turn legal?', hint: 'What is played in one turn, and where.' },
    locate: { title: 'May the next location go there?', hint: 'Tap where it should go.' },
    end: { title: 'Is the game over, and who has won?', hint: 'The points, and who still has tiles.' },
    pass: { title: 'May I pass or end my turn now?', hint: 'What you have done this turn.' },
  },
  /** What somebody without a name is called. */
  player: (all: readonly Colour[]) => capitalize(all.map((colour) => colours[colour]).join('-')),
  side,
  /** The figures of a location that a ruling rests on, and whether they are this table's own. */
  printed: (place: LocationLabel, prizes: readonly number[], ground: Ground, own: boolean) =>
    `${capitalize(location(place))}: prizes ${prizes.join(' / ')}, ${ground} (${own ? 'from your box' : 'Regent’s guess: check your card'})`,

  answers: {
    tie: formatTie,
    placed: (placed: TileLabel, there: TileLabel | undefined) =>
      there === undefined ? `Yes: the ${tile(placed)} may go there.` : `Yes: the ${tile(placed)} covers the ${tile(there)}.`,
    dragon: (eaten: TileLabel | undefined) =>
      eaten === undefined
        ? 'Yes, but it does nothing: a dragon on a free space is discarded.'
        : `Yes: the dragon eats the ${tile(eaten)}. Both leave the game, and the space is free again.`,
    moved: (moved: TileLabel, there: TileLabel | undefined) =>
      `Yes: the Sorceress may move the ${tile(moved)} there${there === undefined ? '' : `, covering the ${tile(there)}`}.`,
    turn: 'Yes: this turn is legal.',
    scored: (pay: PayoutText) => ` That fills the last space, so ${the(pay.place)} is scored at once: ${formatGains(pay)}`,
    pay: (pay: PayoutText, surrounded: boolean) => `${surrounded ? '' : 'If it were scored now: '}${formatGains(pay)}`,
    located: (place: LocationLabel, worth: readonly ColourTotal[]) =>
      `Yes: ${the(place)} may go there.${worth.length === 0 ? '' : ` Tiles already around it count: ${worth.map(total).join(', ')}.`}`,
    over: (ending: Ending, winners: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${list(winners)} ${winners.length === 1 ? `wins with ${points(most)}` : `share the victory with ${points(most)} each`}.`,
    overByLast: (ending: Ending, winner: string, others: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${winner} wins: ${list([winner, ...others])} have ${points(most)} each, and ${winner} won most at the last location.`,
    /** The game is over, and equals wait for what the last location gave. */
    overButOpen: (ending: Ending, equal: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${list(equal)} have ${points(most)} each: whoever won most at the last location wins. Enter those prizes below.`,
    goesOn: (leaders: readonly string[], most: number) =>
      `No, the game goes on. ${list(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${points(most)}.`,
    passed: 'Yes: one tile is enough, and the turn may end.',
  },

  form: {
    players: 'Players',
    order: 'Clockwise around the table',
    tied: 'Which colours are tied?',
    last: 'Who placed the last tile?',
    ahead: 'Tied for',
    place: (rank: number) => `${ordinal(rank)} place`,
    forPrizes: 'Location, for its prizes',
    anyLocation: 'Any',
    location: 'Location',
    locationName: (place: LocationLabel, ground: Ground) => `${place.n}, ${location(place)}, ${ground}`,
    anyGround: { safe: 'Any safe location', dangerous: 'Any dangerous location' } satisfies Record<Ground, string>,
    yourTile: 'Your tile',
    with: 'With a character',
    nobody: 'Nobody',
    there: 'What is there?',
    nothing: 'Nothing',
    whose: 'Whose tile is that?',
    whoseTile: { theirs: 'Another player’s', mine: 'My own' },
    thereWith: 'A character on it',
    playTile: 'Play the tile',
    playTurn: 'Play the turn',
    plays: 'Played this turn',
    playsHint: 'Tap tiles in order; a character goes to the tile before.',
    coloursEach: 'Colours of each player',
    one: 'One',
    two: 'Two',
    held: 'Characters you have',
    onMove: 'Whose turn is it?',
    before: 'Already played this turn',
    count: 'Count by',
    byTotals: 'Totals',
    byTiles: 'Tiles',
    pointsBefore: 'Points before (only if fewer than 3)',
    lay: 'Place the location',
    layer: 'Who places it?',
    scoredLast: 'Location scored last',
    points: 'Points in all',
    prizesThere: 'Prizes won at that location',
    prizesHint: 'They decide between equals; what the Tourney Grounds takes does not count.',
    out: 'Who has no tiles left?',
    done: 'What have you done this turn?',
    doings: {
      nothing: 'Nothing yet',
      tile: 'Placed a tile (a pub is enough)',
      dragon: 'Played the dragon alone',
      moved: 'Moved a tile with the Sorceress',
    },
  },

  editor: {
    label: 'The table: choose a piece below, then tap its square.',
    pieces: 'Pieces',
    colour: 'Colour',
    next: (lies: Orientation) => `next location, ${lies}`,
    older: (lies: Orientation) => `older location, ${lies}`,
    away: 'Tap a piece with the same piece to remove it.',
  },
};

export type KingsGateDeskText = typeof deskEn;

import type { Lies } from '#games/kings-gate/law/board';
import type { Character, Colour, Ground, TileKind } from '#games/kings-gate/law/box';
import type { Ending } from '#games/kings-gate/law/outlook';
import type { Named } from '#games/kings-gate/law/sheet';
import { capital, grammar } from '#text/language';
import { en as law } from './en';
import { screenEn, type ToldTile, type ToldTotal } from './screen-en';

/** A colour, and who plays it where that person has a name. */
export interface Side {
  readonly colour: Colour;
  readonly name: string;
}

export interface TiedSide extends Side {
  /** Left out while nobody has told which place they are tied for. */
  readonly rank: number | undefined;
  readonly paid: boolean;
  /** Left out where no location was told. */
  readonly points: number | undefined;
  readonly characters: readonly Character[];
  readonly loss: number;
}

interface Gain {
  readonly name: string;
  readonly points: number;
}

/** What a scoring gave, in rank order. */
export interface ToldPay {
  readonly place: Named;
  readonly gains: readonly Gain[];
  readonly characters: readonly { readonly name: string; readonly character: Character }[];
}

interface FinalTold {
  readonly name: string;
  /** Left out while nobody has told it. */
  readonly points: number | undefined;
  readonly prize: number;
  readonly out: boolean;
}

const { list, ordinal, points, signed } = grammar('en');
const { colours, characters, kinds, location } = law.words;
const { tile } = screenEn;

const the = (place: Named): string => (place.name === '' && !/\d/.test(location(place)) ? `the ${location(place)}` : location(place));
const side = ({ colour, name }: Side): string => (name === '' ? colours[colour] : `${colours[colour]} (${name})`);
const total = ({ colour, total: figure }: ToldTotal): string => `${colours[colour]} ${figure ?? 'no tile'}`;
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];

const ENDINGS: Readonly<Record<Ending, string>> = {
  'kg.end.tenth': 'the tenth location is scored',
  'kg.end.one-left': 'after a scoring only one player still has tiles',
  'kg.end.no-tiles': 'nobody has tiles left',
};

/** "1st, 5 points and the King". */
function brings({ rank = 0, paid, points: prize, characters: won, loss }: TiedSide): string {
  const figures = [
    ...(prize === undefined ? [paid ? `takes the ${ordinal(rank)} prize` : 'gets no prize'] : [points(prize)]),
    ...won.map((character) => `the ${characters[character]}`),
    ...(loss > 0 ? [`a loss of ${points(loss)}`] : []),
  ];
  return list(figures);
}

function tie([first, ...others]: readonly TiedSide[]): string {
  if (first === undefined) return '';
  if (first.rank === undefined) return `${capital(side(first))} wins the tie, ahead of ${others.map(side).join(', then ')}.`;
  const winner = `${capital(side(first))} wins the tie${first.points === undefined ? ' and ' : `: ${ordinal(first.rank)}, `}${brings(first)}.`;
  const behind = others.map((each) =>
    each.points === undefined
      ? `${capital(side(each))} ${brings(each)}.`
      : `${capital(side(each))} is ${ordinal(each.rank ?? 0)}: ${brings(each)}.`,
  );
  return [winner, ...behind].join(' ');
}

function gains({ gains: all, characters: won }: ToldPay): string {
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
    tile: { title: 'May this tile go there?', hint: 'Your tile, the space, and what lies on it: dragons and characters too.' },
    location: { title: 'What does this location pay?', hint: 'The totals, or the tiles around it.' },
    turn: { title: 'Is this turn legal?', hint: 'What is played in one turn, and where.' },
    locate: { title: 'May the next location lie there?', hint: 'Tap where it should lie.' },
    end: { title: 'Is the game over, and who has won?', hint: 'The points, and who still has tiles.' },
  },
  /** What somebody without a name is called. */
  player: (all: readonly Colour[]) => capital(all.map((colour) => colours[colour]).join('-')),
  side,
  kindName: (kind: TileKind) => kinds[kind],
  /** The figures of a location that a ruling rests on, and whether this table told them. */
  printed: (place: Named, prizes: readonly number[], ground: Ground, own: boolean) =>
    `${capital(location(place))}: prizes ${prizes.join(' / ')}, ${ground} (${own ? 'from your copy' : 'Regent’s figures: compare your copy'})`,

  told: {
    tie: (clockwise: readonly string[], tied: readonly Side[], last: string | undefined, place: Named | undefined) =>
      [
        `Clockwise sit ${list(clockwise)}.`,
        ...(tied.length === 0 ? [] : [`${capital(list(tied.map(side)))} are tied${place === undefined ? '' : ` at ${the(place)}`}.`]),
        ...(last === undefined ? [] : [`${last} placed the last tile.`]),
      ].join(' '),
    tile: (who: string, placed: ToldTile, place: Named, ground: Ground, where: string, there: ToldTile | undefined) =>
      `${who} plays the ${tile(placed)} at ${the(place)} (${ground}), ${where}${there === undefined ? '' : `, onto the ${tile(there)}`}.`,
    moved: (who: string, moved: ToldTile | undefined, place: Named, ground: Ground, where: string, there: ToldTile | undefined) =>
      `${who}’s Sorceress moves ${moved === undefined ? 'a tile' : `the ${tile(moved)}`} to ${the(place)} (${ground}), ${where}${there === undefined ? '' : `, onto the ${tile(there)}`}.`,
    onMove: (player: string) => `It is ${player}’s turn.`,
    turn: (who: string, place: Named, tiles: readonly ToldTile[]) =>
      tiles.length === 0 ? `${who} plays nothing at ${the(place)}.` : `${who} plays at ${the(place)}: ${tiles.map(tile).join(', ')}.`,
    totals: (place: Named, totals: readonly ToldTotal[], last: string | undefined) =>
      `${capital(the(place))}: ${totals.map(total).join(', ')}.${last === undefined ? '' : ` ${last} placed the last tile.`}`,
    locate: (who: string, place: Named, lies: Lies, where: string) => `${who} lays ${the(place)} ${lies}, ${where}.`,
    end: (place: Named | undefined, final: readonly FinalTold[]) =>
      `${place === undefined ? 'Final points' : `After ${the(place)}`}: ${final
        .map(
          (each) =>
            `${each.name} ${each.points === undefined ? 'not told' : points(each.points)}${each.prize === 0 ? '' : ` (${each.prize} won there)`}${each.out ? ', no tiles left' : ''}`,
        )
        .join('; ')}.`,
  },

  answers: {
    tie,
    placed: (placed: ToldTile, there: ToldTile | undefined) =>
      there === undefined ? `Yes: the ${tile(placed)} may go there.` : `Yes: the ${tile(placed)} covers the ${tile(there)}.`,
    notPlaced: (placed: ToldTile, there: ToldTile | undefined) =>
      there === undefined
        ? `No: the ${tile(placed)} may not go there.`
        : placed.kind === 'dragon'
          ? `No: the dragon may not eat the ${tile(there)}.`
          : `No: the ${tile(placed)} may not cover the ${tile(there)}.`,
    dragon: (eaten: ToldTile | undefined) =>
      eaten === undefined
        ? 'Yes, but it does nothing: a dragon on a free space is discarded.'
        : `Yes: the dragon eats the ${tile(eaten)}. Both leave the game, and the space is free again.`,
    moved: (moved: ToldTile | undefined, there: ToldTile | undefined) =>
      `Yes: the Sorceress may move the ${moved === undefined ? 'tile' : tile(moved)} there${there === undefined ? '' : `, covering the ${tile(there)}`}.`,
    notMoved: (moved: ToldTile | undefined) =>
      `No: the Sorceress may not move ${moved === undefined ? 'a tile' : `the ${tile(moved)}`} there.`,
    scored: (pay: ToldPay) => ` That fills the last space, so ${the(pay.place)} is scored at once: ${gains(pay)}`,
    turn: 'Yes: this turn is legal.',
    emptyTurn: 'No: a turn places at least one tile.',
    stopped: (place: number, stopped: ToldTile) => `No: the ${ORDINALS[place] ?? 'last'} tile, the ${tile(stopped)}, may not be played.`,
    lost: (stopped: ToldTile) => `No: the location is already surrounded, so the ${tile(stopped)} can no longer be played.`,
    pay: (pay: ToldPay, surrounded: boolean) => `${surrounded ? '' : 'If it were scored now: '}${gains(pay)}`,
    located: (place: Named, worth: readonly ToldTotal[]) =>
      `Yes: ${the(place)} may lie there.${worth.length === 0 ? '' : ` Tiles already around it count: ${worth.map(total).join(', ')}.`}`,
    notLocated: (place: Named) => `No: ${the(place)} may not lie there.`,
    over: (ending: Ending, winners: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${list(winners)} ${winners.length === 1 ? `wins with ${points(most)}` : `share the victory with ${points(most)} each`}.`,
    overByLast: (ending: Ending, winner: string, others: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${winner} wins: ${list([winner, ...others])} have ${points(most)} each, and ${winner} won most at the last location.`,
    /** The game is over, and equals wait for what the last location gave. */
    overButOpen: (ending: Ending, equal: readonly string[], most: number) =>
      `Yes, ${ENDINGS[ending]}. ${list(equal)} have ${points(most)} each: whoever won most at the last location wins. Tell those prizes below.`,
    goesOn: (leaders: readonly string[], most: number) =>
      `No, the game goes on. ${list(leaders)} ${leaders.length === 1 ? 'leads' : 'lead'} with ${points(most)}.`,
  },

  form: {
    players: 'Players',
    playerCount: (count: number) => `${count} players`,
    seated: (label: string, who: string) => `${label}: ${who}`,
    onlyTwo: 'Only two play, with two colours each',
    order: 'Clockwise around the table',
    tied: 'Which colours are tied?',
    /** "red, tied" for who does not see the ring. */
    seat: (name: string, tied: boolean) => `${name}${tied ? ', tied' : ''}`,
    last: 'Who placed the last tile?',
    ahead: 'Tied for',
    nobodyAhead: (ahead: number) => `${ordinal(ahead + 1)} place`,
    forPrizes: 'Location, for its prizes',
    anyLocation: 'Any',
    location: 'Location',
    locationName: (place: Named, ground: Ground) => `${place.n}, ${location(place)}, ${ground}`,
    yourTile: 'Your tile',
    yourColour: 'Your colour',
    with: 'With a character',
    there: 'What lies on the space?',
    thereTile: 'That tile',
    underLast: 'What lay under the last tile?',
    laying: 'A tap on the table',
    layings: { ask: 'asks about the place', tile: 'puts a tile', location: 'puts an older location' },
    older: 'Tap a tile or an older location again to take it away.',
    thereWith: 'A character on it',
    onLast: 'A character on the last tile',
    nothing: 'Nothing',
    space: 'Tap the space that it goes to',
    ground: 'Ground',
    plays: 'Played this turn',
    playsHint: 'Tap the tiles in the order they are played. Tap one above to take it back.',
    noPlays: 'Nothing yet',
    remove: (removed: ToldTile) => `Take back the ${tile(removed)}`,
    before: 'Already played this turn',
    count: 'Count by',
    byTotals: 'Totals',
    byTiles: 'Tiles',
    layHint: 'Tap a space, then what lies on it.',
    pointsBefore: 'Points before, of anybody with fewer than 3',
    lay: 'It lies',
    layWhere: 'Tap where its upper left square goes',
    scoredLast: 'Location scored last',
    points: 'Points in all',
    prizesThere: 'Prizes won at that location',
    prizesHint: 'They decide between equals; what the Tourney Grounds takes does not count.',
    out: 'Who has no tiles left?',
    zero: 'None, 0',
    fewer: 'One fewer',
    extra: 'One more',
  },

  picture: {
    lastTile: 'last tile',
    onMove: (player: string) => `${player}’s turn`,
    placedLast: (player: string) => `${player} placed the last tile`,
    noTile: 'no tile',
    nothingPlayed: 'nothing played',
    outOfTiles: 'no tiles left',
    lastPrize: (prize: number) => `${signed(prize)} at the last`,
  },
};

export type KingsGateDeskText = typeof deskEn;

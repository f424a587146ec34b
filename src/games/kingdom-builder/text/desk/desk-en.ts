import type { Action } from '#games/kingdom-builder/law/actions';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { HeldTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';
import { grammar } from '#text/language';
import { screenEn } from '../screen-en';
import { deskExamplesEn } from './desk-examples-en';

/** What a turn still holds. */
type TurnRemainder = 'undrawn' | 'room' | 'full' | 'empty' | 'tile' | 'nothing';

/** Who has settlements where, by the names that are said. */
interface PlayerSettlements {
  readonly player: string;
  readonly hexes: readonly string[];
}

interface Figure {
  readonly player: string;
  readonly points: number;
}

const { count, either, list, points } = grammar('en');
const { tools } = screenEn;

const hexes = (number: number): string => count(number, 'hex', 'hexes');
const openHexes = (number: number): string => count(number, 'hex is open', 'hexes are open');
const settlements = (number: number): string => count(number, 'settlement', 'settlements');
const tileNames = (tiles: readonly (keyof typeof tools)[]): string => list(tiles.map((tile) => tools[tile]));
/** More hexes than these are seen on the board better than heard. */
const MAX_NAMED_HEXES = 4;

/** What Kingdom Builder's desk says in one language. */
export const deskEn = {
  questions: {
    card: { title: 'What does this card pay?', hint: 'Choose the card, tap the settlements: each side’s points, what counts lit up.' },
    lords: { title: 'Lords: who gets what in a section?', hint: 'How many settlements each side has there.' },
    adjacent: {
      title: 'Must I build next to my settlements?',
      hint: 'Choose the action, tap your settlements, then build or move on the board.',
    },
    tile: {
      title: 'Do I keep this tile?',
      hint: 'Choose the action, then build or move on the board: tiles lost, kept and gained.',
    },
    use: { title: 'May I use this tile now?', hint: 'The tile, when you got it, and how far the turn is.' },
    full: { title: 'The drawn terrain is full: what now?', hint: 'The terrain, and how many of the three are placed.' },
    pass: { title: 'May I pass or end my turn now?', hint: 'How many of the three are placed, and what is left to do.' },
    end: { title: 'Is the game over?', hint: 'Who began, whose turn ends, who has placed the last settlement.' },
    count: { title: 'Who wins with this board?', hint: 'Three cards and all settlements: the whole count.' },
    site: { title: 'Where may a cave or Capitol lie?', hint: 'Choose the section; tap a hex to ask about it.' },
    log: { title: 'Does this turn stand?', hint: 'A few events, one after the other.' },
  },
  /** What a side is called that has no name. */
  sides: { orange: 'Orange', blue: 'Blue', white: 'White', black: 'Black', red: 'Red' } satisfies Record<Colour, string>,
  actions: { ...tools, mandatory: 'One of the three' } satisfies Record<Action, string>,

  form: {
    card: 'Which card?',
    cards: 'Which three cards?',
    action: 'With what?',
    terrain: 'Terrain card shown',
    tool: 'Which tile?',
    settlements: 'Settlements on the board',
    from: 'Which settlement moves?',
    build: 'Build',
    move: 'Move',
    where: 'Where?',
    seat: 'Whose turn is it?',
    reserve: 'Settlements left in the reserve',
    reserves: { some: 'Some', none: 'None' },
    taken: 'Where was a tile taken before?',
    counts: 'Settlements in the section',
    board: 'Another board',
    noCapitol: 'A Capitol lies only in the section of the Harbor or the Oracle, and this board has neither: choose your board below.',
    /** What the next tap on the board does. */
    brush: 'A tap sets',
    lifted: 'Moves',
    hints: {
      settle: 'Tap hexes to place settlements, again to take them away.',
      lift: 'Tap the settlement that moves.',
      act: 'Tap the hex you ask about.',
      site: 'Tap the hex you ask about. What is lit is allowed.',
    },
    clear: 'Clear the board',
    placed: 'How many of the three are placed?',
    placedChoices: ['None yet', '1', '2', 'All three'],
    copy: ['Your tile', 'A second one of the same name'],
    states: { none: 'None', ready: 'Ready', fresh: 'Got this turn', used: 'Used' } satisfies Record<HeldTile['state'] | 'none', string>,
    rest: 'What is left this turn?',
    rests: {
      undrawn: 'No card is shown yet',
      room: 'A free hex, and a settlement',
      full: 'No free hex of my terrain',
      empty: 'No settlement in my reserve',
      tile: 'A tile that could act',
      nothing: 'Nothing more',
    } satisfies Record<TurnRemainder, string>,
    seats: 'Players',
    first: 'Who began?',
    onMove: 'Whose turn ends?',
    out: 'Who has placed the last settlement?',
    nobody: 'Nobody',
    queenie: 'What is to lie there?',
    queenies: { cave: 'Cave', capitol: 'Capitol' },
    section: 'Section',
  },

  settled: (all: readonly PlayerSettlements[]) =>
    all
      .map(
        ({ player, hexes: at }) =>
          `${player}: ${at.length > 10 ? settlements(at.length) : `${at.length === 1 ? 'settlement' : 'settlements'} on ${at.join('; ')}`}.`,
      )
      .join(' '),

  answer: {
    no: (why: string) => `No. ${why}`,
    pass: (rest: TurnRemainder): string => (rest === 'tile' ? 'Yes: tiles need not act.' : 'Yes: nothing more has to be placed.'),
    pays(figures: readonly Figure[]) {
      const [only] = figures;
      if (figures.length === 1 && only !== undefined)
        return only.points === 0 ? `Nothing for ${only.player}.` : `${only.player} gets ${points(only.points)}.`;
      return `${list(figures.map(({ player, points: won }) => `${player} ${won}`))} points.`;
    },
    count: (figures: readonly Figure[], winners: readonly string[]) =>
      winners.length > 1
        ? `${list(winners)} share the victory with ${points(figures[0]?.points ?? 0)} each.`
        : `${list(winners)} wins: ${list(figures.map(({ player, points: won }) => `${player} ${won}`))}.`,
    /** Nothing is asked about yet but whether one's own settlements bind. */
    must(action: Action, bound: boolean, open: number) {
      if (open === 0) return 'It goes nowhere: no fitting hex is free.';
      if (bound)
        return open === 1
          ? 'Yes: one fitting hex is next to a settlement of yours, and it must go there.'
          : `Yes: it must go to one of the ${hexes(open)} next to your settlements.`;
      if (action === 'tavern') return `No: the line itself is enough. ${openHexes(open)}.`;
      if (action === 'paddock') return `No: the Paddock has no such duty. ${openHexes(open)}.`;
      if (action === 'cave') return `No: the caves have no such duty. ${openHexes(open)}.`;
      return `No: nothing that fits is free next to your settlements, so ${open === 1 ? 'the one hex that fits' : `any of ${hexes(open)}`} will do.`;
    },
    tiles(moved: boolean, kept: readonly Tile[], gained: readonly Tile[], lost: readonly Tile[]) {
      const got = gained.length === 0 ? '' : `you get ${tileNames(gained)}`;
      if (lost.length > 0) return `No: you lose ${tileNames(lost)}${got === '' ? '' : `, and ${got}`}.`;
      if (!moved) return got === '' ? 'You get no tile.' : `You get ${tileNames(gained)}, for use from your next turn on.`;
      const keep = kept.length === 0 ? 'nothing is lost' : `you keep ${tileNames(kept)}`;
      return `Yes: ${keep}${got === '' ? '' : `, and ${got}`}.`;
    },
    use: (tool: Tool, ready: number) =>
      tool === 'cave' ? 'Yes: the caves can be used.' : `Yes: the ${tools[tool]} can act${ready > 1 ? `, ${ready} times this turn` : ''}.`,
    full(again: boolean, placed: number) {
      if (!again) return `The mandatory action ends with ${settlements(placed)} this turn.`;
      return placed === 0
        ? 'That card leaves the game: draw another.'
        : 'Draw another card, and place the rest of the three on its terrain.';
    },
    end(over: boolean, toPlay: readonly string[], last: string | undefined) {
      if (last === undefined) return 'No: everybody still has settlements, so nothing ends yet.';
      if (over) return 'Yes: the round is finished, and the points are counted.';
      return `No: the round is finished first, ${list(toPlay)} still ${toPlay.length === 1 ? 'plays' : 'play'}.`;
    },
    sites: (queenie: 'cave' | 'capitol', open: readonly string[]) =>
      open.length === 0
        ? `Nowhere in this section: ${queenie === 'cave' ? 'no mountain lies far enough from castles and locations' : 'only the castles of the Harbor and Oracle sections bear one'}.`
        : open.length > MAX_NAMED_HEXES
          ? `On any of ${hexes(open.length)} of this section: those marked.`
          : `On ${either(open)}.`,
    site: (queenie: 'cave' | 'capitol', allowed: boolean, at: string) =>
      allowed
        ? `Yes: ${at} can bear ${queenie === 'cave' ? 'a cave' : 'the Capitol'}.`
        : queenie === 'cave'
          ? `No: ${at} is no mountain away from castles and locations.`
          : `No: ${at} is no castle of the Harbor or Oracle section.`,
  },

  examples: deskExamplesEn,
};

export type KingdomBuilderDeskText = typeof deskEn;

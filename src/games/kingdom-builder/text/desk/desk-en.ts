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
const openHexes = (number: number): string => count(number, 'hex is possible', 'hexes are possible');
const settlements = (number: number): string => count(number, 'settlement', 'settlements');
const tileNames = (tiles: readonly (keyof typeof tools)[]): string => list(tiles.map((tile) => tools[tile]));
/** More hexes than these are seen on the board better than heard. */
const MAX_NAMED_HEXES = 4;

/** What Kingdom Builder's desk says in one language. */
export const deskEn = {
  questions: {
    card: { title: 'What does this card pay?', hint: 'Choose the card and tap the settlements: what counts lights up.' },
    lords: { title: 'Lords: who gets what in a section?', hint: 'How many settlements each player has there.' },
    adjacent: {
      title: 'Must I build next to my settlements?',
      hint: 'Choose the action, tap your settlements, then build or move on the board.',
    },
    tile: {
      title: 'Do I keep this tile?',
      hint: 'Choose the action, then build or move on the board.',
    },
    use: { title: 'May I use this tile now?', hint: 'Which tile, when you got it, and what you have placed.' },
    full: { title: 'The drawn terrain is full: what now?', hint: 'Which terrain, and how many of the three are placed.' },
    pass: { title: 'May I pass or end my turn now?', hint: 'How many of the three are placed, and what is left to do.' },
    end: { title: 'Is the game over?', hint: 'Who began, whose turn is ending, who is out of settlements.' },
    count: { title: 'Who wins with this board?', hint: 'Three cards and all settlements: the whole count.' },
    site: { title: 'Where can a cave or Capitol go?', hint: 'Choose the section; tap a hex to ask about it.' },
    log: { title: 'Was this turn legal?', hint: 'A few moves, one after the other.' },
  },
  /** What a player is called who has no name. */
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
    reserve: 'Settlements left',
    reserves: { some: 'Some', none: 'None' },
    taken: 'Where was a tile taken before?',
    counts: 'Settlements in the section',
    board: 'Another board',
    noCapitol: 'A Capitol goes only on the Harbor or Oracle section, and this board has neither: choose your board below.',
    /** What the next tap on the board does. */
    brush: 'Tap to place',
    lifted: 'Moves',
    hints: {
      settle: 'Tap a hex to place a settlement, again to remove it.',
      lift: 'Tap the settlement that moves.',
      act: 'Tap the hex you ask about.',
      site: 'Tap the hex you ask about. Highlighted hexes are allowed.',
    },
    clear: 'Clear the board',
    placed: 'How many of the three are placed?',
    placedChoices: ['None yet', '1', '2', 'All three'],
    copy: ['Your tile', 'A second one of the same name'],
    states: { none: 'None', ready: 'Ready', fresh: 'Got this turn', used: 'Used' } satisfies Record<HeldTile['state'] | 'none', string>,
    rest: 'What is left this turn?',
    rests: {
      undrawn: 'No card drawn yet',
      room: 'A free hex and a settlement',
      full: 'No free hex of my terrain',
      empty: 'No settlements left',
      tile: 'A tile I could use',
      nothing: 'Nothing more',
    } satisfies Record<TurnRemainder, string>,
    seats: 'Players',
    first: 'Who began?',
    onMove: 'Whose turn is ending?',
    out: 'Who is out of settlements?',
    nobody: 'Nobody',
    queenie: 'What goes there?',
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
    pass: (rest: TurnRemainder): string =>
      rest === 'tile' ? 'Yes: you don’t have to use tiles.' : 'Yes: you don’t have to place any more.',
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
      if (open === 0) return 'Nowhere: no hex that fits is free.';
      if (bound)
        return open === 1
          ? 'Yes: only one hex next to your settlements fits, so it must be that one.'
          : `Yes: one of the ${hexes(open)} next to your settlements.`;
      if (action === 'tavern') return `No: the line itself is enough. ${openHexes(open)}.`;
      if (action === 'paddock') return `No: not with the Paddock. ${openHexes(open)}.`;
      if (action === 'cave') return `No: not with the caves. ${openHexes(open)}.`;
      return `No: no hex that fits is free next to your settlements. Take ${open === 1 ? 'the only one that fits' : `any of ${hexes(open)}`}.`;
    },
    tiles(moved: boolean, kept: readonly Tile[], gained: readonly Tile[], lost: readonly Tile[]) {
      const got = gained.length === 0 ? '' : `you get ${tileNames(gained)}`;
      if (lost.length > 0) return `No: you lose ${tileNames(lost)}${got === '' ? '' : `, and ${got}`}.`;
      if (!moved) return got === '' ? 'You get no tile.' : `You get ${tileNames(gained)}, to use from your next turn.`;
      const keep = kept.length === 0 ? 'nothing is lost' : `you keep ${tileNames(kept)}`;
      return `Yes: ${keep}${got === '' ? '' : `, and ${got}`}.`;
    },
    use: (tool: Tool, ready: number) =>
      tool === 'cave'
        ? 'Yes: the caves can be used.'
        : `Yes: you can use the ${tools[tool]}${ready > 1 ? ` ${ready} times this turn` : ''}.`,
    full(again: boolean, placed: number) {
      if (!again) return `Stop there: ${settlements(placed)} this turn.`;
      return placed === 0
        ? 'That card leaves the game: draw another.'
        : 'Draw another card and place the rest of the three on its terrain.';
    },
    end(over: boolean, toPlay: readonly string[], last: string | undefined) {
      if (last === undefined) return 'No: everybody still has settlements.';
      if (over) return 'Yes: the round is complete. Count the points.';
      return `No: finish the round. ${list(toPlay)} still ${toPlay.length === 1 ? 'plays' : 'play'}.`;
    },
    sites: (queenie: 'cave' | 'capitol', open: readonly string[]) =>
      open.length === 0
        ? `Nowhere in this section: ${queenie === 'cave' ? 'no mountain is far enough from castles and locations' : 'only castles of the Harbor and Oracle sections can have one'}.`
        : open.length > MAX_NAMED_HEXES
          ? `On any of the ${hexes(open.length)} marked in this section.`
          : `On ${either(open)}.`,
    site: (queenie: 'cave' | 'capitol', allowed: boolean, at: string) =>
      allowed
        ? `Yes: ${queenie === 'cave' ? 'a cave' : 'the Capitol'} can go on ${at}.`
        : queenie === 'cave'
          ? `No: a cave needs a mountain away from castles and locations, and ${at} isn’t one.`
          : `No: the Capitol needs a castle of the Harbor or Oracle section, and ${at} isn’t one.`,
  },

  examples: deskExamplesEn,
};

export type KingdomBuilderDeskText = typeof deskEn;

import type { Action } from '#games/kingdom-builder/law/actions';
import type { Part } from '#games/kingdom-builder/law/cards';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Card } from '#games/kingdom-builder/law/position';
import type { Terrain } from '#games/kingdom-builder/law/terrain';
import type { HeldTile, Tile, Tool } from '#games/kingdom-builder/law/tiles';
import { grammar } from '#text/language';
import { deskExamplesEn } from './desk-examples-en';
import { screenEn } from './screen-en';

/** Who has settlements where, by the names that are said. */
interface SettledTold {
  readonly player: string;
  readonly hexes: readonly string[];
}

interface ActTold {
  readonly player: string;
  readonly action: Action;
  /** Left out where the action asks for no card. */
  readonly terrain: Terrain | undefined;
  readonly from: string | undefined;
  readonly at: string | undefined;
}

interface Figure {
  readonly player: string;
  readonly points: number;
}

const { count, either, list, points } = grammar('en');
const { grounds, tools, parts } = screenEn;

const hexes = (number: number): string => count(number, 'hex', 'hexes');
const openHexes = (number: number): string => count(number, 'hex is open', 'hexes are open');
const settlements = (number: number): string => count(number, 'settlement', 'settlements');
const tileNames = (tiles: readonly (keyof typeof tools)[]): string => list(tiles.map((tile) => tools[tile]));
const placedOf = (placed: number): string =>
  placed === 3
    ? 'the three are placed'
    : placed === 0
      ? 'none of the three is placed'
      : `${placed} of the three ${placed === 1 ? 'is' : 'are'} placed`;

/** More hexes than these are seen on the board better than heard. */
const FEW = 4;

const STATES = { none: 'not held', ready: 'ready', fresh: 'got this turn', used: 'used this turn' } as const;

/** What Kingdom Builder's desk says in one language. */
export const deskEn = {
  questions: {
    card: { title: 'What does this card pay?', hint: 'Choose the card, tap the settlements: each side’s points, what counts lit up.' },
    lords: { title: 'Lords: who gets what in a section?', hint: 'How many settlements each side has there.' },
    adjacent: {
      title: 'Must I build next to my settlements?',
      hint: 'Choose the action, tap your settlements, then the hex you have in mind.',
    },
    tile: {
      title: 'Do I keep this tile?',
      hint: 'Tap your settlements, the one that moves and where it goes: tiles lost, kept and gained.',
    },
    use: { title: 'May I use this tile now?', hint: 'The tile, when you got it, and how far the turn is.' },
    full: { title: 'The drawn terrain is full: what now?', hint: 'The terrain, and how many of the three are placed.' },
    end: { title: 'Is the game over?', hint: 'Who began, whose turn ends, who has placed the last settlement.' },
    count: { title: 'Who wins with this board?', hint: 'Three cards and all settlements: the whole count.' },
    site: { title: 'Where may a cave or Capitol lie?', hint: 'Choose the section; tap a hex to ask about it.' },
    log: { title: 'Does this turn stand?', hint: 'A few events, one after the other.' },
  },
  /** What a side is called that has no name. */
  sides: { orange: 'Orange', blue: 'Blue', white: 'White', black: 'Black', red: 'Red' } satisfies Record<Colour, string>,
  actions: { ...tools, mandatory: 'One of the three' } satisfies Record<Action, string>,
  /** A hex by its name, within a sentence. */
  hexName: (name: string) => name,

  form: {
    card: 'Which card?',
    cards: 'Which three cards?',
    action: 'With what?',
    terrain: 'Terrain card shown',
    tool: 'Which tile?',
    board: 'Another board',
    noCapitol: 'A Capitol lies only in the section of the Harbor or the Oracle, and this board has neither: choose your board below.',
    lordsOf: (player: string) => `${player}: settlements in the section`,
    oneFewer: 'One fewer',
    oneMore: 'One more',
    /** What the next tap on the board does. */
    brush: 'A tap sets',
    mine: 'Mine',
    theirs: 'Others’',
    lift: 'From',
    ask: 'Where?',
    hints: {
      settle: 'Tap hexes to place settlements, again to take them away.',
      lift: 'Tap the settlement that moves.',
      ask: 'Tap the hex you ask about.',
      site: 'Tap the hex you ask about. What is lit is allowed.',
    },
    clear: 'Clear the board',
    more: 'One player more',
    fewer: 'One player fewer',
    placed: 'How many of the three are placed?',
    placedChoices: ['None yet', '1', '2', 'All three'] satisfies readonly [string, string, string, string],
    fullChoices: ['None yet', '1', '2'] satisfies readonly [string, string, string],
    copy: ['Your tile', 'A second one of the same name'] satisfies readonly [string, string],
    states: { none: 'None', ready: 'Ready', fresh: 'Got this turn', used: 'Used' } satisfies Record<HeldTile['state'] | 'none', string>,
    seats: 'Players',
    first: 'Who began?',
    onMove: 'Whose turn ends?',
    out: 'Who has placed the last settlement?',
    nobody: 'Nobody',
    queenie: 'What is to lie there?',
    queenies: { cave: 'Cave', capitol: 'Capitol' },
    section: 'Section',
  },

  told: {
    lords: (counts: readonly { readonly player: string; readonly count: number }[]) =>
      `Lords, one section: ${counts.map(({ player, count }) => `${player} ${count}`).join(', ')}.`,
    settled: (all: readonly SettledTold[]) =>
      all.length === 0
        ? 'No settlement stands yet.'
        : all
            .map(
              ({ player, hexes: at }) =>
                `${player}: ${at.length > 10 ? settlements(at.length) : `${at.length === 1 ? 'settlement' : 'settlements'} on ${at.join('; ')}`}.`,
            )
            .join(' '),
    card: (part: Part) => `${parts[part]}.`,
    cards: (cards: readonly Card[]) => `${list(cards.map((card) => parts[card]))}.`,
    act: ({ player, action, terrain, from, at }: ActTold) =>
      [
        `${player}: ${action === 'mandatory' ? 'one of the three' : tools[action]}${terrain === undefined ? '' : `, card ${grounds[terrain]}`}`,
        from === undefined ? '' : ` from ${from}`,
        at === undefined ? '' : ` to ${at}`,
        '.',
      ].join(''),
    use: (tool: Tool, held: readonly HeldTile['state'][], placed: number) =>
      `${tools[tool]}: ${held.length === 0 ? STATES.none : list(held.map((state) => STATES[state]))}; ${placedOf(placed)}.`,
    full: (terrain: Terrain, placed: number) => `No hex of ${grounds[terrain]} is free; ${placedOf(placed)}.`,
    end: (first: string, onMove: string, out: readonly string[], order: readonly string[]) =>
      `Round the table: ${list(order)}. ${first} began, ${onMove}’s turn ends. ${out.length === 0 ? 'Everybody has settlements left.' : `${list(out)} placed ${out.length === 1 ? 'the' : 'their'} last settlement.`}`,
    site: (queenie: 'cave' | 'capitol', section: Tile, at: string | undefined) =>
      `${queenie === 'cave' ? 'A cave' : 'The Capitol'} in the ${tools[section]} section${at === undefined ? '' : `, on ${at}`}.`,
    log: (events: readonly string[]) => `${events.join('. ')}.`,
  },

  answer: {
    refused: (why: string) => `No. ${why}`,
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
    may(action: Action, bound: boolean, at: string) {
      if (bound) return `Yes: ${at} fits and is next to a settlement of yours.`;
      if (action === 'tavern') return `Yes: ${at} is at the end of your line.`;
      if (action === 'paddock') return `Yes: ${at} is two hexes off in a straight line, whatever lies between.`;
      if (action === 'cave') return `Yes: from cave to cave, ${at} is free.`;
      return `Yes: nothing that fits is free next to your settlements, so ${at} may be chosen.`;
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
        : open.length > FEW
          ? `On any of ${hexes(open.length)} of this section: those marked.`
          : `On ${either(open)}.`,
    site: (queenie: 'cave' | 'capitol', allowed: boolean, at: string) =>
      allowed
        ? `Yes: ${at} can bear ${queenie === 'cave' ? 'a cave' : 'the Capitol'}.`
        : queenie === 'cave'
          ? `No: ${at} is no mountain away from castles and locations.`
          : `No: ${at} is no castle of the Harbor or Oracle section.`,
    log: (now: string) => `Yes. Now ${now}.`,
    over: (winners: readonly string[]) => `Yes. The game is over: ${list(winners)} ${winners.length === 1 ? 'wins' : 'share the victory'}.`,
  },

  examples: deskExamplesEn,
};

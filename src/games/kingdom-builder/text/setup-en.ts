import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Card } from '#games/kingdom-builder/law/position';
import type { IslandTile, Tile } from '#games/kingdom-builder/law/tiles';
import { grammar } from '#text/language';
import { PART_NAMES } from './en';
import { screenEn, TOOL_NAMES, tileNames } from './screen-en';

const { count, list } = grammar('en');

/** What is said before a game, beside what a table says. */
export const setupEn = {
  ...screenEn,
  setup: {
    along: {
      question: 'The section lies the other way round. Turn its settlements with it?',
      yes: 'Yes, turn them',
      no: 'No, they stay',
    },
    record: 'What is kept?',
    records: { table: 'The whole game', final: 'Only the count' },
    recordHints: { table: 'Every card and settlement, rules checked.', final: 'The settlements at the end, for the points.' },
    sections: 'The board',
    sectionsHint: 'Tap a quarter to change it.',
    slot: (corner: string, section: Tile, turned: boolean) => `${corner}: ${TOOL_NAMES[section]}${turned ? ', turned' : ''}`,
    choose: (corner: string) => `Section ${corner}`,
    turn: 'Turn it',
    lastTime: 'As last time',
    firstGame: 'First game',
    random: 'Random',
    colours: 'Who has which settlements?',
    colourOf: (player: string, colour: Colour) => `${player}: ${screenEn.colours[colour]}`,
    drawSections: 'Draw four',
    drawCards: 'Draw three',
    cards: (chosen: number) => `Scoring cards: ${chosen} of 3`,
    otherCards: 'Other cards',
    leaves: (card: Card) => `“${PART_NAMES[card]}” comes in. Which one leaves?`,
    out: (card: Card) => `${PART_NAMES[card]} leaves`,
    /** Of a hex that was chosen for a cave or a Capitol. */
    here: 'here',
    keepCards: 'Keep the three',
    tapSites: (what: 'cave' | 'capitol'): string =>
      what === 'cave'
        ? 'Tap the mountain where each cave lies, at most one a section.'
        : 'Tap the castle that bears it, at most one a section.',
    queenies: 'Queenies',
    capitols: 'Capitol',
    noCapitols: 'A Capitol needs the Harbor or Oracle section.',
    caves: 'Caves',
    islandUse: 'Island',
    islandSide: 'Which side of the island lies up?',
    islandHint: 'Draw your own tile once: choose a terrain, then tap its hexes or slide over them. It is kept for later games.',
    islandLocation: 'Exactly one hex is the location.',
    palette: 'Draw with',
    noHex: 'no hex',
    islandCell: (row: number, column: number, ground: string) => `Island ${row},${column}, ${ground}`,
    layOut: 'What to lay out',
    explanations: (tiles: readonly Tile[]) => `Explanation tiles: ${tileNames(tiles)}.`,
    tiles: (tile: Tile, number: number) =>
      `${TOOL_NAMES[tile]}: 2 tiles on ${number === 1 ? 'its location' : `each of its ${number} locations`}.`,
    castles: (number: number) => `${count(number, 'castle', 'castles')}, one on each castle hex.`,
    cardsOut: (cards: readonly Card[]) => `Scoring cards: ${list(cards.map((card) => PART_NAMES[card]))}.`,
    capitolsOut: (at: readonly string[]) => `${at.length === 1 ? 'Capitol' : 'Capitols'} on ${list(at)}.`,
    cavesOut: (at: readonly string[]) => `${at.length === 1 ? 'Cave' : 'Caves'} on ${list(at)}.`,
    islandOut: (tile: IslandTile) => `The island with the ${TOOL_NAMES[tile]} up.`,
    colour: (player: string, colour: Colour) => `${player}: 40 ${screenEn.colours[colour]} settlements.`,
    share: 'Share the set-up',
    shareHint: 'As text, for another table.',
    copy: 'Copy',
    copied: 'Copied.',
    paste: 'A set-up as text',
    read: 'Use it',
    readDone: 'The set-up is laid out.',
    unreadable: 'This is no set-up that Regent can read.',
  },
};

export type KingdomBuilderSetupText = typeof setupEn;

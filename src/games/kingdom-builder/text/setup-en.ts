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
      question: 'This section was turned. Turn its settlements too?',
      yes: 'Yes, turn them',
      no: 'No, they stay',
    },
    record: 'How do you want to play?',
    records: { table: 'Referee the game', final: 'Just the scores' },
    recordHints: { table: 'Every card and settlement, rules checked', final: 'Enter the final board, Regent counts the points' },
    sections: 'The board',
    sectionsHint: 'Tap a section to change it.',
    slot: (corner: string, section: Tile, turned: boolean) => `${corner}: ${TOOL_NAMES[section]}${turned ? ', turned' : ''}`,
    choose: (corner: string) => `Which section ${corner}?`,
    turn: (section: Tile, corner: string) => `Turn ${TOOL_NAMES[section]} (${corner})`,
    fromPhoto: 'From a photo',
    lastTime: 'As last time',
    firstGame: 'First game',
    random: 'Random',
    colours: 'Who has which colour?',
    colourOf: (player: string, colour: Colour) => `${player}: ${screenEn.colours[colour]}`,
    drawSections: 'Draw four',
    drawCards: 'Draw three',
    cards: (chosen: number) => `Scoring cards: ${chosen} of 3`,
    otherCards: 'Other cards',
    leaves: (card: Card) => `Which card makes room for ${PART_NAMES[card]}?`,
    out: (card: Card) => `Swap out ${PART_NAMES[card]}`,
    /** Of a hex that was chosen for a cave or a Capitol. */
    here: 'here',
    keepCards: 'Keep the three',
    tapSites: (what: 'cave' | 'capitol'): string =>
      what === 'cave'
        ? 'Tap the mountain of each cave, at most one per section.'
        : 'Tap the castle with the Capitol, at most one per section.',
    queenies: 'Queenies',
    capitols: 'Capitol',
    noCapitols: 'The Capitol needs the Harbor or Oracle section.',
    caves: 'Caves',
    islandUse: 'Island',
    islandSide: 'Which side of the island is up?',
    islandHint: 'Draw your own tile once: choose a terrain, then tap its hexes or slide over them. Regent saves it for later games.',
    islandLocation: 'Exactly one hex is the location.',
    palette: 'Draw with',
    noHex: 'no hex',
    islandCell: (row: number, column: number, ground: string) => `Island ${row},${column}, ${ground}`,
    layOut: 'Set up the table',
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
    shareHint: 'As text, for another phone',
    copy: 'Copy',
    copied: 'Copied.',
    paste: 'Paste a set-up',
    read: 'Use this set-up',
    readDone: 'Set-up ready.',
    unreadable: 'Regent can’t read this set-up.',
  },
};

export type KingdomBuilderSetupText = typeof setupEn;

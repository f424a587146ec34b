import type { Character, Colour, TileKind } from '#games/kings-gate/law/box';
import type { ColourRank } from '#games/kings-gate/law/score';
import type { LocationLabel } from '#games/kings-gate/law/score-sheet';
import { capitalize, grammar } from '#text/language';
import { en as law } from './en';
import { kindName, screenEn } from './screen-en';

const { count, ordinal, signedFigure } = grammar('en');
const { colours, characters, location } = law.words;

/** What set-up, the pad, checks and the picture say, beside what a table says. */
export const setupEn = {
  ...screenEn,
  pad: {
    title: (place: LocationLabel) => `${location(place)}: totals`,
    hint: 'One key enters a whole total, then the next colour comes up. “21+” has digits for bigger totals. Tap a name to go back to it.',
    none: 'No tile',
    /** The key for digits, and so for a total that has no key. */
    more: '21+',
    totals: '0 to 20',
    next: 'Next',
    erase: 'Erase',
    keypad: 'Keypad',
    /** The colour is named where a player has two. */
    totalOf: (player: string, colour: Colour | undefined) =>
      colour === undefined ? `${player}’s total?` : `${player}’s ${colours[colour]} total?`,
    ready: (place: LocationLabel) => `${location(place)} is complete: score it.`,
    signed: signedFigure,
    /** "Palace: Ana +2 and the King, Ben +1." */
    took: (place: LocationLabel, ranked: readonly ColourRank[], player: (id: string) => string) => {
      const parts = ranked.flatMap(({ player: id = '', prize, loss, characters: won }) => {
        const gains = [...(prize - loss === 0 ? [] : [signedFigure(prize - loss)]), ...won.map((each) => `the ${characters[each]}`)];
        return gains.length === 0 ? [] : [`${player(id)} ${gains.join(' and ')}`];
      });
      return `${location(place)}: ${parts.length === 0 ? 'nobody gets points' : parts.join(', ')}.`;
    },
    lastTile: 'Last tile',
    field: (colour: Colour, player: string, figure: string) => `${colours[colour]}, ${player}: ${figure}`,
    notYet: 'not yet entered',
    last: 'Who placed the last tile?',
    score: 'Score',
    finish: 'End the game here',
    past: 'Locations so far',
    amend: 'Fix it',
    amendOf: (place: LocationLabel) => `Fix ${location(place)}`,
    location: 'Location',
    held: 'Characters won',
  },

  setup: {
    record: 'How do you want to play?',
    records: { table: 'Referee the game', pad: 'Just the scores' },
    recordHint: {
      table: 'Every tile, rules checked.',
      pad: 'Enter totals; Regent works out ties, prizes and characters.',
    },
    colours: (player: string) => `${player} plays`,
    middle: 'Start mid-game',
    middleHint: 'Next location and points so far.',
    nextLocation: 'Next location to score',
    points: 'Points so far',
    /** The key for points below zero. */
    below: 'Below 0',
    copy: 'My box in this game',
  },

  copy: {
    locations: 'Locations',
    edit: (place: string) => `Correct ${place}`,
    name: 'Printed name',
    namePlaceholder: 'as on the card',
    prize: (rank: number) => `${ordinal(rank)} prize`,
    ground: 'Ground',
    award: (rank: number): string => (rank === 1 ? 'Character for the 1st' : 'Character for the 2nd'),
    nobody: 'none',
    tiles: 'Tiles of a colour',
    tilesHint: 'The rulebook doesn’t say how many. Count yours once.',
    kind: (kind: TileKind) => capitalize(kind === 'dragon' ? 'dragon' : kindName(kind)),
    sum: (sum: number) => `${count(sum, 'tile', 'tiles')} of each colour`,
    restore: 'Regent’s numbers',
    confirmed: 'checked',
    fewer: 'One fewer',
    extra: 'One more',
  },

  /** What Regent assumes of a box is asked about once, where it matters. */
  check: {
    question: 'Is this what your card says?',
    open: (place: LocationLabel) => `Check ${location(place)} against your card`,
    yes: 'Yes, it is',
    later: 'Not now',
    asPrinted: (place: string) => `${place}: my card says this`,
    prize: (rank: number, points: number) => `${ordinal(rank)} prize: ${points}`,
    character: (rank: number, character: Character | undefined) =>
      `${ordinal(rank)}: ${character === undefined ? 'no character' : characters[character]}`,
    lastTiles: 'Is that really the last tile?',
    lastTilesWhy: (number: number) =>
      `By Regent’s count of ${count(number, 'tile', 'tiles')} a colour this ends the game. Nobody has checked that count against your box.`,
    lastTilesYes: 'Yes, end the game',
    lastTilesNo: 'No, my box has more tiles',
    howMany: 'How many has a colour in your box?',
    saveTiles: 'Save these numbers',
  },

  picture: {
    locations: 'Locations',
    tiles: 'Tiles',
  },
};

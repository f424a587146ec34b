import { copySchema } from '#games/kings-gate/game';
import { type Lying, PALACE } from '#games/kings-gate/law/board';
import { read } from '#session/schema';
import { isTrouble } from '#session/trouble';
import type { EndCase, KingsGateCase, Laid, LaidTile, Question, Seat, TieCase } from './cases';
import { FOUR_SEATS } from './position';

/** A location by itself, its ten spaces free. */
export const bare = (n: number): Laid => ({ n, locations: [PALACE], tiles: {} });

/** Who asks, and whose tile is in the way. */
const ASKS = 'red';
export const OTHER = 'blue';

const house = (colour: LaidTile['colour']): LaidTile => ({ colour, value: 1 });

/** A Palace that has just been surrounded. */
export const SURROUNDED: Laid = {
  n: 1,
  locations: [PALACE],
  tiles: {
    '-1,-1': { colour: 'red', value: 4 },
    '0,-1': house('green'),
    '1,-1': { colour: 'blue', value: 3 },
    '2,-1': house('yellow'),
    '-1,0': { colour: 'yellow', value: 2 },
    '2,0': { colour: 'green', value: 4 },
    '-1,1': house('blue'),
    '0,1': { colour: 'red', value: 2 },
    '1,1': { colour: 'yellow', value: 0 },
    '2,1': house('red'),
  },
};

const BELOW: Lying = { at: [0, 2], lies: 'across' };

export const noTie = (players: readonly Seat[]): TieCase => ({
  question: 'tie',
  players,
  tied: [],
  last: undefined,
  n: undefined,
});

export const noEnd = (players: readonly Seat[]): EndCase => ({
  question: 'end',
  players,
  points: {},
  prizes: {},
  out: [],
});

/** What a question begins with, in the box that this device knows. */
export function begin(question: Question, kept?: unknown): KingsGateCase {
  const found = read(copySchema, kept ?? {});
  const empty = beginning(question);
  return isTrouble(found) || Object.keys(found.value).length === 0 ? empty : { ...empty, copy: found.value };
}

function beginning(question: Question): KingsGateCase {
  const players = FOUR_SEATS;
  switch (question) {
    case 'tie':
      return { ...noTie(players), untold: ['players'] };
    case 'tile':
      return {
        question,
        players,
        by: ASKS,
        laid: bare(1),
        move: { type: 'place', value: 1, at: [0, -1], colour: ASKS },
        untold: ['location', 'tile', 'space'],
      };
    case 'location':
      return { question, players, n: 1, totals: {}, last: undefined, untold: ['location', 'players', 'count'] };
    case 'turn':
      return { question, players, by: ASKS, laid: bare(1), moves: [], untold: ['location', 'tile'] };
    case 'locate':
      return { question, players, by: ASKS, laid: SURROUNDED, lying: BELOW, untold: ['space'] };
    case 'end':
      return { ...noEnd(players), untold: ['players'] };
  }
}

import type { Example } from '#desk/desk';
import type { Action } from '#games/kingdom-builder/law/actions';
import type { Terrain } from '#games/kingdom-builder/law/board/terrain';
import type { RuleId } from '#games/kingdom-builder/law/rules';
import type { ActCase, CaseBoard } from '../cases';
import { BLUE, boardWith, FIRST_LAYOUT, ISLAND, ORANGE, OTHER_LAYOUT, RED, settlementsAt, WHITE, withName } from './boards';

/** Mats has followed both pieces of advice for a first turn. */
const MATS: CaseBoard = withName(boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [15, 13], [16, 14], [16, 15])), ORANGE, 'Mats');

/** Frank, red, has just placed three on desert; what is left of that desert is Blue's. */
const FRANK: CaseBoard = withName(
  boardWith(
    { ...FIRST_LAYOUT, island: ISLAND },
    settlementsAt(BLUE, [15, 8], [16, 8], [18, 8]),
    settlementsAt(RED, [17, 6], [17, 7], [18, 7]),
  ),
  RED,
  'Frank',
);

const LINE = settlementsAt(ORANGE, [7, 7], [7, 8], [7, 9]);

/** An example of one question: who acts is Orange where nobody else is named, and a card is always shown. */
const createExample =
  <Question extends ActCase['question']>(question: Question) =>
  (rules: readonly RuleId[], built: CaseBoard, action: Action, terrain: Terrain, told: Partial<Omit<ActCase, 'question'>> = {}) =>
    ({ rules, deskCase: { question, ...built, seat: ORANGE, action, terrain, ...told } }) satisfies Example;

const adjacentExample = createExample('adjacent');
const tileExample = createExample('tile');

export const actExamples = {
  'two-places-next-to-mine': adjacentExample(
    ['kb.build.adjacent'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 3])),
    'mandatory',
    'canyon',
  ),
  'no-fitting-place-next-to-mine': adjacentExample(
    ['kb.build.adjacent'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [8, 4], [8, 5], [9, 5])),
    'mandatory',
    'canyon',
    {
      at: [6, 8],
    },
  ),
  'away-from-mine': adjacentExample(['kb.build.adjacent'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [5, 2])), 'mandatory', 'canyon', {
    at: [7, 2],
  }),
  'mats-first-turn': adjacentExample(['kb.build.adjacent'], withName(boardWith(FIRST_LAYOUT), ORANGE, 'Mats'), 'mandatory', 'flowers', {
    at: [15, 13],
  }),
  'mats-second-turn': adjacentExample(['kb.build.adjacent', 'kb.tile.gain'], MATS, 'mandatory', 'canyon', { at: [16, 6] }),
  'hex-taken': adjacentExample(
    ['kb.build.free'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [8, 7]), settlementsAt(BLUE, [8, 8])),
    'mandatory',
    'grass',
    { at: [8, 8] },
  ),
  'never-on-a-mountain': adjacentExample(
    ['kb.build.buildable'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [1, 4])),
    'mandatory',
    'desert',
    { at: [1, 5] },
  ),
  'other-terrain-than-the-card': adjacentExample(
    ['kb.build.terrain'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [7, 7])),
    'mandatory',
    'forest',
    { at: [7, 8] },
  ),
  'reserve-empty': adjacentExample(['kb.build.reserve'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [8, 7], [8, 8])), 'farm', 'desert', {
    reserve: 0,
    at: [8, 9],
  }),
  'oracle-once-more': adjacentExample(['kb.oracle'], boardWith(OTHER_LAYOUT, settlementsAt(ORANGE, [3, 8], [2, 9])), 'oracle', 'forest', {
    at: [3, 9],
  }),
  'farm-on-grass': adjacentExample(['kb.farm'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [11, 16], [10, 17])), 'farm', 'desert', {
    at: [10, 18],
  }),
  'farm-not-on-forest': adjacentExample(
    ['kb.farm', 'kb.build.terrain'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [11, 16], [10, 17])),
    'farm',
    'desert',
    {
      at: [10, 16],
    },
  ),
  'oasis-on-desert': adjacentExample(['kb.oasis'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [16, 6], [16, 7])), 'oasis', 'grass', {
    at: [17, 6],
  }),
  'tower-at-the-edge': adjacentExample(['kb.tower'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [1, 3], [1, 4])), 'tower', 'grass', {
    at: [0, 5],
  }),
  'tower-not-inland': adjacentExample(['kb.tower'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [1, 3], [1, 4])), 'tower', 'grass', {
    at: [2, 4],
  }),
  'tavern-end-of-a-line': adjacentExample(['kb.tavern'], boardWith(FIRST_LAYOUT, LINE), 'tavern', 'desert', { at: [7, 10] }),
  'tavern-line-with-a-gap': adjacentExample(
    ['kb.tavern'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [7, 6], [7, 8], [7, 9])),
    'tavern',
    'desert',
    { at: [7, 10] },
  ),
  'barn-to-the-drawn-terrain': adjacentExample(
    ['kb.barn'],
    boardWith(OTHER_LAYOUT, settlementsAt(ORANGE, [16, 11], [16, 14], [17, 14])),
    'barn',
    'forest',
    {
      from: [16, 11],
      at: [17, 13],
    },
  ),
  'not-your-settlement': adjacentExample(
    ['kb.move.own', 'kb.barn'],
    boardWith(OTHER_LAYOUT, settlementsAt(BLUE, [16, 11]), settlementsAt(ORANGE, [17, 14])),
    'barn',
    'forest',
    {
      from: [16, 11],
      at: [17, 13],
    },
  ),
  'harbor-onto-water': adjacentExample(
    ['kb.harbor', 'kb.build.buildable'],
    boardWith(OTHER_LAYOUT, settlementsAt(ORANGE, [7, 17], [7, 13], [6, 15])),
    'harbor',
    'grass',
    {
      from: [7, 17],
      at: [7, 14],
    },
  ),
  'harbor-not-onto-land': adjacentExample(
    ['kb.harbor'],
    boardWith(OTHER_LAYOUT, settlementsAt(ORANGE, [7, 17], [7, 13])),
    'harbor',
    'grass',
    { from: [7, 17], at: [7, 12] },
  ),
  'paddock-over-water': adjacentExample(
    ['kb.paddock'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 5], [7, 6])),
    'paddock',
    'grass',
    { from: [6, 5], at: [6, 3] },
  ),
  'paddock-round-a-corner': adjacentExample(
    ['kb.paddock'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 5], [7, 6])),
    'paddock',
    'grass',
    { from: [6, 5], at: [5, 2] },
  ),
  'frank-oasis-on-the-island': adjacentExample(['kb.queenie.island', 'kb.oasis'], FRANK, 'oasis', 'desert', {
    seat: RED,
    at: ['island', 2, 0],
  }),
  'frank-farm-on-the-island': adjacentExample(['kb.queenie.island', 'kb.farm'], FRANK, 'farm', 'desert', {
    settled: [...FRANK.settled, ...settlementsAt(RED, ['island', 2, 0])],
    seat: RED,
    at: ['island', 1, 0],
  }),
  'rope-bridge-to-canyon': adjacentExample(
    ['kb.queenie.island'],
    boardWith({ ...FIRST_LAYOUT, island: ISLAND }, settlementsAt(ORANGE, ['island', 0, 1], [17, 6], [18, 3])),
    'rope-bridge',
    'grass',
    { from: [18, 3], at: ['island', 0, 2] },
  ),
  'cave-to-cave': adjacentExample(
    ['kb.queenie.caves'],
    boardWith(
      {
        ...FIRST_LAYOUT,
        caves: [
          [3, 9],
          [3, 12],
        ],
      },
      settlementsAt(ORANGE, [4, 9]),
    ),
    'cave',
    'grass',
    { from: [4, 9], at: [4, 12] },
  ),
  'tile-taken': tileExample(
    ['kb.tile.gain', 'kb.tile.fresh'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [5, 0])),
    'mandatory',
    'flowers',
    { at: [6, 1] },
  ),
  'no-tile-left': tileExample(
    ['kb.tile.gain'],
    boardWith(FIRST_LAYOUT, settlementsAt(BLUE, [5, 1]), settlementsAt(WHITE, [6, 3]), settlementsAt(ORANGE, [5, 0])),
    'mandatory',
    'flowers',
    {
      at: [6, 1],
    },
  ),
  'only-one-from-a-hex': tileExample(['kb.tile.gain'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 1])), 'mandatory', 'canyon', {
    at: [5, 1],
  }),
  'last-one-leaves': tileExample(['kb.tile.lost'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 1], [5, 0])), 'paddock', 'grass', {
    from: [6, 1],
    at: [8, 2],
  }),
  'another-one-stays': tileExample(['kb.tile.lost'], boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 1], [5, 1])), 'paddock', 'grass', {
    from: [6, 1],
    at: [8, 2],
  }),
  'around-the-same-location': tileExample(
    ['kb.tile.lost', 'kb.paddock'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 1])),
    'paddock',
    'grass',
    {
      from: [6, 1],
      at: [6, 3],
    },
  ),
  'lost-for-good': tileExample(
    ['kb.tile.gain', 'kb.tile.lost'],
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [5, 0])),
    'mandatory',
    'flowers',
    {
      taken: ['6,2'],
      at: [6, 1],
    },
  ),
};

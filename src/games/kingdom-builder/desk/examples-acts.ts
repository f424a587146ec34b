import type { Example } from '#desk/desk';
import type { Action } from '#games/kingdom-builder/law/actions';
import type { RuleId } from '#games/kingdom-builder/law/rules';
import type { Terrain } from '#games/kingdom-builder/law/terrain';
import type { ActCase, Built } from './cases';
import { BLUE, by, FIRST, ISLAND, named, ORANGE, OTHERS, on, RED, WHITE } from './examples-boards';

/** Mats has followed both pieces of advice for a first turn. */
const MATS: Built = named(on(FIRST, by(ORANGE, [15, 13], [16, 14], [16, 15])), ORANGE, 'Mats');

/** Frank, red, has just placed three on desert; what is left of that desert is Blue's. */
const FRANK: Built = named(
  on({ ...FIRST, island: ISLAND }, by(BLUE, [15, 8], [16, 8], [18, 8]), by(RED, [17, 6], [17, 7], [18, 7])),
  RED,
  'Frank',
);

const LINE = by(ORANGE, [7, 7], [7, 8], [7, 9]);

/** An example of one question: who acts is Orange where nobody else is named, and a card is always shown. */
const about =
  <Question extends ActCase['question']>(question: Question) =>
  (rules: readonly RuleId[], built: Built, action: Action, terrain: Terrain, told: Partial<Omit<ActCase, 'question'>> = {}) =>
    ({ rules, asked: { question, ...built, seat: ORANGE, action, terrain, ...told } }) satisfies Example;

const where = about('adjacent');
const tiles = about('tile');

export const actExamples = {
  'two-places-next-to-mine': where(['kb.build.adjacent'], on(FIRST, by(ORANGE, [6, 3])), 'mandatory', 'canyon'),
  'no-fitting-place-next-to-mine': where(['kb.build.adjacent'], on(FIRST, by(ORANGE, [8, 4], [8, 5], [9, 5])), 'mandatory', 'canyon', {
    at: [6, 8],
  }),
  'away-from-mine': where(['kb.build.adjacent'], on(FIRST, by(ORANGE, [5, 2])), 'mandatory', 'canyon', { at: [7, 2] }),
  'mats-first-turn': where(['kb.build.adjacent'], named(on(FIRST), ORANGE, 'Mats'), 'mandatory', 'flowers', { at: [15, 13] }),
  'mats-second-turn': where(['kb.build.adjacent', 'kb.tile.gain'], MATS, 'mandatory', 'canyon', { at: [16, 6] }),
  'hex-taken': where(['kb.build.free'], on(FIRST, by(ORANGE, [8, 7]), by(BLUE, [8, 8])), 'mandatory', 'grass', { at: [8, 8] }),
  'never-on-a-mountain': where(['kb.build.buildable'], on(FIRST, by(ORANGE, [1, 4])), 'mandatory', 'desert', { at: [1, 5] }),
  'other-terrain-than-the-card': where(['kb.build.terrain'], on(FIRST, by(ORANGE, [7, 7])), 'mandatory', 'forest', { at: [7, 8] }),
  'reserve-empty': where(['kb.build.reserve'], on(FIRST, by(ORANGE, [8, 7], [8, 8])), 'farm', 'desert', {
    reserve: 0,
    at: [8, 9],
  }),
  'oracle-once-more': where(['kb.oracle'], on(OTHERS, by(ORANGE, [3, 8], [2, 9])), 'oracle', 'forest', { at: [3, 9] }),
  'farm-on-grass': where(['kb.farm'], on(FIRST, by(ORANGE, [11, 16], [10, 17])), 'farm', 'desert', { at: [10, 18] }),
  'farm-not-on-forest': where(['kb.farm', 'kb.build.terrain'], on(FIRST, by(ORANGE, [11, 16], [10, 17])), 'farm', 'desert', {
    at: [10, 16],
  }),
  'oasis-on-desert': where(['kb.oasis'], on(FIRST, by(ORANGE, [16, 6], [16, 7])), 'oasis', 'grass', { at: [17, 6] }),
  'tower-at-the-edge': where(['kb.tower'], on(FIRST, by(ORANGE, [1, 3], [1, 4])), 'tower', 'grass', { at: [0, 5] }),
  'tower-not-inland': where(['kb.tower'], on(FIRST, by(ORANGE, [1, 3], [1, 4])), 'tower', 'grass', { at: [2, 4] }),
  'tavern-end-of-a-line': where(['kb.tavern'], on(FIRST, LINE), 'tavern', 'desert', { at: [7, 10] }),
  'tavern-line-with-a-gap': where(['kb.tavern'], on(FIRST, by(ORANGE, [7, 6], [7, 8], [7, 9])), 'tavern', 'desert', { at: [7, 10] }),
  'barn-to-the-drawn-terrain': where(['kb.barn'], on(OTHERS, by(ORANGE, [16, 11], [16, 14], [17, 14])), 'barn', 'forest', {
    from: [16, 11],
    at: [17, 13],
  }),
  'not-your-settlement': where(['kb.move.own', 'kb.barn'], on(OTHERS, by(BLUE, [16, 11]), by(ORANGE, [17, 14])), 'barn', 'forest', {
    from: [16, 11],
    at: [17, 13],
  }),
  'harbor-onto-water': where(['kb.harbor', 'kb.build.buildable'], on(OTHERS, by(ORANGE, [7, 17], [7, 13], [6, 15])), 'harbor', 'grass', {
    from: [7, 17],
    at: [7, 14],
  }),
  'harbor-not-onto-land': where(['kb.harbor'], on(OTHERS, by(ORANGE, [7, 17], [7, 13])), 'harbor', 'grass', { from: [7, 17], at: [7, 12] }),
  'paddock-over-water': where(['kb.paddock'], on(FIRST, by(ORANGE, [6, 5], [7, 6])), 'paddock', 'grass', { from: [6, 5], at: [6, 3] }),
  'paddock-round-a-corner': where(['kb.paddock'], on(FIRST, by(ORANGE, [6, 5], [7, 6])), 'paddock', 'grass', { from: [6, 5], at: [5, 2] }),
  'frank-oasis-on-the-island': where(['kb.queenie.island', 'kb.oasis'], FRANK, 'oasis', 'desert', { seat: RED, at: ['island', 2, 0] }),
  'frank-farm-on-the-island': where(['kb.queenie.island', 'kb.farm'], FRANK, 'farm', 'desert', {
    settled: [...FRANK.settled, ...by(RED, ['island', 2, 0])],
    seat: RED,
    at: ['island', 1, 0],
  }),
  'rope-bridge-to-canyon': where(
    ['kb.queenie.island'],
    on({ ...FIRST, island: ISLAND }, by(ORANGE, ['island', 0, 1], [17, 6], [18, 3])),
    'rope-bridge',
    'grass',
    { from: [18, 3], at: ['island', 0, 2] },
  ),
  'cave-to-cave': where(
    ['kb.queenie.caves'],
    on(
      {
        ...FIRST,
        caves: [
          [3, 9],
          [3, 12],
        ],
      },
      by(ORANGE, [4, 9]),
    ),
    'cave',
    'grass',
    { from: [4, 9], at: [4, 12] },
  ),
  'tile-taken': tiles(['kb.tile.gain', 'kb.tile.fresh'], on(FIRST, by(ORANGE, [5, 0])), 'mandatory', 'flowers', { at: [6, 1] }),
  'no-tile-left': tiles(['kb.tile.gain'], on(FIRST, by(BLUE, [5, 1]), by(WHITE, [6, 3]), by(ORANGE, [5, 0])), 'mandatory', 'flowers', {
    at: [6, 1],
  }),
  'only-one-from-a-hex': tiles(['kb.tile.gain'], on(FIRST, by(ORANGE, [6, 1])), 'mandatory', 'canyon', { at: [5, 1] }),
  'last-one-leaves': tiles(['kb.tile.lost'], on(FIRST, by(ORANGE, [6, 1], [5, 0])), 'paddock', 'grass', { from: [6, 1], at: [8, 2] }),
  'another-one-stays': tiles(['kb.tile.lost'], on(FIRST, by(ORANGE, [6, 1], [5, 1])), 'paddock', 'grass', { from: [6, 1], at: [8, 2] }),
  'around-the-same-location': tiles(['kb.tile.lost', 'kb.paddock'], on(FIRST, by(ORANGE, [6, 1])), 'paddock', 'grass', {
    from: [6, 1],
    at: [6, 3],
  }),
  'lost-for-good': tiles(['kb.tile.gain', 'kb.tile.lost'], on(FIRST, by(ORANGE, [5, 0])), 'mandatory', 'flowers', {
    taken: ['6,2'],
    at: [6, 1],
  }),
};

import type { Example } from '#desk/desk';
import type { Built, KingdomBuilderCase } from './cases';
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

export const actExamples = {
  'two-places-next-to-mine': {
    rules: ['kb.build.adjacent'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [6, 3])), seat: ORANGE, action: 'mandatory', terrain: 'canyon' },
  },
  'no-fitting-place-next-to-mine': {
    rules: ['kb.build.adjacent'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [8, 4], [8, 5], [9, 5])),
      seat: ORANGE,
      action: 'mandatory',
      terrain: 'canyon',
      at: [6, 8],
    },
  },
  'away-from-mine': {
    rules: ['kb.build.adjacent'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [5, 2])), seat: ORANGE, action: 'mandatory', terrain: 'canyon', at: [7, 2] },
  },
  'mats-first-turn': {
    rules: ['kb.build.adjacent'],
    asked: {
      question: 'adjacent',
      ...named(on(FIRST), ORANGE, 'Mats'),
      seat: ORANGE,
      action: 'mandatory',
      terrain: 'flowers',
      at: [15, 13],
    },
  },
  'mats-second-turn': {
    rules: ['kb.build.adjacent', 'kb.tile.gain'],
    asked: { question: 'adjacent', ...MATS, seat: ORANGE, action: 'mandatory', terrain: 'canyon', at: [16, 6] },
  },
  'hex-taken': {
    rules: ['kb.build.free'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [8, 7]), by(BLUE, [8, 8])),
      seat: ORANGE,
      action: 'mandatory',
      terrain: 'grass',
      at: [8, 8],
    },
  },
  'never-on-a-mountain': {
    rules: ['kb.build.buildable'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [1, 4])), seat: ORANGE, action: 'mandatory', terrain: 'desert', at: [1, 5] },
  },
  'other-terrain-than-the-card': {
    rules: ['kb.build.terrain'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [7, 7])), seat: ORANGE, action: 'mandatory', terrain: 'forest', at: [7, 8] },
  },
  'reserve-empty': {
    rules: ['kb.build.reserve'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [8, 7], [8, 8])),
      known: { tiles: [[], []], taken: [[], []], reserve: [0, 6] },
      seat: ORANGE,
      action: 'farm',
      terrain: 'desert',
      at: [8, 9],
    },
  },
  'oracle-once-more': {
    rules: ['kb.oracle'],
    asked: {
      question: 'adjacent',
      ...on(OTHERS, by(ORANGE, [3, 8], [2, 9])),
      seat: ORANGE,
      action: 'oracle',
      terrain: 'forest',
      at: [3, 9],
    },
  },
  'farm-on-grass': {
    rules: ['kb.farm'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [11, 16], [10, 17])),
      seat: ORANGE,
      action: 'farm',
      terrain: 'desert',
      at: [10, 18],
    },
  },
  'farm-not-on-forest': {
    rules: ['kb.farm', 'kb.build.terrain'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [11, 16], [10, 17])),
      seat: ORANGE,
      action: 'farm',
      terrain: 'desert',
      at: [10, 16],
    },
  },
  'oasis-on-desert': {
    rules: ['kb.oasis'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [16, 6], [16, 7])),
      seat: ORANGE,
      action: 'oasis',
      terrain: 'grass',
      at: [17, 6],
    },
  },
  'tower-at-the-edge': {
    rules: ['kb.tower'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [1, 3], [1, 4])), seat: ORANGE, action: 'tower', terrain: 'grass', at: [0, 5] },
  },
  'tower-not-inland': {
    rules: ['kb.tower'],
    asked: { question: 'adjacent', ...on(FIRST, by(ORANGE, [1, 3], [1, 4])), seat: ORANGE, action: 'tower', terrain: 'grass', at: [2, 4] },
  },
  'tavern-end-of-a-line': {
    rules: ['kb.tavern'],
    asked: { question: 'adjacent', ...on(FIRST, LINE), seat: ORANGE, action: 'tavern', terrain: 'desert', at: [7, 10] },
  },
  'tavern-line-with-a-gap': {
    rules: ['kb.tavern'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [7, 6], [7, 8], [7, 9])),
      seat: ORANGE,
      action: 'tavern',
      terrain: 'desert',
      at: [7, 10],
    },
  },
  'barn-to-the-drawn-terrain': {
    rules: ['kb.barn'],
    asked: {
      question: 'adjacent',
      ...on(OTHERS, by(ORANGE, [16, 11], [16, 14], [17, 14])),
      seat: ORANGE,
      action: 'barn',
      terrain: 'forest',
      from: [16, 11],
      at: [17, 13],
    },
  },
  'not-your-settlement': {
    rules: ['kb.move.own', 'kb.barn'],
    asked: {
      question: 'adjacent',
      ...on(OTHERS, by(BLUE, [16, 11]), by(ORANGE, [17, 14])),
      seat: ORANGE,
      action: 'barn',
      terrain: 'forest',
      from: [16, 11],
      at: [17, 13],
    },
  },
  'harbor-onto-water': {
    rules: ['kb.harbor', 'kb.build.buildable'],
    asked: {
      question: 'adjacent',
      ...on(OTHERS, by(ORANGE, [7, 17], [7, 13], [6, 15])),
      seat: ORANGE,
      action: 'harbor',
      terrain: 'grass',
      from: [7, 17],
      at: [7, 14],
    },
  },
  'harbor-not-onto-land': {
    rules: ['kb.harbor'],
    asked: {
      question: 'adjacent',
      ...on(OTHERS, by(ORANGE, [7, 17], [7, 13])),
      seat: ORANGE,
      action: 'harbor',
      terrain: 'grass',
      from: [7, 17],
      at: [7, 12],
    },
  },
  'paddock-over-water': {
    rules: ['kb.paddock'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [6, 5], [7, 6])),
      seat: ORANGE,
      action: 'paddock',
      terrain: 'grass',
      from: [6, 5],
      at: [6, 3],
    },
  },
  'paddock-round-a-corner': {
    rules: ['kb.paddock'],
    asked: {
      question: 'adjacent',
      ...on(FIRST, by(ORANGE, [6, 5], [7, 6])),
      seat: ORANGE,
      action: 'paddock',
      terrain: 'grass',
      from: [6, 5],
      at: [5, 2],
    },
  },
  'frank-oasis-on-the-island': {
    rules: ['kb.queenie.island', 'kb.oasis'],
    asked: { question: 'adjacent', ...FRANK, seat: RED, action: 'oasis', terrain: 'desert', at: ['island', 2, 0] },
  },
  'frank-farm-on-the-island': {
    rules: ['kb.queenie.island', 'kb.farm'],
    asked: {
      question: 'adjacent',
      ...FRANK,
      settled: [...FRANK.settled, ...by(RED, ['island', 2, 0])],
      seat: RED,
      action: 'farm',
      terrain: 'desert',
      at: ['island', 1, 0],
    },
  },
  'rope-bridge-to-canyon': {
    rules: ['kb.queenie.island'],
    asked: {
      question: 'adjacent',
      ...on({ ...FIRST, island: ISLAND }, by(ORANGE, ['island', 0, 1], [17, 6], [18, 3])),
      seat: ORANGE,
      action: 'rope-bridge',
      terrain: 'grass',
      from: [18, 3],
      at: ['island', 0, 2],
    },
  },
  'cave-to-cave': {
    rules: ['kb.queenie.caves'],
    asked: {
      question: 'adjacent',
      ...on(
        {
          ...FIRST,
          caves: [
            [3, 9],
            [3, 12],
          ],
        },
        by(ORANGE, [4, 9]),
      ),
      seat: ORANGE,
      action: 'cave',
      terrain: 'grass',
      from: [4, 9],
      at: [4, 12],
    },
  },
  'tile-taken': {
    rules: ['kb.tile.gain', 'kb.tile.fresh'],
    asked: { question: 'tile', ...on(FIRST, by(ORANGE, [5, 0])), seat: ORANGE, action: 'mandatory', terrain: 'flowers', at: [6, 1] },
  },
  'no-tile-left': {
    rules: ['kb.tile.gain'],
    asked: {
      question: 'tile',
      ...on(FIRST, by(BLUE, [5, 1]), by(WHITE, [6, 3]), by(ORANGE, [5, 0])),
      seat: ORANGE,
      action: 'mandatory',
      terrain: 'flowers',
      at: [6, 1],
    },
  },
  'only-one-from-a-hex': {
    rules: ['kb.tile.gain'],
    asked: { question: 'tile', ...on(FIRST, by(ORANGE, [6, 1])), seat: ORANGE, action: 'mandatory', terrain: 'canyon', at: [5, 1] },
  },
  'last-one-leaves': {
    rules: ['kb.tile.lost'],
    asked: {
      question: 'tile',
      ...on(FIRST, by(ORANGE, [6, 1], [5, 0])),
      seat: ORANGE,
      action: 'paddock',
      terrain: 'grass',
      from: [6, 1],
      at: [8, 2],
    },
  },
  'another-one-stays': {
    rules: ['kb.tile.lost'],
    asked: {
      question: 'tile',
      ...on(FIRST, by(ORANGE, [6, 1], [5, 1])),
      seat: ORANGE,
      action: 'paddock',
      terrain: 'grass',
      from: [6, 1],
      at: [8, 2],
    },
  },
  'around-the-same-location': {
    rules: ['kb.tile.lost', 'kb.paddock'],
    asked: {
      question: 'tile',
      ...on(FIRST, by(ORANGE, [6, 1])),
      seat: ORANGE,
      action: 'paddock',
      terrain: 'grass',
      from: [6, 1],
      at: [6, 3],
    },
  },
  'lost-for-good': {
    rules: ['kb.tile.gain', 'kb.tile.lost'],
    asked: {
      question: 'tile',
      ...on(FIRST, by(ORANGE, [5, 0])),
      known: { tiles: [[], []], taken: [[122], []], reserve: [38, 40] },
      seat: ORANGE,
      action: 'mandatory',
      terrain: 'flowers',
      at: [6, 1],
    },
  },
} satisfies Readonly<Record<string, Example<KingdomBuilderCase>>>;

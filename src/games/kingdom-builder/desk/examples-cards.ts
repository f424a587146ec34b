import type { Example } from '#desk/desk';
import type { Part } from '#games/kingdom-builder/law/cards';
import { type Built, type CardCase, type KingdomBuilderCase, seated } from './cases';
import { BLACK, BLUE, by, FIRST, ORANGE, OTHERS, on, RED, WHITE } from './examples-boards';

/** Two locations, and three sites in one group. */
const AB = by(ORANGE, [6, 8], [6, 9], [6, 10]);
const CD = by(ORANGE, [12, 11], [13, 11], [14, 12]);
const TO_CASTLE = by(ORANGE, [5, 7], [5, 6], [4, 6], [3, 5], [3, 4]);

const ruleOf = (part: Part): string => (part === 'castles' ? 'kb.castle' : part === 'capitol' ? 'kb.queenie.capitol' : `kb.card.${part}`);

/** What a card pays, on the page of its own rule. */
const pays = (part: Part, built: Built): Example<CardCase> => ({ rules: [ruleOf(part)], asked: { question: 'card', part, ...built } });

export const cardExamples = {
  'fishermen-shore': pays('fishermen', on(FIRST, by(ORANGE, [4, 1], [5, 2], [7, 3], [7, 1]))),
  'merchants-three-sites': pays('merchants', on(FIRST, AB, TO_CASTLE)),
  'merchants-two-pairs': pays('merchants', on(FIRST, AB, CD)),
  'merchants-broken-chain': pays('merchants', on(FIRST, by(ORANGE, [6, 8], [6, 10]), by(BLUE, [6, 9]))),
  'discoverers-rows': pays('discoverers', on(FIRST, by(ORANGE, [6, 8], [7, 8], [7, 9], [9, 7]))),
  'hermits-groups': pays('hermits', on(FIRST, by(ORANGE, [7, 7], [7, 8], [9, 9], [5, 9]))),
  'citizens-pairs': pays('citizens', on(FIRST, by(ORANGE, [7, 7], [7, 8], [7, 9], [8, 8], [8, 9], [5, 8]))),
  'miners-mountains': pays('miners', on(FIRST, by(ORANGE, [1, 4], [2, 6], [4, 5]))),
  'workers-sites': pays('workers', on(FIRST, by(ORANGE, [6, 1], [5, 1], [3, 2], [8, 0]))),
  'knights-best-row': pays('knights', on(FIRST, by(ORANGE, [7, 6], [7, 7], [7, 8], [7, 9], [9, 7], [9, 8]))),
  'lords-8-8-6-2': {
    ...pays(
      'lords',
      on(
        FIRST,
        by(ORANGE, [4, 4], [4, 5], [4, 6], [4, 7], [4, 8], [4, 9], [5, 4], [5, 5]),
        by(BLUE, [7, 4], [7, 5], [7, 6], [7, 7], [7, 8], [7, 9], [8, 4], [8, 5]),
        by(WHITE, [8, 6], [8, 7], [8, 8], [8, 9], [9, 4], [9, 5]),
        by(BLACK, [9, 8], [9, 9]),
      ),
    ),
    agreements: { 'lords-zero': 'needs-one' },
  },
  'lords-one-section': { rules: ['kb.card.lords'], asked: { question: 'lords', players: seated(4), counts: [8, 8, 6, 2] } },
  'lords-none-is-second': pays('lords', on(FIRST, by(ORANGE, [8, 9], [9, 9], [10, 9], [10, 11]), by(BLUE, [8, 10], [11, 10]))),
  'farmers-weakest-section': pays(
    'farmers',
    on(
      FIRST,
      by(RED, [7, 7], [7, 8], [7, 9], [8, 7], [8, 8], [8, 9]),
      by(RED, [7, 10], [7, 11], [8, 10], [8, 11], [9, 11]),
      by(RED, [10, 7], [10, 8], [10, 9], [11, 8], [11, 9]),
      by(RED, [10, 10], [10, 11], [10, 12], [11, 10]),
    ),
  ),
  'farmers-empty-section': pays('farmers', on(FIRST, by(ORANGE, [8, 8], [8, 9], [8, 10], [10, 9]))),
  'castle-once': pays('castles', on(FIRST, by(ORANGE, [3, 2], [3, 4]), by(BLUE, [2, 4]))),
  'capitol-four-points': pays('capitol', on({ ...OTHERS, capitols: [[7, 2]] }, by(ORANGE, [7, 1], [7, 0], [5, 2], [7, 3], [5, 4]))),
  'shared-victory': {
    rules: ['kb.end.winner'],
    asked: {
      question: 'count',
      cards: ['fishermen', 'knights', 'merchants'],
      ...on(FIRST, by(ORANGE, [4, 4], [4, 5], [5, 4], [3, 4]), by(BLUE, [8, 4], [7, 4], [8, 5], [8, 6], [9, 4])),
    },
  },
} satisfies Readonly<Record<string, Example<KingdomBuilderCase>>>;

import type { Example } from '#desk/desk';
import type { ScoringPart } from '#games/kingdom-builder/law/scoring/cards';
import { type CardCase, type CaseBoard, createSides, type KingdomBuilderCase } from '../cases';
import { BLACK, BLUE, boardWith, FIRST_LAYOUT, ORANGE, OTHER_LAYOUT, RED, settlementsAt, WHITE } from './boards';

/** Two locations, and three sites in one group. */
const FIRST_CHAIN = settlementsAt(ORANGE, [6, 8], [6, 9], [6, 10]);
const SECOND_CHAIN = settlementsAt(ORANGE, [12, 11], [13, 11], [14, 12]);
const CASTLE_CHAIN = settlementsAt(ORANGE, [5, 7], [5, 6], [4, 6], [3, 5], [3, 4]);

const ruleOf = (part: ScoringPart): string =>
  part === 'castles' ? 'kb.castle' : part === 'capitol' ? 'kb.queenie.capitol' : `kb.card.${part}`;

/** What a card pays, on the page of its own rule. */
const cardExample = (part: ScoringPart, built: CaseBoard): Example<CardCase> => ({
  rules: [ruleOf(part)],
  deskCase: { question: 'card', part, ...built },
});

export const cardExamples = {
  'fishermen-shore': cardExample('fishermen', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [4, 1], [5, 2], [7, 3], [7, 1]))),
  'merchants-three-sites': cardExample('merchants', boardWith(FIRST_LAYOUT, FIRST_CHAIN, CASTLE_CHAIN)),
  'merchants-two-pairs': cardExample('merchants', boardWith(FIRST_LAYOUT, FIRST_CHAIN, SECOND_CHAIN)),
  'merchants-broken-chain': cardExample(
    'merchants',
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 8], [6, 10]), settlementsAt(BLUE, [6, 9])),
  ),
  'discoverers-rows': cardExample('discoverers', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 8], [7, 8], [7, 9], [9, 7]))),
  'hermits-groups': cardExample('hermits', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [7, 7], [7, 8], [9, 9], [5, 9]))),
  'citizens-pairs': cardExample('citizens', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [7, 7], [7, 8], [7, 9], [8, 8], [8, 9], [5, 8]))),
  'miners-mountains': cardExample('miners', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [1, 4], [2, 6], [4, 5]))),
  'workers-sites': cardExample('workers', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [6, 1], [5, 1], [3, 2], [8, 0]))),
  'knights-best-row': cardExample(
    'knights',
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [7, 6], [7, 7], [7, 8], [7, 9], [9, 7], [9, 8])),
  ),
  'lords-8-8-6-2': {
    ...cardExample(
      'lords',
      boardWith(
        FIRST_LAYOUT,
        settlementsAt(ORANGE, [4, 4], [4, 5], [4, 6], [4, 7], [4, 8], [4, 9], [5, 4], [5, 5]),
        settlementsAt(BLUE, [7, 4], [7, 5], [7, 6], [7, 7], [7, 8], [7, 9], [8, 4], [8, 5]),
        settlementsAt(WHITE, [8, 6], [8, 7], [8, 8], [8, 9], [9, 4], [9, 5]),
        settlementsAt(BLACK, [9, 8], [9, 9]),
      ),
    ),
    agreements: { 'lords-zero': 'needs-one' },
  },
  'lords-one-section': { rules: ['kb.card.lords'], deskCase: { question: 'lords', players: createSides(4), counts: [8, 8, 6, 2] } },
  'lords-none-is-second': cardExample(
    'lords',
    boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [8, 9], [9, 9], [10, 9], [10, 11]), settlementsAt(BLUE, [8, 10], [11, 10])),
  ),
  'farmers-weakest-section': cardExample(
    'farmers',
    boardWith(
      FIRST_LAYOUT,
      settlementsAt(RED, [7, 7], [7, 8], [7, 9], [8, 7], [8, 8], [8, 9]),
      settlementsAt(RED, [7, 10], [7, 11], [8, 10], [8, 11], [9, 11]),
      settlementsAt(RED, [10, 7], [10, 8], [10, 9], [11, 8], [11, 9]),
      settlementsAt(RED, [10, 10], [10, 11], [10, 12], [11, 10]),
    ),
  ),
  'farmers-empty-section': cardExample('farmers', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [8, 8], [8, 9], [8, 10], [10, 9]))),
  'castle-once': cardExample('castles', boardWith(FIRST_LAYOUT, settlementsAt(ORANGE, [3, 2], [3, 4]), settlementsAt(BLUE, [2, 4]))),
  'capitol-four-points': cardExample(
    'capitol',
    boardWith({ ...OTHER_LAYOUT, capitols: [[7, 2]] }, settlementsAt(ORANGE, [7, 1], [7, 0], [5, 2], [7, 3], [5, 4])),
  ),
  'shared-victory': {
    rules: ['kb.end.winner'],
    deskCase: {
      question: 'count',
      cards: ['fishermen', 'knights', 'merchants'],
      ...boardWith(
        FIRST_LAYOUT,
        settlementsAt(ORANGE, [4, 4], [4, 5], [5, 4], [3, 4]),
        settlementsAt(BLUE, [8, 4], [7, 4], [8, 5], [8, 6], [9, 4]),
      ),
    },
  },
} satisfies Readonly<Record<string, Example<KingdomBuilderCase>>>;

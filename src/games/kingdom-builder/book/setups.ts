import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { FIRST_GAME } from '#games/kingdom-builder/law/plan';
import type { SetupExample } from '#rulebook/rulebook';
import type { PageId } from './guides';

type Example = SetupExample<KingdomBuilder['raw'], KingdomBuilder['event']>;

const players = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
  { id: 'cat', name: 'Cat' },
];

export const setups: Readonly<Partial<Record<PageId, Example>>> = {
  'kb.setup.layout': {
    players,
    setup: {
      record: 'table',
      first: 'ana',
      sections: [
        { name: 'oracle', turned: false },
        { name: 'harbor', turned: true },
        { name: 'barn', turned: true },
        { name: 'tower', turned: false },
      ],
      cards: ['citizens', 'miners', 'lords'],
    },
  },
  'kb.setup.first-game': { players, setup: { record: 'table', first: 'ana', ...FIRST_GAME } },
};

import type { KingdomBuilder } from '#games/kingdom-builder/game';
import { FIRST_GAME } from '#games/kingdom-builder/law/board/plan';
import type { SetupExample } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { PageId } from './guides';

type Example = SetupExample<KingdomBuilder['rawSetup'], KingdomBuilder['event']>;

const players = [
  { id: 'ana', name: 'Ana' },
  { id: 'ben', name: 'Ben' },
  { id: 'cat', name: 'Cat' },
];

export const setupExamples: Readonly<Partial<Record<PageId, Example>>> = {
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
    caption: typeset({
      en: 'Above, the sections Oracle and Harbor; below, Barn and Tower. Harbor and Barn are turned by 180 degrees.',
      fr: 'En haut, les sections Oracle et Port ; en bas, Grange et Tour. Port et Grange sont tournées de 180 degrés.',
    }),
  },
  'kb.setup.first-game': {
    players,
    setup: { record: 'table', first: 'ana', ...FIRST_GAME },
    caption: typeset({
      en: 'Above, the sections Tavern and Paddock; below, Oasis and Farm. Page 7 shows its arrangement only in a picture; this is the one that Regent begins with.',
      fr: 'En haut, les sections Taverne et Enclos ; en bas, Oasis et Ferme. La page 7 ne montre sa disposition qu’en image ; voici celle que propose Regent.',
    }),
  },
};

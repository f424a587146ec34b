import type { Kingdom } from '#games/kingdom/game';
import type { SetupExample } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { PageId } from './guides';

export const setupExamples: Readonly<Partial<Record<PageId, SetupExample<Kingdom['rawSetup'], Kingdom['event']>>>> = {
  'kd.setup.layout': {
    players: [
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
    ],
    setup: { white: 'ana' },
    caption: typeset({
      en: 'White stands on row 1, Black on row 9, the same on both sides.',
      fr: 'Les Blancs sont sur la rangée 1, les Noirs sur la rangée 9, de la même façon.',
    }),
  },
};

import type { KingsGate } from '#games/kings-gate/game';
import type { SetupExample } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { PageId } from './guides';

type Example = SetupExample<KingsGate['rawSetup'], KingsGate['event']>;

const ana = { id: 'ana', name: 'Ana' };
const ben = { id: 'ben', name: 'Ben' };
const cat = { id: 'cat', name: 'Cat' };

const caption: Example['caption'] = typeset({
  en: 'The Palace lies in the middle; the ten spaces around it are still free.',
  fr: 'Le Palais est au milieu ; les dix espaces autour de lui sont encore libres.',
});

export const setupExamples: Readonly<Partial<Record<PageId, Example>>> = {
  'kg.setup.layout': {
    players: [ana, ben, cat],
    setup: { record: 'table', first: 'ana', colours: { ana: ['yellow'], ben: ['green'], cat: ['red'] } },
    caption,
  },
  'kg.setup.two': {
    players: [ana, ben],
    setup: { record: 'table', first: 'ana', colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] } },
    caption,
  },
};

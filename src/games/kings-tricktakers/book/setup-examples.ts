import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { SetupExample } from '#rulebook/rulebook';
import { typeset } from '#text/french';
import type { PageId } from './guides';

type Example = SetupExample<KingsTricktakers['rawSetup'], KingsTricktakers['event']>;

const ana = { id: 'ana', name: 'Ana' };
const ben = { id: 'ben', name: 'Ben' };
const cat = { id: 'cat', name: 'Cat' };

const companies: readonly KingsTricktakers['event'][] = [
  { type: 'company', by: 'ana', set: 'blue', characters: ['gambler', 'hermit', 'healer'] },
  { type: 'company', by: 'ben', set: 'white', characters: ['assassin', 'rebel', 'collector'] },
  { type: 'company', by: 'cat', set: 'black', characters: ['berserker', 'oppressor', 'rebel'] },
];

/** Companies that are complete, as they lie before the bets. */
const complete: Example = {
  players: [ana, ben, cat],
  setup: { record: 'table', selection: 'declared' },
  events: companies,
  caption: typeset({
    en: 'Three companies before the bets: to each a set of King, Queen and Jack, and three characters, all face up.',
    fr: 'Trois compagnies avant les paris : à chacune un set de Roi, Dame et Valet, et trois personnages, tous face visible.',
  }),
};

export const setupExamples: Readonly<Partial<Record<PageId, Example>>> = {
  'kt.setup.layout': complete,
  'kt.setup.characters': complete,
};

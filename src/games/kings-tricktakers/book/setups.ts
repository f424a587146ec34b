import type { KingsTricktakers } from '#games/kings-tricktakers/game';
import type { SetupExample } from '#rulebook/rulebook';
import type { PageId } from './guides';

type Example = SetupExample<KingsTricktakers['raw'], KingsTricktakers['event']>;

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
};

export const setups: Readonly<Partial<Record<PageId, Example>>> = {
  'kt.setup.layout': complete,
  'kt.setup.characters': complete,
};

import type { Kingdom } from '#games/kingdom/game';
import type { SetupExample } from '#rulebook/rulebook';
import type { PageId } from './guides';

export const setups: Readonly<Partial<Record<PageId, SetupExample<Kingdom['raw'], Kingdom['event']>>>> = {
  'kd.setup.layout': {
    players: [
      { id: 'ana', name: 'Ana' },
      { id: 'ben', name: 'Ben' },
    ],
    setup: { white: 'ana' },
  },
};

import { computed } from '@preact/signals';
import type { Device } from '#ui/device';
import { route } from './route';
import { settings, store } from './state';

/** This device, as the boards of games know it. */
export const device = computed<Device>(() => {
  const [, id = '', panel] = route.value;
  const open = store.value;
  return {
    boardTurns: settings.value.boardTurns,
    draft: `${panel === 'ask' ? 'what-if' : 'pad'}-${id}`,
    copy: async (game) => open?.copy(game),
    keepCopy: async (game, copy) => open?.saveCopy(game, copy),
  };
});

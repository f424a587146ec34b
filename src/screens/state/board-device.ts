import { computed } from '@preact/signals';
import type { Store } from '#store/store';
import type { Device } from '#ui/device/device-context';
import { showFailure } from '../notices/report-failure';
import { route } from '../shell/route';
import { settings, store } from './app-state';

/** What fails is said on the screen, beside whatever the board makes of it. */
async function reportAndRethrow<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    showFailure(error);
    throw error;
  }
}

async function savePictureFile(open: Store, id: string, picture: Blob): Promise<void> {
  const games = await open.withDatabase((database) => database.getAllKeys('games'));
  const beside = await import('#store/device-files');
  await beside.savePicture(id, picture, new Set(games));
}

/** A picture that the table wants to find again beside a game. */
export const saveGamePicture = (id: string, picture: Blob): Promise<void> =>
  reportAndRethrow(store.value && savePictureFile(store.value, id, picture));

/** This device, as the boards of games know it. */
export const device = computed<Device>(() => {
  const [, id = '', panel] = route.value;
  const open = store.value;
  return {
    shouldTurnBoard: settings.value.boardTurns,
    shouldShowDanger: settings.value.showsDanger,
    draftKey: `${panel === 'what-if' ? 'what-if' : 'pad'}-${id}`,
    loadBox: (game) => reportAndRethrow(open?.box(game)),
    saveBox: (game, copy) => reportAndRethrow(open?.saveBox(game, copy)),
    savePicture: (picture) => saveGamePicture(id, picture),
  };
});

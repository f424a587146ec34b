import { computed } from '@preact/signals';
import type { Store } from '#store/database';
import type { Device } from '#ui/device';
import { route } from './route';
import { settings, store } from './state';
import { noteTrouble } from './tried';

/** What fails is said on the screen, beside whatever the board makes of it. */
async function said<T>(work: Promise<T> | undefined): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    noteTrouble(error);
    throw error;
  }
}

async function keepBeside(open: Store, id: string, picture: Blob): Promise<void> {
  const games = await open.work((database) => database.getAllKeys('games'));
  const beside = await import('#store/beside');
  await beside.savePicture(id, picture, new Set(games));
}

/** A picture that the table wants to find again beside a game. */
export const keepPicture = (id: string, picture: Blob): Promise<void> => said(store.value && keepBeside(store.value, id, picture));

/** This device, as the boards of games know it. */
export const device = computed<Device>(() => {
  const [, id = '', panel] = route.value;
  const open = store.value;
  return {
    boardTurns: settings.value.boardTurns,
    showsDanger: settings.value.showsDanger,
    draft: `${panel === 'what-if' ? 'what-if' : 'pad'}-${id}`,
    copy: (game) => said(open?.copy(game)),
    keepCopy: (game, copy) => said(open?.saveCopy(game, copy)),
    keepPicture: (picture) => keepPicture(id, picture),
  };
});

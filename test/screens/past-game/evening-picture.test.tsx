import { fireEvent, waitFor } from '@testing-library/preact';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { backupOf } from '#exchange/backup/write-backup';
import { storeError } from '#store/database/store-failure';
import { readPicture, savePicture } from '#store/records/pictures';
import { en } from '#text/app/en';
import { savedHistory } from '../../saved-games';
import { getOne, goTo, press, renderApp, waitForContent } from '../app-driver';

/** Pictures are drawn as they are: there is no canvas here. Other files share the modules, so none of them is mocked. */
beforeEach(() => {
  let drawn: Blob | undefined;
  const { getContext, toBlob } = HTMLCanvasElement.prototype;
  vi.stubGlobal('createImageBitmap', async (file: Blob) => ({ width: 1, height: 1, file, close: () => undefined }));
  const context = { drawImage: (bitmap: { readonly file: Blob }) => (drawn = bitmap.file) };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (give: (picture: Blob) => void) => give(new Blob(drawn === undefined ? [] : [drawn], { type: 'image/jpeg' })),
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
  });
});

const chooseFile = (text: string): void => {
  const field = getOne('input[type="file"][accept="image/*"]');
  fireEvent.change(field, { target: { files: [new File([text], 'evening.jpg', { type: 'image/jpeg' })] } });
};

test('a picture of the evening is kept with a game, shown, taken into a backup where wanted, and removed', async () => {
  const { store } = await renderApp('past/seed-0', { games: savedHistory(1) });
  await waitForContent('Add a picture');
  chooseFile('first');
  await waitForContent('Change the picture');
  expect(atob((await readPicture(store, 'seed-0'))?.data ?? '')).toBe('first');
  expect(JSON.parse(await (await backupOf(store, new Date(0))).text()).records.pictures).toHaveLength(1);
  expect(JSON.parse(await (await backupOf(store, new Date(0), false)).text()).records).not.toHaveProperty('pictures');
  await goTo('backup');
  await press(/^Include 1 picture/);
  await waitFor(async () => expect((await store.settings()).backupPictures).toBe(false));
  await goTo('past/seed-0');
  await press('Remove it');
  await press('Yes, remove it');
  await waitForContent('Add a picture');
  expect(await readPicture(store, 'seed-0')).toBeUndefined();
});

test('a device without room says so, and loses neither the game nor the picture before', async () => {
  const { store } = await renderApp('past/seed-0', { games: savedHistory(1) });
  const before = { game: 'seed-0', type: 'image/jpeg', data: btoa('before'), at: 1 };
  await savePicture(store, before);
  await waitForContent('Add a picture');
  const failing = vi.spyOn(store, 'withDatabase').mockRejectedValue(storeError('quota'));
  chooseFile('after');
  await waitForContent(en.store.quota);
  failing.mockRestore();
  expect(await readPicture(store, 'seed-0')).toEqual(before);
  expect(await store.game('seed-0')).toMatchObject({ id: 'seed-0', entries: savedHistory(1)[0]?.entries.length });
});

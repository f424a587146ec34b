import { screen, waitFor } from '@testing-library/preact';
import { openDB } from 'idb';
import { beforeAll, describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { BAD_RECORDS, GOOD_GAME } from '../../bad-records';
import { buttons, getAll, goTo, press, renderApp, waitForContent } from '../app-driver';

/** A device with a good game and every kind of bad record. */
async function withEverythingBad(address: string): Promise<void> {
  await renderApp(address, { games: [GOOD_GAME] }, async (name) => {
    const database = await openDB(name);
    for (const { store, records } of BAD_RECORDS)
      for (const record of records) await database.put(store === 'entries' && 'summary' in record ? 'games' : store, record);
    database.close();
  });
}

/** A screen that is there: neither blank nor waiting for ever, nor failed. */
async function states(): Promise<void> {
  await waitFor(() => {
    const body = document.body.textContent ?? '';
    expect(body.length).toBeGreaterThan(20);
    expect(body).not.toContain(en.loading);
    expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0);
  });
  expect(document.body.textContent).not.toContain(en.crash);
}

const GAMES = BAD_RECORDS.filter(({ store }) => store === 'games' || store === 'entries').flatMap(({ name, records: [record] }) =>
  record !== undefined && 'id' in record && typeof record.id === 'string' ? [{ name, id: record.id }] : [],
);

beforeAll(() => import('#screens/table/TableScreen'));

describe('beside every kind of bad record', () => {
  test('home shows the good game, names what is new, and says that others are set aside', async () => {
    await withEverythingBad('');
    await states();
    await waitForContent('Ana won');
    await waitForContent('a game of a newer version');
    await waitForContent('can’t be read');
    expect(document.body.textContent).not.toContain(en.home.first);
  });

  test.each(['history', 'players', 'groups', 'statistics', 'new/kingdom', 'new/kings-gate', 'copy/kings-tricktakers', 'desk', 'rules'])(
    '%s works',
    async (address) => {
      await withEverythingBad(address);
      await states();
      if (address === 'history' || address === 'players' || address === 'statistics') await waitForContent('Ana');
    },
  );

  test('settings name each, and let it be deleted', async () => {
    await withEverythingBad('settings');
    const count = BAD_RECORDS.filter(({ aside }) => aside !== 'healed').length;
    await waitFor(() => expect(getAll('#aside li').length).toBeGreaterThan(0));
    expect(getAll('#aside li').length).toBeLessThan(count);
    await press('Check every game');
    await waitFor(() => expect(getAll('#aside li')).toHaveLength(count));
    expect(buttons('Save to a file')).toHaveLength(count);
    await press('Delete for good', () => getAll('#aside li')[0] ?? document);
    await press('Yes, delete for good');
    await waitFor(() => expect(getAll('#aside li')).toHaveLength(count - 1));
  });

  test('each of them says at the table, and in the history, what it is', async () => {
    await withEverythingBad('');
    for (const { id } of GAMES)
      for (const place of ['game', 'past']) {
        await goTo(`${place}/${id}`);
        await states();
      }
  });

  test('the table of the good game is there', async () => {
    await withEverythingBad('game/good');
    await waitForContent('Ana wins');
  });
});

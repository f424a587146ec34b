import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { readRows } from '#store/records/read-rows';
import { en } from '#text/app/en';
import { FILLED, TABLE } from '../../games/kings-gate/fixture';
import { savedGame } from '../../saved-games';
import {
  countShown,
  dialog,
  fill,
  finalPoints,
  getAll,
  getOne,
  goTo,
  press,
  renderApp,
  waitForContent,
  waitUntilGone,
} from '../app-driver';

/** A pad of three players, closed after its first location: Ana 2, Ben 2, Cat 0. */
const CLOSED = savedGame({
  ...TABLE,
  setup: { ...TABLE.setup, record: 'pad' },
  events: [{ type: 'tally', totals: { yellow: 7, green: 3, red: 1 }, last: 'cat' }],
});

test('a table that stops ends by its present standings, which count', async () => {
  const { store } = await renderApp('game/seed', { games: [savedGame({ ...TABLE, events: FILLED })] });
  await press('More');
  await press(en.more.stop);
  await waitForContent(en.more.stopped, () => getOne('.finish'));
  expect(countShown('.score-on-move')).toBe(0);
  expect(await finalPoints()).toEqual({ Ana: 2, Ben: 2, Cat: 0 });
  await waitFor(async () => expect((await store.game('seed'))?.summary.status).toBe('finished'));
  expect((await store.game('seed'))?.result?.standings[0]?.points).toBe(2);
  expect((await readRows(store)).rows).toMatchObject([{ id: 'seed', status: 'finished', first: 'ana' }]);
});

test('the end is taken back only by a second tap, and points can be given after it', async () => {
  await renderApp('game/seed', { games: [CLOSED] });
  await press('End the game here');
  await waitFor(() => getOne('.finish'));
  await press('Undo');
  await waitForContent(en.table.over, dialog);
  await press(en.back, dialog);
  await waitUntilGone('[role="dialog"]');
  expect(countShown('.finish')).toBe(1);
  await press('More');
  await press(en.more.adjust);
  await press('Cat', dialog);
  await fill(en.more.adjustReason, 'for the snacks', dialog);
  await press(en.more.adjustSave, dialog);
  await waitFor(async () => expect(await finalPoints()).toEqual({ Ana: 2, Ben: 2, Cat: 1 }));
  expect(getAll('.finish')).toHaveLength(1);
  await press('Undo');
  await press(en.table.unend);
  await waitUntilGone('.finish');
});

test('a game that goes on as another record is kept as such, and each leads to the other', async () => {
  const { store } = await renderApp('game/seed', { games: [savedGame({ ...TABLE, events: FILLED })] });
  await press('More');
  await press('Switch to just the scores, from Location 2');
  await press(en.more.goOnSure);
  await waitFor(() => getOne('.kg-total-keys'));
  await waitFor(async () => expect((await store.games()).filter(({ goesOnFrom }) => goesOnFrom === 'seed')).toHaveLength(1));
  await press('More');
  await press(en.more.recordBefore);
  await waitForContent('It was continued as another game.');
  await press('Open that game');
  await waitForContent('This game continues an earlier one.');
  await goTo('history');
  await press('No result (1)');
  await waitForContent('Continued as another game');
});

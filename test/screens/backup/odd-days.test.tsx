import { fireEvent, waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { formatBackup } from '#exchange/backup/backup-format';
import { MIGRATIONS } from '#store/database/migrations';
import { savedHistory } from '../../saved-games';
import { getAll, getOne, press, renderApp, waitForContent } from '../app-driver';

const FAR_DAY = Date.UTC(275_760, 8, 13);

/** A backup of two games, one of which is dated so far ahead that no clock is right about it. */
async function backupOfOddDay(made: Date): Promise<File> {
  const [good, odd] = savedHistory(2);
  if (good === undefined || odd === undefined) throw new Error('two games');
  const games = [good.game, { ...odd.game, played: FAR_DAY }];
  const entries = [good, odd].flatMap(({ game, entries }) => entries.map((entry, index) => ({ game: game.id, index, entry })));
  return new File([await formatBackup(MIGRATIONS.length, { games, entries }, made)], 'regent.json');
}

async function chooseBackup(file: File): Promise<void> {
  const field = await waitFor(() => getOne('.backup-choose input'));
  fireEvent.change(field, { target: { files: [file] } });
}

test('a game of a day that cannot be right is named, asked about, and dated today if wanted', async () => {
  const { store } = await renderApp('backup');
  await chooseBackup(await backupOfOddDay(new Date(2026, 4, 1)));
  await waitForContent(/The day of this game looks wrong: .*275760/);
  expect(getAll('button', document, ({ textContent }) => textContent === 'Add it')).toEqual([]);
  await press('Use today');
  await press('Add it');
  await waitForContent('Done.');
  const days = (await store.games()).map(({ played }) => played);
  expect(days).toHaveLength(2);
  expect(Math.max(...days)).toBeLessThanOrEqual(Date.now());
});

test('where the clock of the device is wrong, a good backup is taken in with its days', async () => {
  const { store } = await renderApp('backup');
  await chooseBackup(await backupOfOddDay(new Date(FAR_DAY)));
  await waitForContent('The date of this backup looks wrong.');
  await press('Keep the days');
  await press('Add it');
  await waitForContent('Done.');
  expect((await store.games()).map(({ played }) => played)).toContain(FAR_DAY);
});

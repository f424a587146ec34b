import { expect, test } from 'vitest';
import { backupFile } from '#exchange/backup/write-backup';
import { rewriteContents } from '#store/records/contents';
import { freshName, openTestStore } from '../../store/test-store';
import { createContents, shortenLog } from '../device-contents';
import { readMutants } from './damaged-backups';

test('of 1,000 backups that something happened to, none is half taken', async () => {
  const store = await openTestStore(freshName());
  await rewriteContents(store, () => ({ ...createContents(4), games: createContents(4).games.map(shortenLog) }));
  const { wrong, refused } = await readMutants(await (await backupFile(store, new Date(0))).text(), 1000, 1);
  expect(wrong).toEqual([]);
  expect(refused).toBeGreaterThan(400);
  expect(refused).toBeLessThan(1000);
});

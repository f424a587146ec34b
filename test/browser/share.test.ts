import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { history } from '../kept';
import { address, onDevice } from './kit';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The size of the picture that a tap brings. */
async function downloaded(page: Page, name: string): Promise<{ readonly width: number; readonly height: number }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const file = join(tmpdir(), `regent-${crypto.randomUUID()}.png`);
  await download.saveAs(file);
  const picture = readFileSync(file);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

test('a result is shared as text and as a picture, from the finish and from the history, in the language of the app', () => {
  const [gate, , tricks] = history(3);
  if (gate === undefined || tricks === undefined) throw new Error('no games');
  return onDevice(
    async (page) => {
      await button(page, 'Partager en texte').click();
      await page.getByText('Copié : collez-le où vous voulez.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of ['King’s Gate', 'Victoire d’Eva', '1. Eva\u00a0: 33 points', '• Palais · Eva 2, Ana 3', 'Compté avec Regent'])
        expect(text).toContain(part);
      const withBoard = await downloaded(page, 'Partager en image');
      expect(withBoard.width).toBe(1080);
      await page.goto(`${address}#/past/${tricks.game.id}`);
      await page.getByRole('heading', { name: 'Kings Tricktakers' }).waitFor();
      const withoutBoard = await downloaded(page, 'Partager en image');
      expect(withoutBoard.height).toBeLessThan(withBoard.height - 400);
    },
    {
      holds: { games: [gate, tricks] },
      at: `#/game/${gate.game.id}`,
      locale: 'fr-FR',
      acceptDownloads: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    },
  );
});

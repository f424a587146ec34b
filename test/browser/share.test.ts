import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { loadFixture, savedGame, savedHistory } from '../saved-games';
import { address, withDevice } from './kit/visits';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The picture that a tap brings, and its size. */
async function downloadFile(page: Page, name: string) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  const file = join(tmpdir(), `regent-${crypto.randomUUID()}.png`);
  await download.saveAs(file);
  const picture = readFileSync(file);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return { picture, width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) };
}

test('a result is shared as text and as a picture, from the finish and from the history, in the language of the app', () => {
  const [gate, , tricks] = savedHistory(3);
  if (gate === undefined || tricks === undefined) throw new Error('no games');
  return withDevice(
    async (page) => {
      await button(page, 'Partager').click();
      await button(page, 'Partager en texte').click();
      await page.getByText('Copié : collez-le où vous voulez.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of ['King’s Gate', 'Victoire d’Eva', '1. Eva\u00a0: 33 points', '• Palais · Eva 2, Ana 3', 'Compté avec Regent'])
        expect(text).toContain(part);
      const withBoard = await downloadFile(page, 'Partager en image');
      expect(withBoard.width).toBe(1080);
      await page.goto(`${address}#/past/${tricks.game.id}`);
      await page.getByRole('heading', { name: 'Kings Tricktakers' }).waitFor();
      await button(page, 'Partager').click();
      const withoutBoard = await downloadFile(page, 'Partager en image');
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

/** How many points of a picture have each of these colours exactly, below the board. */
async function countColours([picture, from, colours]: readonly [string, number, readonly string[]]): Promise<readonly number[]> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, 0, 0);
  const values = pen?.getImageData(0, from, image.width, image.height - from).data ?? [];
  const style = getComputedStyle(document.documentElement);
  return colours.map((colour) => {
    // A canvas gives back a minified #fff as #ffffff.
    if (pen !== null) pen.fillStyle = style.getPropertyValue(colour).trim();
    const hex = String(pen?.fillStyle).match(/[\da-f]{2}/g) ?? [];
    const [red, green, blue] = hex.map((part) => Number.parseInt(part, 16));
    let count = 0;
    for (let at = 0; at < values.length; at += 4) if (values[at] === red && values[at + 1] === green && values[at + 2] === blue) count += 1;
    return count;
  });
}

test('on the picture of a result each name has the sign of its settlements', () => {
  const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kingdom-builder', 'five-players-desert-full');
  const colours = ['orange', 'blue', 'white', 'black', 'red'].map((colour) => `--kb-sign-${colour}`);
  return withDevice(
    async (page) => {
      await page.getByRole('heading', { name: 'Kingdom Builder' }).waitFor();
      await button(page, 'Share').click();
      const { picture, height } = await downloadFile(page, 'Share as picture');
      // The grid is what the last third of it is.
      const found = await page.evaluate(countColours, [picture.toString('base64'), Math.round(height * 0.7), colours] as const);
      for (const [index, count] of found.entries()) expect(count, colours[index]).toBeGreaterThan(200);
    },
    { holds: { games: [savedGame(transcript)], settings: { theme: 'dark' } }, at: '#/past/seed', acceptDownloads: true },
  );
});

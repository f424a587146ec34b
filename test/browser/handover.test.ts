import type { Page } from 'playwright-core';
import encodeQR from 'qr';
import { expect, test } from 'vitest';
import { playRandom } from '../random-play';
import { savedGame } from '../saved-games';
import { seriousInBothThemes } from './kit/axe';
import { horizontalOverflow, withDevice } from './kit/visits';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** What is drawn on the screen that hands a game over, code by code, as pictures. */
async function captureCodes(page: Page): Promise<readonly Buffer[]> {
  const canvas = page.locator('.codes-picture');
  await button(page, 'Stop').click();
  const of = Number((await canvas.getAttribute('aria-label'))?.split(' ').at(-1));
  const pictures: Buffer[] = [];
  for (let code = 0; code < of; code += 1) {
    const url = await canvas.evaluate((each) => (each instanceof HTMLCanvasElement ? each.toDataURL('image/png') : ''));
    pictures.push(Buffer.from(url.replace(/^data:image\/png;base64,/, ''), 'base64'));
    await button(page, 'Next code').click();
  }
  return pictures;
}

const showToCamera = (page: Page, pictures: readonly Buffer[]): Promise<void> =>
  page
    .getByLabel('Choose pictures of the codes')
    .setInputFiles(pictures.map((buffer, index) => ({ name: `${index}.png`, mimeType: 'image/png', buffer })));

/** Holds these pictures before the camera, one after the other, round and round. */
const holdUp = (page: Page, pictures: readonly Buffer[]): Promise<void> =>
  page.evaluate(
    async (all) => {
      const images = await Promise.all(all.map(async (url) => createImageBitmap(await (await fetch(url)).blob())));
      const canvas = Object.assign(document.createElement('canvas'), { width: 720, height: 720 });
      let shown = 0;
      setInterval(() => {
        shown += 1;
        const image = images[Math.floor(shown / 5) % images.length];
        if (image !== undefined) canvas.getContext('2d')?.drawImage(image, 0, 0, 720, 720);
      }, 100);
      navigator.mediaDevices.getUserMedia = async () => canvas.captureStream();
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString('base64')}`),
  );

test('a running game goes from one phone to the other, and back', () => {
  const { header, events } = playRandom('kingdom-builder', 2, 2, 60);
  const game = savedGame({ game: 'kingdom-builder', ...header, events });
  return withDevice(
    (first) =>
      withDevice(
        async (second) => {
          await first.getByRole('link', { name: 'Hand over or share' }).click();
          await first.getByText('Code 1 of', { exact: false }).waitFor();
          expect(await horizontalOverflow(first)).toBeLessThanOrEqual(0);
          expect(await seriousInBothThemes(first)).toEqual([]);
          const pictures = await captureCodes(first);
          expect(pictures.length).toBeGreaterThan(1);

          const [one, ...others] = pictures.toReversed();
          if (one === undefined) throw new Error('no picture');
          await showToCamera(second, [one, one]);
          await second.getByText(`1 of ${pictures.length} codes scanned`).waitFor();
          expect(await seriousInBothThemes(second)).toEqual([]);
          await showToCamera(second, others);
          await button(second, 'Just look').click();
          await second.getByText(`Move ${events.length} of ${events.length}`).waitFor();
          await second.goto(`${second.url().split('#')[0]}#/history`);
          await second.getByText('No games yet.', { exact: false }).waitFor();

          await second.goBack();
          await showToCamera(second, pictures);
          await button(second, 'Play here').click();
          await second.locator('.frame').waitFor();
          await button(first, 'The other phone has it').click();
          await first.getByText('This game now continues on another phone.', { exact: false }).waitFor();
          expect(await button(first, 'Undo').isDisabled()).toBe(true);

          await button(second, 'Undo').click();
          await second.locator('.saved-mark:not(.saved-mark-not)').waitFor();
          await button(second, 'More').click();
          await second.getByRole('link', { name: 'Hand over or share' }).click();
          const back = await captureCodes(second);
          await first.goto(`${first.url().split('#')[0]}#/take`);
          await holdUp(first, back);
          await button(first, 'Scan with the camera').click();
          await first.getByText('adds what happened since', { exact: false }).waitFor();
          await button(first, 'Play here').click();
          await first.locator('.frame').waitFor();
          expect(await button(first, 'Redo').isDisabled()).toBe(false);
        },
        { at: '#/take', bypassCSP: true },
      ),
    { holds: { games: [game] }, at: '#/game/seed/more', bypassCSP: true },
  );
});

test('a camera that is not to be had, a picture without a code, a file that is none, and codes of others are said', () =>
  withDevice(
    async (page) => {
      const says = (sentence: string): Promise<void> => page.getByRole('alert').getByText(sentence, { exact: false }).waitFor();
      await button(page, 'Scan with the camera').click();
      await says('The camera cannot be used.');
      const empty = await page.evaluate(() => document.createElement('canvas').toDataURL('image/png').split(',')[1] ?? '');
      await showToCamera(page, [Buffer.from(empty, 'base64')]);
      await says('There is no code in this picture.');
      await showToCamera(page, [Buffer.from('no picture')]);
      await says('This file is not a picture.');
      await showToCamera(page, [Buffer.from(encodeQR('https://example.org/', 'gif', { scale: 4 }))]);
      await says('This code is not a game from Regent.');
      await showToCamera(page, [Buffer.from(encodeQR('REGENT/3/FROM A LATER DAY', 'gif', { scale: 4 }))]);
      await says('This game comes from a newer version of Regent.');
      await showToCamera(page, [Buffer.from(encodeQR('REGENT/1/0123ABCD/1/1/ABC', 'gif', { scale: 4 }))]);
      await says('These codes do not belong together.');
    },
    { at: '#/take' },
  ));

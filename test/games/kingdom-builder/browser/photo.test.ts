import jpeg from 'jpeg-js';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { game } from '#games/kingdom-builder/game';
import { hexOf, landOf, type PlacedSection } from '#games/kingdom-builder/law/board/land';
import { isTerrain } from '#games/kingdom-builder/law/board/terrain';
import { isInputError } from '#session/formats/input-error';
import type { Header } from '#session/log/effective-log';
import { openTable, stateOf } from '#session/log/table';
import { addPlayers, continueToSetup, startGame } from '../../../browser/kit/table-actions';
import { address, withDevice } from '../../../browser/kit/visits';
import { loadFixture, savedGame } from '../../../saved-games';
import { people } from '../../../transcripts';
import { drawPhoto, type PhotoScene } from '../photo/draw-photo';
import { randomPhoto } from '../photo/random-scenes';

const COLOURS = ['orange', 'blue'] as const;
/** Of neither colour: whose they are, only the table can say. */
const FADED = [140, 110, 110] as const;

const { scene, sections, states } = randomPhoto(3, { width: 1000, height: 750, colours: COLOURS, each: 12, hard: 0, wild: 0, tilt: 10 });
const faded = [3, 15].map((index) => scene.houses[index]?.spot ?? -1);
const photo = jpegOf({
  ...scene,
  houses: scene.houses.map((house) => (faded.includes(house.spot) ? { ...house, colour: FADED } : house)),
});

function jpegOf(shown: PhotoScene) {
  const { picture } = drawPhoto(shown);
  return { name: 'board.jpg', mimeType: 'image/jpeg', buffer: jpeg.encode({ ...picture, data: Buffer.from(picture.data) }, 92).data };
}

interface EndedGame extends Header {
  readonly setup: Header['setup'] & { readonly sections: readonly PlacedSection[] };
  readonly events: readonly object[];
}

/** The head of a PNG of 65,536 pixels a side. */
const HUGE = Buffer.from('89504e470d0a1a0a0000000d494844520001000000010000', 'hex');

const players = people('ana', 'ben');
const setup = { record: 'final', first: 'ana', sections, cards: ['hermits', 'knights', 'lords'] };
const land = landOf({ sections });
const truth = [...states].map(([spot, colour]) => ({ type: 'settle', by: colour === 'orange' ? 'ana' : 'ben', at: hexOf(land, spot) }));

/** What the law pays for what really stands there. */
function points(): readonly (readonly [string, number])[] {
  const table = openTable(
    game,
    { players, setup },
    [...truth, { type: 'finish' }].map((event) => ({ kind: 'happened', event, at: 0 })),
  );
  if (isInputError(table)) throw new Error(JSON.stringify(table));
  return game.law.standings(stateOf(table).position).map(({ player, points }) => [player === 'ana' ? 'Ana' : 'Ben', points]);
}

/** Answers what is asked of the photo, and takes it over. */
async function reviewPhoto(page: Page, keeps = false): Promise<void> {
  for (const spot of faded.toSorted((a, b) => a - b)) {
    await page.getByText(`What is on ${hexOf(land, spot).join(',')}?`).waitFor();
    await page.getByRole('button', { name: new RegExp(`^${states.get(spot)}`) }).click();
  }
  if (keeps) await page.getByRole('button', { name: 'Save the photo with this game' }).click();
  await page.getByRole('button', { name: 'Use this reading' }).click();
}

/** The count is done, and the points are those that the law pays for what really stands there. */
async function finishCount(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Score the board' }).click();
  await page.locator('.scoring-moment > .button').click();
  const rows = page.locator('.result-player');
  for (const [index, [name, total]] of points().entries()) {
    expect(await rows.nth(index).locator('.result-name').innerText()).toBe(name);
    expect(await rows.nth(index).locator('.result-total > [aria-hidden]').innerText()).toBe(String(total));
  }
}

test('a photo counts the board: two hexes are asked, the points are right, and nothing but settlements is logged', () =>
  withDevice(
    async (page) => {
      await page.getByRole('button', { name: 'Count from a photo' }).click();
      const file = page.getByLabel('Choose a file');
      await file.setInputFiles({ name: 'board.jpg', mimeType: 'image/jpeg', buffer: photo.buffer.subarray(0, 40) });
      await page.getByText('Can’t open this file').waitFor();
      await file.setInputFiles({ name: 'huge.png', mimeType: 'image/png', buffer: HUGE });
      await page.getByText('This picture is too large').waitFor();

      await file.setInputFiles(photo);
      for (const spot of faded.toSorted((a, b) => a - b)) {
        await page.getByText(`What is on ${hexOf(land, spot).join(',')}?`).waitFor();
        await page.getByRole('button', { name: new RegExp(`^${states.get(spot)}`) }).click();
      }
      await page.getByText('All read.').waitFor();
      await page.getByRole('button', { name: 'Corners' }).click();
      await page.getByRole('button', { name: 'Corner top left' }).press('ArrowLeft');
      await page.getByRole('button', { name: 'Read again' }).click();
      await page.getByRole('button', { name: 'Accept all 2' }).waitFor();
      await reviewPhoto(page, true);

      await page.getByRole('button', { name: 'Log' }).click();
      await expect.poll(() => page.locator('.log-line').count()).toBe(truth.length);
      await page.getByRole('button', { name: 'Log' }).click();
      await finishCount(page);
      await page.goto(`${address}#/past/seed`);
      await page.getByRole('button', { name: 'The photo of the board' }).click();
      await expect.poll(() => page.locator('.past-picture').evaluate((canvas) => canvas.clientHeight > 100)).toBe(true);
      await page.getByRole('button', { name: 'Remove the photo' }).click();
      await page.getByRole('button', { name: 'Yes, remove it' }).click();
      await page.locator('.past-picture').waitFor({ state: 'detached' });
    },
    { holds: { games: [savedGame({ game: 'kingdom-builder', players, setup, events: [] })] }, at: '#/game/seed' },
  ));

test('a photo at the set-up lays the sections, and its settlements go into the count that begins', () =>
  withDevice(
    async (page) => {
      await addPlayers(page, ['Ana', 'Ben']);
      await continueToSetup(page, 2);
      await page.getByLabel('Choose a file').setInputFiles(photo);
      await page.getByText('Board set up from the photo.').waitFor();
      const cards = page.getByRole('group', { name: /scoring cards/i }).getByRole('button');
      while ((await cards.and(page.locator('[aria-pressed="true"]')).count()) > 0)
        await cards.and(page.locator('[aria-pressed="true"]')).first().click();
      for (const card of [/^Hermits/, /^Knights/, /^Lords/]) await cards.filter({ hasText: card }).click();
      await startGame(page);
      await reviewPhoto(page);
      await finishCount(page);
    },
    { at: '#/new/kingdom-builder' },
  ));

test('a photo of another board than the set-up puts it right: the other sections are named, and what was entered stays where it can', () => {
  const [first, ...rest] = sections;
  if (first === undefined) throw new Error('no sections');
  const wrong = { ...setup, sections: [{ ...first, turned: !first.turned }, ...rest] };
  const entered = truth.filter(({ at }) => Number(at[0]) >= 10).slice(0, 2);
  return withDevice(
    async (page) => {
      await page.getByRole('button', { name: 'Count from a photo' }).click();
      await page.getByLabel('Choose a file').setInputFiles(photo);
      await page.getByRole('heading', { name: 'The photo shows another board' }).waitFor();
      expect(await page.getByRole('alert').innerText()).toMatch(/^Your set-up differs here:\s+top left: /);
      await page.getByRole('button', { name: 'Fix the set-up' }).click();
      await reviewPhoto(page);
      await finishCount(page);
    },
    { holds: { games: [savedGame({ game: 'kingdom-builder', players, setup: wrong, events: entered })] }, at: '#/game/seed' },
  );
});

test('a photo lays out the board of a question at the desk: its sections, and whose settlements stand there', () =>
  withDevice(
    async (page) => {
      await page.getByRole('button', { name: 'Count from a photo' }).click();
      await page.getByLabel('Choose a file').setInputFiles(photo);
      await page.getByText('Board set up from the photo.').waitFor();
      for (const [spot, colour] of [...states].filter(([spot]) => !faded.includes(spot)))
        await expect
          .poll(() => page.locator(`[data-at="${hexOf(land, spot).join(',')}"]`).getAttribute('aria-label'))
          .toMatch(new RegExp(colour, 'i'));
    },
    { at: '#/desk/kingdom-builder/card' },
  ));

test('a table game that is over is counted by a photo, in a game of its own, with the colours that the table has', () => {
  const { setup: as, ...ended } = loadFixture<EndedGame>('kingdom-builder', 'first-game-for-two').transcript;
  const dealt = { ...as, colours: { ana: 'white', ben: 'blue' } };
  const { ground } = landOf(dealt);
  const houses = scene.houses.filter(({ spot }) => isTerrain(ground[spot]));
  return withDevice(
    async (page) => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Reopen the game' }).click();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: 'Count from a photo' }).click();
      await page.getByRole('button', { name: 'Ana: white' }).click();
      await page.getByRole('button', { name: 'orange', exact: true }).click();
      await page.getByLabel('Choose a file').setInputFiles(jpegOf({ ...scene, ground, houses }));
      await page.getByRole('button', { name: 'Save the photo with this game' }).click();
      await page.getByRole('button', { name: 'Use this reading' }).click();
      await page.getByRole('button', { name: 'Score the board' }).waitFor();
      expect(page.url()).not.toContain('ended');
      await page.getByRole('button', { name: 'Log' }).click();
      await expect.poll(() => page.locator('.log-line').count()).toBe(houses.length);
      const [, id = ''] = /#\/game\/([^/]+)/.exec(page.url()) ?? [];
      await page.goto(`${address}#/past/${id}`);
      await page.getByRole('button', { name: 'The photo of the board' }).waitFor();
    },
    { holds: { games: [savedGame({ ...ended, setup: dealt, game: 'kingdom-builder' }, 'ended')] }, at: '#/game/ended' },
  );
});

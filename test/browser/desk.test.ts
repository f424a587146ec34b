import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { en } from '#text/app/en';
import { fr } from '#text/app/fr';
import { seriousViolations } from './kit/axe';
import { waitUntilControlled } from './kit/chromium';
import { movePiece, savedKingdom } from './kit/table-actions';
import { address, withDevice } from './kit/visits';

const verdict = (page: Page) => page.locator('.verdict-headline');
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the rulebook', () => {
  test('from a refusal to its page, on to a related rule, and back to the refusal', () =>
    withDevice(
      async (page) => {
        await movePiece(page, 'b1', 'b3');
        await dialog(page, 'The rules say no').getByRole('link', { name: 'The rule: A jump crosses a piece' }).click();
        const rule = dialog(page, 'A jump crosses a piece');
        await rule.getByText('kd.jump.needs-piece').waitFor();
        await rule.locator('.rule-example').getByRole('img').first().waitFor();
        expect(await seriousViolations(page)).toEqual([]);
        await rule.getByRole('link', { name: /^Sizes in a jump/ }).click();
        await dialog(page, 'Sizes in a jump').getByText('kd.jump.size').waitFor();
        await page.goBack();
        await rule.getByRole('button', { name: 'Back' }).click();
        await dialog(page, 'The rules say no').getByText('There is no piece on b2 to jump over.').waitFor();
      },
      { holds: { games: [savedKingdom()] }, at: '#/game/seed', bypassCSP: true },
    ));

  test('is searched offline, in French and with slips, from the desk', () =>
    withDevice(
      async (page) => {
        await waitUntilControlled(page);
        await page.context().setOffline(true);
        await page.getByRole('link', { name: 'Arbitre', exact: true }).click();
        await page.getByRole('searchbox').fill('poser un dragn sur la caserne');
        await page.locator('.rule-row').first().waitFor();
        expect(await page.locator('.rule-row').first().textContent()).toContain('caserne');
        expect(await seriousViolations(page)).toEqual([]);
        await page.locator('.rule-row').first().click();
        await page.locator('.rule-example').getByRole('img').first().waitFor();
        expect(await seriousViolations(page)).toEqual([]);
        await page.getByRole('link', { name: 'Retour' }).click();
        await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('poser un dragn sur la caserne');
      },
      { locale: 'fr-FR', bypassCSP: true, serviceWorkers: 'allow' },
    ));
});

test('a ruling is shared as text and as a picture', () =>
  withDevice(
    async (page) => {
      await button(page, 'Show an example').click();
      await button(page, 'Share').click();
      await button(page, 'Share as text').click();
      await page.getByText('Copied: paste it where you like.').waitFor();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      for (const part of [
        'Which pieces may this one jump?',
        (await verdict(page).textContent()) ?? '–',
        'Sizes in a jump',
        'This ruling rests on',
        'Regent’s rules, version',
        'Saut des Chevaliers',
        'Kingdom, ruled by Regent',
      ])
        expect(text).toContain(part);
      const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Share as picture').click()]);
      expect(download.suggestedFilename()).toBe('regent-ruling-kingdom-jump.png');
      const file = join(tmpdir(), `regent-${crypto.randomUUID()}.png`);
      await download.saveAs(file);
      const picture = readFileSync(file);
      expect(picture.subarray(1, 4).toString()).toBe('PNG');
      expect(picture.readUInt32BE(16)).toBe(1080);
      expect(picture.readUInt32BE(20)).toBeGreaterThan(600);
    },
    { at: '#/desk/kingdom/jump', acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
  ));

test('axe finds nothing serious where one asks, tries things out and agrees', () =>
  withDevice(
    async (page) => {
      await verdict(page).waitFor();
      expect(await seriousViolations(page), 'a question').toEqual([]);
      await page.goto(`${address}#/game/seed/what-if`);
      await movePiece(page, 'b1', 'b3');
      await verdict(page).getByText('No. ', { exact: false }).waitFor();
      expect(await seriousViolations(page), 'a what-if').toEqual([]);
      await page.goto(`${address}#/game/seed/agreements`);
      await page.getByRole('dialog').waitFor();
      expect(await seriousViolations(page), 'the agreements of a game').toEqual([]);
      await page.goto(`${address}#/agreements/kingdom`);
      await page.locator('.agreement').first().waitFor();
      expect(await seriousViolations(page), 'the agreements of a group').toEqual([]);
    },
    {
      holds: { games: [savedKingdom()], groups: [{ id: 'sunday', name: 'Sunday table', members: ['ana', 'ben'] }] },
      at: '#/desk/kings-gate/tie',
      bypassCSP: true,
    },
  ));

/** Every page of the desk: its games, and every question of each. */
const pages = async (): Promise<readonly string[]> => {
  const asked = await Promise.all(
    manifests().map(async ({ id, desk }) => ({ id, questions: (await desk()).desk.questions.map((question) => question.id) })),
  );
  return ['desk', ...asked.flatMap(({ id, questions }) => [`desk/${id}`, ...questions.map((question) => `desk/${id}/${question}`)])];
};

/** Walks the pages where they are shown: what of them is wider than the screen, or covered by its own answer. */
async function findCramped({
  pages,
  loading,
}: {
  readonly pages: readonly string[];
  readonly loading: string;
}): Promise<readonly string[]> {
  const root = document.documentElement;
  root.style.fontSize = '32px';
  const frame = () => new Promise(requestAnimationFrame);
  const wrong: string[] = [];
  const look = (what: string): void => {
    if (root.scrollWidth > root.clientWidth) wrong.push(`${what}: wider than the screen`);
    const { clientHeight = 0 } = document.querySelector('.desk-case > .verdict') ?? {};
    if (clientHeight > innerHeight / 3) wrong.push(`${what}: an answer of ${clientHeight}`);
  };
  for (const path of pages) {
    location.assign(`#/${path}`);
    do await frame();
    while (document.querySelector('h1') === null || document.body.textContent.includes(loading));
    look(path);
    const example = document.querySelector<HTMLElement>('.desk-hint > .button');
    if (example === null) continue;
    example.click();
    await frame();
    look(`${path}, an example`);
  }
  return wrong;
}

test.each([
  ['en', en],
  ['fr', fr],
] as const)('at 320 px and twice the text nothing of the desk is cut, and the answer leaves room for the form, in %s', (language, text) =>
  withDevice(
    async (page) => {
      await page.locator('h1:visible').waitFor();
      expect(await page.evaluate(findCramped, { pages: await pages(), loading: text.loading })).toEqual([]);
    },
    { holds: { settings: { language } }, viewport: { width: 320, height: 568 } },
  ),
);

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds serious or critical on the page as it stands, looking for everything or by some rules. */
export async function seriousViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async (only) => {
      const { axe } = globalThis as never as {
        axe: { run(options: object): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
      };
      // Otherwise it writes down where each part lies that is as it should be.
      const options = { resultTypes: ['violations'] };
      const { violations } = await axe.run(only === undefined ? options : { ...options, runOnly: only });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    rules === undefined ? undefined : [...rules],
  );
}

/** The same by day and by night: at night only the colours are others. */
export async function seriousInBothThemes(page: Page): Promise<readonly string[]> {
  const light = await seriousViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-theme="dark"]').waitFor();
  const dark = await seriousViolations(page, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme="light"]').waitFor();
  return [...light, ...dark];
}

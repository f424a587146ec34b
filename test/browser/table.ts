import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** One thumb at the table: what people do on the screens, by what they see. */

export async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.locator('.picker-new input').fill(name);
    await page.locator('.picker-new button').click();
  }
}

/** Begins a game of Kingdom between two people, the first playing White. */
export async function beginKingdom(page: Page, address: string, names: readonly string[] = ['Ana', 'Ben']): Promise<void> {
  await page.goto(address);
  await page.locator('a[href="#/new/kingdom"]').click();
  await addPlayers(page, names);
  await page.locator('.new-game > .button.primary').click();
  await square(page, 'e1').waitFor();
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

export async function move(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** What stands on a square, as the screen reader hears it. */
export const label = async (page: Page, name: string): Promise<string> => (await square(page, name).getAttribute('aria-label')) ?? '';

interface Fixture {
  readonly transcript: { readonly events: readonly { readonly type: string; readonly path?: readonly string[]; readonly at?: string }[] };
}

/** The events of a whole game that is also a fixture of the law. */
export function fixtureEvents(name: string): Fixture['transcript']['events'] {
  const fixture: Fixture = JSON.parse(readFileSync(new URL(`../games/kingdom/whole/${name}.json`, import.meta.url), 'utf8'));
  return fixture.transcript.events;
}

/** Plays a Kingdom event by taps alone. */
export async function tapEvent(page: Page, event: Fixture['transcript']['events'][number]): Promise<void> {
  if (event.type === 'replace') await square(page, event.at ?? '').click();
  else await move(page, event.path?.[0] ?? '', event.path?.at(-1) ?? '');
}

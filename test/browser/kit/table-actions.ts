import type { Page } from 'playwright-core';
import { loadFixture, savedGame } from '../../saved-games';
import { people } from '../../transcripts';

/** One thumb at the table: what people do on the screens, by what they see. */

export async function addPlayers(page: Page, names: readonly string[]): Promise<void> {
  await page.locator('.person-chip, .picker-new').first().waitFor();
  // The field stands open where nobody is known yet.
  if ((await page.locator('.picker-new').count()) === 0) await page.locator('.person-chip').last().click();
  for (const name of names) {
    await page.locator('.picker-new input').fill(name);
    await page.locator('.picker-new button').click();
  }
}

const goOn = (page: Page): Promise<void> => page.locator('.page-footer .button.primary').click();

/** From who plays to the game's own set-up, played in the way that the game offers first, or in this one. */
export async function continueToSetup(page: Page, playMode = 0): Promise<void> {
  await goOn(page);
  await page.locator('.play-mode, .new-game-setup').first().waitFor();
  if ((await page.locator('.new-game-setup').count()) > 0) return;
  await page.locator('.play-mode').nth(playMode).click();
  await goOn(page);
  await page.locator('.new-game-setup').waitFor();
}

export const startGame = goOn;

/** Begins a game of Kingdom between two people, the first playing White. */
export async function beginKingdom(page: Page, address: string, names: readonly string[] = ['Ana', 'Ben']): Promise<void> {
  await page.goto(`${address}#/new/kingdom`);
  await addPlayers(page, names);
  await continueToSetup(page);
  await startGame(page);
  await square(page, 'e1').waitFor();
}

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

export async function movePiece(page: Page, from: string, to: string): Promise<void> {
  await square(page, from).click();
  await square(page, to).click();
}

/** Waits until a piece stands on a square, as the screen reader hears it. */
export const waitForPiece = (page: Page, piece: string, name: string): Promise<void> =>
  page.locator(`[data-square="${name}"][aria-label*="${piece}"]`).waitFor();

interface Event {
  readonly type: string;
  readonly path?: readonly string[];
  readonly at?: string;
}

/** The events of a whole game of Kingdom that is also a fixture of the law. */
export const fixtureEvents = (name: string): readonly Event[] =>
  loadFixture<{ readonly events: readonly Event[] }>('kingdom', name).transcript.events;

/** Plays a Kingdom event by taps alone; where a piece could jump on, a second tap on its landing ends the move. */
export async function tapEvent(page: Page, event: Event): Promise<void> {
  if (event.type === 'replace') return square(page, event.at ?? '').click();
  const to = event.path?.at(-1) ?? '';
  await movePiece(page, event.path?.[0] ?? '', to);
  await page.locator(`.kd-end-jumps, [data-square="${to}"]:not([aria-label*="free"])`).first().waitFor();
  if ((await page.locator('.kd-end-jumps').count()) > 0) await square(page, to).click();
}

/** A game of Kingdom as it is kept after these moves, at game/seed; Ana, or whoever is named first, plays White. */
export function savedKingdom(moves: readonly (readonly [string, string])[] = [], names: readonly [string, string] = ['Ana', 'Ben']) {
  const players = people('ana', 'ben').map(({ id }, seat) => ({ id, name: names[seat] ?? id }));
  return savedGame({ game: 'kingdom', players, setup: { white: 'ana' }, events: moves.map((path) => ({ type: 'move', path })) });
}

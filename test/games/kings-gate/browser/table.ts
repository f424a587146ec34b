import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Character, Colour, Kind } from '#games/kings-gate/law/box';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { addPlayers } from '../../../browser/table';

/** One thumb at King's Gate: what people do on its screens, by what they see. */

interface Fixture {
  readonly transcript: {
    readonly players: readonly { readonly id: string; readonly name: string }[];
    readonly setup: Setup;
    readonly events: readonly Event[];
  };
  readonly expect: { readonly points: Readonly<Record<string, number>>; readonly winners: readonly string[] };
}

interface Setup {
  readonly record?: 'table' | 'pad';
  readonly first?: string;
  readonly colours?: Readonly<Record<string, readonly Colour[]>>;
  readonly agreements?: Readonly<Record<string, string>>;
  readonly from?: { readonly location: number; readonly points: Readonly<Record<string, number>> };
}

export interface Event {
  readonly type: string;
  readonly by?: string;
  readonly value?: Kind;
  readonly at?: readonly [number, number];
  readonly from?: readonly [number, number];
  readonly to?: readonly [number, number];
  readonly lies?: string;
  readonly colour?: Colour;
  readonly character?: Character;
  readonly points?: number;
  readonly reason?: string;
  readonly totals?: Readonly<Partial<Record<Colour, number | null>>>;
  readonly last?: string;
}

export const fixture = (name: string): Fixture => JSON.parse(readFileSync(new URL(`../whole/${name}.json`, import.meta.url), 'utf8'));

export const nameOf = ({ transcript }: Fixture, id: string | undefined): string =>
  transcript.players.find((player) => player.id === id)?.name ?? '';

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

export interface Begin {
  readonly names?: readonly string[];
  readonly pad?: boolean;
}

/** Begins a game with the usual set-up: yellow, green, red and blue in seat order, the first player begins. */
export async function begin(page: Page, address: string, { names = ['Ana', 'Ben', 'Cat'], pad = false }: Begin = {}): Promise<void> {
  await page.goto(`${address}#/new/kings-gate`);
  await addPlayers(page, names);
  if (pad) await button(page, screenEn.setup.records.pad).click();
  await start(page, pad);
}

async function start(page: Page, pad: boolean): Promise<void> {
  await page.locator('.new-game > .button.primary').click();
  await page.locator(pad ? '.keypad' : '.pan-frame').waitFor();
}

/** Makes the set-up of a fixture by hand and begins. */
export async function beginFixture(page: Page, address: string, from: Fixture): Promise<void> {
  const { players, setup } = from.transcript;
  const group = (name: string) => page.getByRole('group', { name, exact: true });
  await page.goto(`${address}#/new/kings-gate`);
  await addPlayers(
    page,
    players.map(({ name }) => name),
  );
  await group('Who begins?')
    .getByRole('button', { name: nameOf(from, setup.first), exact: true })
    .click();
  const pad = setup.record === 'pad';
  if (pad) await button(page, screenEn.setup.records.pad).click();
  for (const { id, name } of players) {
    const wanted = setup.colours?.[id]?.[0];
    if (wanted !== undefined)
      await group(screenEn.setup.colours(name))
        .getByRole('button', { name: new RegExp(screenEn.colours[wanted]) })
        .click();
  }
  if (setup.from !== undefined) await beginInTheMiddle(page, from, setup.from);
  if (setup.agreements !== undefined) await page.locator('.new-game > .agreements > summary').click();
  const texts: Readonly<Record<string, { readonly question: string; readonly choices: Readonly<Record<string, string>> }>> =
    screenEn.agreements;
  for (const [id, choice] of Object.entries(setup.agreements ?? {})) {
    const text = texts[id];
    if (text === undefined) continue;
    await group(text.question)
      .getByRole('button', { name: new RegExp(`^${text.choices[choice]}( \\(|$)`) })
      .click();
  }
  await start(page, pad);
}

async function beginInTheMiddle(page: Page, from: Fixture, { location, points }: NonNullable<Setup['from']>): Promise<void> {
  await button(page, screenEn.setup.middle).click();
  const step = async (group: RegExp, times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1)
      await page.getByRole('group', { name: group }).getByRole('button', { name: screenEn.copy.extra }).click();
  };
  await step(/^Next location/, location - 2);
  for (const [id, count] of Object.entries(points)) await step(new RegExp(`^Points of ${nameOf(from, id)}$`), count);
}

export const cell = (page: Page, [x, y]: readonly [number, number]) => page.locator(`[data-at="${x},${y}"]`);
export const cellLabel = async (page: Page, at: readonly [number, number]): Promise<string> =>
  (await cell(page, at).getAttribute('aria-label')) ?? '';

export const tile = (page: Page, colour: Colour, kind: Kind) =>
  page.locator('.kg-pick').and(page.getByRole('button', { name: new RegExp(`^${screenEn.tile({ colour, kind })}, \\d+ left$`) }));
const character = (page: Page, each: Character) =>
  page.locator('.kg-call').filter({ hasText: new RegExp(`^${screenEn.characters[each]}`) });

/** Two taps: the tile, the space. */
export async function put(page: Page, colour: Colour, kind: Kind, at: readonly [number, number]): Promise<void> {
  await tile(page, colour, kind).click();
  await cell(page, at).click();
}

export const endTurn = (page: Page): Promise<void> => button(page, screenEn.turn.end).click();
export const goOn = (page: Page): Promise<void> => page.getByRole('dialog').getByRole('button', { name: screenEn.scoring.next }).click();

/** Plays one event of the table by taps alone. */
export async function tapEvent(page: Page, from: Fixture, event: Event): Promise<void> {
  const sheet = page.getByRole('dialog');
  switch (event.type) {
    case 'place':
    case 'dragon':
      if (event.character !== undefined) await character(page, event.character).click();
      await put(page, event.colour ?? 'red', event.value ?? 'dragon', event.at ?? [0, 0]);
      break;
    case 'conjure':
      await character(page, 'sorceress').click();
      await button(page, screenEn.board.all).click();
      await cell(page, event.from ?? [0, 0]).click();
      await button(page, screenEn.board.home).click();
      await cell(page, event.to ?? [0, 0]).click();
      break;
    case 'locate':
      await sheet.waitFor();
      await goOn(page);
      await button(page, screenEn.board.all).click();
      await cell(page, event.at ?? [0, 0]).click();
      await page.locator(`[data-way="${event.at?.join()} ${event.lies}"]`).first().click();
      break;
    case 'adjust':
      await adjust(page, nameOf(from, event.by), event.points ?? 0, event.reason ?? '');
      break;
    default:
      await endTurn(page);
  }
}

async function adjust(page: Page, name: string, points: number, reason: string): Promise<void> {
  await button(page, 'More').click();
  await button(page, 'Give or take points').click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name, exact: true }).click();
  for (let at = 1; at !== points; at += Math.sign(points - 1))
    await sheet
      .locator('.button.icon')
      .nth(points > 1 ? 2 : 1)
      .click();
  await sheet.locator('input').fill(reason);
  await sheet.locator('.button.primary').click();
}

/** Enters a location in the pad: a key a figure, who placed the last tile, and Score. */
export async function tapTally(page: Page, from: Fixture, { totals = {}, last }: Event): Promise<void> {
  const keypad = page.locator('.keypad');
  const { setup, players } = from.transcript;
  const key = (name: string): Promise<void> => keypad.getByRole('button', { name, exact: true }).click();
  // The fields stand in the order of the seats; with two players each has a pair in the order of the box.
  const order = players.flatMap(({ id }) => {
    const mine = setup.colours?.[id] ?? [];
    return mine.length === 2 ? (['yellow', 'green', 'red', 'blue'] as const).filter((colour) => mine.includes(colour)) : mine;
  });
  for (const colour of order) {
    const total = totals[colour];
    if (total === null || total === undefined) await key(screenEn.pad.none);
    else {
      for (let tens = 0; tens < Math.floor(total / 10); tens += 1) await key(screenEn.pad.ten);
      await key(String(total % 10));
    }
  }
  await page
    .getByRole('group', { name: screenEn.pad.last })
    .getByRole('button', { name: nameOf(from, last), exact: true })
    .click();
  await button(page, screenEn.pad.score).click();
}

/** Counts real taps from here on. */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.documentElement.dataset.taps = '0';
    addEventListener(
      'click',
      () => {
        const { dataset } = document.documentElement;
        dataset.taps = String(Number(dataset.taps) + 1);
      },
      true,
    );
  });
  return async () => Number(await page.locator('html').getAttribute('data-taps'));
}

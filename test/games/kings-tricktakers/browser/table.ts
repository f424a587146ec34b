import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import type { Copy } from '#games/kings-tricktakers/law/box';
import type { Event, From, Noted, Round } from '#games/kings-tricktakers/law/position';
import { screenEn as words } from '#games/kings-tricktakers/text/screen-en';
import { addPlayers } from '../../../browser/table';

/** One thumb at Kings Tricktakers: what people do on its screens, by what they see. */

interface Setup {
  readonly record: 'table' | 'pad';
  readonly selection: 'declared' | 'draft' | 'initiation';
  readonly starter?: string;
  readonly copy?: Copy;
  readonly from?: From;
  readonly agreements?: Readonly<Record<string, string>>;
}

export interface Fixture {
  readonly transcript: {
    readonly players: readonly { readonly id: string; readonly name: string }[];
    readonly setup: Setup;
    readonly events: readonly Event[];
  };
  readonly expect: {
    readonly points: Readonly<Record<string, number>>;
    readonly warnings: readonly { readonly index: number; readonly rule: string }[];
  };
}

export const fixture = (name: string): Fixture => JSON.parse(readFileSync(new URL(`../whole/${name}.json`, import.meta.url), 'utf8'));

export const nameOf = ({ transcript }: Fixture, id: string | undefined): string =>
  transcript.players.find((player) => player.id === id)?.name ?? '';

type Place = Page | Locator;
export const button = (page: Place, name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const group = (page: Place, name: string) => page.getByRole('group', { name, exact: true });

async function openAll(page: Place): Promise<void> {
  const closed = page.locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

/** Writes the figures of a copy on its own page. */
export async function fillCopy(page: Page, address: string, copy: Copy): Promise<void> {
  await page.goto(`${address}#/copy/kings-tricktakers`);
  await page.locator('.kt-page').waitFor();
  await openAll(page);
  const fill = async (card: string, field: string, value: number): Promise<void> =>
    group(page, card).getByLabel(field, { exact: true }).fill(String(value));
  for (const [set, ranks] of entries(copy.ranks)) {
    await fill(words.court('king', set), words.copy.faceUp, ranks[0] ?? 0);
    await fill(words.court('king', set), words.copy.faceDown, ranks[1] ?? 0);
  }
  for (const [set, cost] of entries(copy.queens)) await fill(words.court('queen', set), words.copy.cost, cost);
  for (const [set, table] of entries(copy.jacks))
    for (const [tricks, points] of Object.entries(table)) await fill(words.court('jack', set), words.copy.tricks(Number(tricks)), points);
  for (const [card, table] of entries(copy.bets))
    for (const [tricks, points] of Object.entries(table)) await fill(words.names[card], words.copy.tricks(Number(tricks)), points);
}

/** The entries of a table that may lack any of its keys. */
function entries<Key extends string, Value>(table: Readonly<Partial<Record<Key, Value | undefined>>> | undefined): readonly [Key, Value][] {
  return Object.entries(table ?? {}) as [Key, Value][];
}

/** Makes the set-up of a fixture by hand and begins. */
export async function begin(page: Page, address: string, { transcript: { players, setup } }: Pick<Fixture, 'transcript'>): Promise<void> {
  if (setup.copy !== undefined) await fillCopy(page, address, setup.copy);
  await page.goto(`${address}#/new/kings-tricktakers`);
  const names = players.map(({ name }) => name);
  await addPlayers(page, names);
  await button(page, words.setup.records[setup.record]).click();
  await button(page, words.setup.selections[setup.selection]).click();
  const starter = players.find(({ id }) => id === setup.starter);
  if (starter !== undefined) await button(group(page, words.setup.starter), starter.name).click();
  if (setup.from !== undefined) {
    await button(group(page, words.setup.from), String(setup.from.round)).click();
    // A set changes hands through one that nobody has.
    for (const { id, name } of players) {
      await page.getByLabel(words.setup.points(name)).fill(String(setup.from.points[id] ?? 0));
      await page.getByLabel(words.setup.setOf(name)).selectOption(setup.from.sets[id] ?? 'white');
      if (setup.from.kings.includes(id)) await button(group(page, name), words.setup.kings).click();
      if (setup.from.queens.includes(id)) await button(group(page, name), words.setup.queens).click();
    }
  }
  if (Object.keys(setup.agreements ?? {}).length > 0) await page.locator('.new-game > .agreements > summary').click();
  const texts: Readonly<Record<string, { readonly question: string; readonly choices: Readonly<Record<string, string>> }>> =
    words.agreements;
  for (const [id, choice] of Object.entries(setup.agreements ?? {})) {
    const text = texts[id];
    if (text === undefined) continue;
    await button(group(page, text.question), new RegExp(`^${text.choices[choice]}( \\(|$)`)).click();
  }
  await page.locator('.new-game > .button.primary').click();
  await page.locator('.kt').waitFor();
}

export const card = (page: Page, name: string): Locator => page.locator(`.kt-deck [data-card="${name}"]`);
const doing = (page: Page): Locator => page.locator('.kt-doing');

/** Plays one event by taps alone. */
export async function tapEvent(page: Page, game: Fixture, event: Event): Promise<void> {
  const who = nameOf(game, event.by);
  switch (event.type) {
    case 'pick': {
      const what = event.set === undefined ? words.names[event.character ?? 'jack'] : words.colours[event.set];
      const chooser = group(page, words.company.who);
      if (who !== '' && (await chooser.count()) > 0) await button(chooser, who).click();
      await doing(page)
        .locator(event.set === undefined ? '.kt-characters' : '.kt-sets')
        .getByRole('button', { name: new RegExp(`^${what}`) })
        .click();
      await doing(page).locator('.button.primary').click();
      break;
    }
    case 'company': {
      const chooser = group(page, words.company.who);
      if ((await chooser.count()) > 0) await button(chooser, who).click();
      if (event.set !== undefined && (await doing(page).locator('.kt-sets').count()) > 0)
        await button(doing(page).locator('.kt-sets'), words.colours[event.set]).click();
      for (const character of event.characters)
        await button(doing(page).locator('.kt-characters'), new RegExp(`^${words.names[character]}`)).click();
      await doing(page).locator('.button.primary').click();
      break;
    }
    case 'bet':
      await tapBet(page, who, event.cards);
      break;
    case 'ally':
      await button(group(page, words.alliance.ally(who)), nameOf(game, event.player)).click();
      break;
    case 'copy':
      await button(group(page, words.alliance.copy(who)), words.alliance.option(nameOf(game, event.player), event.card)).click();
      break;
    case 'revive':
      await button(doing(page), new RegExp(`^${who} turns the`)).click();
      break;
    case 'begin':
      await button(page, words.preparation.begin).click();
      break;
    case 'opener':
      await button(doing(page), nameOf(game, event.player)).click();
      break;
    case 'open':
      await doing(page).locator('.button.primary').click();
      break;
    case 'ability':
      await button(page, event.use === 'hermit' ? words.trick.hermit : words.trick.swap).click();
      break;
    case 'play':
      if (event.card === undefined) {
        await button(page, words.trick.green).click();
        break;
      }
      if (event.king === true) await page.locator('.kt-toggles').getByRole('button', { name: /King$/ }).click();
      if (event.queen === true)
        await page
          .locator('.kt-toggles')
          .getByRole('button', { name: /Queen$/ })
          .click();
      if (event.flip === true) await button(page, words.trick.rebel).click();
      await card(page, event.card).click();
      break;
    case 'round':
      await tapRound(page, game, event);
      break;
    case 'adjust':
      throw new Error('the frame’s own sheet does this');
  }
}

/** A bet behind its curtain: the player's own button, the card or cards, and face down. */
export async function tapBet(page: Page, who: string, cards: readonly (keyof typeof words.names)[]): Promise<void> {
  const curtain = page.locator('.kt-curtain');
  if ((await button(curtain, words.bets.iAm(who)).count()) === 0) {
    await curtain.locator('summary').click();
    await button(curtain, who).click();
  }
  await button(curtain, words.bets.iAm(who)).click();
  const taken: Record<string, number> = {};
  for (const each of cards) {
    const at = taken[each] ?? 0;
    await page
      .locator('.kt-betcards')
      .getByRole('button', { name: new RegExp(`^${words.names[each]}`) })
      .nth(at)
      .click();
    taken[each] = at + 1;
  }
  if (cards.length === 0) await button(page, words.bets.none).click();
  if (cards.length === 1) await button(page, words.bets.lay).click();
}

/** Fills in a round of the pad and notes it. */
async function tapRound(page: Page, game: Fixture, { players }: Round): Promise<void> {
  await doing(page).waitFor();
  const sheets = doing(page).locator('.kt-note-of');
  await openAll(doing(page));
  const seats = game.transcript.players;
  for (const [seat, { id }] of seats.entries()) await tapNote(sheets.nth(seat), players[id]);
  for (const [seat, { id }] of seats.entries()) {
    const note = players[id];
    if (note?.ally !== undefined) await button(group(sheets.nth(seat), words.pad.ally), nameOf(game, note.ally)).click();
    if (note?.copy !== undefined)
      await button(
        group(sheets.nth(seat), words.pad.copied),
        words.alliance.option(nameOf(game, note.copy.player), note.copy.card),
      ).click();
  }
  await page.getByText(words.pad.right).waitFor();
  await button(page, words.pad.save).click();
}

async function tapNote(sheet: Locator, note: Noted | undefined): Promise<void> {
  if (note === undefined) return;
  if ((await sheet.locator('.kt-sets').count()) > 0) await button(sheet.locator('.kt-sets'), words.colours[note.set]).click();
  for (const character of note.characters) await button(sheet.locator('.kt-characters'), new RegExp(`^${words.names[character]}`)).click();
  for (const bet of note.bet) await button(group(sheet, words.pad.bet), words.names[bet]).click();
  await sheet.getByLabel(words.pad.tricks, { exact: true }).fill(String(note.tricks));
  for (const [kind, number] of entries(note.collected)) await sheet.getByLabel(words.kinds[kind], { exact: true }).fill(String(number));
  for (const each of ['king', 'queen', 'revived'] as const) if (note[each]) await button(sheet, words.pad[each]).click();
}

import { screen, waitFor, within } from '@testing-library/preact';
import { describe, expect, it, test } from 'vitest';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { setupFr } from '#games/kings-gate/text/setup-fr';
import { stateOf } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { savedGame } from '../../../saved-games';
import {
  countShown,
  getAll,
  getOne,
  press as pressInApp,
  renderApp,
  tap,
  waitForContent,
  waitUntilGone,
} from '../../../screens/app-driver';
import { TABLE } from '../fixture';
import { names, press, renderBoard, statusText, tableOf, user } from './board-frame';

const texts = { en: setupEn, fr: setupFr };
const key = (name: string, language: 'en' | 'fr' = 'en'): Promise<void> =>
  user.click(within(screen.getByRole('group', { name: texts[language].pad.keypad })).getByRole('button', { name }));

/** Totals up to 20, with ties. */
const TOTALS = [
  [12, 7, 3, 0],
  [20, 20, 1, 9],
  [5, 5, 5, 5],
] as const;

describe.each(LANGUAGES)('a pad of ten locations in %s', (language) => {
  const text = texts[language];
  test.each([
    [4, 62],
    [3, 52],
  ])('takes %i players at most %i taps', async (seats, most) => {
    const players = ['ana', 'ben', 'cat', 'dan'].slice(0, seats);
    const { table } = renderBoard(tableOf({ record: 'pad', players }), { language });
    await waitFor(() => expect(screen.getByRole('group', { name: text.pad.keypad })).toBeTruthy());
    let taps = 0;
    const count = (): void => {
      taps += 1;
    };
    document.addEventListener('click', count);
    for (let location = 1; location <= 10; location += 1) {
      for (const total of (TOTALS[location % 3] ?? TOTALS[0]).slice(0, seats)) await key(String(total), language);
      await user.click(within(screen.getByRole('group', { name: text.pad.last })).getByRole('button', { name: names.player('ben') }));
      await press(text.pad.score);
    }
    document.removeEventListener('click', count);
    expect(stateOf(table.value).isFinished).toBe(true);
    expect(taps).toBeLessThanOrEqual(most);
  });

  it('asks for one player after the other', async () => {
    renderBoard(tableOf({ record: 'pad' }), { language });
    await waitFor(() => expect(statusText()).toBe(text.pad.totalOf('Ana', undefined)));
    await key('12', language);
    expect(statusText()).toBe(text.pad.totalOf('Ben', undefined));
    await key('7', language);
    await press(text.pad.none);
    expect(statusText()).toBe(text.pad.last);
  });
});

describe('the pad', () => {
  it('takes twelve in one tap, no tile, and who placed the last tile', async () => {
    const { table } = renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    for (const name of ['12', '7']) await key(name);
    await press('No tile');
    expect(screen.getByRole('button', { name: /^red, Ana: 12/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Score' })).toHaveProperty('disabled', true);
    await press('Cat');
    await press('Score');
    expect(table.value.steps.at(-1)?.event).toEqual({ type: 'tally', totals: { red: 12, blue: 7, green: null }, last: 'cat' });
  });

  it('shows who takes what while totals come in, ties by who placed the last tile', async () => {
    renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    for (const name of ['7', '7', '3']) await key(name);
    await press('Ana');
    expect(screen.getByRole('button', { name: 'blue, Ben: 7, 1st, 2 points' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'red, Ana: 7, 2nd, 2 points' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'green, Cat: 3, 3rd, 0 points' })).toBeTruthy();
  });

  it('goes back to a name that is tapped, and then to who is still missing', async () => {
    renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    await key('3');
    await press(/^red, Ana/);
    await key('4');
    expect(screen.getByRole('button', { name: /^red, Ana: 4/ })).toBeTruthy();
    expect(statusText()).toBe(setupEn.pad.totalOf('Ben', undefined));
  });

  it('has digits that join for a total above twenty, on its keys and on the keyboard', async () => {
    const { table } = renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    await press(setupEn.pad.more);
    await key('2');
    await key('3');
    await key(setupEn.pad.next);
    screen.getByRole('button', { name: /^blue, Ben/ }).focus();
    await user.keyboard('11{Enter}-');
    await press('Ana');
    await press('Score');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ totals: { red: 23, blue: 11, green: null } });
  });

  it('erases what was typed, then the total before it', async () => {
    renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    await key('3');
    await key('4');
    await press('Erase');
    expect(screen.getByRole('button', { name: 'blue, Ben: not yet entered' })).toBeTruthy();
    await press('Erase');
    expect(screen.getByRole('button', { name: 'red, Ana: not yet entered' })).toBeTruthy();
  });

  it('is closed by one tap, as Undo opens it again', async () => {
    const { table } = renderBoard(tableOf({ record: 'pad' }));
    await screen.findByText('Palace');
    await press('End the game here');
    await waitFor(() => expect(stateOf(table.value).isFinished).toBe(true));
  });
});

describe('a pad in the app', () => {
  const PAD = { ...TABLE, setup: { ...TABLE.setup, record: 'pad' } };
  const tally = (yellow: number, green: number, red: number) => ({ type: 'tally', totals: { yellow, green, red }, last: 'ana' });

  test('tells what a location brought in its line and goes on at once; the newest location stands first with its prizes', async () => {
    await renderApp('game/seed', { games: [savedGame({ ...PAD, events: [tally(7, 3, 1)] })] });
    await waitFor(() => getOne('.kg-total-keys'));
    for (const total of ['4', '9', '2']) await pressInApp(total, () => getOne('.kg-total-keys'));
    await tap(() => getAll('.kg-last-player')[2] ?? document.body);
    await pressInApp(setupEn.pad.score);
    await waitForContent('Location 2: Ben +3 and the Bishop, Ana +3. Ana’s total?', () => getOne('.status-line'));
    expect(countShown('.scoring-moment')).toBe(0);
    expect(getAll('.kg-scored-locations tbody tr').map(({ textContent }) => textContent)).toEqual([
      '2. Location 24 +39 +32',
      '1. Palace7 +23 +21',
    ]);
  });

  const textOf = { en: setupEn, fr: setupFr };
  describe.each(LANGUAGES)('in %s', (language) => {
    const text = textOf[language];
    const openPad = (copy?: object) =>
      renderApp('game/seed', {
        games: [savedGame({ ...PAD, setup: { ...PAD.setup, ...(copy && { copy }) } })],
        settings: { language },
      });
    const question = () => getOne('.kg-pad-question');

    test('asks below the totals whether the card says this; a yes is kept for this box, and the question goes', async () => {
      const device = await openPad();
      await waitForContent(text.check.question, question);
      await pressInApp(text.check.yes, question);
      await waitUntilGone('.kg-pad-question');
      await waitFor(async () =>
        expect(await device.store.box('kings-gate')).toMatchObject({
          locations: { 1: { prizes: [2, 2, 1], ground: 'safe', awards: ['king'] } },
        }),
      );
    });

    test('puts the card right by taps', async () => {
      const device = await openPad();
      await waitFor(question);
      await pressInApp(text.check.open({ n: 1, name: '' }));
      await pressInApp(text.check.prize(2, 2));
      await pressInApp('4', () => getOne('.kg-check'));
      await pressInApp(text.check.yes, () => getOne('.kg-check'));
      await waitUntilGone('.kg-check');
      await waitFor(async () => expect(await device.store.box('kings-gate')).toMatchObject({ locations: { 1: { prizes: [2, 4, 1] } } }));
    });

    test('asks nothing where the box is known, and takes totals without an answer', async () => {
      await openPad({ locations: { 1: { prizes: [2, 2, 1], ground: 'safe', awards: ['king'] } } });
      await waitFor(() => getOne('.kg-total-keys'));
      expect(countShown('.kg-pad-question')).toBe(0);
      for (const total of ['4', '9', '2']) await pressInApp(total, () => getOne('.kg-total-keys'));
      await tap(() => getAll('.kg-last-player')[2] ?? document.body);
      await pressInApp(text.pad.score);
      await waitForContent(text.check.question, question);
    });
  });

  test('the table at the end shows what was entered', async () => {
    await renderApp('game/seed', { games: [savedGame({ ...PAD, events: [tally(7, 3, 1), { type: 'finish' }] })] });
    await waitFor(() => getOne('.finish'));
    await pressInApp('The table at the end');
    await waitForContent('1. Palace7 +23 +21', () => getOne('.kg-pad-picture'));
  });
});

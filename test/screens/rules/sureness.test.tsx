import { fireEvent, render, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { manifests } from '#registry';
import { tableOf } from '#screens/rules/SetupPicture';
import { isTable, stateOf } from '#session/log/table';
import { LANGUAGES } from '#text/language';
import { surenessTexts } from '#text/sureness';
import { SurenessChip } from '#ui/verdict/SurenessChip';
import { savedGame } from '../../saved-games';
import { gameOf, people } from '../../transcripts';
import { button, dialog, getAll, getOne, press, renderApp, tap, waitForContent } from '../app-driver';

const players = people('ana', 'ben');

/** Yellow has a 2 at the Palace, a safe location, and Ben, who has red and blue, is on move. */
const gate = (agreements: object = {}) =>
  savedGame({
    game: 'kings-gate',
    players,
    setup: { record: 'table', first: 'ana', colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] }, agreements },
    events: [{ type: 'place', value: 2, at: [0, -1], colour: 'yellow' }, { type: 'end-turn' }],
  });

/** A white Knight of size 2 beside a black one of size 3, with room behind it. */
const kingdom = () =>
  savedGame({
    game: 'kingdom',
    players,
    setup: { white: 'ana', position: { pieces: { e1: 'wM', e9: 'bM', c3: 'w2', d4: 'b3' }, onMove: 'w' } },
    events: [],
  });

const onRed = async (tile: string): Promise<void> => {
  await tap(() => button(new RegExp(`^red ${tile}\\b`)));
  await tap(() => getOne('[data-at="0,-1"]'));
};
const jump = async (): Promise<void> => {
  await tap(() => getOne('[data-square="c3"]'));
  await tap(() => getOne('[data-square="e5"]'));
};

const titleOf = (): string | null => dialog().getAttribute('aria-label');
const isOpen = (name: string): string | null => button(name, dialog()).getAttribute('aria-expanded');

describe('a refusal says who says no, and its chip why', () => {
  const { chip, refused } = surenessTexts.en;

  test('a refusal by print says that the rules say no', async () => {
    await renderApp('game/seed', { games: [gate()] });
    await onRed('5');
    await waitForContent('is safe', dialog);
    await waitForContent(chip.printed, dialog);
    expect(titleOf()).toBe(refused.printed);
    expect(isOpen(chip.printed)).toBe('false');
    await press(chip.printed, dialog);
    expect(isOpen(chip.printed)).toBe('true');
    await waitForContent('King’s Gate, Locations', dialog);
  });

  test('a refusal by default says that Regent says no', async () => {
    await renderApp('game/seed', { games: [gate()] });
    await onRed('dragon');
    await waitForContent(chip.default, dialog);
    expect(titleOf()).toBe(refused.default);
    expect(titleOf()).toBe('Regent’s default: no (your table may change it)');
    await press(chip.default, dialog);
    await waitForContent('May a dragon eat', dialog);
    await waitForContent('Your table may change it', dialog);
  });

  test('a refusal by agreement says that the table says no', async () => {
    await renderApp('game/seed', { games: [gate({ 'dragon-on-safe': 'forbidden' })] });
    await onRed('dragon');
    await waitForContent(chip.agreed, dialog);
    expect(titleOf()).toBe(refused.agreed);
    await press(chip.agreed, dialog);
    await waitForContent('May a dragon eat', dialog);
  });

  test('a refusal by a reading says what is missing in print and who plays otherwise', async () => {
    await renderApp('game/seed', { games: [kingdom()] });
    await jump();
    await waitForContent(chip.reading, dialog);
    expect(titleOf()).toBe(refused.reading);
    await press(chip.reading, dialog);
    await waitForContent('says the reverse', dialog);
    await waitForContent('Saut des Chevaliers', dialog);
    await waitForContent('If you follow the sentence', dialog);
  });
});

describe('a rule’s page', () => {
  test('says how sure the rule is', async () => {
    await renderApp('rule/kd.jump.size');
    await waitForContent('The example decides');
    await press(surenessTexts.en.chip.reading);
    await waitForContent('says the reverse');
  });

  test('leaves out what it has none of', async () => {
    await renderApp('rule/kd.draw.offer');
    await waitForContent('agree on a draw');
    expect(document.body.textContent).not.toContain('For example');
  });
});

test('the chip is a button that says whether it is open, in words beside its sign', () => {
  const why = [{ title: 'Jumps', lines: [{ term: 'The rule', text: 'A jump crosses a piece.' }] }];
  const { getByRole, queryByText, container } = render(<SurenessChip sureness="reading" label="Regent’s reading" why={why} />);
  const chip = getByRole('button', { name: 'Regent’s reading' });
  expect(chip.getAttribute('aria-expanded')).toBe('false');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  fireEvent.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
  expect(document.getElementById(chip.getAttribute('aria-controls') ?? '')?.textContent).toContain('A jump crosses a piece.');
  fireEvent.click(chip);
  expect(queryByText('A jump crosses a piece.')).toBeNull();
});

describe.each(await Promise.all(manifests().map(async ({ id, book }) => ({ id, book: await book() }))))(
  'the set-up pages of $id',
  ({ id, book }) => {
    const pages = book.rules.filter((rule) => rule.includes('.setup.'));

    test.each(pages)('%s draws a set-up of the box', async (rule) => {
      const example = book.setupExamples?.[rule];
      if (example === undefined) throw new Error(rule);
      const table = tableOf(gameOf(id), example);
      if (table === undefined || !isTable(table)) throw new Error(`no table: ${rule}`);
      expect(stateOf(table).isFinished).toBe(false);
      await renderApp(`rule/${rule}`);
      await waitForContent(book.text.en[rule]?.title ?? '');
      await waitFor(() => expect(getAll('.rule-setup svg').length).toBeGreaterThan(0));
    });

    test('say for how many players', () => {
      for (const spoken of LANGUAGES)
        expect(pages.map((rule) => book.text[spoken][rule]?.statement).join(' ')).toMatch(/two to|for two|de deux à|à deux/);
    });
  },
);

test('the four ways have the same words everywhere, in French as well', () => {
  expect(Object.values(surenessTexts.fr.chip)).toEqual([
    'Dans la règle',
    'Décidé par votre table',
    'Lecture de Regent',
    'Choix par défaut',
  ]);
});

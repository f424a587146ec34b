import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { typedWordsFor } from '#screens/rules/typed-words';
import { fill, getAll, getOne, goTo, press, renderApp, tap, waitForContent, waitUntilGone } from '../app-driver';

const results = (): HTMLElement => getOne('.rule-search .rule-list');
const result = (start: string): HTMLElement =>
  getAll('.rule-row', results()).find((row) => row.textContent?.startsWith(start)) ?? results();
const question = 'May a dragon eat a tile at a safe location?';

test('a rule that is found shows the sentences that speak of what was typed', async () => {
  await renderApp('rules/kingdom');
  await fill('Search rules and questions', 'which knight jumps over the 4');
  await waitForContent('The Knight 1 jumps only the Knight 4, and is the only Knight that does.', results);
});

test('an agreement that is found shows its choices as sentences and opens at its question', async () => {
  await renderApp('rules/kings-gate');
  await fill('Search rules and questions', 'may the dragon eat on white');
  await waitForContent('No: Regent’s default.', () => result(question));
  await waitForContent('Yes: if your table agrees.', () => result(question));
  await tap(() => result(question));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(question));
  await waitForContent(question, () => getOne('.agreement.pointed-at'));
});

test('the agreements of a game open at none where the address names none, or one that is not there', async () => {
  await renderApp('agreements/kings-gate');
  await waitFor(() => expect(getAll('.agreement').length).toBeGreaterThan(3));
  await goTo('agreements/kings-gate/nonsense');
  await waitFor(() => expect(getAll('.agreement').length).toBeGreaterThan(3));
  await waitUntilGone('.agreement.pointed-at');
});

test('one tap clears the search', async () => {
  await renderApp('rules/kings-gate');
  await fill('Search rules and questions', 'dragon');
  await waitFor(() => expect(results()).toBeTruthy());
  await press('Clear the search');
  await waitUntilGone('.rule-search .rule-list');
  expect(document.activeElement).toBe(getOne('input[type="search"]'));
});

test('the words that found a question for the desk are told to that question alone', async () => {
  await renderApp('rules/kings-gate');
  await fill('Search rules and questions', 'may a 4 go on the 2');
  await tap(() => result('May this tile go there?'));
  await waitFor(() => expect(typedWordsFor('kings-gate', 'tile')).toBe('may a 4 go on the 2'));
  expect(typedWordsFor('kings-gate', 'tie')).toBe('');
  await goTo('history');
  await waitFor(() => expect(typedWordsFor('kings-gate', 'tile')).toBe(''));
});

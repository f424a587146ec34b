import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { typedWordsFor } from '#screens/rules/typed-words';
import { all, fill, gone, goTo, onDevice, one, press, reads, tap } from '../device';

const results = (): HTMLElement => one('.rule-search .rule-list');
const result = (start: string): HTMLElement => all('.rule-row', results()).find((row) => row.textContent?.startsWith(start)) ?? results();
const question = 'May a dragon eat a tile at a safe location?';

test('a rule that is found shows the sentences that speak of what was typed', async () => {
  await onDevice('rules/kingdom');
  await fill('Search rules and questions', 'which knight jumps over the 4');
  await reads('The Knight 1 jumps only the Knight 4, and is the only Knight that does.', results);
});

test('an agreement that is found shows its choices as sentences and opens at its question', async () => {
  await onDevice('rules/kings-gate');
  await fill('Search rules and questions', 'may the dragon eat on white');
  await reads('No: Regent’s default.', () => result(question));
  await reads('Yes: if your table agrees.', () => result(question));
  await tap(() => result(question));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(question));
  await reads(question, () => one('.agreement.pointed-at'));
});

test('the agreements of a game open at none where the address names none, or one that is not there', async () => {
  await onDevice('agreements/kings-gate');
  await waitFor(() => expect(all('.agreement').length).toBeGreaterThan(3));
  await goTo('agreements/kings-gate/nonsense');
  await waitFor(() => expect(all('.agreement').length).toBeGreaterThan(3));
  await gone('.agreement.pointed-at');
});

test('one tap clears the search', async () => {
  await onDevice('rules/kings-gate');
  await fill('Search rules and questions', 'dragon');
  await waitFor(() => expect(results()).toBeTruthy());
  await press('Clear the search');
  await gone('.rule-search .rule-list');
  expect(document.activeElement).toBe(one('input[type="search"]'));
});

test('the words that found a question for the desk are told to that question alone', async () => {
  await onDevice('rules/kings-gate');
  await fill('Search rules and questions', 'may a 4 go on the 2');
  await tap(() => result('May this tile go there?'));
  await waitFor(() => expect(typedWordsFor('kings-gate', 'tile')).toBe('may a 4 go on the 2'));
  expect(typedWordsFor('kings-gate', 'tie')).toBe('');
  await goTo('history');
  await waitFor(() => expect(typedWordsFor('kings-gate', 'tile')).toBe(''));
});

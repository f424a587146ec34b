import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { fr } from '#text/new-game/fr';
import { addPlayers, button, countShown, getAll, getOne, press, renderApp } from '../../../screens/app-driver';

test('the second screen of a new game offers to referee it or just to count it, side by side with nothing folded', async () => {
  await renderApp('new/kings-tricktakers');
  await addPlayers('Ana', 'Ben', 'Cat');
  await press('Continue');
  await waitFor(() => getOne('.play-mode[aria-pressed="true"]'));
  expect(getAll('.play-mode').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Referee the game'),
    expect.stringContaining('Just the scores'),
  ]);
  expect(countShown('details')).toBe(0);
  expect(button(/^Referee the game/).getAttribute('aria-pressed')).toBe('true');
});

test('in French the two ways are called as people say it', () => {
  const { playModes } = fr;
  expect([playModes.referee.title, playModes.scores.title]).toEqual(['Arbitrer la partie', 'Les scores seulement']);
});

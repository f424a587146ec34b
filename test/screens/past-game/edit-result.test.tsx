import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { addPlayers, button, choose, dialog, fill, group, press, renderApp, waitForContent } from '../app-driver';

test('a result entered by hand is put right: points, winner, places, a swap of seats, and a duration that nobody knows', async () => {
  const { store } = await renderApp('log');
  await choose('Game', 'Kings Tricktakers');
  await addPlayers('Ana', 'Ben', 'Cat');
  await fill('Points: Ana', '21');
  await fill('Points: Ben', '17');
  await fill('Points: Cat', '5');
  await fill('Duration in minutes', '50');
  await press('Save the result');
  await waitForContent('Ana wins');
  const read = async () => (await store.games())[0];
  const ranks = async () => (await read())?.result?.standings.map(({ rank, points }) => [rank, points]);
  await press(/Edit$/);
  await fill('Points: Ben', '30', dialog);
  await press('Save the result', dialog);
  await waitForContent('Saved', dialog);
  expect(await ranks()).toEqual([
    [1, 30],
    [2, 21],
    [3, 5],
  ]);
  await press('Enter places', dialog);
  await fill('Place: Ana', '1', dialog);
  await waitForContent('Give everybody a place from 1 to 3, or nobody.', dialog);
  expect(button('Save the result', dialog()).hasAttribute('disabled')).toBe(true);
  await fill('Place: Ben', '2', dialog);
  await fill('Place: Cat', '2', dialog);
  await press('Save the result', dialog);
  await waitFor(async () =>
    expect(await ranks()).toEqual([
      [1, 21],
      [2, 30],
      [2, 5],
    ]),
  );
  const before = (await read())?.players.map(({ name }) => name);
  expect(before).toEqual(['Ana', 'Ben', 'Cat']);
  await choose('Seat 1', 'Ben');
  await waitFor(async () => expect((await read())?.summary.players?.map(({ name }) => name)).toEqual(['Ben', 'Ana', 'Cat']));
  await fill('Duration in minutes', '', dialog);
  await waitFor(async () => expect((await read())?.minutes).toBeUndefined());
});

test('a past game of Kingdom that was a draw becomes a win', async () => {
  const { store } = await renderApp('log');
  await choose('Game', 'Kingdom');
  await addPlayers('Ana', 'Ben');
  await press('Draw');
  await press('Save the result');
  await waitForContent('A draw');
  expect(document.body.textContent).not.toMatch(/12:00/);
  await press(/Edit$/);
  await press('Ben', () => group('Who won?', dialog()));
  await press('Save the result', dialog);
  await waitFor(async () => expect((await store.games())[0]?.summary.winners).toHaveLength(1));
});

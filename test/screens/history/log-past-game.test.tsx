import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { addPlayers, button, buttons, choose, fill, getOne, goTo, press, renderApp, waitForContent } from '../app-driver';

test('a game of another day is entered with its result, kept, counted, and dated anew', async () => {
  const { store } = await renderApp('history');
  await press('Enter a past game');
  await choose('Game', 'Kings Tricktakers');
  await addPlayers('Ana', 'Ben', 'Cat');
  expect(button('Keep the result').hasAttribute('disabled')).toBe(true);
  for (const [name, points] of [
    ['Ana', '21'],
    ['Ben', '17'],
    ['Cat', '21'],
  ] as const)
    await fill(`Points: ${name}`, points);
  await press('Cat');
  await fill('Played on', '2026-05-03');
  await fill('Minutes it took', '50');
  await fill('Where', 'The attic');
  await press('Keep the result');
  await waitForContent('Only the result of this game was kept.');
  await waitForContent('Cat won');
  expect(buttons('Open the table')).toEqual([]);
  await fill('Played on', '2026-05-02');
  await waitForContent('Saved');
  await fill('Minutes it took', '65');
  await waitFor(async () => expect((await store.games())[0]?.minutes).toBe(65));
  await press('BG Stats');
  await waitFor(() => {
    const link = new URL(button('Open in BG Stats').getAttribute('href') ?? '');
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toMatchObject({
      durationMin: 65,
      location: 'The attic',
      players: [
        { name: 'Cat', winner: true, score: 21, startPlayer: false },
        { name: 'Ana', winner: false, score: 21 },
        { name: 'Ben', winner: false, score: 17 },
      ],
    });
  });
  await goTo('history');
  await waitForContent(/Cat won.*Kings Tricktakers.*2026.*The attic/);
  await goTo('');
  await waitForContent('Last results');
  expect(getOne('.home-result').getAttribute('href')).toContain('/past/');
  await goTo('statistics');
  await waitForContent('From 1 finished game.');
  const [game] = await store.games();
  expect(new Date(game?.played ?? 0).getDate()).toBe(2);
  expect((game?.changedAt ?? 0) - (game?.startedAt ?? 0)).toBe(50 * 60_000);
});

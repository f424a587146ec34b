import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { readBackup } from '#exchange/backup/read-backup';
import { backupOf } from '#exchange/backup/write-backup';
import { addPlayers, button, buttons, choose, dialog, fill, getOne, goTo, press, renderApp, waitForContent } from '../app-driver';

test('a game of another day is entered with its result, kept, counted, and dated anew', async () => {
  const { store } = await renderApp('history');
  await press('Enter a past game');
  await choose('Game', 'Kings Tricktakers');
  await addPlayers('Ana', 'Ben', 'Cat');
  expect(button('Save the result').hasAttribute('disabled')).toBe(true);
  for (const [name, points] of [
    ['Ana', '21'],
    ['Ben', '17'],
    ['Cat', '21'],
  ] as const)
    await fill(`Points: ${name}`, points);
  await press('Cat');
  await fill('Played on', '2026-05-03');
  await fill('Duration in minutes', '50');
  await fill('Where', 'The attic');
  await press('Save the result');
  await waitForContent('Only the result of this game was entered.');
  await waitForContent('Cat wins');
  expect(buttons('Open the table')).toEqual([]);
  await press(/Edit$/);
  await fill('Played on', '2026-05-02');
  await waitForContent('Saved');
  await fill('Duration in minutes', '65');
  await waitFor(async () => expect((await store.games())[0]?.minutes).toBe(65));
  await press('BG Stats');
  await waitFor(() => {
    const link = new URL(button('Open in BG Stats').getAttribute('href') ?? '');
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toMatchObject({
      durationMin: 65,
      location: 'The attic',
      players: [
        { name: 'Ana', winner: false, score: 21 },
        { name: 'Ben', winner: false, score: 17 },
        { name: 'Cat', winner: true, score: 21, startPlayer: false },
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
});

test('points that nobody entered stay blank in a past game, and what is missing is said under the button', async () => {
  const { store } = await renderApp('log');
  await choose('Game', 'Kings Tricktakers');
  await waitForContent('2 more players needed.');
  await addPlayers('Ana', 'Ben', 'Cat');
  await waitForContent('Choose who won.');
  await press('Ben');
  await fill('Played on', '2999-01-01');
  await waitForContent('This day is still to come.');
  expect(button('Save the result').hasAttribute('disabled')).toBe(true);
  await fill('Played on', '2026-05-03');
  await press('Save the result');
  await waitForContent('Ben wins');
  const [game] = await store.games();
  expect(game?.summary).toMatchObject({ points: {}, winners: [expect.anything()] });
  expect(new Date(game?.played ?? 0).getHours()).toBe(12);
  expect(game?.minutes).toBeUndefined();
});

test('a past game of Kingdom has a winner or is a draw, and asks for no points', async () => {
  await renderApp('log');
  await choose('Game', 'Kingdom');
  await addPlayers('Ana', 'Ben');
  expect(document.body.textContent).not.toContain('Points: Ana');
  await press('Draw');
  expect(buttons('On the throne')).toEqual([]);
  await press('Save the result');
  await waitForContent('A draw');
});

test('a past game of Kingdom has a way of winning, which its page tells, statistics count and a backup has', async () => {
  const { store } = await renderApp('log');
  await choose('Game', 'Kingdom');
  await addPlayers('Ana', 'Ben');
  await press('Ben');
  await press('On the throne');
  await press('Save the result');
  await waitForContent('Ben wins');
  await waitForContent('On the throne');
  const [game] = await store.games();
  expect(game?.summary).toMatchObject({ winners: [game?.players[1]?.id], winWay: 'throne' });
  const found = await readBackup(await backupOf(store, new Date(0)));
  expect(typeof found === 'string' ? found : found.contents.games[0]?.game.summary.winWay).toBe('throne');
  await press(/Edit$/);
  await press('By capture', dialog);
  await press('Save the result', dialog);
  await waitFor(async () => expect((await store.games())[0]?.summary.winWay).toBe('capture'));
});

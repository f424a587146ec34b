import { waitFor } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { findPersonByName } from '#screens/new-game/people/PlayerPicker';
import { en as newGame } from '#text/new-game/en';
import { savedGame, savedHistory } from '../../saved-games';
import { people } from '../../transcripts';
import { buttons, choose, fill, getAll, goTo, press, renderApp, waitForContent } from '../app-driver';

const resigned = savedGame({ game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' }, events: [{ type: 'resign' }] });
const cleo = { id: 'cleo', name: 'Cleo', lastPlayed: 0 };

test('this was Cleo, not Ana: the game, the figures and the next game are hers, and Ana can go', async () => {
  const { store } = await renderApp('past/seed', { games: [resigned], players: [cleo] });
  await press(/Edit$/);
  await choose('Seat 1', 'Cleo');
  await waitFor(async () => expect((await store.game('seed'))?.summary.players?.[0]).toEqual({ id: 'ana', name: 'Cleo', person: 'cleo' }));
  expect((await store.game('seed'))?.result).toEqual(resigned.game.result);
  await goTo('statistics');
  await waitForContent('From 1 finished game.');
  await waitForContent('Cleo');
  expect(getAll('.chart-head').map(({ textContent }) => textContent)).not.toContain('Ana');
  await goTo('past/seed');
  await press('Play again');
  await waitFor(async () => expect((await store.games()).length).toBe(2));
  const next = (await store.games()).find(({ id }) => id !== 'seed');
  expect(next?.players).toEqual(people('cleo', 'ben'));
  expect(next?.setup.white).toBe('ben');
  await goTo('players/ben/edit');
  await waitForContent('Edit Ben');
  expect(buttons('Remove Ben')).toEqual([]);
  await goTo('players/ana/edit');
  await press('Remove Ana');
  await press('Yes, remove');
  await waitFor(async () => expect((await store.players()).map(({ id }) => id).sort()).toEqual(['ben', 'cleo']));
});

test('where many games change at once, all are gone through once more after the last of them', async () => {
  const { store } = await renderApp('players', { games: [resigned], players: [cleo] });
  await waitForContent('Ana1 game');
  const work = vi.spyOn(store, 'withDatabase');
  await store.moveToBin('seed', 1);
  store.publishChanges(Array.from({ length: 50 }, () => ({ game: 'seed', entries: undefined })));
  await waitForContent('Ana0 games');
  await waitForContent('Cleo');
  expect(work.mock.calls.length).toBeGreaterThan(0);
  expect(work.mock.calls.length).toBeLessThan(4);
});

test('a name typed again is the person it has become', () => {
  const known = [
    ...people('ana', 'ben').map((player) => ({ ...player, lastPlayed: 1 })),
    { id: 'anna', name: 'Anna', lastPlayed: 2, mergedInto: 'ana' },
  ];
  expect(findPersonByName(known, 'anna')?.id).toBe('ana');
  expect(findPersonByName([...known, { id: 'ben-2', name: 'BEN', lastPlayed: 9, hidden: true }], 'ben')?.id).toBe('ben-2');
  expect(findPersonByName(known, 'cleo')).toBeUndefined();
  expect(findPersonByName([...known, { id: 'theo', name: 'Théo', lastPlayed: 3 }], 'theo')?.id).toBe('theo');
});

test('names that will not do are said kindly, and one tap seats the people of the last game', async () => {
  const { store } = await renderApp('new/kingdom', { games: [resigned] });
  await press(newGame.addPlayer);
  await press('Add');
  await waitForContent('Type a name first.');
  await fill(newGame.addPlayer, 'x'.repeat(41));
  await waitForContent('up to 40 letters');
  await fill(newGame.addPlayer, 'ANA');
  await waitForContent('This is Ana, who has played here before.');
  await fill(newGame.addPlayer, '🦊👩‍👩‍👧');
  await press('Add');
  await waitForContent('1 🦊👩‍👩‍👧');
  await fill(newGame.addPlayer, '🦊👩‍👩‍👧');
  await waitForContent('already at the table');
  await waitForContent('1 more player needed');
  await press('1 🦊👩‍👩‍👧');
  // From here on: the people, and start.
  await press('Ana, Ben');
  await press('Start the game');
  await waitFor(async () => expect((await store.games())[0]?.setup.white).toBe('ben'));
});

test('a person’s page is a profile, and their name and mark are changed behind Edit', async () => {
  const { store } = await renderApp('players/ana', { games: savedHistory(24) });
  await waitForContent(/\d+ games since/);
  await waitForContent('Win rate');
  await waitForContent(/Last 10 results/);
  await waitForContent('Best evening');
  await waitForContent(/strongest of \d/);
  await waitForContent('That is still a guess: too few games.');
  expect(document.querySelectorAll('.profile-game').length).toBe(4);
  expect(document.querySelector('input')).toBeNull();
  await press('Edit');
  await fill('Name', 'Anaïs');
  await press('Save');
  await waitFor(async () => expect((await store.players()).map(({ name }) => name)).toContain('Anaïs'));
});

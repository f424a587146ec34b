import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { findAlternativeEndings } from '#desk/what-if';
import { formatDate } from '#screens/memory/format';
import { isTable, openTable } from '#session/log/table';
import { savedGame, savedHistory } from '../../saved-games';
import { gameOf, people } from '../../transcripts';
import { button, buttons, countShown, getAll, getOne, goTo, press, renderApp, waitForContent } from '../app-driver';

const kingdom = { game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' } };
const resigned = savedGame({ ...kingdom, events: [{ type: 'resign' }] });
const left = savedGame({ ...kingdom, events: [] }, 'left', [{ kind: 'abandon' }]);
const tuesday = { id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben'] };

test('a group’s page shows its last result, and its next game begins at the second tap, with who begins next', async () => {
  const { store } = await renderApp('groups/tuesday', { games: [resigned], groups: [tuesday] });
  await waitForContent('Last result');
  await press('Play Kingdom');
  await press('Start the game');
  await waitFor(async () => expect((await store.games())[0]?.setup.white).toBe('ben'));
});

test('an empty new game offers the group and the last tables at one tap', async () => {
  await renderApp('new/kings-gate', { games: [...savedHistory(6), resigned], groups: [tuesday] });
  await waitFor(() => expect(countShown('.table-chips .chip')).toBeGreaterThan(1));
  await press('Tuesdays');
  await press(/^Change players/);
  await waitFor(() => expect(getAll('.seat-order .chip').map(({ textContent }) => textContent)).toEqual(['Ana', 'Ben']));
  await press('2 Ben');
  await press('1 Ana');
  await waitFor(() => expect(button('Continue').hasAttribute('disabled')).toBe(true));
});

test('a group’s own figures, and a filter that outlives a reload', async () => {
  const { reload } = await renderApp('groups/tuesday', { games: [...savedHistory(12), resigned], groups: [tuesday] });
  await waitForContent('Last result');
  await press('Statistics');
  await waitForContent(/From \d finished game/);
  const heard = getOne('main').textContent;
  await reload();
  await waitFor(() => expect(getOne('main').textContent).toBe(heard));
  await goTo('history');
  await press('Kingdom');
  await waitForContent('4 games');
  await reload();
  await waitForContent('4 games');
  expect(button('Kingdom').getAttribute('aria-pressed')).toBe('true');
});

test('abandoned games are listed apart and counted nowhere', async () => {
  await renderApp('history', { games: [resigned, left] });
  await waitForContent('1 game');
  await waitFor(() => expect(countShown('.memory-list > li')).toBe(1));
  await press('No result (1)');
  await waitFor(() => expect(countShown('.memory-list > li')).toBe(2));
  await goTo('players');
  await waitForContent('Ana1 game');
  await goTo('');
  await waitForContent('Ben won');
  expect(document.body.textContent).not.toContain('No result');
});

test('the newest games are shown, more at a tap; a filter counts all that fit', async () => {
  const games = savedHistory(50);
  const { store } = await renderApp('history', { games });
  const days = (): readonly (string | null | undefined)[] =>
    getAll('.memory-row-head .quiet > .visually-hidden').map(({ textContent }) => textContent);
  await waitForContent('50 games');
  await waitFor(() => expect(countShown('.memory-row')).toBe(40));
  const first = days();
  expect(first[0]).toBe(formatDate(Date.UTC(2026, 5, 30, 20)));
  await press('Show more');
  await waitFor(() => expect(countShown('.memory-row')).toBe(50));
  expect(days().slice(0, 40)).toEqual(first);
  expect(buttons('Show more')).toEqual([]);
  await store.changeGame('seed-0', { played: Date.UTC(2026, 6, 1, 20), dated: true });
  await waitFor(() => expect(days().slice(0, 2)).toEqual([formatDate(Date.UTC(2026, 6, 1, 20)), first[0]]));
  await store.moveToBin('seed-0', 1);
  await waitForContent('49 games');
  await waitFor(() => expect(days()[0]).toBe(first[0]));
  await press('Kingdom');
  const fitting = games.slice(1).filter(({ game }) => game.game === 'kingdom').length;
  await waitForContent(`${fitting} games`);
  await waitFor(() => expect(countShown('.memory-row')).toBe(fitting));
});

test('statistics: what people ask each other, each with the games behind it, and an order by any column', async () => {
  await renderApp('statistics/kings-tricktakers/ana', { games: savedHistory(48) });
  await waitForContent('From 12 finished games.');
  for (const asked of ['Closest game', 'Biggest win', 'Longest streak', 'The first player wins', 'Revenge', 'Favourite bet'])
    await waitFor(() => expect(getAll('.statistics-record').filter(({ textContent }) => textContent?.startsWith(asked)).length).toBe(1));
  for (const each of getAll('.statistics-record')) expect(each.textContent).toMatch(/\d+ (games?|times?)|chances?/);
  expect(countShown('.statistics-last-place')).toBe(Math.min(10, countShown('.statistics-last-place')));
  const games = (): readonly number[] =>
    getAll('.chart-table', document)[0] === undefined
      ? []
      : getAll('tbody tr', getOne('.chart-table')).map((row) => Number(row.querySelector('td')?.textContent));
  await press('Games', () => getOne('.chart-table'));
  expect(games()).toEqual(games().toSorted((a, b) => b - a));
  await press('Games', () => getOne('.chart-table'));
  expect(games()).toEqual(games().toSorted((a, b) => a - b));
  expect(button('Games', getOne('.chart-table')).closest('th')?.getAttribute('aria-sort')).toBe('ascending');
});

test('a game as it would have ended with another agreement; the game itself stays', async () => {
  const [found] = savedHistory(24).filter(({ game }) => game.game === 'kings-gate' && game.players.length > 2);
  if (found === undefined) throw new Error('no such game');
  const table = openTable(gameOf('kings-gate'), found.game, found.entries);
  if (!isTable(table)) throw new Error('unreadable');
  const others = findAlternativeEndings(table);
  const choices = Object.values(table.game.law.agreements).map(({ length }) => length - 1);
  expect(others.length).toBe(choices.reduce((sum, each) => sum + each, 0));
  const { store } = await renderApp(`past/${found.game.id}`, { games: [found] });
  await press('With another agreement');
  await waitForContent(/would have changed (nothing|something)/);
  expect((await store.game(found.game.id))?.entries).toBe(found.game.entries);
  expect(buttons('Change it')).toEqual([]);
});

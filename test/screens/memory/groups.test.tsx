import { waitFor } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { findAlternativeEndings } from '#desk/whatif';
import { formatDate } from '#screens/memory';
import { isTable, openTable } from '#session/table';
import { history, kept } from '../../kept';
import { gameOf, people } from '../../kit';
import { all, button, buttons, choose, goTo, onDevice, one, press, reads, shown } from '../device';

const kingdom = { game: 'kingdom', players: people('ana', 'ben'), setup: { white: 'ana' } };
const resigned = kept({ ...kingdom, events: [{ type: 'resign' }] });
const left = kept({ ...kingdom, events: [] }, 'left', [{ kind: 'abandon' }]);
const tuesday = { id: 'tuesday', name: 'Tuesdays', members: ['ana', 'ben'] };

test('a group stands on home with its last result; its next game begins at the third tap, with who begins next', async () => {
  const { store } = await onDevice('', { games: [resigned], groups: [tuesday] });
  await reads('Kingdom · Ben won', () => one('.home-group'));
  await press(/^Tuesdays/);
  await reads('Last result');
  await press('Play Kingdom');
  await press('Start the game');
  await waitFor(async () => expect((await store.games())[0]?.setup.white).toBe('ben'));
});

test('an empty new game offers the group and the last tables at one tap', async () => {
  await onDevice('new/kings-gate', { games: [...history(6), resigned], groups: [tuesday] });
  await press(/^Tuesdays/);
  await press('Ana, Ben Ana begins.');
  await waitFor(() => expect(all('.seat-name').map(({ textContent }) => textContent)).toEqual(['1. Ana', '2. Ben']));
  expect(shown('.new-game-table')).toBe(0);
  await press('Take Ben off');
  await press('Take Ana off');
  await waitFor(() => expect(shown('.new-game-table')).toBeGreaterThan(1));
});

test('a group’s own figures, and a filter that outlives a reload', async () => {
  const { reload } = await onDevice('groups/tuesday', { games: [...history(12), resigned], groups: [tuesday] });
  await reads('Last result');
  await press('Statistics');
  await reads(/From \d finished game/);
  const heard = one('main').textContent;
  await reload();
  await waitFor(() => expect(one('main').textContent).toBe(heard));
  await goTo('history');
  await press('Filter');
  await choose('Game', 'Kingdom');
  await reads('4 games');
  await reload();
  await reads('4 games');
  await reads('Filter (on)');
});

test('abandoned games are listed apart and counted nowhere', async () => {
  await onDevice('history', { games: [resigned, left] });
  await reads('1 game');
  await waitFor(() => expect(shown('.memory-list > li')).toBe(1));
  await press('Abandoned (1)');
  await waitFor(() => expect(shown('.memory-list > li')).toBe(2));
  await goTo('players');
  await reads('Ana1 game');
  await goTo('');
  await reads('Ben won');
  expect(document.body.textContent).not.toContain('Abandoned');
});

test('the newest games are shown, more at a tap; a filter counts all that fit', async () => {
  const games = history(50);
  const { store } = await onDevice('history', { games });
  const days = (): readonly (string | null | undefined)[] => all('.memory-row-head .quiet').map(({ textContent }) => textContent);
  await reads('50 games');
  await waitFor(() => expect(shown('.memory-row')).toBe(40));
  const first = days();
  expect(first[0]).toBe(formatDate(Date.UTC(2026, 5, 30, 20)));
  await press('Show more');
  await waitFor(() => expect(shown('.memory-row')).toBe(50));
  expect(days().slice(0, 40)).toEqual(first);
  expect(buttons('Show more')).toEqual([]);
  await store.change('seed-0', { played: Date.UTC(2026, 6, 1, 20), dated: true });
  await waitFor(() => expect(days().slice(0, 2)).toEqual([formatDate(Date.UTC(2026, 6, 1, 20)), first[0]]));
  await store.throwAway('seed-0', 1);
  await reads('49 games');
  await waitFor(() => expect(days()[0]).toBe(first[0]));
  await press('Filter');
  await choose('Game', 'Kingdom');
  const fitting = games.slice(1).filter(({ game }) => game.game === 'kingdom').length;
  await reads(`${fitting} games`);
  await waitFor(() => expect(shown('.memory-row')).toBe(fitting));
});

test('statistics: what people ask each other, each with the games behind it, and an order by any column', async () => {
  await onDevice('statistics/kings-tricktakers/ana', { games: history(48) });
  await reads('From 12 finished games.');
  for (const asked of ['Closest game', 'Biggest win', 'Longest streak', 'The first player wins', 'Revenge', 'Favourite bet'])
    await waitFor(() => expect(all('.asked-one').filter(({ textContent }) => textContent?.startsWith(asked)).length).toBe(1));
  for (const each of all('.asked-one')) expect(each.textContent).toMatch(/\d+ (games?|times?)|chances?/);
  expect(shown('.asked-place')).toBe(Math.min(10, shown('.asked-place')));
  const games = (): readonly number[] =>
    all('.chart-table', document)[0] === undefined
      ? []
      : all('tbody tr', one('.chart-table')).map((row) => Number(row.querySelector('td')?.textContent));
  await press('Games', () => one('.chart-table'));
  expect(games()).toEqual(games().toSorted((a, b) => b - a));
  await press('Games', () => one('.chart-table'));
  expect(games()).toEqual(games().toSorted((a, b) => a - b));
  expect(button('Games', one('.chart-table')).closest('th')?.getAttribute('aria-sort')).toBe('ascending');
});

test('a game as it would have ended with another agreement; the game itself stays', async () => {
  const [found] = history(24).filter(({ game }) => game.game === 'kings-gate' && game.players.length > 2);
  if (found === undefined) throw new Error('no such game');
  const table = openTable(gameOf('kings-gate'), found.game, found.entries);
  if (!isTable(table)) throw new Error('unreadable');
  const others = findAlternativeEndings(table);
  const choices = Object.values(table.game.law.agreements).map(({ length }) => length - 1);
  expect(others.length).toBe(choices.reduce((sum, each) => sum + each, 0));
  const { store } = await onDevice(`past/${found.game.id}`, { games: [found] });
  await press('With another agreement');
  await reads(/would have changed (nothing|something)/);
  expect((await store.game(found.game.id))?.entries).toBe(found.game.entries);
  expect(buttons('Accept the change')).toEqual([]);
});

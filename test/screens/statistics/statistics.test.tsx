import { screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { foldFigures, ratio } from '#stats/figures';
import { finishedGameOf } from '#stats/finished-games';
import { rowOf } from '#store/records/game-rows';
import { savedHistory } from '../../saved-games';
import { button, choose, countShown, fill, getAll, getOne, goTo, press, renderApp, waitForContent, waitForText } from '../app-driver';

const withGames = (count: number, address: string) => renderApp(address, { games: savedHistory(count) });
const figuresOf = (count: number) => foldFigures(savedHistory(count).map(({ game }) => finishedGameOf(rowOf(game), () => true)));

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });
const figure = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const nameOf = (id: string): string => `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** The cells behind a name, in the first table that has it. */
function cellsOf(name: string, where: ParentNode = document): readonly string[] {
  const row = getAll('tr', where).find((each) => getAll('th', each).some(({ textContent }) => textContent?.includes(name) === true));
  return row === undefined ? [] : getAll('td', row).map(({ textContent }) => textContent ?? '');
}

test('statistics without games say so in words', async () => {
  await withGames(0, 'statistics');
  await waitForText('Statistics appear with the first finished game.');
});

test('statistics of a seeded history are those of a count, in tables and by game', async () => {
  await withGames(48, 'statistics');
  await waitForContent('From 48 finished games.');
  for (const [id, own] of figuresOf(48).persons)
    expect(cellsOf(nameOf(id)).slice(0, 3)).toEqual([
      String(own.games),
      figure.format(own.wins),
      percent.format(ratio(own.wins, own.games) ?? 0),
    ]);
  await choose('When', 'custom');
  await fill('From', '2026-06-30');
  await waitForContent('From 1 finished game.');
  await fill('From', '2027-01-01');
  await waitForContent('From 0 finished games.');
  await fill('From', '');
  await waitForContent('From 48 finished games.');
  for (const game of ['kings-gate', 'kingdom-builder', 'kings-tricktakers', 'kingdom']) {
    await choose('Game', game);
    await waitForContent('From 12 finished games.');
    await waitForContent('Average points');
    await waitFor(() => expect(countShown('.chart-bars')).toBeGreaterThan(4));
  }
});

test('any figure of the statistics is drawn over time, with a table that ends at the total', async () => {
  const { persons, pairs } = figuresOf(24);
  await withGames(24, 'statistics/all/ana');
  await waitForContent('From 24 finished games.');
  const section = (): HTMLElement => screen.getByRole('region', { name: 'Over time' });
  const findChart = (label: string) => waitFor(() => within(section()).getByRole('img', { name: `Over time: ${label}` }));
  const pick = (option: string) => choose('Statistic', option);
  const last = (name: string): string | undefined => cellsOf(name, section()).at(-1);
  await findChart('Rating');
  await press('Show as a table', section);
  await pick('games');
  await findChart('Games');
  for (const [id, own] of persons) expect(last(nameOf(id))).toBe(`${own.games} (${own.games})`);
  await press('Next statistic');
  await findChart('Wins');
  await press('Previous statistic');
  await press('Previous statistic');
  await findChart('Win rate');
  await waitForContent('Chance: Ana', section);
  await pick('faced');
  await choose('Against', 'Ben');
  const pair = pairs.get('ana')?.get('ben') ?? { games: 0, ahead: 0, level: 0 };
  await waitFor(() => expect(last('Ana')).toBe(`${percent.format((pair.ahead + pair.level / 2) / pair.games)} (${pair.games})`));
  expect(cellsOf('Ben', section())).toEqual([]);
  await press('With the others');
  expect(countShown('.chart-legend li', section())).toBe(2);
  await choose('Game', 'kingdom-builder');
  await pick('kingdom-builder/tiles');
  await findChart('Tiles taken');
  for (const option of getAll('option', within(section()).getByLabelText('Statistic'))) {
    await pick(option.getAttribute('value') ?? '');
    await waitFor(() => getOne(`.chart-lines[aria-label="Over time: ${option.textContent}"], .card`, section()));
    expect(section().innerHTML).not.toContain('NaN');
  }
});

test('a hidden player is not listed, and nobody else’s figures change', async () => {
  await withGames(12, 'statistics');
  await waitForContent('From 12 finished games.');
  const before = cellsOf('Ben');
  expect(before.length).toBeGreaterThan(2);
  await goTo('players/ana');
  await press('Hide');
  await waitFor(() => button('Show again'));
  await goTo('statistics');
  await waitForContent('From 12 finished games.');
  expect(cellsOf('Ben')).toEqual(before);
  expect(cellsOf('Ana')).toEqual([]);
});

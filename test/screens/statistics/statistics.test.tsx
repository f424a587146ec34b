import { screen, waitFor, within } from '@testing-library/preact';
import { expect, test } from 'vitest';
import { foldFigures, ratio } from '#stats/figures';
import { finishedGameOf } from '#stats/finished-games';
import { rowOf } from '#store/records/game-rows';
import { savedHistory } from '../../saved-games';
import {
  button,
  buttons,
  choose,
  countShown,
  fill,
  getAll,
  getOne,
  goTo,
  press,
  renderApp,
  tap,
  waitForContent,
  waitForText,
} from '../app-driver';

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
  await withGames(48, 'statistics/all');
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
    await waitForContent(game === 'kingdom' ? 'Won on the throne' : 'Average points');
    if (game === 'kingdom') expect(document.body.textContent).not.toContain('Average points');
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
  await press(/^Show as a table/, section);
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
  await withGames(12, 'statistics/all');
  await waitForContent('From 12 finished games.');
  const before = cellsOf('Ben');
  expect(before.length).toBeGreaterThan(2);
  await goTo('players/ana/edit');
  await press('Hide');
  await waitFor(() => button('Show again'));
  await goTo('statistics/all');
  await waitForContent('From 12 finished games.');
  expect(cellsOf('Ben')).toEqual(before);
  expect(cellsOf('Ana')).toEqual([]);
});

test('the statistics begin with form, head to head, the closest game and the year, each with the figures behind it', async () => {
  const history = savedHistory(48).map(({ game }) => finishedGameOf(rowOf(game), () => true));
  await withGames(48, 'statistics');
  await waitForContent('From 48 finished games.');
  const card = (): HTMLElement => screen.getByRole('region', { name: 'Form, last five' });
  await press(/^Show as a table/, card);
  for (const [id, own] of figuresOf(48).persons) {
    const [won, games, wins, rate, over] = cellsOf(nameOf(id), card());
    const last = history
      .filter(({ seats }) => seats.includes(id))
      .toSorted((a, b) => b.at - a.at)
      .slice(0, 5);
    expect(won).toMatch(new RegExp(`of ${last.length}$`));
    expect([games, wins, rate]).toEqual([String(own.games), figure.format(own.wins), percent.format(ratio(own.wins, own.games) ?? 0)]);
    expect(Number(over?.replace('−', '-'))).toBe(Math.round(((own.wins - own.expectedWins) / own.games) * 100));
  }
  await choose('One player', 'Ana');
  await choose('The other player', 'Ben');
  const pair = figuresOf(48).pairs.get('ana')?.get('ben') ?? { games: 0, ahead: 0, level: 0 };
  const duel = (): HTMLElement => screen.getByRole('region', { name: 'Head to head' });
  const times = (number: number): string => `${number} ${number === 1 ? 'time' : 'times'}`;
  const behind = times(pair.games - pair.ahead - pair.level);
  const [ahead, level] = [times(pair.ahead), times(pair.level)];
  await waitFor(() => within(duel()).getByRole('img', { name: `Ana ahead ${ahead}, Ben ${behind}, level ${level}` }));
  await choose('One player', 'Ben');
  await waitFor(() => within(duel()).getByRole('img', { name: `Ben ahead ${behind}, Ana ${ahead}, level ${level}` }));
  await press(/^Your 2026/);
  await waitForContent('A year in review');
  expect(countShown('.recap-card')).toBe(6);
  await press(/^Show as a table/);
  expect(getAll('tbody tr')).toHaveLength(6);
});

test('records, the first player, strength, time and places have a page each, with a table behind every chart', async () => {
  const games = savedHistory(24).map(({ game, entries }, index) => ({
    game: { ...game, minutes: 30 + index, place: index % 2 === 0 ? 'Attic' : '' },
    entries,
  }));
  await renderApp('statistics', { games });
  for (const [row, shown] of [
    ['Records', 'Closest game'],
    ['Going first', 'Wins against chance'],
    ['Rating over time', 'Rating'],
    ['Games and time', 'By month'],
    ['Where you play', 'Attic'],
  ] as const) {
    await press(row);
    await waitForContent(shown);
    for (const table of buttons(/^Show as a table/)) await tap(() => table);
    expect(document.body.innerHTML).not.toContain('NaN');
    await goTo('statistics');
  }
  await goTo('statistics/time');
  await waitForContent('By game');
  const total = games.reduce((sum, { game }) => sum + game.minutes, 0);
  const shown = [...(document.body.textContent ?? '').matchAll(/6 games · (\d+) h (\d+)/g)];
  expect(shown.slice(0, 4).reduce((sum, [, hours, minutes]) => sum + Number(hours) * 60 + Number(minutes), 0)).toBe(total);
});

test('what each group plays has a page, with a table behind its bars', async () => {
  const groups = [
    { id: 'tuesdays', name: 'Tuesdays', members: ['ana', 'ben', 'cat', 'dan', 'eva'] },
    { id: 'strangers', name: 'Strangers', members: ['gus', 'hal'] },
  ];
  await renderApp('statistics', { games: savedHistory(12), groups });
  await press('What each group plays');
  await waitForContent('No finished game yet.');
  for (const table of buttons(/^Show as a table/)) await tap(() => table);
  expect(cellsOf('Kingdom Builder')[0]).toBe('3');
});

test('each card of the year in review can be shared alone', async () => {
  await withGames(12, 'statistics/recap');
  await waitForContent('Most wins');
  expect(buttons(/^Share “/)).toHaveLength(6);
});

import { fireEvent, getByText, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { savedHistory } from '../../saved-games';
import type { DeviceContents } from '../../seed-database';
import {
  button,
  buttons,
  choose,
  continueToSetup,
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

/** A device on which so many games were played to their end. */
const withGames = (count: number, address: string, holds: DeviceContents = {}) =>
  renderApp(address, { games: savedHistory(count), ...holds });

/** Waits for a row of a list. */
const row = (text: string | RegExp): HTMLElement => {
  const found = getAll('.memory-row').find(({ textContent }) =>
    typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? ''),
  );
  if (found === undefined) throw new Error(`no row of ${text}`);
  return found;
};

describe('the history', () => {
  test('lists all games, by filter too, and more when asked for', async () => {
    await withGames(60, '');
    await press('History');
    await waitForText('60 games');
    await waitFor(() => expect(countShown('.memory-row')).toBe(40));
    await press('Show more');
    await waitFor(() => expect(countShown('.memory-row')).toBe(60));
    await press('Kingdom');
    await waitForText('15 games');
    await press('Filter');
    await fill('From', '2027-01-01');
    await waitForText('No game matches.');
    await press('Show all');
    await waitForText('60 games');
  });

  test('a game is opened with its result, agreements, set-up and consents, and replayed on its table', async () => {
    await withGames(4, 'history');
    await waitForText('4 games');
    await tap(() => row(/Kingdom(?! Builder)/));
    const found = savedHistory(4).find(({ game }) => game.game === 'kingdom');
    const count = found?.entries.length ?? 0;
    await waitFor(() => getOne('.past-result .result-sides'));
    for (const part of ['Agreements', 'Set-up and box', 'Allowed by agreement']) await press(part);
    expect(getOne('.past-agreements').textContent).toContain('Regent’s default');
    for (const { name } of found?.game.players ?? []) expect(getOne('main').textContent).toContain(name);
    await press('Replay');
    const slider = await waitFor(() => getOne('.replay-bar input'));
    await waitForContent('The start', () => getOne('.look-back'));
    expect(slider.getAttribute('max')).toBe(String(count));
    fireEvent.input(slider, { target: { value: String(count) } });
    await waitFor(() => expect(getOne('.look-back').textContent).not.toContain('The start'));
    await press('Close');
    await waitFor(() => getOne('.past-result'));
  });

  test('a turning point leads to its step of the replay', async () => {
    const told = savedHistory(4).find(({ game }) => game.game === 'kings-tricktakers')?.game.id ?? '';
    await withGames(4, `past/${told}`);
    const link = await waitFor(() => getOne('.past-story a'));
    const [step = ''] = /\d+$/.exec(link.getAttribute('href') ?? '') ?? [];
    expect(link.textContent).toContain(`Move ${step}`);
    await goTo(`game/${told}/replay/${step}`);
    await waitFor(() => expect(getOne('.replay-bar input')).toMatchObject({ value: step }));
  });

  test('keeps a note and a place of a game', async () => {
    const { reload } = await withGames(1, 'past/seed-0');
    expect(countShown('.past-notes')).toBe(0);
    await press(/Edit$/);
    await fill('Where', 'The attic');
    await fill('Note', 'Rain all day');
    fireEvent.blur(screen.getByLabelText('Note'));
    await waitForContent('Saved');
    await reload();
    await goTo('history');
    await waitForContent('The attic · Rain all day');
  });

  test('a deleted game goes to the bin and comes back by undo, from the bin, or never', async () => {
    const { reload } = await withGames(2, 'past/seed-0');
    await press('Delete');
    await waitForText('1 game');
    await press('Undo');
    await waitForText('2 games');
    await goTo('past/seed-1');
    await press('Delete');
    await waitForText('1 game');
    await reload();
    await press('Bin (1)');
    await waitForContent('30 days left');
    await press('Restore');
    await waitForText('2 games');
    await goTo('past/seed-1');
    await press('Delete');
    await press('Bin (1)');
    await press('Delete for good');
    await press('Yes, delete for good');
    await waitFor(() => expect(buttons('Bin (1)')).toEqual([]));
    await reload();
    await waitForText('1 game');
  });

  test('begins a new game with the same people', async () => {
    await withGames(1, 'past/seed-0');
    await press('Play again');
    await waitFor(() => getOne('.frame'));
    await goTo('history');
    await waitForText('2 games');
    await waitForContent('On the table');
  });

  test('judged again by the same rules it is the same', async () => {
    await withGames(1, 'past/seed-0');
    await press('Re-score with today’s rules');
    await waitForText('Today’s rules give the same result.');
  });

  test('judged again, a difference is shown first and taken only at a yes', async () => {
    const games = savedHistory(1).map((savedGame) => {
      const standings = savedGame.game.result?.standings.map((standing) => ({ ...standing, points: standing.points + 1 })) ?? [];
      return { ...savedGame, game: { ...savedGame.game, result: { standings, rules: 1 } } };
    });
    const { reload } = await renderApp('past/seed-0', { games });
    await press('Re-score with today’s rules');
    await waitForText('Today’s rules give another result:');
    const wanted = savedHistory(1)[0]?.game.result?.standings[0]?.points ?? 0;
    expect(getAll('.past-result .result-total > [aria-hidden]')[0]?.textContent).toBe(String(wanted + 1));
    await press('Use the new result');
    await waitForText('Today’s rules give the same result.');
    await reload();
    await waitFor(() => expect(getAll('.past-result .result-total > [aria-hidden]')[0]?.textContent).toBe(String(wanted)));
  });
});

const habitOf = (game: string): HTMLElement => {
  const found = getAll('.card').find((card) => getAll('h2, h3', card).some(({ textContent }) => textContent === game));
  if (found === undefined) throw new Error(`no habits of ${game}`);
  return found;
};

describe('players and groups', () => {
  test('a person has a name, a mark and can be hidden; two who sat at one table are not one', async () => {
    await withGames(1, 'players');
    const [first = '', other = ''] = savedHistory(1)[0]?.game.players.map(({ name }) => name) ?? [];
    await tap(() => row(first));
    await press('Edit');
    await choose('Is also', other);
    await waitForContent(`${first} and ${other} have played at the same table`);
    await fill('Name', 'Zoë');
    await press('Save');
    await waitFor(() => screen.getByRole('heading', { name: 'Edit Zoë' }));
    await press('Purple');
    await press('Star');
    await waitFor(() => expect(button('Star').getAttribute('aria-pressed')).toBe('true'));
    await press('Hide');
    await waitFor(() => button('Show again'));
    await goTo('new/kingdom');
    await waitForContent(other, () => getOne('.picker-players'));
    expect(getOne('.picker-players').textContent).not.toContain('Zoë');
  });

  test('two who are one have their games together, and apart again', async () => {
    await withGames(4, 'players/zed/edit', { players: [{ id: 'zed', name: 'Zed', lastPlayed: 0 }] });
    await choose('Is also', 'Ana');
    await press('Ana is Zed');
    await waitFor(() => button('Separate Ana'));
    await goTo('players');
    const games = savedHistory(4).filter(({ game }) => game.players.some(({ id }) => id === 'ana')).length;
    await waitForContent(games === 1 ? '1 game' : `${games} games`, () => row('Zed'));
    expect(getOne('.memory').textContent).not.toContain('Ana');
    await goTo('players/zed/edit');
    await press('Separate Ana');
    await waitFor(() => expect(buttons('Separate Ana')).toEqual([]));
    await goTo('players');
    await waitFor(() => row('Ana'));
    await waitForContent('0 games', () => row('Zed'));
  });

  test('a group is made, has its habits, and begins a game with them', async () => {
    await withGames(8, 'groups/new');
    await fill('Name of the group', 'Tuesdays');
    for (const name of ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']) await press(`+ ${name}`);
    await press('Save');
    await waitForContent('8 games', () => row('Tuesdays'));
    await tap(() => row('Tuesdays'));
    const seats = await waitFor(() => getByText(habitOf('Kingdom'), /^Seats: /).textContent);
    await press('Play Kingdom');
    await press(/^Change players/);
    await waitFor(() => expect(countShown('.seat-order .chip')).toBe(2));
    expect(seats).toBe(
      `Seats: ${getAll('.seat-order .chip')
        .map(({ textContent }) => textContent)
        .join(', ')}`,
    );
    await press('Continue');
    await press('Start the game');
    await waitFor(() => getOne('.frame'));
  });

  test('a group’s agreements are decided on its page, follow its people to a new game, and give way there', async () => {
    const groups = [{ id: 'tuesday', name: 'Tuesdays', members: ['cat', 'ana', 'ben'] }];
    const { reload } = await withGames(8, 'groups/tuesday', { groups });
    const gate = (): HTMLElement => habitOf('King’s Gate');
    await press(/^Agreements/, gate);
    await press('Hidden', gate);
    await waitForContent('Hidden', () => getOne('.agreed', gate()));
    await reload();
    await waitForContent('Hidden', () => getOne('.agreed', gate()));

    await goTo('new/kings-gate');
    const knownPlayers = (): HTMLElement => getOne('.picker-players');
    const waitUntilChosen = (name: string): Promise<void> => waitFor(() => expect(button(name).getAttribute('aria-pressed')).toBe('true'));
    for (const name of ['Ana', 'Ben', 'Cat']) await press(name, knownPlayers);
    await press('Sit as usual: Cat, Ana, Ben');
    await waitFor(() => expect(getAll('.seat-order .chip').map(({ textContent }) => textContent)).toEqual(['Cat', 'Ana', 'Ben']));
    await continueToSetup();
    await press(/^Habits/);
    await waitUntilChosen('As “Tuesdays” plays');
    await waitForContent('Hidden', () => getOne('.agreed'));
    await press('With Regent’s defaults');
    await waitFor(() => expect(countShown('.agreed')).toBe(0));
    await reload();
    await press(/^Habits/);
    await waitUntilChosen('With Regent’s defaults');
    await press('As “Tuesdays” plays');
    await press(/^Change players/);
    await press('Dan', knownPlayers);
    await press('Continue');
    await waitFor(() => getOne('.new-game-setup'));
    expect(buttons('As “Tuesdays” plays')).toEqual([]);
    await press(/^Change players/);
    await press('4 Dan', knownPlayers);
    await press('Continue');
    await press(/^Habits/);
    await waitFor(() => button('As “Tuesdays” plays'));
    await press('Start the game');
    await waitFor(() => getOne('.frame'));
    await goTo(`past/${location.hash.split('/').at(-1)}`);
    await press('Agreements');
    await waitForContent('Hidden', () => getOne('.past-agreements'));
  });

  test('favourites stand beside the names and choose the colours of King’s Gate', async () => {
    await withGames(4, 'players/ben/edit');
    await press('Yellow');
    await waitFor(() => expect(button('Yellow').getAttribute('aria-pressed')).toBe('true'));
    await goTo('new/kings-gate');
    const knownPlayers = (): HTMLElement => getOne('.picker-players');
    await waitFor(() => getOne('svg', button('Ben', knownPlayers())));
    await press('Ana', knownPlayers);
    await press('Ben', knownPlayers);
    await waitFor(() => getOne('svg.chart-mark', button('2 Ben', knownPlayers())));
    await continueToSetup();
    const colours = await screen.findByRole('group', { name: 'Ben plays' });
    expect(getOne('[aria-pressed="true"]', colours).textContent).toContain('yellow');
    const past = savedHistory(4).find(({ game }) => game.players.some(({ id }) => id === 'ben'));
    await goTo(`past/${past?.game.id}`);
    await waitForContent('Ben', () => getOne('.past-result'));
  });
});

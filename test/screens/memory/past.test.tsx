import { fireEvent, getByText, screen, waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import type { Contents } from '../../keep';
import { history } from '../../kept';
import { all, button, buttons, choose, fill, goTo, onDevice, one, press, reads, sees, shown, tap } from '../device';

/** A device on which so many games were played to their end. */
const withGames = (count: number, address: string, holds: Contents = {}) => onDevice(address, { games: history(count), ...holds });

/** Waits for a row of a list. */
const row = (text: string | RegExp): HTMLElement => {
  const found = all('.memory-row').find(({ textContent }) =>
    typeof text === 'string' ? textContent?.includes(text) : text.test(textContent ?? ''),
  );
  if (found === undefined) throw new Error(`no row of ${text}`);
  return found;
};

describe('the history', () => {
  test('lists all games, by filter too, and more when asked for', async () => {
    await withGames(60, '');
    await press(/^All games and players/);
    await sees('60 games');
    await waitFor(() => expect(shown('.memory-row')).toBe(40));
    await press('Show more');
    await waitFor(() => expect(shown('.memory-row')).toBe(60));
    await press('Filter');
    await choose('Game', 'kingdom');
    await sees('15 games');
    await fill('From', '2027-01-01');
    await sees('No game fits.');
    await press('Show all');
    await sees('60 games');
  });

  test('a game is opened and stepped through, with its sheet, agreements, set-up and consents', async () => {
    await withGames(4, 'history');
    await sees('4 games');
    await tap(() => row(/Kingdom(?! Builder)/));
    const found = history(4).find(({ game }) => game.game === 'kingdom');
    const count = found?.entries.length ?? 0;
    await reads(`Event ${count} of ${count}`);
    await press('One step back');
    await reads(`Event ${count - 1} of ${count}`);
    fireEvent.input(one('.past-slider input'), { target: { value: '0' } });
    await reads('The start');
    for (const part of ['Score sheet', 'Agreements', 'Set-up and copy', 'Let stand by the table']) await press(part);
    expect(one('.past-agreements').textContent).toContain('Regent’s default');
    await waitFor(() => expect(shown('.past-lines li')).toBeGreaterThan(0));
    for (const { name } of found?.game.players ?? []) expect(one('.memory').textContent).toContain(name);
  });

  test('a note and a place are kept', async () => {
    const { reload } = await withGames(1, 'past/seed-0');
    await fill('Where', 'The attic');
    await fill('Note', 'Rain all day');
    fireEvent.blur(screen.getByLabelText('Note'));
    await reads('Saved');
    await reload();
    await goTo('history');
    await reads('The attic · Rain all day');
  });

  test('a deleted game goes to the bin and comes back by undo, from the bin, or never', async () => {
    const { reload } = await withGames(2, 'past/seed-0');
    await press('Delete');
    await sees('1 game');
    await press('Undo');
    await sees('2 games');
    await goTo('past/seed-1');
    await press('Delete');
    await sees('1 game');
    await reload();
    await press('Bin (1)');
    await reads('30 days left');
    await press('Bring back');
    await sees('2 games');
    await goTo('past/seed-1');
    await press('Delete');
    await press('Bin (1)');
    await press('Delete for good');
    await press('Yes, for good');
    await waitFor(() => expect(buttons('Bin (1)')).toEqual([]));
    await reload();
    await sees('1 game');
  });

  test('again begins a new game with the same people', async () => {
    await withGames(1, 'past/seed-0');
    await press('Again!');
    await waitFor(() => one('.frame'));
    await goTo('history');
    await sees('2 games');
    await reads('On the table');
  });

  test('judged again by the same rules it is the same', async () => {
    await withGames(1, 'past/seed-0');
    await press('Judge again with today’s rules');
    await sees('Today’s rules give the same result.');
  });

  test('judged again, a difference is shown first and taken only at a yes', async () => {
    const games = history(1).map((kept) => {
      const standings = kept.game.result?.standings.map((standing) => ({ ...standing, points: standing.points + 1 })) ?? [];
      return { ...kept, game: { ...kept.game, result: { standings, rules: 1 } } };
    });
    const { reload } = await onDevice('past/seed-0', { games });
    await press('Judge again with today’s rules');
    await sees('Today’s rules give another result:');
    const wanted = history(1)[0]?.game.result?.standings[0]?.points ?? 0;
    expect(all('tbody tr')[0]?.textContent).toContain(String(wanted + 1));
    await press('Take the new result');
    await sees('Today’s rules give the same result.');
    await reload();
    await waitFor(() => expect(all('tbody tr .figure')[0]?.textContent).toBe(String(wanted)));
  });
});

const habitOf = (game: string): HTMLElement => {
  const found = all('.card').find((card) => all('h2, h3', card).some(({ textContent }) => textContent === game));
  if (found === undefined) throw new Error(`no habits of ${game}`);
  return found;
};

describe('players and groups', () => {
  test('a name, a mark and hiding; two who sat at one table are not one', async () => {
    await withGames(1, 'players');
    const [first = '', other = ''] = history(1)[0]?.game.players.map(({ name }) => name) ?? [];
    await tap(() => row(first));
    await choose('Is also', other);
    await reads(`${first} and ${other} have sat at one table`);
    await fill('Name', 'Zoë');
    await press('Save');
    await waitFor(() => screen.getByRole('heading', { name: 'Zoë' }));
    await press('Purple');
    await press('Star');
    await waitFor(() => expect(button('Star').getAttribute('aria-pressed')).toBe('true'));
    await press('Hide');
    await waitFor(() => button('Show again'));
    await goTo('new/kingdom');
    await reads(other, () => one('.picker-known'));
    expect(one('.picker-known').textContent).not.toContain('Zoë');
  });

  test('two who are one have their games together, and apart again', async () => {
    await withGames(4, 'players/zed', { players: [{ id: 'zed', name: 'Zed', lastPlayed: 0 }] });
    await choose('Is also', 'Ana');
    await press('Ana is Zed');
    await waitFor(() => button('Take Ana apart'));
    await goTo('players');
    const games = history(4).filter(({ game }) => game.players.some(({ id }) => id === 'ana')).length;
    await reads(games === 1 ? '1 game' : `${games} games`, () => row('Zed'));
    expect(one('.memory').textContent).not.toContain('Ana');
    await goTo('players/zed');
    await press('Take Ana apart');
    await waitFor(() => expect(buttons('Take Ana apart')).toEqual([]));
    await goTo('players');
    await waitFor(() => row('Ana'));
    await reads('0 games', () => row('Zed'));
  });

  test('a group is made, has its habits, and begins a game with them', async () => {
    await withGames(8, 'groups/new');
    await fill('Name of the group', 'Tuesdays');
    for (const name of ['Ana', 'Ben', 'Cat', 'Dan', 'Eva']) await press(`+ ${name}`);
    await press('Save');
    await reads('8 games', () => row('Tuesdays'));
    await tap(() => row('Tuesdays'));
    const seats = await waitFor(() => getByText(habitOf('Kingdom'), /^Seats: /).textContent);
    await press('Play Kingdom');
    await waitFor(() => expect(shown('.seat-name')).toBe(2));
    expect(seats).toBe(
      `Seats: ${all('.seat-name')
        .map(({ textContent }) => textContent?.replace(/^\d\. /, ''))
        .join(', ')}`,
    );
    await press('Start the game');
    await waitFor(() => one('.frame'));
  });

  test('a group’s agreements are decided on its page, follow its people to a new game, and give way there', async () => {
    const groups = [{ id: 'tuesday', name: 'Tuesdays', members: ['cat', 'ana', 'ben'] }];
    const { reload } = await withGames(8, 'groups/tuesday', { groups });
    const gate = (): HTMLElement => habitOf('King’s Gate');
    await press(/^Agreements/, gate);
    await press('Hidden', gate);
    await reads('Hidden', () => one('.agreed', gate()));
    await reload();
    await reads('Hidden', () => one('.agreed', gate()));

    await goTo('new/kings-gate');
    const known = (): HTMLElement => one('.picker-known');
    const chosen = (name: string): Promise<void> => waitFor(() => expect(button(name).getAttribute('aria-pressed')).toBe('true'));
    for (const name of ['Ana', 'Ben', 'Cat']) await press(name, known);
    await press('Sit as usual: Cat, Ana, Ben');
    await waitFor(() => expect(all('.seat-name').map(({ textContent }) => textContent)).toEqual(['1. Cat', '2. Ana', '3. Ben']));
    await chosen('As “Tuesdays” plays');
    await reads('Hidden', () => one('.agreed'));
    await press('With Regent’s defaults');
    await waitFor(() => expect(shown('.agreed')).toBe(0));
    await reload();
    await chosen('With Regent’s defaults');
    await press('As “Tuesdays” plays');
    await press('Dan', known);
    await waitFor(() => expect(buttons('As “Tuesdays” plays')).toEqual([]));
    await press('Take Dan off');
    await waitFor(() => button('As “Tuesdays” plays'));
    await press('Start the game');
    await waitFor(() => one('.frame'));
    await goTo(`past/${location.hash.split('/').at(-1)}`);
    await press('Agreements');
    await reads('Hidden', () => one('.past-agreements'));
  });

  test('favourites stand beside the names and choose the colours of King’s Gate', async () => {
    await withGames(4, 'players/ben');
    await press('Yellow');
    await waitFor(() => expect(button('Yellow').getAttribute('aria-pressed')).toBe('true'));
    await goTo('new/kings-gate');
    const known = (): HTMLElement => one('.picker-known');
    await waitFor(() => one('svg', button('Ben', known())));
    await press('Ana', known);
    await press('Ben', known);
    await waitFor(() => one('.seat svg.chart-mark'));
    const colours = await screen.findByRole('group', { name: 'Ben plays' });
    expect(one('[aria-pressed="true"]', colours).textContent).toContain('yellow');
    const past = history(4).find(({ game }) => game.players.some(({ id }) => id === 'ben'));
    await goTo(`past/${past?.game.id}`);
    await waitFor(() => one('svg', screen.getByRole('row', { name: /Ben/ })));
  });
});

import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { en as newGame } from '#text/new-game/en';
import { savedGame } from '../../saved-games';
import { people } from '../../transcripts';
import {
  addPlayers,
  button,
  buttons,
  countShown,
  dialog,
  fill,
  getAll,
  getOne,
  goTo,
  press,
  renderApp,
  tap,
  waitForContent,
  waitUntilGone,
} from '../app-driver';

/** A game of Kingdom between Ana, who plays White, and Ben, after these moves. */
const kingdom = (...moves: readonly (readonly [string, string])[]) =>
  savedGame({
    game: 'kingdom',
    players: people('ana', 'ben'),
    setup: { white: 'ana' },
    events: moves.map((path) => ({ type: 'move', path })),
  });

const square = (name: string): HTMLElement => getOne(`[data-square="${name}"]`);
const labelOf = (name: string): string => square(name).getAttribute('aria-label') ?? '';
const states = (piece: string, name: string): Promise<void> => waitFor(() => expect(labelOf(name)).toContain(piece));

async function move(from: string, to: string): Promise<void> {
  await tap(() => square(from));
  await tap(() => square(to));
}

describe('at the table', () => {
  test('an illegal tap says why, and the board stays as it is', async () => {
    await renderApp('game/seed', { games: [kingdom()] });
    await move('e1', 'e5');
    await waitForContent('From e1 to e5', dialog);
    await press(/^The rule: /, dialog);
    await waitForContent('kd.move.shape', dialog);
    expect(labelOf('e1')).toContain('Monarch');
  });

  test('undo takes the last event back, and redo brings it again', async () => {
    await renderApp('game/seed', { games: [kingdom()] });
    await move('e1', 'e2');
    await states('Monarch', 'e2');
    await press('Undo');
    await states('Monarch', 'e1');
    await press('Redo');
    await states('Monarch', 'e2');
  });

  test('an early move is amended so that a later one no longer fits, and that is settled', async () => {
    await renderApp('game/seed/log', { games: [kingdom(['a1', 'a2'], ['i9', 'i8'], ['a2', 'a3'], ['i8', 'i7'])] });
    await waitFor(() => expect(countShown('.log-line')).toBe(4));
    await tap(() => getAll('.log-line').at(-1) ?? dialog());
    await press('Fix it');
    await move('b1', 'b2');
    await waitForContent('no longer be possible', dialog);
    await waitForContent('White Knight 1 steps from a1 to a2 → White Knight 2 steps from b1 to b2', dialog);
    await press('Change it');
    await waitForContent('This move is no longer possible', dialog);
    await waitForContent('1 move follows', dialog);
    await tap(() => buttons('Fix it').at(-1) ?? dialog());
    await move('b2', 'b3');
    await press('Change it');
    await waitUntilGone('[role="dialog"]');
    await states('Knight', 'b3');
    await states('Knight', 'i7');
  });

  test('where a later move breaks, all that follow can be removed with it, and closing only closes', async () => {
    const { store } = await renderApp('game/seed/log', { games: [kingdom(['a1', 'a2'], ['i9', 'i8'], ['a2', 'a3'], ['i8', 'i7'])] });
    await waitFor(() => expect(countShown('.log-line')).toBe(4));
    await tap(() => getAll('.log-line').at(-1) ?? dialog());
    await press('Fix it');
    await move('b1', 'b2');
    await press('Change it');
    await waitForContent('This move is no longer possible', dialog);
    const { length } = await store.entries('seed');
    await press('Close', dialog);
    await waitUntilGone('[role="dialog"]');
    expect(await store.entries('seed')).toHaveLength(length);
    await press('Fix it');
    await press('Remove it and the move after it', dialog);
    await press('Change it');
    await waitUntilGone('[role="dialog"]');
    await states('Knight', 'b2');
    await states('Knight', 'i8');
  });

  test('points by agreement, a corrected set-up and an abandoned game stand in the log', async () => {
    const setup = { record: 'pad', first: 'ana', colours: { ana: ['yellow', 'green'], ben: ['red', 'blue'] } };
    await renderApp('game/seed', { games: [savedGame({ game: 'kings-gate', players: people('ana', 'ben'), setup, events: [] })] });
    await press('More');
    await press('Give or take points');
    await press('Ben', dialog);
    await press('One more', dialog);
    await fill('Why?', 'tea', dialog);
    await press('Save');
    await waitForContent('2 points', () => getOne('.scores'));
    await press('More');
    await press('Correct the set-up');
    await fill('Name 1', 'Anna');
    await press('See what changes');
    await press('Change it');
    await waitForContent('Anna', () => getOne('.scores'));
    await press('More');
    await press('End without a result');
    await waitForContent('This game ended without a result');
    await press('Undo');
    await waitFor(() => expect(document.body.textContent).not.toContain('This game ended without a result'));
  });

  test('a game without points shows none and gives none, and a draw is a draw', async () => {
    await renderApp('game/seed', { games: [kingdom(['a1', 'a2'])] });
    await waitForContent('Ana', () => getOne('.scores'));
    expect(getOne('.scores').textContent).not.toMatch(/\d|points|leads/);
    await press('More');
    await waitForContent('Correct the set-up', dialog);
    expect(buttons('Give or take points')).toEqual([]);
    expect(buttons(en.more.stop)).toEqual([]);
    await press('Close', dialog);
    await press('Agree on a draw');
    await press('Yes, a draw');
    await waitForContent('A draw', () => getOne('.finish h2'));
    expect(countShown('.result-bars')).toBe(0);
    expect(getOne('.scores').textContent).not.toMatch(/\d|points|leads/);
    await goTo('history');
    await waitForContent('A draw', () => getOne('.memory-row'));
    expect(getAll('.memory-seat', getOne('.memory-row')).map(({ textContent }) => textContent)).toEqual(['Ana', 'Ben']);
  });

  test('a game that is written down is passed on as it stands', async () => {
    await renderApp('game/seed', { games: [kingdom(['a1', 'a2'], ['i9', 'i8'])] });
    await press('More');
    await press('Picture');
    await press('Share as text', dialog);
    await waitForContent('Copied', dialog);
    expect(await navigator.clipboard.readText()).toBe('Kingdom\nAna to move\n\n[White "Ana"]\n[Black "Ben"]\n\n1. a1-a2 i9-i8');
  });

  test('an advising referee logs with a note what a table may agree on', async () => {
    const near = kingdom(['e1', 'e2'], ['e9', 'e8'], ['e2', 'e3'], ['e8', 'e7'], ['e3', 'e4'], ['e7', 'e6']);
    await renderApp('game/seed', { games: [near], settings: { referee: 'advising' } });
    await move('e4', 'e5');
    await waitForContent('could be taken next turn');
    await states('Monarch', 'e5');
    await press('Log');
    await waitForContent('allowed by agreement', () => getAll('.log-item')[0] ?? dialog());
  });
});

describe('the shell', () => {
  test('seats by buttons, a beginner drawn at random, a name given twice', async () => {
    const { reload } = await renderApp('new/kingdom');
    const seats = (): readonly (string | null)[] => getAll('.seat-order .chip').map(({ textContent }) => textContent);
    await addPlayers('Ana', 'Ben');
    await press('Swap Ana');
    await press('Swap Ben');
    await waitFor(() => expect(seats()).toEqual(['Ben', 'Ana']));
    await press('Draw at random');
    await waitForContent(/(Ana|Ben) begins\./);
    await reload();
    await waitFor(() => expect(seats()).toEqual(['Ben', 'Ana']));
    await press('2 Ana');
    await fill(newGame.addPlayer, 'ben');
    await waitForContent('already at the table');
  });

  test('a game that is not here, and a wrong address, have a way on', async () => {
    await renderApp('game/nowhere');
    await waitForContent('This game is not on this device.');
    await press('Home');
    await waitForContent('New game');
    await goTo('no/such/place');
    await waitForContent('New game');
    expect(button(/^Kingdom Builder/)).toBeDefined();
  });
});

import { screen, waitFor } from '@testing-library/preact';
import { describe, expect, it } from 'vitest';
import { PALACE_FILLED, placeTile } from '../law/tables';
import { cell, countOpen, labelOf, playEvents, press, renderBoard, secondLocationTable, statusText, tableOf, user } from './board-frame';

describe('a tile by two taps', () => {
  it('lights what is open and plays it', async () => {
    const { table } = renderBoard(tableOf());
    expect(countOpen()).toBe(0);
    await press('red 4, 4 left');
    expect(countOpen()).toBe(10);
    expect(labelOf(-1, -1)).toBe('upper left corner of the Palace: free, possible');
    await user.click(cell(-1, -1));
    expect(table.value.steps.at(-1)?.event).toEqual({ type: 'place', by: 'ana', value: 4, at: [-1, -1], colour: 'red' });
    expect(labelOf(-1, -1)).toBe('upper left corner of the Palace: red 4, last move');
    expect(countOpen()).toBe(0);
  });

  it('the same tile or Escape lets go', async () => {
    renderBoard(tableOf());
    await press('red 4, 4 left');
    await press('red 4, 4 left');
    expect(countOpen()).toBe(0);
    await press('red 4, 4 left');
    cell(0, -1).focus();
    await user.keyboard('{Escape}');
    expect(countOpen()).toBe(0);
  });

  it('says why a tile has no space, and the referee answers a tap all the same', async () => {
    const { refused, table } = renderBoard(tableOf({}, placeTile(4, [0, -1])));
    await press('red house, 7 left');
    expect(statusText()).toBe(
      'Red house can’t be placed now. You’ve already placed a 4, so no 1. A turn is any number of houses, or one bigger tile.',
    );
    await user.click(cell(1, -1));
    expect(refused.value?.rule).toBe('kg.turn.one-big');
    expect(table.value.steps).toHaveLength(1);
  });

  it('walks with the arrow keys', async () => {
    const { table } = renderBoard(tableOf());
    await press('red 2, 4 left');
    cell(-1, -1).focus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}{ArrowRight}{Enter}');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ at: [2, 0] });
  });

  it('shows both colours of two players', async () => {
    const { table } = renderBoard(tableOf({ players: ['ana', 'ben'] }));
    await press('green dragon, 1 left');
    await user.click(cell(0, 1));
    await press('Discard it');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ type: 'dragon', colour: 'green', at: [0, 1] });
    expect(screen.getAllByRole('button', { name: /^(yellow|green) .* left$/ })).toHaveLength(14);
  });

  it('takes nothing while one looks back', async () => {
    const { table } = renderBoard(tableOf(), { liveGame: false });
    expect(screen.queryByRole('button', { name: 'red 4, 4 left' })).toBeNull();
    await user.click(cell(0, -1));
    expect(table.value.steps).toHaveLength(0);
  });

  it('puts the tiles away while a location is laid, and brings the next player’s in their place', async () => {
    const { table } = renderBoard(tableOf({}, ...PALACE_FILLED.slice(0, -1)));
    const tiles = [...document.querySelectorAll('.kg-pick')];
    expect(tiles).toHaveLength(7);
    table.value = playEvents(table.value, ...PALACE_FILLED.slice(-1));
    await waitFor(() => expect(screen.queryByRole('button', { name: /, \d+ left$/ })).toBeNull());
    table.value = playEvents(table.value, { type: 'locate', at: [0, 2], lies: 'across' });
    await screen.findByRole('button', { name: 'blue 4, 4 left' });
    expect([...document.querySelectorAll('.kg-pick')]).toEqual(tiles);
  });
});

describe('in words', () => {
  it('lists the open spaces of a tile and plays one', async () => {
    const { table } = renderBoard(tableOf());
    await press('Play in words');
    await press('red barracks');
    await press('below the Palace, right half');
    expect(table.value.steps.at(-1)?.event).toMatchObject({ value: 3, at: [1, 1] });
  });

  it('names the tiles itself, goes back to them, and speaks of no tray', async () => {
    renderBoard(tableOf({}, placeTile(4, [0, -1])));
    await press('Play in words');
    const listTiles = () => [...document.querySelectorAll('.kg-text-play li')].map(({ textContent }) => textContent);
    expect(listTiles()).toEqual(['red pub', 'red dragon']);
    await press('red pub');
    await press('Choose another tile');
    expect(listTiles()).toEqual(['red pub', 'red dragon']);
  });

  it('lists every way to lay the next location, with what it is worth', async () => {
    const { table } = renderBoard(tableOf({}, ...PALACE_FILLED));
    await press('Play in words');
    await press(/^Across: 2 down from the Palace, left half ?, green 1, red 2, blue 2$/);
    expect(table.value.steps.at(-1)?.event).toMatchObject({ type: 'locate', at: [0, 2], lies: 'across' });
  });
});

describe('characters', () => {
  it('a character goes onto the tile as it is placed', async () => {
    const { table } = renderBoard(secondLocationTable({ copy: { locations: { 1: { awards: ['guildmaster', 'king'] } } } }));
    await press(/^King/);
    await press('blue 5, 1 left');
    expect(statusText()).toContain('blue 5 with the King');
    await user.click(cell(2, 1));
    expect(table.value.steps.at(-1)?.event).toMatchObject({ value: 5, character: 'king', at: [2, 1] });
    expect(labelOf(2, 1)).toContain('blue 5 with the King');
    expect(screen.getByText('(turned by the King)', { exact: false })).toBeTruthy();
  });

  it('the Sorceress: tap her, the tile, the space', async () => {
    const { table, refused } = renderBoard(secondLocationTable({ copy: { locations: { 1: { awards: ['king', 'sorceress'] } } } }));
    await press(/^Sorceress/);
    expect(countOpen()).toBe(3);
    await user.click(cell(2, 1));
    expect(refused.value?.rule).toBe('kg.character.sorceress');
    await user.click(cell(2, 0));
    expect(labelOf(2, 0)).toContain('chosen');
    await user.click(cell(0, 3));
    expect(table.value.steps.at(-1)?.event).toEqual({ type: 'conjure', by: 'ben', from: [2, 0], to: [0, 3] });
    expect(labelOf(0, 3)).toContain('blue house with the Sorceress');
  });
});

describe('what holds now', () => {
  it('says ground, totals, ranks and who wins a tie', () => {
    renderBoard(secondLocationTable());
    const now = screen.getByRole('region', { name: 'Current location' });
    expect(now.textContent).toContain('4 of 10 filled');
    expect(now.textContent).toContain('Safe');
    expect(now.textContent).toContain('If Ben places the last tile, ties go: Cat, then Ana, then Ben.');
    const totals = [...now.querySelectorAll('.kg-totals li .visually-hidden')].map((each) => each.textContent);
    expect(totals).toEqual(['red, Ana, 2, 1st, 3 points', 'blue, Ben, 2, 2nd, 3 points', 'green, Cat, 1, 3rd, 0 points']);
  });

  it('knows the limits of special locations', () => {
    const copy = { locations: { 1: { ground: 'dangerous' } } };
    renderBoard(tableOf({ copy }));
    expect(screen.getByText('Dangerous')).toBeTruthy();
  });
});

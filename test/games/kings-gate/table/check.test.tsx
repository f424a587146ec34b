import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { assumptionsOf, isCardConfirmed } from '#games/kings-gate/law/box';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { savedGame } from '../../../saved-games';
import { countShown, dialog, getAll, getOne, press, renderApp, tap, waitForContent, waitUntilGone } from '../../../screens/app-driver';
import { FILLED, TABLE } from '../fixture';
import { cell, closeScoring, putTile, tile } from './tap-actions';

const openGame = (events: readonly object[] = [], copy?: object) =>
  renderApp('game/seed', { games: [savedGame({ ...TABLE, setup: { ...TABLE.setup, ...(copy && { copy }) }, events })] });
const LOCATED = [...FILLED, { type: 'locate', at: [0, 2], lies: 'across' }];

test('what the rulebook prints is never asked about', () => {
  expect(assumptionsOf({}, 1).isPrizeAssumed(1)).toBe(false);
  expect(assumptionsOf({}, 1).isPrizeAssumed(2)).toBe(true);
  expect(assumptionsOf({}, 4).isPrizeAssumed(3)).toBe(false);
  expect(isCardConfirmed({ locations: { 4: { ground: 'dangerous' } } }, 4)).toBe(true);
});

describe('the card of a location', () => {
  test('is asked about once as it is laid; a yes is kept for this game and this box', async () => {
    const device = await openGame(LOCATED);
    await waitForContent(setupEn.check.question, () => getOne('.kg-check'));
    await press(setupEn.check.yes);
    await waitUntilGone('.kg-check');
    await waitFor(async () =>
      expect(await device.store.box('kings-gate')).toMatchObject({
        locations: { 2: { prizes: [3, 3, 1], ground: 'safe', awards: ['bishop'] } },
      }),
    );
  });

  test('is corrected by taps', async () => {
    const device = await openGame(LOCATED);
    await press(setupEn.check.prize(1, 3));
    await press('5', () => getOne('.kg-check'));
    await press('Dangerous', () => getOne('.kg-check'));
    await press(setupEn.check.yes);
    await waitFor(async () =>
      expect(await device.store.box('kings-gate')).toMatchObject({ locations: { 2: { prizes: [5, 3, 1], ground: 'dangerous' } } }),
    );
  });

  test('does not stand in the way of the first tile, and is asked again by a tap on the card', async () => {
    await openGame(LOCATED);
    await waitFor(() => getOne('.kg-check'));
    await putTile('green', 2, [-1, 2]);
    expect(countShown('.kg-check')).toBe(0);
    await press(screenEn.turn.end);
    await tap(() => cell([0, 2]));
    await waitFor(() => getOne('.kg-check'));
  });

  test('is not asked about where the box is known', async () => {
    await openGame(LOCATED, { locations: { 2: { prizes: [3, 3, 1], ground: 'safe', awards: ['bishop'] } } });
    await waitFor(() => getOne('.kg-tiles'));
    expect(countShown('.kg-check')).toBe(0);
  });

  test('marks its figures in the grid and in the why until somebody confirms them', async () => {
    await openGame(FILLED.slice(0, -1));
    await putTile('yellow', 2, [2, 1]);
    await waitFor(dialog);
    // Ana's first prize at the Palace is printed, Ben's second is not.
    expect(getAll('.source-row-chips .chip', dialog()).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['1st +2', '2nd +2?']),
    );
    await closeScoring();
    await tap(() => getAll('.score')[1] ?? document.body);
    await waitForContent('Regent assumes the 2nd prize', dialog);
  });
});

describe('tile counts that nobody confirmed', () => {
  const ONE_FOUR = { tiles: { 4: 1 } };
  test('a refusal offers that the box has more, which puts the box right and plays the tile', async () => {
    const device = await openGame(
      [
        { type: 'place', value: 4, at: [0, -1] },
        { type: 'end-turn' },
        { type: 'place', value: 2, at: [1, -1] },
        { type: 'end-turn' },
        { type: 'place', value: 2, at: [2, -1] },
        { type: 'end-turn' },
      ],
      ONE_FOUR,
    );
    await putTile('yellow', 4, [-1, -1]);
    await press(screenEn.box.moreTiles(4), dialog);
    await waitFor(() => expect(cell([-1, -1]).getAttribute('aria-label')).toContain('yellow 4'));
    await waitFor(async () => expect(await device.store.box('kings-gate')).toMatchObject({ tiles: { 4: 2 } }));
  });

  test('the game does not end by them before the table has been asked', async () => {
    const copy = { tiles: { 0: 0, 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 } };
    const turns = [
      { type: 'place', value: 2, at: [0, -1] },
      { type: 'end-turn' },
      { type: 'place', value: 2, at: [1, -1] },
      { type: 'end-turn' },
      { type: 'place', value: 2, at: [2, -1] },
      { type: 'end-turn' },
      { type: 'dragon', at: [-1, -1] },
      { type: 'end-turn' },
      { type: 'dragon', at: [-1, -1] },
      { type: 'end-turn' },
    ];
    await openGame(turns, copy);
    await tap(() => tile('red', 'dragon'));
    await tap(() => cell([-1, -1]));
    await press(screenEn.turn.discardYes);
    await waitForContent(setupEn.check.lastTiles, () => getOne('.kg-check'));
    expect(countShown('.finish')).toBe(0);
    await press(setupEn.check.lastTilesYes);
    await waitFor(() => getOne('.finish, .scoring-moment'));
  });
});

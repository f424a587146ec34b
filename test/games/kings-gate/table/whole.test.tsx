import { waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { savedGame } from '../../../saved-games';
import {
  countShown,
  dialog,
  finalPoints,
  getAll,
  getOne,
  press,
  renderApp,
  waitForContent,
  waitUntilGone,
} from '../../../screens/app-driver';
import { expectedPoints, type Fixture, loadGame } from '../fixture';
import { eventsToTap, tapEvent, tapTally, tile } from './tap-actions';

/** The table of a fixture before its first event. */
const openGame = ({ transcript }: Fixture) => renderApp('game/seed', { games: [savedGame({ ...transcript, events: [] })] });

describe('whole games at the table', () => {
  test('four players, hidden points, every character, to the tenth location: at most 26 taps for a location of ten new tiles', async () => {
    const game = loadGame('four-players-to-the-tenth');
    await openGame(game);
    let scorings = 0;
    let taps = 0;
    const count = (): void => {
      taps += 1;
    };
    document.addEventListener('click', count);
    onTestFinished(() => document.removeEventListener('click', count));
    let [before, placed] = [0, 0];
    const locations: [number, number][] = [];
    for (const event of eventsToTap(game)) {
      if (event.type === 'locate') {
        locations.push([placed, taps - before]);
        [before, placed] = [taps, 0];
      }
      if (event.type === 'place') placed += 1;
      await tapEvent(game, event);
      if (scorings === 0 && countShown('.kg-locate-tray, .scoring-moment') > 0) {
        await waitFor(dialog);
        scorings += 1;
        // The order of the places would give away who leads.
        const named = getAll('.source-row-name', dialog()).map(({ textContent }) => textContent ?? '');
        expect(named.map((each) => game.transcript.players.findIndex(({ name }) => each.includes(name)))).toEqual([0, 1, 2, 3]);
        await press('Undo');
        await waitUntilGone('[role="dialog"]');
        await waitFor(() => tile('red', 1));
        await press('Redo');
        await waitFor(dialog);
      }
      if (countShown('.kg-tiles') > 0 && countShown('.scoring-moment') === 0) expect(countShown('.score-points')).toBe(0);
    }
    expect(scorings).toBe(1);
    // With what closes the count before it and lays it.
    const withTen = locations.filter(([tiles]) => tiles === 10);
    expect(withTen.length).toBeGreaterThan(0);
    for (const [, most] of withTen) expect(most).toBeLessThanOrEqual(26);
    expect(await finalPoints()).toEqual(expectedPoints(game));
    expect(getOne('.finish-ending').textContent).toContain(screenEn.end.reasons['kg.end.tenth']);
    expect(getOne('.result-deciding').textContent).toContain('Ana won most at Location 10');
  });

  test('two players with two colours each, a Sorceress, a tie at the end', async () => {
    const game = loadGame('two-players-to-the-tenth');
    await openGame(game);
    for (const event of eventsToTap(game)) await tapEvent(game, event);
    expect(await finalPoints()).toEqual(expectedPoints(game));
    expect(getOne('.finish h2').textContent).toContain('Ana');
  });

  test('three players until nobody has tiles: at most 200 taps, and a location in three', async () => {
    const game = loadGame('three-players-no-tiles');
    await openGame(game);
    let taps = 0;
    const count = (): void => {
      taps += 1;
    };
    document.addEventListener('click', count);
    for (const event of eventsToTap(game)) {
      const before = taps;
      await tapEvent(game, event);
      // One more goes on from the count that was read aloud.
      if (event.type === 'locate') expect(taps - before).toBeLessThanOrEqual(1 + 3);
    }
    // Nobody has counted this box: the table says that it was the last tile.
    await press(setupEn.check.lastTilesYes);
    document.removeEventListener('click', count);
    expect(taps).toBeLessThanOrEqual(200);
    expect(await finalPoints()).toEqual(expectedPoints(game));
  });
});

describe('whole games in the pad', () => {
  test('four players: at most 62 taps for ten locations, the tie-break, a past location amended', async () => {
    const game = loadGame('pad-four-players');
    await openGame(game);
    let taps = 0;
    const count = (): void => {
      taps += 1;
    };
    document.addEventListener('click', count);
    for (const event of game.transcript.events) await tapTally(game, event);
    document.removeEventListener('click', count);
    expect(taps).toBeLessThanOrEqual(62);
    expect(await finalPoints()).toEqual(expectedPoints(game));
    expect(getOne('.result-deciding').textContent).toContain('Cat won most at');
    await press('Fix Palace');
    await tapTally(game, { type: 'tally', totals: { blue: 9, green: 2, yellow: 6, red: 7 }, last: 'ben' });
    await press('Change it');
    await waitForContent(/1. Palace9.*2.*6.*7/, () => getAll('.kg-scored-locations tbody tr').at(-1) ?? document.body);
  });

  test('begun in the middle, and closed early', async () => {
    const game = loadGame('pad-from-the-middle');
    await openGame(game);
    for (const event of game.transcript.events) {
      if (event.type === 'tally') {
        await tapTally(game, event);
      } else if (event.type === 'finish') {
        await press(setupEn.pad.finish);
      } else await tapEvent(game, event);
    }
    expect(await finalPoints()).toEqual(expectedPoints(game));
  });

  test('two players, each colour on its own', async () => {
    const game = loadGame('pad-two-players-tie-broken');
    await openGame(game);
    for (const event of game.transcript.events) {
      await tapTally(game, event);
    }
    expect(await finalPoints()).toEqual(expectedPoints(game));
    await expect.poll(() => countShown('.kg-scored-locations tbody tr')).toBe(10);
  });
});

import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { setupEn } from '#games/kings-gate/text/setup-en';
import { en } from '#text/app/en';
import { savedGame } from '../../../saved-games';
import {
  addPlayers,
  continueToSetup,
  countShown,
  dialog,
  fill,
  getAll,
  getOne,
  goTo,
  group,
  press,
  renderApp,
  tap,
  waitForContent,
} from '../../../screens/app-driver';
import { FILLED, TABLE } from '../fixture';
import { cell, closeScoring, putTile, tile } from './tap-actions';

const cellLabel = (at: readonly [number, number]): string => cell(at).getAttribute('aria-label') ?? '';
const status = (): HTMLElement => getOne('.status-line');

/** Ana, Ben and Cat at the table after these events. */
const openGame = (events: readonly object[] = []) => renderApp('game/seed', { games: [savedGame({ ...TABLE, events })] });
const YELLOW_4 = { type: 'place', value: 4, at: [0, -1] };

/** The last tile of the Palace is placed, and its scoring opens. */
async function playToScoring(): Promise<void> {
  await openGame(FILLED.slice(0, -1));
  await putTile('yellow', 2, [2, 1]);
  await waitFor(dialog);
}

describe('a turn', () => {
  test('a tile is two taps, and the spaces that are open light up', async () => {
    await openGame();
    await tap(() => tile('yellow', 4));
    await expect.poll(() => countShown('.pan-cell[aria-label*=", possible"]')).toBe(10);
    await tap(() => cell([0, -1]));
    expect(cellLabel([0, -1])).toBe('above the Palace, left half: yellow 4, last move');
    expect(getOne('.kg-pick-left', tile('yellow', 4)).textContent).toBe('3');
    await waitForContent('You may add: pub and dragon', status);
  });

  test('a tile that is too much says why when it is chosen, and a space that is taken when it is tapped', async () => {
    await openGame([YELLOW_4]);
    await tap(() => tile('yellow', 1));
    await waitForContent('You’ve already placed a 4', status);
    await press(screenEn.turn.end);
    await putTile('green', 5, [0, -1]);
    await waitForContent('The Palace is safe, and Ana already has a tile', dialog);
    expect(cellLabel([0, -1])).toContain(screenEn.board.lit);
    await press('The rule: Safe: free spaces only', dialog);
    await waitForContent('kg.place.safe', dialog);
  });

  test('the space may come first, and what is placed stays in hand while it can be placed again', async () => {
    await openGame();
    await tap(() => cell([0, -1]));
    await waitForContent('Which tile above the Palace, left half?', status);
    await tap(() => tile('yellow', 1));
    await waitFor(() => expect(cellLabel([0, -1])).toContain('yellow house, last move'));
    expect(tile('yellow', 1).getAttribute('aria-pressed')).toBe('true');
    await tap(() => cell([1, -1]));
    await waitFor(() => expect(cellLabel([1, -1])).toContain('yellow house'));
  });

  test('a turn in which nothing more may be placed ends by itself, and undo takes back the tile with it', async () => {
    await openGame([YELLOW_4, { type: 'place', value: 0, at: [1, -1] }]);
    await putTile('yellow', 'dragon', [2, 1]);
    await waitForContent(
      'Ben: choose a tile and a space. Ana discards the dragon. Ana’s turn is over: nothing more can be placed.',
      status,
    );
    await press('Undo');
    await waitForContent('You may add: dragon.', status);
    await press('Redo');
    await waitForContent('Ben: choose', status);
  });

  test('a refused tile stands by consent, and the log says so', async () => {
    await openGame([YELLOW_4, { type: 'end-turn' }]);
    await putTile('green', 5, [0, -1]);
    await press(/Allow it anyway/);
    await waitFor(() => expect(cellLabel([0, -1])).toContain('green 5'));
    await press('Log');
    const entry = (): HTMLElement => getAll('.log-item', dialog())[0] ?? dialog();
    await waitForContent('covering a yellow 4', entry);
    await waitForContent('The Palace is safe', () => getOne('.log-warning', entry()));
  });
});

describe('a scoring', () => {
  test('shows the ranks and opens the total and the rule of each; then the next location', async () => {
    await playToScoring();
    expect(getAll('.source-row', dialog()).map(({ textContent }) => textContent)).toEqual([
      '▲Ana+222 points1st +2King',
      '●Ben+222 points2nd +2?',
      '■Cat000 points3rd',
    ]);
    const reason = (): HTMLElement => getOne('.source-row-why', dialog());
    for (const [source, said] of [
      ['1st +2', 'Yellow is first at the Palace with 7: 2 points.The rule: Prizes by rankTotal 1 + 1 + 1 + 1 + 1 + 2 = 7'],
      ['King', 'Turns safe into dangerous and back.The rule: King'],
      ['2nd +2?', 'Total 1 + 1 + 1 = 3'],
      ['3rd', 'Red is third at the Palace with 1: with three players only two ranks are paid.'],
    ] as const) {
      await press(source, dialog);
      await waitForContent(said, reason);
    }
    await press('Ana, +2', dialog);
    await waitForContent('Yellow is first at the Palace with 7: 2 points.', reason);
    await closeScoring();
    await tap(() => cell([0, 2]));
    await waitForContent('▲ 2● 2■ 1', () => getOne('.kg-locate-tray .kg-placement-worth'));
    await press(screenEn.locate.lay);
    await waitForContent('Location 2', () => getOne('.kg-current-head'));
    await waitForContent('4 of 10 filled', () => getOne('.kg-current-head'));
  });

  test('a copy corrected in the middle of a game alters its points after a look', async () => {
    await openGame(FILLED);
    await goTo('game/seed/correct');
    await press(setupEn.setup.copy, dialog);
    await press(setupEn.copy.edit('Palace'), dialog);
    await press(setupEn.copy.extra, () => group('1st prize', dialog()));
    await tap(() => getOne('.sheet-body > .button.primary', dialog()));
    await waitForContent(/Ana.*2.*3/, dialog);
    await press('Change it');
    await waitForContent('3 points', () => getAll('.score')[0] ?? document.body);
  });

  test('the game goes on as a pad', async () => {
    await openGame(FILLED);
    await press('More');
    await press('Switch to just the scores, from Location 2');
    await press(en.more.goOnSure);
    await waitFor(() => getOne('.kg-total-keys'));
    await waitForContent('Location 2', () => getOne('.kg-pad-location'));
    await waitForContent('2 points', () => getAll('.score')[0] ?? document.body);
  });
});

test('a copy is corrected once, remembered, and frozen into a new game', async () => {
  const device = await renderApp('copy/kings-gate');
  await press(setupEn.copy.edit('Location 2'));
  await fill(setupEn.copy.name, 'Docks');
  await waitForContent('2. Docks');
  await waitFor(async () => expect(JSON.stringify(await device.store.box('kings-gate'))).toContain('Docks'));
  await device.reload();
  await waitForContent('2. Docks');
  await goTo('new/kings-gate');
  await addPlayers('Ana', 'Ben', 'Cat');
  await continueToSetup();
  await press('Start the game');
  await waitFor(() => getOne('.pan-frame'));
  const [game] = await device.store.games();
  expect(JSON.stringify(game?.setup)).toContain('Docks');
});

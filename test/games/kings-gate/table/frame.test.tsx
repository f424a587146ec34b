import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { screenEn } from '#games/kings-gate/text/screen-en';
import { en } from '#text/app/en';
import { kept } from '../../../kept';
import { addPlayers, all, dialog, fill, goTo, group, onDevice, one, press, reads, shown, tap } from '../../../screens/device';
import { FILLED, TABLE } from '../fixture';
import { cell, goOn, put, tile } from './hand';

const said = (at: readonly [number, number]): string => cell(at).getAttribute('aria-label') ?? '';
const status = (): HTMLElement => one('.kg-status');

/** Ana, Ben and Cat at the table after these events. */
const laid = (events: readonly object[] = []) => onDevice('game/seed', { games: [kept({ ...TABLE, events })] });
const YELLOW_4 = { type: 'place', value: 4, at: [0, -1] };

/** The last tile of the Palace is placed, and its scoring opens. */
async function scored(): Promise<void> {
  await laid(FILLED.slice(0, -1));
  await put('yellow', 2, [2, 1]);
  await waitFor(dialog);
}

describe('a turn', () => {
  test('a tile is two taps, and the spaces that are open light up', async () => {
    await laid();
    await tap(() => tile('yellow', 4));
    await expect.poll(() => shown('.pan-cell[aria-label*=", open"]')).toBe(10);
    await tap(() => cell([0, -1]));
    expect(said([0, -1])).toBe('above the Palace, left half: yellow 4, last played');
    expect(one('.kg-pick-left', tile('yellow', 4)).textContent).toBe('3');
    await reads('Still open: pub and dragon', status);
  });

  test('a tile that is too much says why when it is chosen, and a space that is taken when it is tapped', async () => {
    await laid([YELLOW_4]);
    await tap(() => tile('yellow', 1));
    await reads('This turn already holds a 4', status);
    await press(screenEn.turn.end);
    await put('green', 5, [0, -1]);
    await reads('The Palace is safe, and Ana already has a tile', dialog);
    expect(said([0, -1])).toContain(screenEn.board.lit);
    await press('The rule: Safe: free spaces only', dialog);
    await reads('kg.place.safe', dialog);
  });

  test('the space may come first, and what is placed stays in hand while it can be placed again', async () => {
    await laid();
    await tap(() => cell([0, -1]));
    await reads('Which tile above the Palace, left half?', status);
    await tap(() => tile('yellow', 1));
    await waitFor(() => expect(said([0, -1])).toContain('yellow house, last played'));
    expect(tile('yellow', 1).getAttribute('aria-pressed')).toBe('true');
    await tap(() => cell([1, -1]));
    await waitFor(() => expect(said([1, -1])).toContain('yellow house'));
  });

  test('a turn in which nothing more may be placed ends by itself, and undo takes back the tile with it', async () => {
    await laid([YELLOW_4, { type: 'place', value: 0, at: [1, -1] }]);
    await put('yellow', 'dragon', [2, 1]);
    await reads('Ana’s turn is over. Ben to play', status);
    await press('Undo');
    await reads('Yellow dragon', status);
    await press('Redo');
    await reads('Ben to play', status);
  });

  test('by consent it stands, and the log says so', async () => {
    await laid([YELLOW_4, { type: 'end-turn' }]);
    await put('green', 5, [0, -1]);
    await press(/Log it anyway/);
    await waitFor(() => expect(said([0, -1])).toContain('green 5'));
    await press('Log');
    const entry = (): HTMLElement => all('.log-item', dialog())[0] ?? dialog();
    await reads('covering a yellow 4', entry);
    await reads('The Palace is safe', () => one('.log-warning', entry()));
  });
});

describe('a scoring', () => {
  test('shows the ranks and opens a rule for each line; then the next location', async () => {
    await scored();
    expect(all('tbody tr', dialog()).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ana, yellow72'),
      expect.stringContaining('Ben, green32'),
      expect.stringContaining('Cat, red1–'),
    ]);
    await reads('Ana takes the King', dialog);
    await tap(() => all('.kg-line', dialog())[0] ?? dialog());
    await reads('Prizes by rank', dialog);
    await goOn();
    await tap(() => cell([0, 2]));
    await reads('▲ 2● 2■ 1', () => one('.kg-lay .kg-way-worth'));
    await press(screenEn.locate.lay);
    await reads('Location 2', () => one('.kg-now-head'));
    await reads('4 of 10 filled', () => one('.kg-now-head'));
  });

  test('a copy corrected in the middle of a game alters its points after a look', async () => {
    await laid(FILLED);
    await goTo('game/seed/correct');
    await press(screenEn.setup.copy, dialog);
    await press(screenEn.copy.edit('Palace'), dialog);
    await press(screenEn.copy.extra, () => group('1st prize', dialog()));
    await tap(() => one('.sheet-body > .button.primary', dialog()));
    await reads(/Ana.*2.*3/, dialog);
    await press('Accept the change');
    await reads('3 points', () => all('.score')[0] ?? document.body);
  });

  test('the game goes on as a pad', async () => {
    await laid(FILLED);
    await press('More');
    await press('Go on as a pad, from Location 2');
    await press(en.more.goOnSure);
    await waitFor(() => one('.keypad'));
    await reads('2. Location 2');
    await reads('2 points', () => all('.score')[0] ?? document.body);
  });
});

test('a copy is corrected once, remembered, and frozen into a new game', async () => {
  const device = await onDevice('copy/kings-gate');
  await press(screenEn.copy.edit('Location 2'));
  await fill(screenEn.copy.name, 'Docks');
  await reads('2. Docks');
  await waitFor(async () => expect(JSON.stringify(await device.store.copy('kings-gate'))).toContain('Docks'));
  await device.reload();
  await reads('2. Docks');
  await goTo('new/kings-gate');
  await addPlayers('Ana', 'Ben', 'Cat');
  await press('Start the game');
  await waitFor(() => one('.pan-frame'));
  const [game] = await device.store.games();
  expect(JSON.stringify(game?.setup)).toContain('Docks');
});

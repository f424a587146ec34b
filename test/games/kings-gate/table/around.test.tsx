import { waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { formatResult } from '#exchange/share/result-card';
import { scoreGridTexts } from '#games/kings-gate/text/score-grid';
import { texts as screenTexts } from '#games/kings-gate/text/screen-texts';
import { buildSharedResult, findResult } from '#screens/share/shared-result';
import { settings } from '#screens/state/app-state';
import { isTable, openTable } from '#session/log/table';
import { DEFAULT_SETTINGS } from '#store/records/record-types';
import { en } from '#text/app/en';
import { LANGUAGES } from '#text/language';
import { savedGame } from '../../../saved-games';
import { dialog, getAll, getOne, press, renderApp, tap, waitForContent, waitUntilGone } from '../../../screens/app-driver';
import { gameOf } from '../../../transcripts';
import { FILLED, loadGame, TABLE } from '../fixture';
import { screens } from './board-frame';
import { putTile } from './tap-actions';

const openGame = (events: readonly object[] = []) => renderApp('game/seed', { games: [savedGame({ ...TABLE, events })] });

describe('around a table of King’s Gate', () => {
  test('My box in More leads back to the game', async () => {
    await openGame();
    await press('More');
    await tap(() => getOne('a.more-tile'));
    await waitFor(() => getOne('.kg-box-locations'));
    await tap(() => getOne(`a[aria-label="${en.back}"]`));
    await waitFor(() => getOne('.frame'));
  });

  test('an opened My box of a game leads back to it where nothing lies behind', async () => {
    await renderApp('copy/kings-gate/seed', { games: [savedGame({ ...TABLE })] });
    await waitFor(() => expect(getOne(`a[aria-label="${en.back}"]`).getAttribute('href')).toBe('#/game/seed'));
  });

  test('in a game of two each shape of a player has its own colour', async () => {
    const { transcript } = loadGame('two-players-to-the-tenth');
    await renderApp('game/seed', { games: [savedGame({ ...transcript, events: [] })] });
    await waitFor(() => expect(getAll('.scores .score-shape').length).toBe(2));
    const colours = getAll('.scores .score-shape > span').map((shape) => [shape.textContent, shape.style.color]);
    expect(new Set(colours.map(([, colour]) => colour)).size).toBe(4);
    expect(new Set(colours.map(([shape]) => shape)).size).toBe(4);
  });

  test('a tie decided at the end stands in what is shared', async () => {
    const { transcript } = loadGame('four-players-to-the-tenth');
    const saved = savedGame(transcript);
    const table = openTable(gameOf('kings-gate'), transcript, saved.entries);
    if (!isTable(table)) throw new Error('no table');
    const props = { storedGame: saved.game, past: { table, screens } };
    const ended = findResult(props);
    if (ended === undefined) throw new Error('no result');
    expect(formatResult(await buildSharedResult(props, ended))).toContain('Ana won most at Location 10');
  });
});

describe('what nobody has compared with the box', () => {
  const tally = { type: 'tally', totals: { yellow: 7, green: 3, red: 1 }, last: 'ana' };
  const endGame = (copy?: object) => ({
    ...TABLE,
    setup: { ...TABLE.setup, record: 'pad', ...(copy && { copy }) },
    events: [tally, tally, { type: 'finish' }],
  });
  const CONFIRMED = { locations: { 1: { prizes: [2, 2, 1] }, 2: { prizes: [3, 3, 1] } } };
  const share = async (copy?: object): Promise<string> => {
    const saved = savedGame(endGame(copy));
    const table = openTable(gameOf('kings-gate'), saved.game, saved.entries);
    if (!isTable(table)) throw new Error('no table');
    const props = { storedGame: saved.game, past: { table, screens } };
    const result = findResult(props);
    return result === undefined ? '' : formatResult(await buildSharedResult(props, result));
  };

  test.each(LANGUAGES)('has a question mark in what is shared until it is confirmed, in %s', async (spoken) => {
    settings.value = { ...settings.value, language: spoken };
    onTestFinished(() => {
      settings.value = DEFAULT_SETTINGS;
    });
    const unconfirmed = scoreGridTexts[spoken].unconfirmed([
      screenTexts[spoken].location({ n: 1, name: '' }),
      screenTexts[spoken].location({ n: 2, name: '' }),
    ]);
    const shared = await share();
    expect(shared).toContain(unconfirmed);
    expect(shared).toContain('Ben 2?');
    const confirmed = await share(CONFIRMED);
    expect(confirmed).not.toContain('?');
    expect(confirmed).toContain('Ben 2');
  });

  test.each([
    ['is named in the result', undefined, 1],
    ['is no longer named once it is confirmed', CONFIRMED, 0],
  ] as const)('%s', async (_name, copy, notes) => {
    await renderApp('past/seed', { games: [savedGame(endGame(copy))] });
    await waitFor(() => getOne('.result-bars'));
    await waitFor(() =>
      expect(getAll('.result-deciding').filter(({ textContent }) => textContent?.includes('Prizes marked ?'))).toHaveLength(notes),
    );
  });
});

test('who lost a tie reads so in the why of the figure, and sees the ring', async () => {
  const tied = [
    { type: 'place', value: 4, at: [0, -1] },
    { type: 'end-turn' },
    { type: 'place', value: 4, at: [1, -1] },
    { type: 'end-turn' },
    ...[-1, 2].map((x) => ({ type: 'place', value: 1, at: [x, -1] })),
    ...[-1, 2].map((x) => ({ type: 'place', value: 1, at: [x, 0] })),
    ...[-1, 0].map((x) => ({ type: 'place', value: 1, at: [x, 1] })),
    { type: 'end-turn' },
    { type: 'place', value: 0, at: [1, 1] },
    { type: 'end-turn' },
    { type: 'place', value: 0, at: [2, 1] },
  ];
  await renderApp('game/seed/scores/ben', { games: [savedGame({ ...TABLE, events: tied })] });
  await waitForContent('Green has 4 at the Palace like yellow, but loses the tie', dialog);
  await waitFor(() => getOne('.score-grid-why .kg-ring'));
});

describe('an amendment that later tiles do not survive', () => {
  test('says which move is no longer possible and what can be done, not that no points change', async () => {
    await openGame(FILLED.slice(0, 3));
    await press('Log');
    await tap(() => getAll('.log-line', dialog()).at(-1) ?? dialog());
    await press(en.log.amend, dialog);
    await waitUntilGone('[role="dialog"]');
    await putTile('yellow', 1, [0, -1]);
    await waitForContent(en.change.conflict, dialog);
    await waitForContent(en.change.waysOut, dialog);
    expect(dialog().textContent).not.toContain(en.change.nothing);
  });
});

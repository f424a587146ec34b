import { waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { en as deskEn } from '#text/desk/en';
import { FILLED, TABLE } from '../../games/kings-gate/fixture';
import { loadFixture, savedGame } from '../../saved-games';
import {
  button,
  buttons,
  dialog,
  dialogOf,
  getAll,
  getOne,
  goTo,
  press,
  renderApp,
  tap,
  waitForContent,
  waitUntilGone,
} from '../app-driver';

type TranscriptData = Parameters<typeof savedGame>[0];

const user = userEvent.setup();
const pressEscape = (): Promise<void> => user.keyboard('{Escape}');

/** The focus is on something that can be used, not on the page. */
const waitForFocus = (): Promise<void> =>
  waitFor(() => {
    const now = document.activeElement;
    if (now === null || now === document.body || !now.isConnected || now.matches(':disabled'))
      throw new Error('the focus fell to the page');
  });

/** Waits until a sheet has come and has the focus. */
const waitUntilOpen = (sheet = dialog): Promise<void> => waitFor(() => expect(sheet().contains(document.activeElement)).toBe(true));

/** What is open is closed by Escape, and the focus stays in the app. */
async function closes(sheet = dialog): Promise<void> {
  await waitUntilOpen(sheet);
  await pressEscape();
  await waitUntilGone('[role="dialog"]');
  await waitForFocus();
}

/** Half of a whole game: it has a log, points, and something to do. */
function half(game: string, name: string) {
  const { transcript } = loadFixture<TranscriptData>(game, name);
  return savedGame({ ...transcript, game, events: transcript.events.slice(0, transcript.events.length / 2) });
}

describe('Escape closes every sheet, and the focus goes back to where it came from', () => {
  test.each([
    ['kings-gate', 'two-players-to-the-tenth'],
    ['kingdom-builder', 'first-game-for-two'],
  ])('Escape closes every sheet of %s, and the focus goes back to where it came from', async (game, name) => {
    await renderApp('game/seed', { games: [half(game, name)] });
    for (const name of [en.table.log, en.table.more]) {
      await press(name);
      await closes();
      expect(document.activeElement).toBe(button(name));
    }
    await tap(() => getAll('.score')[0] ?? getOne('.scores'));
    await closes();
    expect(document.activeElement).toBe(getAll('.score')[0]);
    for (const way of [en.more.layOut, en.create.agreements, en.home.settings, en.more.correct, en.more.adjust]) {
      await press(en.table.more);
      await press(way, dialog);
      await waitFor(() => expect(dialog().getAttribute('aria-label')).not.toBe(en.table.more));
      await closes();
    }
    for (const storedGame of getAll('.table-line [aria-expanded]')) {
      storedGame.click();
      await closes();
    }
    await goTo('game/seed/rule/adjust');
    await closes();
  });
});

describe('the focus never falls to the page', () => {
  const gate = (events: readonly object[]) => ({ games: [savedGame({ ...TABLE, events })] });

  test('after a refusal, with the focus on the board, and after a moment', async () => {
    await renderApp('game/seed', gate(FILLED.slice(0, -1)));
    await tap(() => button(/^yellow 2, \d+ left$/));
    await tap(() => getOne('[data-at="0,-1"]'));
    await waitUntilOpen();
    getOne('[data-at="0,-1"]').focus();
    await pressEscape();
    await waitUntilGone('[role="dialog"]');
    expect(button(/^yellow 2, \d+ left$/).getAttribute('aria-pressed')).toBe('true');
    await tap(() => getOne('[data-at="2,1"]'));
    await closes();
  });

  test('after an event that is struck, and after what is done with the change that it is', async () => {
    await renderApp('game/seed', gate(FILLED));
    const change = dialogOf(en.change.title);
    const log = dialogOf(en.table.log);
    await press(en.table.log);
    await tap(() => getAll('.log-line')[0] ?? log());
    await press(en.log.strike, log);
    await waitUntilOpen(change);
    await pressEscape();
    await waitFor(() => expect(dialog()).toBe(log()));
    await waitFor(() => expect(document.activeElement).toBe(button(en.log.strike)));
    await press(en.log.strike, log);
    await waitUntilOpen(change);
    await press(en.change.accept, change);
    await waitFor(() => expect(dialog()).toBe(log()));
    await waitForFocus();
    await closes(log);
    expect(document.activeElement).toBe(button(en.table.log));
  });

  test('after a stop, and after what it is asked to take it back', async () => {
    await renderApp('game/seed', gate(FILLED));
    await press(en.table.more);
    await press(en.more.stop);
    await waitForContent(en.more.stopped);
    await waitUntilGone('[role="dialog"]');
    await waitForFocus();
    const over = dialogOf(en.table.over);
    await press(en.table.undo);
    await closes(over);
    expect(document.activeElement).toBe(button(en.table.undo));
    await press(en.table.undo);
    await waitUntilOpen(over);
    await press(en.table.unend, over);
    await waitUntilGone('[role="dialog"], .finish');
    await waitForFocus();
  });

  test('after the last undo, whose button can then not be used', async () => {
    await renderApp('game/seed', gate(FILLED.slice(0, 1)));
    await press(en.table.undo);
    await waitFor(() => expect(button(en.table.undo)).toHaveProperty('disabled', true));
    await waitForFocus();
  });

  test('after an example at the desk, and after leaving for another screen', async () => {
    await renderApp('desk/kings-gate');
    (await waitFor(() => button(/^Who wins this tie/))).focus();
    await goTo('desk/kings-gate/tie');
    await waitFor(() => getOne('.desk-form'));
    await waitForFocus();
    // What was asked before stays on the desk.
    for (const again of buttons(deskEn.desk.fresh)) await tap(() => again);
    await press(deskEn.desk.example);
    await waitFor(() => expect(buttons(deskEn.desk.example)).toEqual([]));
    await waitForFocus();
    await press(deskEn.desk.fresh);
    await waitFor(() => button(deskEn.desk.example));
  });
});

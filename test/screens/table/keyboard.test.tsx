import { waitFor } from '@testing-library/preact';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { FILLED, TABLE } from '../../games/kings-gate/fixture';
import { savedGame } from '../../saved-games';
import { button, dialog, getAll, press, renderApp, waitForContent, waitUntilGone } from '../app-driver';

const user = userEvent.setup();
const gate = { games: [savedGame({ ...TABLE, events: FILLED.slice(0, 1) })] };
const canUndo = (): boolean => !button(en.table.undo).matches(':disabled');

async function atTable(settings: object = {}): Promise<void> {
  await renderApp('game/seed', { ...gate, settings });
  await waitFor(() => expect(canUndo()).toBe(true));
}

describe('the keyboard at a table', () => {
  test.each([
    ['{Control>}z{/Control}', '{Control>}y{/Control}'],
    ['{Meta>}z{/Meta}', '{Meta>}{Shift>}z{/Shift}{/Meta}'],
    ['u', 'r'],
  ])('%s takes back and %s brings back', async (undo, redo) => {
    await atTable();
    await user.keyboard(undo);
    await waitFor(() => expect(canUndo()).toBe(false));
    await user.keyboard(redo);
    await waitFor(() => expect(canUndo()).toBe(true));
  });

  test('L opens the log and ? the referee', async () => {
    await atTable();
    await user.keyboard('l');
    await waitForContent(en.table.log, dialog);
    await user.keyboard('{Escape}');
    await waitUntilGone('[role="dialog"]');
    await user.keyboard('?');
    await waitFor(() => expect(location.hash).toBe('#/game/seed/ask'));
  });

  test('single letters do nothing where they are switched off; Ctrl+Z still does', async () => {
    await atTable({ shortcuts: false });
    await user.keyboard('lu');
    expect(getAll('[role="dialog"]')).toEqual([]);
    expect(canUndo()).toBe(true);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(canUndo()).toBe(false));
  });

  test('what is typed into a field is no shortcut', async () => {
    await atTable();
    await press(en.table.more);
    await press(en.more.adjust, dialog);
    const field = await waitFor(() => getAll('input[type="text"]', dialog())[0] ?? button(en.table.undo).focus());
    if (!(field instanceof HTMLElement)) throw new Error('no field');
    await user.type(field, 'u');
    expect(canUndo()).toBe(true);
  });
});

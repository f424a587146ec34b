import { describe, expect, test } from 'vitest';
import { en } from '#text/app/en';
import { FILLED, TABLE } from '../../games/kings-gate/fixture';
import { loadFixture, savedGame } from '../../saved-games';
import { buttons, dialog, getAll, press, renderApp, waitForContent, waitUntilGone } from '../app-driver';

const gate = (events: readonly object[] = FILLED) => ({ games: [savedGame({ ...TABLE, events })] });

const words = (selector: string): readonly string[] => getAll(selector, dialog()).map(({ textContent }) => textContent ?? '');

describe('More', () => {
  test('has harmless things as tiles, fixes as rows, and the ends below a line, what gives up the result last', async () => {
    await renderApp('game/seed', gate());
    await press(en.table.more);
    await waitForContent(en.more.moves, dialog);
    expect(words('.more-tile')).toEqual([en.more.phones, en.more.layOut, en.create.agreements, en.create.copy]);
    expect(words('.more-menu > ul:not(.more-endings) .list-row')).toEqual([
      en.more.moves,
      en.more.handOver,
      en.more.adjust,
      en.more.correct,
      expect.stringContaining('Location 2'),
      en.home.settings,
    ]);
    expect(words('.more-endings .list-row')).toEqual([en.more.stop, en.more.abandon]);
    expect(getAll('.list-row-bad', dialog()).map(({ textContent }) => textContent)).toEqual([en.more.abandon]);
  });

  test('offers neither moves nor an end once the game has ended', async () => {
    const { transcript } = loadFixture<Parameters<typeof savedGame>[0]>('kings-gate', 'two-players-to-the-tenth');
    await renderApp('game/seed', { games: [savedGame({ ...transcript, game: 'kings-gate' })] });
    await press(en.table.more);
    await waitForContent(en.more.handOver, dialog);
    for (const gone of [en.more.phones, en.more.moves, en.more.correct, en.more.stop, en.more.abandon]) expect(buttons(gone)).toEqual([]);
  });

  test('plays a possible move by its words, found by the beginnings of some of them', async () => {
    await renderApp('game/seed', gate(FILLED.slice(0, 1)));
    await press(en.table.more);
    await press(en.more.moves, dialog);
    await waitForContent(en.more.findMove, dialog);
    const rows = getAll('.list-row', dialog());
    expect(rows.length).toBeGreaterThan(8);
    const [first] = rows;
    first?.click();
    await waitUntilGone('[role="dialog"]');
    await press(en.table.log);
    await waitForContent(first?.textContent ?? '?', dialog);
  });
});

import { waitFor } from '@testing-library/preact';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readBackup } from '#exchange/backup/read-backup';
import { en as exchange } from '#text/exchange/en';
import { en as memory } from '#text/history/en';
import { scoreTexts } from '#text/score';
import { shareTexts } from '#text/share';
import { playRandom } from '../../random-play';
import { savedGame, savedHistory } from '../../saved-games';
import { GAME_IDS, gameOf } from '../../transcripts';
import { buttons, press, renderApp, waitForContent } from '../app-driver';

const text = shareTexts.en;

/** A device with a share sheet: what was handed to it; whoever closes it has changed their mind. */
function shareSheet(isClosed = false): readonly ShareData[] {
  const handed: ShareData[] = [];
  const sheet = {
    canShare: ({ files }: ShareData) => files?.every(({ type }) => type !== 'application/json') === true,
    async share(data: ShareData) {
      handed.push(data);
      if (isClosed) throw new DOMException('closed', 'AbortError');
    },
  };
  for (const [name, value] of Object.entries(sheet)) Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => {
    for (const name of Object.keys(sheet)) Reflect.deleteProperty(navigator, name);
    // When the last backup was made.
    indexedDB.deleteDatabase('regent-beside');
  });
  return handed;
}

describe('the device’s own share sheet', () => {
  test('takes a backup, by another name where it takes no JSON, and what it took can be read back', async () => {
    const handed = shareSheet();
    await renderApp('backup', { games: savedHistory(3) });
    await press(exchange.share);
    await waitFor(() => expect(handed).toHaveLength(1));
    const [file] = handed[0]?.files ?? [];
    expect(file?.name).toMatch(/^regent-.*\.txt$/);
    expect(await readBackup(file ?? new Blob())).toMatchObject({
      contents: { games: savedHistory(3).map(() => ({})) },
      unreadableCount: 0,
    });
    await waitForContent('No games since.');
  });

  test('that somebody closes is no backup, and no trouble', async () => {
    const handed = shareSheet(true);
    await renderApp('backup', { games: savedHistory(3) });
    await press(exchange.share);
    await waitFor(() => expect(handed).toHaveLength(1));
    await waitForContent(exchange.reminder(3));
    expect(document.body.textContent).not.toContain(exchange.failed);
  });

  test('takes a result in words', async () => {
    const handed = shareSheet();
    await renderApp('past/seed-0', { games: savedHistory(1) });
    await press(scoreTexts.en.share);
    await press(text.asText);
    await waitFor(() => expect(handed[0]?.text).toContain('Counted with Regent'));
  });
});

describe('a running game, whose points may be secret, is not shared', () => {
  test.each(GAME_IDS)('a running game of %s offers nothing to share', async (id) => {
    const { header, events } = playRandom(id, gameOf(id).law.seats.least, 5, 9);
    const open = savedGame({ game: id, ...header, events }, 'open');
    expect(open.game.summary.status).toBe('open');
    for (const place of ['past/open', 'game/open']) {
      await renderApp(place, { games: [open] });
      await waitForContent(place === 'past/open' ? memory.game.openHint : 'Undo');
      expect(buttons(/share/i)).toEqual([]);
    }
  });
});

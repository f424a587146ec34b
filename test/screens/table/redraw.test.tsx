import { waitFor } from '@testing-library/preact';
import { options } from 'preact';
import { expect, onTestFinished, test } from 'vitest';
import { manifestOf } from '#registry';
import type { Header } from '#session/log/effective-log';
import { scoreTexts } from '#text/score';
import { loadFixture, savedGame } from '../../saved-games';
import { getAll, getOne, press, renderApp } from '../app-driver';

interface TranscriptData extends Header {
  readonly game: string;
  readonly events: readonly { readonly type: string }[];
}

/** Counts from now on what is drawn: parts by their names, shapes and buttons by their classes. */
function countRenders(): Map<string, number> {
  const drawn = new Map<string, number>();
  const before = options.vnode ?? (() => undefined);
  options.vnode = (vnode) => {
    const { type, props } = vnode;
    const named = typeof type === 'function' ? type.name : String(Object(props).class).split(' ')[0];
    if (named !== undefined) drawn.set(named, (drawn.get(named) ?? 0) + 1);
    before(vnode);
  };
  onTestFinished(() => {
    options.vnode = before;
  });
  return drawn;
}

test.each([
  ['kings-gate', 'four-players-to-the-tenth', 'place', 'kg-tile', 20],
  ['kingdom-builder', 'five-players-desert-full', 'build', 'kb-castle', 1],
  ['kings-tricktakers', 'four-in-initiation', 'play', 'kt-card', 20],
  ['kingdom', 'throne-from-the-start', 'move', 'kd-piece', 8],
] as const)(
  '%s: an event taken back and brought again is drawn once, and what it leaves alone is not',
  async (game, name, type, piece, few) => {
    const transcript = loadFixture<TranscriptData>(game, name).transcript;
    const until = transcript.events.slice(0, -20).findLastIndex((event) => event.type === type) + 1;
    const here = savedGame({ ...transcript, events: transcript.events.slice(0, until) });
    await manifestOf(game)?.screens();
    const { store } = await renderApp('game/seed', { games: [here] });
    await waitFor(() => expect(getAll(`.${piece}`).length).toBeGreaterThan(few));
    const drawn = countRenders();
    for (const [tap, entries] of [
      ['Undo', here.entries.length + 1],
      ['Redo', here.entries.length + 2],
    ] as const) {
      drawn.clear();
      await press(tap);
      await waitFor(async () => expect((await store.game('seed'))?.entries).toBeGreaterThanOrEqual(entries));
      await waitFor(() => expect(getOne('.saved-mark').className).toBe('saved-mark'));
      expect(drawn.get('Board'), tap).toBe(1);
      expect(drawn.get(piece) ?? 0, tap).toBeLessThan(few);
    }
  },
);

test('what lies under a count is not drawn, and is once that has been told', async () => {
  const transcript = loadFixture<TranscriptData>('kings-tricktakers', 'five-in-the-pad').transcript;
  await manifestOf('kings-tricktakers')?.screens();
  await renderApp('game/seed', { games: [savedGame({ ...transcript, events: transcript.events.slice(0, 1) })] });
  // The first is fetched, and covers nothing until it is there.
  for (const tap of ['Undo', 'Redo']) await press(tap);
  await waitFor(() => getOne('.scoring-moment'));
  await press('Undo');
  const drawn = countRenders();
  await press('Redo');
  await waitFor(() => getOne('.scoring-moment'));
  expect([drawn.get('TableView'), drawn.get('ScoreStrip')]).toEqual([undefined, 1]);
  await press(scoreTexts.en.goOn);
  await waitFor(() => expect(drawn.get('TableView')).toBe(1));
});

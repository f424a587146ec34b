import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Act } from '#session/log/effective-log';
import { stateOf } from '#session/log/table';
import type { LiveGame } from '#store/live/live-game';
import { resultOf, summaryOf } from '#store/live/live-game';
import { type PlayedGame, playRandom } from '../../random-play';
import { createRandom, type SeededRandom } from '../../seeded-random';
import { GAME_IDS, gameOf } from '../../transcripts';
import { beginGame, freshName, openTestLive, openTestStore } from '../test-store';

const LENGTH = 40;

/** What a table may enter next: mostly the game, now and then a change of mind. */
function nextAct({ events }: PlayedGame, liveGame: LiveGame, from: SeededRandom): Act {
  const { steps, entries } = liveGame.table.peek();
  const event = events[steps.length];
  if (event !== undefined && from.happens(0.75)) return { kind: 'happened', event };
  return from.pick<Act>([{ kind: 'undo' }, { kind: 'redo' }, { kind: 'strike', entry: from.below(entries.length + 1) }]);
}

async function checkReopened(id: string, seed: number): Promise<void> {
  const from = createRandom(seed);
  const { least, most } = gameOf(id).law.seats;
  const played = playRandom(id, least + from.below(most - least + 1), seed, LENGTH);
  const name = freshName();
  const store = await openTestStore(name);
  const game = await beginGame(store, id, played.header);
  const liveGame = await openTestLive(store, game.id);
  for (let tries = 0; tries < LENGTH; tries += 1) {
    liveGame.act(nextAct(played, liveGame, from));
    if (from.happens(0.2)) await expect.poll(() => liveGame.unsavedCount.value, { interval: 1 }).toBe(0);
  }
  await expect.poll(() => liveGame.mode.value, { interval: 1 }).toBe('playing');
  store.close();

  const again = await openTestStore(name);
  const reopened = await openTestLive(again, game.id);
  const [was, is] = [liveGame.table.value, reopened.table.value];
  expect(is.entries).toEqual(was.entries);
  expect(is.effective).toEqual(was.effective);
  expect(is.conflict).toEqual(was.conflict);
  expect(stateOf(is).phase).toBe(stateOf(was).phase);
  expect(stateOf(is).position).toEqual(stateOf(was).position);
  expect(await again.games()).toEqual([liveGame.storedGame.value]);
  expect(liveGame.storedGame.value).toMatchObject({ entries: was.entries.length, summary: summaryOf(was), result: resultOf(was) });
}

test.each(GAME_IDS)('random acts in %s: what is reopened is what was in memory', { timeout: 60_000 }, async (id) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 0x7fffffff }), (seed) => checkReopened(id, seed)),
    { numRuns: 8 },
  );
});

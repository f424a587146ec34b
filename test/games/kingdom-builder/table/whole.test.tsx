import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { isLastRound } from '#games/kingdom-builder/law/news';
import { standings } from '#games/kingdom-builder/law/scoring/score';
import { countUnusedTiles } from '#games/kingdom-builder/table/play/held-tools';
import type { Player } from '#session/game';
import { loadFixture, savedGame } from '../../../saved-games';
import { countShown, finalPoints, getAll, getOne, press, renderApp, tap, waitForContent } from '../../../screens/app-driver';
import { chooseEvent, FIRST_PLAN, OTHER_PLAN, startFromPlan, step, tableOfPlan } from '../choose-event';
import { createTapCounter, hex, tapEvent } from './tap-actions';

describe.each([
  ['Tavern, Paddock, Oasis and Farm', FIRST_PLAN, ['farm', 'oasis', 'paddock', 'tavern']],
  ['Oracle, Tower, Barn and Harbor', OTHER_PLAN, ['barn', 'harbor', 'oracle', 'tower']],
] as const)('a table game with %s', (_, plan, tiles) => {
  test('each tile used, one lost, the last round told, and the count at its end', async () => {
    await renderApp('game/seed', { games: [savedGame(tableOfPlan(plan))] });
    let state = startFromPlan(plan);
    const used = new Set<string>();
    let [lost, toldOfLoss, toldOfEnd] = [false, false, false];
    const tapped = createTapCounter();
    let [turns, before, ordinary] = [0, 0, true];
    while (!state.isFinished) {
      const event = chooseEvent(state, used, lost);
      const seat = state.position.onMove;
      const next = step(state, event);
      await tapEvent(event);
      if ((event.type === 'build' || event.type === 'move') && event.with !== undefined) {
        used.add(event.with);
        ordinary = false;
      }
      if (event.type === 'end-turn') {
        // With tiles left its end is asked about once.
        if (ordinary) expect(tapped() - before).toBeLessThanOrEqual(countUnusedTiles(state.position, state.phase) > 0 ? 6 : 5);
        [turns, before, ordinary] = [turns + 1, tapped(), true];
      }
      if ((next.position.tiles[seat]?.length ?? 0) < (state.position.tiles[seat]?.length ?? 0)) {
        lost = true;
        toldOfLoss = countShown('.status-loss') > 0 || toldOfLoss;
      }
      if (isLastRound(next.position) && !toldOfEnd) {
        await waitForContent('Last round: ', () => getOne('.kb-status'));
        toldOfEnd = true;
      }
      state = next;
    }
    expect([...used].sort()).toEqual(tiles);
    expect(tapped() / turns).toBeLessThanOrEqual(8);
    expect({ lost, toldOfLoss, toldOfEnd }).toEqual({ lost: true, toldOfLoss: true, toldOfEnd: true });
    const points = standings(state.position).map(({ player, points }) => [`${player.charAt(0).toUpperCase()}${player.slice(1)}`, points]);
    expect(await finalPoints()).toEqual(Object.fromEntries(points));
    for (const part of [...state.position.cards, 'castles']) {
      await waitFor(() => expect(getOne('.kb-status h2').textContent?.toLowerCase()).toBe(part));
      await press('Next');
    }
    await waitForContent('Total', () => getOne('.kb-status h2'));
  });
});

interface SettledGame {
  readonly game: 'kingdom-builder';
  readonly players: readonly Player[];
  readonly setup: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string; readonly by?: string; readonly at?: readonly [number, number] }[];
}

test('a final count for four players, with the ranks of the Lords', async () => {
  const name = 'final-lords-8-8-6-2';
  const { transcript, expect: wanted } = loadFixture<SettledGame, { readonly points: Readonly<Record<string, number>> }>(
    'kingdom-builder',
    name,
  );
  const nameOf = (id: string | undefined): string => transcript.players.find((player) => player.id === id)?.name ?? '';
  await renderApp('game/seed', { games: [savedGame({ ...transcript, events: [] })] });
  for (const { type, by, at } of transcript.events) {
    if (type !== 'settle' || at === undefined) continue;
    await tap(() => {
      const found = getAll('.kb-seat').find(({ textContent }) => textContent?.includes(nameOf(by)));
      if (found === undefined) throw new Error(`no ${by}`);
      return found;
    });
    await tap(() => hex(at.join(',')));
  }
  await press('Score the board');
  expect(await finalPoints()).toEqual(Object.fromEntries(Object.entries(wanted.points).map(([id, points]) => [nameOf(id), points])));
  await expect.poll(() => countShown('.kb-rank')).toBe(4);
});

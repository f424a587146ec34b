import { waitFor } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { inLastRound } from '#games/kingdom-builder/law/outlook';
import { standings } from '#games/kingdom-builder/law/score';
import type { Player } from '#session/game';
import { kept, whole } from '../../../kept';
import { all, finalPoints, onDevice, one, press, reads, shown, tap } from '../../../screens/device';
import { choose, FIRST, OTHER, planned, startOf, stepped } from '../chooser';
import { hex, tapEvent, taps } from './hand';

describe.each([
  ['Tavern, Paddock, Oasis and Farm', FIRST, ['farm', 'oasis', 'paddock', 'tavern']],
  ['Oracle, Tower, Barn and Harbor', OTHER, ['barn', 'harbor', 'oracle', 'tower']],
] as const)('a table game with %s', (_, plan, tiles) => {
  test('each tile used, one lost, the last round told, and the count at its end', async () => {
    await onDevice('game/seed', { games: [kept(planned(plan))] });
    let stand = startOf(plan);
    const used = new Set<string>();
    let [lost, toldOfLoss, toldOfEnd] = [false, false, false];
    const tapped = taps();
    let [turns, before, ordinary] = [0, 0, true];
    while (!stand.finished) {
      const event = choose(stand, used, lost);
      const seat = stand.position.onMove;
      const next = stepped(stand, event);
      await tapEvent(event);
      if ((event.type === 'build' || event.type === 'move') && event.with !== undefined) {
        used.add(event.with);
        ordinary = false;
      }
      if (event.type === 'end-turn') {
        if (ordinary) expect(tapped() - before).toBeLessThanOrEqual(5);
        [turns, before, ordinary] = [turns + 1, tapped(), true];
      }
      if ((next.position.tiles[seat]?.length ?? 0) < (stand.position.tiles[seat]?.length ?? 0)) {
        lost = true;
        toldOfLoss = shown('.kb-loss') > 0 || toldOfLoss;
      }
      if (inLastRound(next.position) && !toldOfEnd) {
        await reads('Last round, ', () => one('.line-notice'));
        toldOfEnd = true;
      }
      stand = next;
    }
    expect([...used].sort()).toEqual(tiles);
    expect(tapped() / turns).toBeLessThanOrEqual(8);
    expect({ lost, toldOfLoss, toldOfEnd }).toEqual({ lost: true, toldOfLoss: true, toldOfEnd: true });
    const points = standings(stand.position).map(({ player, points }) => [`${player.charAt(0).toUpperCase()}${player.slice(1)}`, points]);
    expect(await finalPoints()).toEqual(Object.fromEntries(points));
    for (const part of [...stand.position.cards, 'castles']) {
      await waitFor(() => expect(one('.kb-status h2').textContent?.toLowerCase()).toBe(part));
      await press('Next');
    }
    await reads('Total', () => one('.kb-status h2'));
  });
});

interface Settled {
  readonly game: 'kingdom-builder';
  readonly players: readonly Player[];
  readonly setup: Readonly<Record<string, unknown>>;
  readonly events: readonly { readonly type: string; readonly by?: string; readonly at?: readonly [number, number] }[];
}

test('a final count for four players, with the ranks of the Lords', async () => {
  const name = 'final-lords-8-8-6-2';
  const { transcript, expect: wanted } = whole<Settled, { readonly points: Readonly<Record<string, number>> }>('kingdom-builder', name);
  const nameOf = (id: string | undefined): string => transcript.players.find((player) => player.id === id)?.name ?? '';
  await onDevice('game/seed', { games: [kept({ ...transcript, events: [] })] });
  for (const { type, by, at } of transcript.events) {
    if (type !== 'settle' || at === undefined) continue;
    await tap(() => {
      const found = all('.kb-who').find(({ textContent }) => textContent?.includes(nameOf(by)));
      if (found === undefined) throw new Error(`no ${by}`);
      return found;
    });
    await tap(() => hex(at.join(',')));
  }
  await press('Finish and count');
  expect(await finalPoints()).toEqual(Object.fromEntries(Object.entries(wanted.points).map(([id, points]) => [nameOf(id), points])));
  await expect.poll(() => shown('.kb-rank')).toBe(4);
});

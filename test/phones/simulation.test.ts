import { describe, expect, test } from 'vitest';
import { confirmedTable } from '#phones/guest/guest-table';
import { stateOf } from '#session/log/table';
import { GAME_IDS } from '../transcripts';
import { type Faults, type SimulatedGame, simulateTable } from './simulation/table';

const CALM: Faults = { linkLost: 0, guestReloaded: 0, hostKilled: 0, messageTwice: 0, twoTaps: 0, undo: 0 };
const STORM: Faults = { linkLost: 0.03, guestReloaded: 0.02, hostKilled: 0.01, messageTwice: 0.1, twoTaps: 0.1, undo: 0.05 };

function expectOneGame({ host, saved, guests, leaks, proposals }: SimulatedGame): void {
  expect(leaks).toEqual([]);
  expect(new Set(proposals.map(({ phone, cid }) => `${phone} ${cid}`)).size).toBe(proposals.length);
  expect(saved).toBe(host.entries.length);
  for (const guest of guests) {
    const state = guest.state();
    const logged = proposals.filter(({ phone }) => phone === state.phone);
    expect(new Map(logged.map(({ cid, entry }) => [cid, host.entries[entry]]))).toEqual(
      new Map([...guest.kept].map(([cid, event]) => [cid, expect.objectContaining({ kind: 'happened', event })])),
    );
    const shown = `${guest.seat} after ${saved} entries`;
    expect(state.entries, shown).toEqual(host.entries.slice(0, state.entries.length));
    expect(state.entries.length + state.withheld, shown).toBe(saved);
    if (stateOf(host).isFinished || host.game.law.isHiddenFrom === undefined) expect(state.withheld, shown).toBe(0);
    expect(state.asked, shown).toBeUndefined();
    // What waits has its place in the log, behind what is held back.
    for (const { entry, event } of state.pending) expect(host.entries[entry ?? -1], shown).toMatchObject({ event });
    const confirmed = confirmedTable(host.game, state);
    if (state.withheld === 0) expect(confirmed && stateOf(confirmed).position, shown).toEqual(stateOf(host).position);
  }
}

describe.each(GAME_IDS)('%s on every phone', (id) => {
  test('comes to the same log everywhere when nothing goes wrong', () => {
    const game = simulateTable(id, id === 'kingdom' ? 2 : 3, 1, CALM, 600);
    expectOneGame(game);
  });

  test.each([1, 2, 3])('comes to the same log through lost links, reloads, kills, echoes and two taps at once (seed %i)', (seed) => {
    const game = simulateTable(id, id === 'kingdom' ? 2 : 4, seed, STORM, 500);
    expectOneGame(game);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, getInitialSnapshot, transition } from 'xstate';
import type { Stand } from '#machines/flow';
import { GAME_IDS, gameOf } from '../kit';
import { offers, playRandom } from '../play';
import { chance } from '../random';

const seen = ({ value, status, context }: AnyMachineSnapshot) => ({ value, finished: status === 'done', position: context });
const stood = ({ state: { value, finished }, position }: Stand) => ({ value, finished, position });

describe.each(GAME_IDS)('%s', (id) => {
  const machine = gameOf(id).flow.machine;
  const { flow, law } = gameOf(id);
  const seats = fc.integer({ min: law.seats.least, max: law.seats.most });

  test('each step of a random game is the step of XState itself, and what is not taken leaves both as they were', {
    timeout: 60_000,
  }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        const played = playRandom(id, players, seed, 120);
        const from = chance(seed);
        let snapshot: AnyMachineSnapshot = getInitialSnapshot(machine, played.stands[0]?.position);
        for (const [index, event] of played.events.entries()) {
          const stand = played.stands[index] ?? flow.start(snapshot.context);
          expect(stood(stand)).toEqual(seen(snapshot));
          const other = from.pick([...offers(played, stand, from), ...played.events]);
          const [tried] = transition(machine, snapshot, other);
          expect(stood(flow.step(stand, other))).toEqual(seen(tried));
          [snapshot] = transition(machine, snapshot, event);
        }
        expect(stood(played.stands.at(-1) ?? flow.start(snapshot.context))).toEqual(seen(snapshot));
      }),
      { numRuns: 6 },
    );
  });

  test('a made-up position in a phase stands where the game itself stood', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        for (const stand of playRandom(id, players, seed, 120).stands) {
          const made = flow.at(stand.phase, stand.position);
          expect(stood(made)).toEqual(stood(stand));
          expect([made.phase, made.finished, made.position === stand.position]).toEqual([stand.phase, stand.finished, true]);
          expect(flow.takes(made)).toEqual(flow.takes(stand));
        }
      }),
      { numRuns: 3 },
    );
  });
});

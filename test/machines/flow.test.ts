import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import type { GameState } from '#machines/flow';
import { eventsToTry, playRandom } from '../random-play';
import { createRandom } from '../seeded-random';
import { GAME_IDS, gameOf } from '../transcripts';

const comparableSnapshot = ({ value, status, context }: AnyMachineSnapshot) => ({
  isFinished: status === 'done',
  position: context,
  snapshot: { value },
});
const comparableState = ({ snapshot: { value }, isFinished, position }: GameState) => ({ value, isFinished, position });

describe.each(GAME_IDS)('%s', (id) => {
  const { flow, law } = gameOf(id);
  const { machine } = flow;
  const seats = fc.integer({ min: law.seats.least, max: law.seats.most });

  test('a random game stands where an actor of XState stands that is sent the same events', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        const played = playRandom(id, players, seed, 120);
        const actor = createActor(machine, { input: played.stands[0]?.position }).start();
        for (const [index, event] of played.events.entries()) {
          expect(played.stands[index]).toMatchObject(comparableSnapshot(actor.getSnapshot()));
          actor.send(event);
        }
        expect(played.stands.at(-1)).toMatchObject(comparableSnapshot(actor.getSnapshot()));
      }),
      { numRuns: 6 },
    );
  });

  test('an event that comes with its ruling leads where the machine leads that judges it itself', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        const played = playRandom(id, players, seed, 120);
        const from = createRandom(seed);
        for (const stand of played.stands) {
          const event = from.pick([...eventsToTry(played, stand, from), ...played.events]);
          const judged = flow.step(stand, event, law.judge(stand.position, event));
          const stepped = flow.step(stand, event);
          expect(comparableState(judged)).toEqual(comparableState(stepped));
          expect(judged === stand).toBe(stepped === stand);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('a made-up position in a phase stands where the game itself stood', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        for (const stand of playRandom(id, players, seed, 120).stands) {
          const made = flow.stateIn(stand.phase, stand.position);
          expect(comparableState(made)).toEqual(comparableState(stand));
          expect([made.phase, made.isFinished, made.position === stand.position]).toEqual([stand.phase, stand.isFinished, true]);
          expect(flow.acceptedTypes(made)).toEqual(flow.acceptedTypes(stand));
        }
      }),
      { numRuns: 3 },
    );
  });
});

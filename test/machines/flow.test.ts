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

describe.each(GAME_IDS)('the machine of %s', (id) => {
  const { flow, law } = gameOf(id);
  const { machine } = flow;
  const seats = fc.integer({ min: law.seats.least, max: law.seats.most });

  test('a random game stands where an actor of XState stands that is sent the same events', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        const played = playRandom(id, players, seed, 120);
        const actor = createActor(machine, { input: played.states[0]?.position }).start();
        for (const [index, event] of played.events.entries()) {
          expect(played.states[index]).toMatchObject(comparableSnapshot(actor.getSnapshot()));
          actor.send(event);
        }
        expect(played.states.at(-1)).toMatchObject(comparableSnapshot(actor.getSnapshot()));
      }),
      { numRuns: 6 },
    );
  });

  test('an event that comes with its ruling leads where the machine leads that judges it itself', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        const played = playRandom(id, players, seed, 120);
        const from = createRandom(seed);
        for (const state of played.states) {
          const event = from.pick([...eventsToTry(played, state, from), ...played.events]);
          const judged = flow.step(state, event, law.judge(state.position, event));
          const stepped = flow.step(state, event);
          expect(comparableState(judged)).toEqual(comparableState(stepped));
          expect(judged === state).toBe(stepped === state);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('a made-up position in a phase stands where the game itself stood', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(seats, fc.integer({ min: 0, max: 0x7fffffff }), (players, seed) => {
        for (const state of playRandom(id, players, seed, 120).states) {
          const made = flow.stateIn(state.phase, state.position);
          expect(comparableState(made)).toEqual(comparableState(state));
          expect([made.phase, made.isFinished, made.position === state.position]).toEqual([state.phase, state.isFinished, true]);
          expect(flow.acceptedTypes(made)).toEqual(flow.acceptedTypes(state));
        }
      }),
      { numRuns: 3 },
    );
  });
});

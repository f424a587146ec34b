import { assign, setup } from 'xstate';
import { legal } from '#games/kingdom/law/index';
import { adjust, draw, type Event, move, type Phase, type Position, passTurn, replace, resign } from '#games/kingdom/law/position';
import type { PhaseMeta } from './flow';
import { taking } from './taking';

const on = taking<Position, Event>();

/** A turn moves one piece; a Knight that was taken is put back before the other side is on move. */
export const kingdom = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
    meta: {} as PhaseMeta<Phase>,
  },
  guards: {
    legal: ({ context, event }) => legal(context, event),
    won: ({ context }) => context.ending !== undefined,
    knightInHand: ({ context }) => context.taken !== undefined,
  },
  actions: {
    move: assign(on('move', move)),
    replace: assign(on('replace', replace)),
    passTurn: assign(({ context }) => passTurn(context)),
    resign: assign(on('resign', resign)),
    draw: assign(({ context }) => draw(context)),
    adjust: assign(on('adjust', adjust)),
  },
}).createMachine({
  id: 'kingdom',
  context: ({ input }) => input,
  initial: 'moving',
  on: {
    resign: { actions: 'resign', target: '.finished' },
    draw: { actions: 'draw', target: '.finished' },
    adjust: { actions: 'adjust' },
  },
  states: {
    moving: {
      meta: { phase: 'moving' },
      on: { move: { guard: 'legal', actions: 'move', target: 'moved' } },
    },
    moved: {
      always: [
        { guard: 'won', target: 'finished' },
        { guard: 'knightInHand', target: 'replacing' },
        { actions: 'passTurn', target: 'moving' },
      ],
    },
    replacing: {
      meta: { phase: 'replacing' },
      on: { replace: { guard: 'legal', actions: ['replace', 'passTurn'], target: 'moving' } },
    },
    finished: { type: 'final', meta: { phase: 'finished' } },
  },
});

import { assertEvent, assign, setup } from 'xstate';
import { legal } from '#law/kingdom/index';
import { adjust, draw, type Event, move, type Position, passTurn, replace, resign } from '#law/kingdom/position';

/** A turn moves one piece; a Knight that was taken is put back before the other side is on move. */
export const kingdom = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
  },
  guards: {
    legal: ({ context, event }) => legal(context, event),
    won: ({ context }) => context.ending !== undefined,
    knightInHand: ({ context }) => context.taken !== undefined,
  },
  actions: {
    move: assign(({ context, event }) => {
      assertEvent(event, 'move');
      return move(context, event);
    }),
    replace: assign(({ context, event }) => {
      assertEvent(event, 'replace');
      return replace(context, event);
    }),
    passTurn: assign(({ context }) => passTurn(context)),
    resign: assign(({ context, event }) => {
      assertEvent(event, 'resign');
      return resign(context, event);
    }),
    draw: assign(({ context }) => draw(context)),
    adjust: assign(({ context, event }) => {
      assertEvent(event, 'adjust');
      return adjust(context, event);
    }),
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
      on: { replace: { guard: 'legal', actions: ['replace', 'passTurn'], target: 'moving' } },
    },
    finished: { type: 'final' },
  },
});

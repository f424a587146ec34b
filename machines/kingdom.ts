import { assign } from 'xstate';
import { judge } from '#games/kingdom/law/judge';
import { adjust, draw, type Event, move, type Phase, type Position, passTurn, replace, resign } from '#games/kingdom/law/position';
import { forEvent, setupGame } from './game-setup';

const on = forEvent<Position, Event>();

/** A turn moves one piece; a Knight that was taken is put back before the other side is on move. */
export const kingdom = setupGame<Position, Event, Phase>({ judge, adjust })
  .extend({
    guards: {
      isWon: ({ context }) => context.ending !== undefined,
      hasTakenKnight: ({ context }) => context.taken !== undefined,
    },
    actions: {
      move: assign(on('move', move)),
      replace: assign(on('replace', replace)),
      passTurn: assign(({ context }) => passTurn(context)),
      resign: assign(on('resign', resign)),
      draw: assign(({ context }) => draw(context)),
    },
  })
  .createMachine({
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
        on: { move: { guard: 'isLegal', actions: 'move', target: 'moved' } },
      },
      moved: {
        always: [
          { guard: 'isWon', target: 'finished' },
          { guard: 'hasTakenKnight', target: 'replacing' },
          { actions: 'passTurn', target: 'moving' },
        ],
      },
      replacing: {
        meta: { phase: 'replacing' },
        on: { replace: { guard: 'isLegal', actions: ['replace', 'passTurn'], target: 'moving' } },
      },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });

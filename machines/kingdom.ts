import { and, assign, setup } from 'xstate';
import { legal } from '#games/kingdom/law/index';
import {
  adjust,
  draw,
  type Event,
  move,
  outcomeOf,
  type Phase,
  type Position,
  passTurn,
  replace,
  resign,
} from '#games/kingdom/law/position';
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
    wins: on('move', (position, event) => outcomeOf(position, event).ending !== undefined),
    takesKnight: on('move', (position, event) => outcomeOf(position, event).taken !== undefined),
  },
  actions: {
    move: assign(on('move', move)),
    moveAndPass: assign(on('move', (position, event) => passTurn(move(position, event)))),
    replaceAndPass: assign(on('replace', (position, event) => passTurn(replace(position, event)))),
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
      on: {
        move: [
          { guard: and(['legal', 'wins']), actions: 'move', target: 'finished' },
          { guard: and(['legal', 'takesKnight']), actions: 'move', target: 'replacing' },
          { guard: 'legal', actions: 'moveAndPass' },
        ],
      },
    },
    replacing: {
      meta: { phase: 'replacing' },
      on: { replace: { guard: 'legal', actions: 'replaceAndPass', target: 'moving' } },
    },
    finished: { type: 'final', meta: { phase: 'finished' } },
  },
});

import { assign, setup } from 'xstate';
import { adjust, build, draw, endTurn, move, removeCard, settle, stop, unsettle } from '#games/kingdom-builder/law/effects';
import { legal } from '#games/kingdom-builder/law/index';
import {
  type Event,
  lastRoundOver,
  needsAnotherCard,
  type Phase,
  type Position,
  passTurn,
  terrainRanOut,
} from '#games/kingdom-builder/law/position';
import type { PhaseMeta } from './flow';
import { taking } from './taking';

const on = taking<Position, Event>();

/**
 * A turn shows a terrain card, places three settlements on it, and uses tiles before or after them.
 * The other record only puts down what stands on the table at the end.
 */
export const kingdomBuilder = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
    meta: {} as PhaseMeta<Phase>,
  },
  guards: {
    legal: ({ context, event }) => legal(context, event),
    onlyTheEnd: ({ context }) => context.record === 'final',
    cardShown: ({ context }) => context.terrain !== undefined,
    needsAnotherCard: ({ context }) => needsAnotherCard(context),
    terrainRanOut: ({ context }) => terrainRanOut(context),
    lastRoundOver: ({ context }) => lastRoundOver(context),
  },
  actions: {
    draw: assign(on('draw', draw)),
    build: assign(on('build', build)),
    move: assign(on('move', move)),
    removeCard: assign(({ context }) => removeCard(context)),
    stop: assign(({ context }) => stop(context)),
    endTurn: assign(({ context }) => endTurn(context)),
    passTurn: assign(({ context }) => passTurn(context)),
    settle: assign(on('settle', settle)),
    unsettle: assign(on('unsettle', unsettle)),
    adjust: assign(on('adjust', adjust)),
  },
}).createMachine({
  id: 'kingdom-builder',
  context: ({ input }) => input,
  initial: 'opened',
  on: {
    adjust: { actions: 'adjust' },
  },
  states: {
    opened: {
      always: [{ guard: 'onlyTheEnd', target: 'settling' }, { target: 'turn' }],
    },
    turn: {
      initial: 'drawing',
      // kb.draw.first: a turn takes all of these from its beginning, and the law refuses them until a card is shown.
      on: {
        build: { guard: 'legal', actions: 'build', target: '.acted' },
        move: { guard: 'legal', actions: 'move', target: '.acted' },
        'end-turn': { guard: 'legal', actions: 'endTurn', target: 'turnOver' },
      },
      states: {
        drawing: {
          meta: { phase: 'drawing' },
          on: { draw: { guard: 'legal', actions: 'draw', target: 'drawn' } },
        },
        drawn: {
          always: [{ guard: 'cardShown', target: 'acting' }, { target: 'drawing' }],
        },
        acting: {
          meta: { phase: 'turn' },
        },
        acted: {
          always: [
            { guard: 'needsAnotherCard', actions: 'removeCard', target: 'drawing' },
            { guard: 'terrainRanOut', actions: 'stop', target: 'acting' },
            { target: 'acting' },
          ],
        },
      },
    },
    turnOver: {
      always: [
        { guard: 'lastRoundOver', target: 'finished' },
        { actions: 'passTurn', target: 'turn' },
      ],
    },
    settling: {
      meta: { phase: 'settling' },
      on: {
        settle: { guard: 'legal', actions: 'settle' },
        unsettle: { guard: 'legal', actions: 'unsettle' },
        finish: { target: 'finished' },
      },
    },
    finished: { type: 'final', meta: { phase: 'finished' } },
  },
});

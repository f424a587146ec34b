import { assign, setup } from 'xstate';
import { adjust, build, draw, endTurn, move, removeCard, settle, stop, unsettle } from '#games/kingdom-builder/law/effects';
import { legal } from '#games/kingdom-builder/law/index';
import { type Event, lastRoundOver, needsAnotherCard, type Position, passTurn, terrainRanOut } from '#games/kingdom-builder/law/position';
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
      always: [{ guard: 'onlyTheEnd', target: 'settling' }, { target: 'drawing' }],
    },
    drawing: {
      on: {
        draw: { guard: 'legal', actions: 'draw', target: 'drawn' },
        // kb.draw.first: the law refuses these three until a card is shown.
        build: { guard: 'legal', target: 'turn' },
        move: { guard: 'legal', target: 'turn' },
        'end-turn': { guard: 'legal', target: 'turn' },
      },
    },
    drawn: {
      always: [{ guard: 'cardShown', target: 'turn' }, { target: 'drawing' }],
    },
    turn: {
      on: {
        build: { guard: 'legal', actions: 'build', target: 'acted' },
        move: { guard: 'legal', actions: 'move', target: 'acted' },
        'end-turn': { guard: 'legal', actions: 'endTurn', target: 'turnOver' },
      },
    },
    acted: {
      always: [
        { guard: 'needsAnotherCard', actions: 'removeCard', target: 'drawing' },
        { guard: 'terrainRanOut', actions: 'stop', target: 'turn' },
        { target: 'turn' },
      ],
    },
    turnOver: {
      always: [
        { guard: 'lastRoundOver', target: 'finished' },
        { actions: 'passTurn', target: 'drawing' },
      ],
    },
    settling: {
      on: {
        settle: { guard: 'legal', actions: 'settle' },
        unsettle: { guard: 'legal', actions: 'unsettle' },
        finish: { target: 'finished' },
      },
    },
    finished: { type: 'final' },
  },
});

import { assign } from 'xstate';
import { adjust, build, draw, endTurn, move, removeCard, settle, stopMandatory, unsettle } from '#games/kingdom-builder/law/effects';
import { judge } from '#games/kingdom-builder/law/judge';
import {
  type Event,
  hasTerrainRunOut,
  isLastRoundOver,
  type Phase,
  type Position,
  passTurn,
  shouldDrawAgain,
} from '#games/kingdom-builder/law/position';
import { forEvent, openByRecord, setupGame } from './game-setup';

const on = forEvent<Position, Event>();

/**
 * A turn shows a terrain card, places three settlements on it, and uses tiles before or after them.
 * The other record only puts down what stands on the table at the end.
 */
export const kingdomBuilder = setupGame<Position, Event, Phase>({ judge, adjust })
  .extend({
    guards: {
      isCardShown: ({ context }) => context.terrain !== undefined,
      needsAnotherCard: ({ context }) => shouldDrawAgain(context),
      hasTerrainRunOut: ({ context }) => hasTerrainRunOut(context),
      isLastRoundOver: ({ context }) => isLastRoundOver(context),
    },
    actions: {
      draw: assign(on('draw', draw)),
      build: assign(on('build', build)),
      move: assign(on('move', move)),
      removeCard: assign(({ context }) => removeCard(context)),
      stop: assign(({ context }) => stopMandatory(context)),
      endTurn: assign(({ context }) => endTurn(context)),
      passTurn: assign(({ context }) => passTurn(context)),
      settle: assign(on('settle', settle)),
      unsettle: assign(on('unsettle', unsettle)),
    },
  })
  .createMachine({
    id: 'kingdom-builder',
    context: ({ input }) => input,
    initial: 'opened',
    on: {
      adjust: { actions: 'adjust' },
    },
    states: {
      opened: openByRecord({ table: 'turn', noted: 'settling' }),
      turn: {
        initial: 'drawing',
        // kb.draw.first: a turn takes all of these from its beginning, and the law refuses them until a card is shown.
        on: {
          build: { guard: 'isLegal', actions: 'build', target: '.acted' },
          move: { guard: 'isLegal', actions: 'move', target: '.acted' },
          'end-turn': { guard: 'isLegal', actions: 'endTurn', target: 'turnOver' },
        },
        states: {
          drawing: {
            meta: { phase: 'drawing' },
            on: { draw: { guard: 'isLegal', actions: 'draw', target: 'drawn' } },
          },
          drawn: {
            always: [{ guard: 'isCardShown', target: 'acting' }, { target: 'drawing' }],
          },
          acting: {
            meta: { phase: 'turn' },
          },
          acted: {
            always: [
              { guard: 'needsAnotherCard', actions: 'removeCard', target: 'drawing' },
              { guard: 'hasTerrainRunOut', actions: 'stop', target: 'acting' },
              { target: 'acting' },
            ],
          },
        },
      },
      turnOver: {
        always: [
          { guard: 'isLastRoundOver', target: 'finished' },
          { actions: 'passTurn', target: 'turn' },
        ],
      },
      settling: {
        meta: { phase: 'settling' },
        on: {
          settle: { guard: 'isLegal', actions: 'settle' },
          unsettle: { guard: 'isLegal', actions: 'unsettle' },
          finish: { target: 'finished' },
        },
      },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });

import { assign } from 'xstate';
import { judge } from '#games/kings-gate/law/judge';
import {
  conjure,
  isLocationSurrounded,
  isTenthScored,
  nobodyHasTiles,
  onlyOneHasTiles,
  passTurn,
  placeLocation,
  placeTile,
  playDragon,
  scoreLocation,
  tally,
} from '#games/kings-gate/law/play';
import { adjust, type Event, type Phase, type Position } from '#games/kings-gate/law/position';
import { forEvent, openByRecord, setupGame } from './game-setup';

const on = forEvent<Position, Event>();

/** Tiles are placed until a location is surrounded; it is scored and the next one laid, up to the tenth. A pad keeps the totals alone. */
export const kingsGate = setupGame<Position, Event, Phase>({ judge, adjust })
  .extend({
    guards: {
      isSurrounded: ({ context }) => isLocationSurrounded(context),
      nobodyHasTiles: ({ context }) => nobodyHasTiles(context),
      onlyOneHasTiles: ({ context }) => onlyOneHasTiles(context),
      isTenthScored: ({ context }) => isTenthScored(context),
    },
    actions: {
      place: assign(on('place', placeTile)),
      dragon: assign(on('dragon', playDragon)),
      conjure: assign(on('conjure', conjure)),
      locate: assign(on('locate', placeLocation)),
      tally: assign(on('tally', tally)),
      passTurn: assign(({ context }) => passTurn(context)),
      scoreLocation: assign(({ context }) => scoreLocation(context)),
    },
  })
  .createMachine({
    id: 'kings-gate',
    context: ({ input }) => input,
    initial: 'opening',
    on: {
      adjust: { actions: 'adjust' },
    },
    states: {
      opening: openByRecord({ table: 'turn', noted: 'tallying' }),
      turn: {
        meta: { phase: 'turn' },
        on: {
          place: { guard: 'isLegal', actions: 'place', target: 'played' },
          dragon: { guard: 'isLegal', actions: 'dragon', target: 'played' },
          conjure: { guard: 'isLegal', actions: 'conjure', target: 'played' },
          'end-turn': { guard: 'isLegal', actions: 'passTurn' },
        },
      },
      played: {
        always: [{ guard: 'isSurrounded', target: 'scoring' }, { guard: 'nobodyHasTiles', target: 'scoring' }, { target: 'turn' }],
      },
      scoring: {
        always: { actions: 'scoreLocation', target: 'scored' },
      },
      scored: {
        always: [{ guard: 'isTenthScored', target: 'finished' }, { guard: 'onlyOneHasTiles', target: 'finished' }, { target: 'locating' }],
      },
      locating: {
        meta: { phase: 'locating' },
        on: { locate: { guard: 'isLegal', actions: 'locate', target: 'located' } },
      },
      located: {
        always: [
          { guard: 'isSurrounded', target: 'scoring' },
          { actions: 'passTurn', target: 'turn' },
        ],
      },
      tallying: {
        meta: { phase: 'tallying' },
        on: {
          tally: { guard: 'isLegal', actions: 'tally', target: 'tallied' },
          finish: 'finished',
        },
      },
      tallied: {
        always: [{ guard: 'isTenthScored', target: 'finished' }, { target: 'tallying' }],
      },
      finished: { type: 'final', meta: { phase: 'finished' } },
    },
  });

import { assign, setup } from 'xstate';
import { legal } from '#games/kings-gate/law/judge';
import {
  conjure,
  dragon,
  locate,
  nobodyHasTiles,
  onlyOneHasTiles,
  passTurn,
  place,
  scoreLocation,
  surrounded,
  tally,
  tenthScored,
} from '#games/kings-gate/law/play';
import { adjust, type Event, type Phase, type Position } from '#games/kings-gate/law/position';
import type { PhaseMeta } from './flow';
import { taking } from './taking';

const on = taking<Position, Event>();

/** Tiles are placed until a location is surrounded; it is scored and the next one laid, up to the tenth. A pad keeps the totals alone. */
export const kingsGate = setup({
  types: {
    context: {} as Position,
    events: {} as Event,
    input: {} as Position,
    meta: {} as PhaseMeta<Phase>,
  },
  guards: {
    keepsPad: ({ context }) => context.record === 'pad',
    legal: ({ context, event }) => legal(context, event),
    surrounded: ({ context }) => surrounded(context),
    nobodyHasTiles: ({ context }) => nobodyHasTiles(context),
    onlyOneHasTiles: ({ context }) => onlyOneHasTiles(context),
    tenthScored: ({ context }) => tenthScored(context),
  },
  actions: {
    place: assign(on('place', place)),
    dragon: assign(on('dragon', dragon)),
    conjure: assign(on('conjure', conjure)),
    locate: assign(on('locate', locate)),
    tally: assign(on('tally', tally)),
    adjust: assign(on('adjust', adjust)),
    passTurn: assign(({ context }) => passTurn(context)),
    scoreLocation: assign(({ context }) => scoreLocation(context)),
  },
}).createMachine({
  id: 'kings-gate',
  context: ({ input }) => input,
  initial: 'opening',
  on: {
    adjust: { actions: 'adjust' },
  },
  states: {
    opening: {
      always: [{ guard: 'keepsPad', target: 'tallying' }, { target: 'turn' }],
    },
    turn: {
      meta: { phase: 'turn' },
      on: {
        place: { guard: 'legal', actions: 'place', target: 'played' },
        dragon: { guard: 'legal', actions: 'dragon', target: 'played' },
        conjure: { guard: 'legal', actions: 'conjure', target: 'played' },
        'end-turn': { guard: 'legal', actions: 'passTurn' },
      },
    },
    played: {
      always: [{ guard: 'surrounded', target: 'scoring' }, { guard: 'nobodyHasTiles', target: 'scoring' }, { target: 'turn' }],
    },
    scoring: {
      always: { actions: 'scoreLocation', target: 'scored' },
    },
    scored: {
      always: [{ guard: 'tenthScored', target: 'finished' }, { guard: 'onlyOneHasTiles', target: 'finished' }, { target: 'locating' }],
    },
    locating: {
      meta: { phase: 'locating' },
      on: { locate: { guard: 'legal', actions: 'locate', target: 'located' } },
    },
    located: {
      always: [
        { guard: 'surrounded', target: 'scoring' },
        { actions: 'passTurn', target: 'turn' },
      ],
    },
    tallying: {
      meta: { phase: 'tallying' },
      on: {
        tally: { guard: 'legal', actions: 'tally', target: 'tallied' },
        finish: 'finished',
      },
    },
    tallied: {
      always: [{ guard: 'tenthScored', target: 'finished' }, { target: 'tallying' }],
    },
    finished: { type: 'final', meta: { phase: 'finished' } },
  },
});

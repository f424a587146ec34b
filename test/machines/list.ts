import type { AnyStateMachine } from 'xstate';
import { kingdom } from '#machines/kingdom';
import { kingdomBuilder } from '#machines/kingdom-builder';
import { kingsGate } from '#machines/kings-gate';
import { kingsTricktakers } from '#machines/kings-tricktakers';
import type { GameId } from '#registry';

export const MACHINES: Readonly<Record<GameId, AnyStateMachine>> = {
  'kings-gate': kingsGate,
  'kingdom-builder': kingdomBuilder,
  'kings-tricktakers': kingsTricktakers,
  kingdom,
};

import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  getNextTransitions,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import type { EventBase, PositionBase } from '#law/game';
import type { Ruling } from '#law/ruling';

/** Where a game stands: the machine's phase and the position it carries. */
export interface GameState<Position extends PositionBase = PositionBase, Phase extends string = string> {
  readonly phase: Phase;
  readonly position: Position;
  readonly isFinished: boolean;
  readonly snapshot: AnyMachineSnapshot;
}

/** A machine as a pure function of its events. */
export interface Flow<Position extends PositionBase = PositionBase, Event extends EventBase = EventBase, Phase extends string = string> {
  readonly machine: AnyStateMachine;
  start(position: Position): GameState<Position, Phase>;
  /** The same state comes back where the machine does not take the event. Its guard reads the ruling, or judges where none is given. */
  step(state: GameState<Position, Phase>, event: Event, ruling?: Ruling): GameState<Position, Phase>;
  /** The types of event that this phase takes, whatever its guards say. */
  acceptedTypes(state: GameState<Position, Phase>): ReadonlySet<Event['type']>;
  /** The same state with another position. */
  withPosition(state: GameState<Position, Phase>, position: Position): GameState<Position, Phase>;
  /** A made-up position in a phase of its own. */
  stateIn(phase: Phase, position: Position): GameState<Position, Phase>;
}

/** The state that has a phase, as XState writes states. */
function stateValueOf({ states, meta, path }: AnyStateNode, phase: string): StateValue | undefined {
  if (meta?.phase === phase)
    return path.reduceRight<StateValue | undefined>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);
  for (const inner of Object.values(states)) {
    const found = stateValueOf(inner, phase);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An event that no machine takes: it only follows what it always does in a position. */
const NO_EVENT = { type: 'xstate.nothing' };

export function createFlow<Position extends PositionBase, Event extends EventBase, Phase extends string>(
  machine: AnyStateMachine,
): Flow<Position, Event, Phase> {
  const stateAt = (snapshot: AnyMachineSnapshot): GameState<Position, Phase> => {
    const [meta] = Object.values(snapshot.getMeta());
    return { phase: meta.phase, position: snapshot.context, isFinished: snapshot.status === 'done', snapshot };
  };
  return {
    machine,
    start(position) {
      const [snapshot] = initialTransition(machine, position);
      return stateAt(snapshot);
    },
    step(state, event, ruling) {
      if (state.isFinished) return state;
      const [snapshot] = transition(machine, state.snapshot, ruling === undefined ? event : { ...event, ruling });
      return snapshot === state.snapshot ? state : stateAt(snapshot);
    },
    acceptedTypes({ snapshot, isFinished }) {
      const types = isFinished ? [] : getNextTransitions(snapshot).map(({ eventType }) => eventType);
      return new Set(types.filter((type) => !type.startsWith('xstate.')));
    },
    withPosition: ({ snapshot: { value } }, context) => stateAt(machine.resolveState({ value, context })),
    stateIn(phase, context) {
      const [snapshot] = transition(machine, machine.resolveState({ value: stateValueOf(machine.root, phase) ?? {}, context }), NO_EVENT);
      return stateAt(snapshot);
    },
  };
}

import {
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createActor,
  getNextTransitions,
  type StateValue,
} from 'xstate';
import type { EventBase, PositionBase } from '#law/game';
import { learnt, noting, type Way, walked } from './ways';

/** A state of a machine, whatever the position in it. */
interface State<Phase extends string = string> {
  readonly value: StateValue;
  readonly phase: Phase;
  readonly finished: boolean;
  readonly takes: ReadonlySet<string>;
}

/** Where a game stands: the machine's phase and the position it carries. */
export interface Stand<Position extends PositionBase = PositionBase, Phase extends string = string> {
  readonly phase: Phase;
  readonly position: Position;
  readonly finished: boolean;
  readonly state: State<Phase>;
}

/** A machine as a pure function of its events. */
export interface Flow<Position extends PositionBase = PositionBase, Event extends EventBase = EventBase, Phase extends string = string> {
  readonly machine: AnyStateMachine;
  start(position: Position): Stand<Position, Phase>;
  /** The same stand comes back where the machine does not take the event. */
  step(stand: Stand<Position, Phase>, event: Event): Stand<Position, Phase>;
  /** The types of event that this phase takes, whatever its guards say. */
  takes(stand: Stand<Position, Phase>): ReadonlySet<Event['type']>;
  /** The same stand with another position. */
  moved(stand: Stand<Position, Phase>, position: Position): Stand<Position, Phase>;
  /** A made-up position in a phase of its own. */
  at(phase: Phase, position: Position): Stand<Position, Phase>;
}

/** Read by flow alone: a state's phase is the name that transcripts and screens know it by. */
export interface PhaseMeta<Phase extends string = string> {
  readonly phase: Phase;
}

function stateIn<Phase extends string>(snapshot: AnyMachineSnapshot): State<Phase> {
  const [meta] = Object.values(snapshot.getMeta());
  const finished = snapshot.status === 'done';
  const types = finished ? [] : getNextTransitions(snapshot).map(({ eventType }) => eventType);
  const takes = new Set(types.filter((type) => !type.startsWith('xstate.')));
  return { value: snapshot.value, phase: meta.phase, finished, takes };
}

/** The state that has a phase, as XState writes states. */
function valueIn({ states, meta, path }: AnyStateNode, phase: string): StateValue | undefined {
  if (meta?.phase === phase)
    return path.reduceRight<StateValue | undefined>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);
  for (const inner of Object.values(states)) {
    const found = valueIn(inner, phase);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An event that no machine takes: it only follows what it always does in a position. */
const NOTHING = { type: 'xstate.nothing' };

/** Our machines only assign, so one scope that does nothing serves every step. */
function inertScope(machine: AnyStateMachine, input: PositionBase): AnyActorScope {
  const self = createActor(machine, { input });
  const nothing = (): void => undefined;
  const { id, sessionId, system } = self;
  return { self, id, sessionId, system, defer: nothing, emit: nothing, logger: nothing, stopChild: nothing, actionExecutor: nothing };
}

/**
 * What a machine does with an event of a type hangs on its state and on what its guards say. So XState itself goes each way
 * once; whoever comes the same way later calls the same guards and assignments, which is many times quicker.
 */
export function flow<Position extends PositionBase, Event extends EventBase, Phase extends string>(
  machine: AnyStateMachine,
): Flow<Position, Event, Phase> {
  /** Ways by types of event; one that ends in no state is of an event that is not taken. */
  type Ways = Map<string, Way<Position, State<Phase> | undefined>>;
  let beginning: Way<Position, State<Phase>> | undefined;
  const waysFrom = new Map<State<Phase>, Ways>();
  const states = new Map<string, State<Phase>>();
  const noted = noting<Position>(machine);
  let scope: AnyActorScope | undefined;
  const scopeFor = (position: Position): AnyActorScope => {
    scope ??= inertScope(noted.machine, position);
    return scope;
  };
  const stateOf = (snapshot: AnyMachineSnapshot): State<Phase> => {
    const key = JSON.stringify(snapshot.value);
    const state = states.get(key) ?? stateIn(snapshot);
    states.set(key, state);
    return state;
  };
  const standing = (state: State<Phase>, position: Position): Stand<Position, Phase> => {
    const { phase, finished } = state;
    return { phase, position, finished, state };
  };
  const resolved = (value: StateValue, context: Position): AnyMachineSnapshot => noted.machine.resolveState({ value, context });
  const began = (position: Position): Stand<Position, Phase> => {
    const [snapshot, notes] = noted.during(() => noted.machine.getInitialSnapshot(scopeFor(position), position));
    const state = stateOf(snapshot);
    beginning = learnt(beginning, notes, state);
    return standing(state, snapshot.context);
  };
  const went = (ways: Ways, stand: Stand<Position, Phase>, event: Event): Stand<Position, Phase> => {
    const before = resolved(stand.state.value, stand.position);
    const [after, notes] = noted.during(() => noted.machine.transition(before, event, scopeFor(stand.position)));
    const state = after === before ? undefined : stateOf(after);
    ways.set(event.type, learnt(ways.get(event.type), notes, state));
    return state === undefined ? stand : standing(state, after.context);
  };
  return {
    machine,
    start(position) {
      const way = walked(beginning, position, NOTHING);
      return way === undefined ? began(position) : standing(way.end, way.position);
    },
    step(stand, event) {
      if (stand.finished) return stand;
      const ways: Ways = waysFrom.get(stand.state) ?? new Map();
      waysFrom.set(stand.state, ways);
      const way = walked(ways.get(event.type), stand.position, event);
      if (way === undefined) return went(ways, stand, event);
      return way.end === undefined ? stand : standing(way.end, way.position);
    },
    takes: ({ state }) => state.takes,
    moved: ({ state }, position) => standing(state, position),
    at(phase, position) {
      const made = resolved(valueIn(machine.root, phase) ?? {}, position);
      const snapshot = noted.machine.transition(made, NOTHING, scopeFor(position));
      return standing(stateOf(snapshot), snapshot.context);
    },
  };
}

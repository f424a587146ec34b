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

/** Where a game stands: the machine's phase and the position it carries. */
export interface Stand<Position extends PositionBase = PositionBase, Phase extends string = string> {
  readonly phase: Phase;
  readonly position: Position;
  readonly finished: boolean;
  readonly snapshot: AnyMachineSnapshot;
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

/** What holds of a state whatever the position in it. */
interface Known<Phase extends string> {
  readonly phase: Phase;
  readonly takes: ReadonlySet<string>;
}

function knownOf<Phase extends string>(snapshot: AnyMachineSnapshot): Known<Phase> {
  const [meta] = Object.values(snapshot.getMeta());
  const types = snapshot.status === 'done' ? [] : getNextTransitions(snapshot).map(({ eventType }) => eventType);
  return { phase: meta.phase, takes: new Set(types.filter((type) => type !== '' && !type.startsWith('xstate.'))) };
}

/** The state that has a phase, as XState writes states. */
function stateOf({ states, meta, path }: AnyStateNode, phase: string): StateValue | undefined {
  if (meta?.phase === phase)
    return path.reduceRight<StateValue | undefined>((inner, key) => (inner === undefined ? key : { [key]: inner }), undefined);
  for (const inner of Object.values(states)) {
    const found = stateOf(inner, phase);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An event that no machine takes: it only follows what it always does in a position. */
const NOTHING = { type: 'xstate.nothing' };

/**
 * Our machines only assign, so one scope that does nothing serves every step. XState's own `transition`
 * makes an actor, and with it a whole initial snapshot, for each call: many times the work of the step.
 */
function inertScope(machine: AnyStateMachine, input: PositionBase): AnyActorScope {
  const self = createActor(machine, { input });
  const nothing = (): void => undefined;
  const { id, sessionId, system } = self;
  return { self, id, sessionId, system, defer: nothing, emit: nothing, logger: nothing, stopChild: nothing, actionExecutor: nothing };
}

export function flow<Position extends PositionBase, Event extends EventBase, Phase extends string>(
  machine: AnyStateMachine,
): Flow<Position, Event, Phase> {
  const states = new Map<string, Known<Phase>>();
  let scope: AnyActorScope | undefined;
  const scopeFor = (position: Position): AnyActorScope => {
    scope ??= inertScope(machine, position);
    return scope;
  };
  const known = (snapshot: AnyMachineSnapshot): Known<Phase> => {
    const key = typeof snapshot.value === 'string' ? snapshot.value : JSON.stringify(snapshot.value);
    const seen = states.get(key);
    if (seen !== undefined) return seen;
    const met = knownOf<Phase>(snapshot);
    states.set(key, met);
    return met;
  };
  const standIn = (snapshot: AnyMachineSnapshot): Stand<Position, Phase> => ({
    phase: known(snapshot).phase,
    position: snapshot.context,
    finished: snapshot.status === 'done',
    snapshot,
  });
  return {
    machine,
    start: (position) => standIn(machine.getInitialSnapshot(scopeFor(position), position)),
    step(stand, event) {
      if (stand.finished) return stand;
      const next = machine.transition(stand.snapshot, event, scopeFor(stand.position));
      return next === stand.snapshot ? stand : standIn(next);
    },
    takes: ({ snapshot }) => known(snapshot).takes,
    moved: ({ snapshot }, position) => standIn(machine.resolveState({ value: snapshot.value, context: position })),
    at(phase, position) {
      const resolved = machine.resolveState({ value: stateOf(machine.root, phase) ?? {}, context: position });
      return standIn(machine.transition(resolved, NOTHING, scopeFor(position)));
    },
  };
}

import { type AnyActorScope, type AnyMachineSnapshot, type AnyStateMachine, createActor, getNextTransitions } from 'xstate';
import type { EventBase, PositionBase } from '#law/game';

/** Where a game stands: the machine's phase and the position it carries. */
export interface Stand<Position extends PositionBase = PositionBase> {
  readonly phase: string;
  readonly position: Position;
  readonly finished: boolean;
  readonly snapshot: AnyMachineSnapshot;
}

/** A machine as a pure function of its events. */
export interface Flow<Position extends PositionBase = PositionBase, Event extends EventBase = EventBase> {
  start(position: Position): Stand<Position>;
  /** The same stand comes back where the machine does not take the event. */
  step(stand: Stand<Position>, event: Event): Stand<Position>;
  /** The types of event that this phase takes, whatever its guards say. */
  takes(stand: Stand<Position>): ReadonlySet<string>;
  /** A made-up position in a phase of its own. */
  at(phase: string, position: Position): Stand<Position>;
}

const NOTHING: ReadonlySet<string> = new Set();

function standOf<Position extends PositionBase>(snapshot: AnyMachineSnapshot): Stand<Position> {
  return { phase: String(snapshot.value), position: snapshot.context, finished: snapshot.status === 'done', snapshot };
}

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

export function flow<Position extends PositionBase, Event extends EventBase>(machine: AnyStateMachine): Flow<Position, Event> {
  const taken = new Map<string, ReadonlySet<string>>();
  let scope: AnyActorScope | undefined;
  const scopeFor = (position: Position): AnyActorScope => {
    scope ??= inertScope(machine, position);
    return scope;
  };
  return {
    start: (position) => standOf(machine.getInitialSnapshot(scopeFor(position), position)),
    step(stand, event) {
      if (stand.finished) return stand;
      const next = machine.transition(stand.snapshot, event, scopeFor(stand.position));
      return next === stand.snapshot ? stand : standOf(next);
    },
    takes(stand) {
      if (stand.finished) return NOTHING;
      const known = taken.get(stand.phase);
      if (known !== undefined) return known;
      const types = new Set(getNextTransitions(stand.snapshot).map((each) => each.eventType));
      types.delete('');
      taken.set(stand.phase, types);
      return types;
    },
    at: (phase, position) => standOf(machine.resolveState({ value: phase, context: position })),
  };
}

import { type AnyStateMachine, assign } from 'xstate';
import type { EventBase, PositionBase } from '#law/game';

/** What a guard or an assignment of a machine is given. */
interface Given<Position> {
  readonly context: Position;
  readonly event: EventBase;
}
type Guard<Position> = (given: Given<Position>) => boolean;
type Assignment<Position> = (given: Given<Position>) => Position;

/** A guard that a machine asked with its answer, or an assignment that it made. */
type Note<Position> = { readonly guard: Guard<Position>; readonly said: boolean } | { readonly assignment: Assignment<Position> };

/** What a machine asks and does from an event on until it comes to rest, as far as it was seen. */
export type Way<Position, End> =
  | {
      readonly kind: 'asks';
      readonly guard: Guard<Position>;
      readonly yes: Way<Position, End> | undefined;
      readonly no: Way<Position, End> | undefined;
    }
  | { readonly kind: 'assigns'; readonly assignment: Assignment<Position>; readonly next: Way<Position, End> | undefined }
  | { readonly kind: 'rests'; readonly end: End };

/** A way with one more of its branches. */
export function learnt<Position, End>(
  known: Way<Position, End> | undefined,
  [note, ...rest]: readonly Note<Position>[],
  end: End,
): Way<Position, End> {
  if (note === undefined) return { kind: 'rests', end };
  if ('assignment' in note) {
    const next = known?.kind === 'assigns' ? known.next : undefined;
    return { kind: 'assigns', assignment: note.assignment, next: learnt(next, rest, end) };
  }
  const fork = known?.kind === 'asks' ? known : ({ kind: 'asks', guard: note.guard, yes: undefined, no: undefined } as const);
  return note.said ? { ...fork, yes: learnt(fork.yes, rest, end) } : { ...fork, no: learnt(fork.no, rest, end) };
}

/** Where a way leads from a position; undefined where the machine was not seen to go there. */
export function walked<Position, End>(from: Way<Position, End> | undefined, position: Position, event: EventBase) {
  let way = from;
  let context = position;
  while (way !== undefined && way.kind !== 'rests') {
    if (way.kind === 'asks') way = way.guard({ context, event }) ? way.yes : way.no;
    else {
      context = way.assignment({ context, event });
      way = way.next;
    }
  }
  return way && { end: way.end, position: context };
}

/** A machine that notes what it asks and does. */
interface Noting<Position> {
  readonly machine: AnyStateMachine;
  /** What some work of it comes to, and what it noted meanwhile. */
  during<T>(work: () => T): readonly [T, readonly Note<Position>[]];
}

export function noting<Position extends PositionBase>(machine: AnyStateMachine): Noting<Position> {
  let notes: Note<Position>[] = [];
  const { guards, actions } = machine.implementations;
  return {
    machine: machine.provide({
      guards: changed(guards, (named) => {
        const guard: Guard<Position> = (given) => named?.(given, undefined) ?? false;
        return (given: Given<Position>) => {
          const said = guard(given);
          notes.push({ guard, said });
          return said;
        };
      }),
      actions: changed(actions, (action: unknown) => {
        const assignment = assignmentOf<Position>(action);
        return assign((given: Given<Position>) => {
          notes.push({ assignment });
          return assignment(given);
        });
      }),
    }),
    during(work) {
      notes = [];
      return [work(), notes];
    },
  };
}

const changed = <T, U>(table: Readonly<Record<string, T>>, change: (each: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([name, each]) => [name, change(each)]));

/** What an action of XState's `assign` calls: our machines have no other actions. */
function assignmentOf<Position>(action: unknown): Assignment<Position> {
  if (typeof action === 'function' && 'assignment' in action && typeof action.assignment === 'function') {
    const { assignment } = action;
    return (given) => assignment(given);
  }
  throw new Error('an action that does not assign');
}

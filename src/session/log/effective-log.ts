import type { EventBase } from '#law/game';
import { type Fields, isObject } from '../formats/schema';
import type { Player } from '../game';

/** What a game begins with, as it is written down. */
export interface Header {
  readonly players: readonly Player[];
  readonly setup: Readonly<Record<string, unknown>>;
}

/** A part of the header to put right, as a merge patch: objects merge, `null` removes, anything else replaces. */
export type Patch = { readonly players?: readonly Player[] | undefined; readonly setup?: Readonly<Record<string, unknown>> | undefined };

/** The log is append-only; an entry is known by its place in it. */
export type Entry = { readonly at: number } & Act;
export type Act =
  | { readonly kind: 'happened'; readonly event: EventBase }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'amend'; readonly entry: number; readonly event: EventBase }
  | { readonly kind: 'strike'; readonly entry: number }
  /** From the beginning of the game, or only from there on. */
  | { readonly kind: 'agree'; readonly agreement: string; readonly choice: string; readonly from?: 'now' | undefined }
  /** A part of the header put right, and with it what happened, told anew as it really was, or struck out as said by the header now. */
  | {
      readonly kind: 'correct';
      readonly part: Patch;
      readonly events?: readonly LoggedEvent[] | undefined;
      readonly struck?: readonly number[] | undefined;
    }
  /** `counted`: the table stops here, and the standings as they are count. */
  | { readonly kind: 'abandon'; readonly counted?: true | undefined };

/** An event that counts, with the entry that brought it. */
export interface LoggedEvent {
  readonly entry: number;
  readonly event: EventBase;
}

/** A choice that holds for what comes after its entry. */
interface LateAgreement {
  readonly entry: number;
  readonly agreement: string;
  readonly choice: string;
}

/** What the entries amount to. */
export interface EffectiveLog {
  readonly header: Header;
  readonly events: readonly LoggedEvent[];
  /** What was agreed on the way, in order. */
  readonly lateAgreements: readonly LateAgreement[];
  /** The entries that agreed on something, put the header right or struck an event out, in order. */
  readonly correctionEntries: readonly number[];
  readonly isAbandoned: boolean;
  /** Whether the table stopped, and the present standings count. */
  readonly isStopped: boolean;
  /** The entry that an undo would take back, and the one that a redo would bring again. */
  readonly nextUndo: number | undefined;
  readonly nextRedo: number | undefined;
}

const CORRECTION_KINDS: ReadonlySet<string> = new Set<Entry['kind']>(['agree', 'correct', 'strike']);

export function effectiveLog(header: Header, entries: readonly Entry[]): EffectiveLog {
  const { done, undone } = splitUndone(entries);
  let current = header;
  let isAbandoned = false;
  let isStopped = false;
  const events: LoggedEvent[] = [];
  let lateAgreements: readonly LateAgreement[] = [];
  const indexOf = (entry: number): number => events.findIndex((logged) => logged.entry === entry);
  const strike = (entry: number): void => {
    const place = indexOf(entry);
    if (place >= 0) events.splice(place, 1);
  };
  for (const index of done) {
    const entry = entries[index];
    switch (entry?.kind) {
      case 'happened':
        events.push({ entry: index, event: entry.event });
        break;
      case 'amend': {
        const place = indexOf(entry.entry);
        if (place >= 0) events[place] = { entry: entry.entry, event: entry.event };
        break;
      }
      case 'strike':
        strike(entry.entry);
        break;
      case 'agree':
        if (entry.from === 'now') lateAgreements = [...lateAgreements, { entry: index, agreement: entry.agreement, choice: entry.choice }];
        else {
          current = applyPatch(current, { setup: { agreements: { [entry.agreement]: entry.choice } } });
          lateAgreements = lateAgreements.filter(({ agreement }) => agreement !== entry.agreement);
        }
        break;
      case 'correct':
        current = applyPatch(current, entry.part);
        for (const logged of entry.events ?? []) {
          const place = indexOf(logged.entry);
          if (place >= 0) events[place] = logged;
        }
        entry.struck?.forEach(strike);
        break;
      case 'abandon':
        isAbandoned = true;
        isStopped = entry.counted === true;
        break;
    }
  }
  const correctionEntries = done.filter((index) => CORRECTION_KINDS.has(entries[index]?.kind ?? ''));
  return {
    header: current,
    events,
    lateAgreements,
    correctionEntries,
    isAbandoned,
    isStopped,
    nextUndo: done.at(-1),
    nextRedo: undone.at(-1),
  };
}

/** The entries that stand, in order, and those taken back, the next to redo last. */
function splitUndone(entries: readonly Entry[]): { readonly done: readonly number[]; readonly undone: readonly number[] } {
  const done: number[] = [];
  let undone: number[] = [];
  for (const [index, { kind }] of entries.entries()) {
    if (kind === 'undo') {
      const last = done.pop();
      if (last !== undefined) undone.push(last);
    } else if (kind === 'redo') {
      const next = undone.pop();
      if (next !== undefined) done.push(next);
    } else {
      done.push(index);
      undone = [];
    }
  }
  return { done, undone };
}

export function applyPatch(header: Header, part: Patch): Header {
  return {
    players: part.players ?? header.players,
    setup: part.setup === undefined ? header.setup : mergePatch(header.setup, part.setup),
  };
}

/** By name: a field may be called "constructor". */
function mergePatch(before: Fields, patch: Fields): Fields {
  const after = new Map(Object.entries(before));
  for (const [key, value] of Object.entries(patch)) {
    const was = after.get(key);
    if (value === null) after.delete(key);
    else after.set(key, isObject(value) ? mergePatch(isObject(was) ? was : {}, value) : value);
  }
  return Object.fromEntries(after);
}

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameScreens } from '#contract';
import type { EventBase } from '#law/game';
import type { BoardPlace, Reason } from '#law/ruling';
import { isWithin } from '#law/score';
import type { GameState } from '#machines/flow';
import { settings } from '#screens/state/app-state';
import { isInputError } from '#session/formats/input-error';
import type { Act, Patch } from '#session/log/effective-log';
import { comparePoints } from '#session/log/points';
import { isTable, type Refusal, standOf, type Table } from '#session/log/table';
import { isWatched, type LiveGame } from '#store/live/live-game';

/** What the referee said no to, kept so that the table can let it stand. */
interface RefusedAct {
  readonly refusal: Refusal;
  readonly act: Act;
}

/** A change that waits for the table's yes, and the game as it would then be. */
interface PendingChange {
  readonly act: Act;
  readonly table: Table;
}

/** The state of one table screen: what is looked at, what is being changed, what was refused. */
export interface View {
  readonly live: LiveGame;
  readonly lookBackIndex: Signal<number | undefined>;
  readonly amendedEntry: Signal<number | undefined>;
  readonly refusedAct: Signal<RefusedAct | undefined>;
  readonly pendingChange: Signal<PendingChange | undefined>;
  readonly litPlaces: Signal<readonly BoardPlace[]>;
  readonly warnings: Signal<readonly Reason[]>;
  /** The remark of the game that the table has heard: it is not made again. */
  readonly dismissedRemark: Signal<string | undefined>;
  /** What was put right of the copy in this game: later games may want to know. */
  readonly learnedBox: Signal<unknown>;
  /** How many events lie before the stand that is shown. */
  readonly index: ReadonlySignal<number>;
  readonly stand: ReadonlySignal<GameState>;
  /** Whether the game was over when its table was opened: nothing is changed until somebody opens it again. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Whether the game has ended: what would un-end it is asked about first. */
  readonly hasEnded: ReadonlySignal<boolean>;
  readonly isConfirmingUndoEnd: Signal<boolean>;
  reopen(): void;
  /** Whether the table is only looked at here. */
  readonly isReadOnly: ReadonlySignal<boolean>;
  /** Whether the board may be played on. */
  readonly canPlay: ReadonlySignal<boolean>;
  play(event: EventBase): void;
  /** Puts another event in the place of the last one, now. */
  replaceLast(event: EventBase): void;
  /** Puts a part of the set-up right: now, or after a look where points become other than they were said to be. */
  correct(part: Patch, struck?: readonly number[]): void;
  /** Logs an act, or shows it first where it could alter points. */
  propose(act: Act): void;
  accept(): void;
  /** Lets the refused event stand by the table's agreement. */
  letStand(): void;
  /** Goes back before an entry, to put another event in its place. */
  amend(entry: number): void;
  undo(): void;
  redo(): void;
  /** The next thing is being done: what was refused is no longer spoken of. */
  clearRefusal(): void;
}

export function createView(
  live: LiveGame,
  screens: Pick<GameScreens, 'turnEndingEvent' | 'leadingTypes' | 'remarksOnBoard'>,
  onPlayed: (event: EventBase, before: GameState) => void,
): View {
  const at = signal<number | undefined>(undefined);
  const amending = signal<number | undefined>(undefined);
  const refused = signal<RefusedAct | undefined>(undefined);
  const pending = signal<PendingChange | undefined>(undefined);
  const lit = signal<readonly BoardPlace[]>([]);
  const noted = signal<readonly Reason[]>([]);
  const heard = signal<string | undefined>(undefined);

  const learned = signal<unknown>(undefined);

  const wasOver = signal(isOver(live.table.peek()));
  const over = computed(() => isOver(live.table.value));
  const closed = computed(() => wasOver.value && over.value);
  const unending = signal(false);

  const index = computed(() => {
    const { steps, effective } = live.table.value;
    const amended = amending.value === undefined ? -1 : effective.events.findIndex(({ entry }) => entry === amending.value);
    return Math.min(amended >= 0 ? amended : (at.value ?? steps.length), steps.length);
  });
  const stand = computed(() => {
    const { steps, start } = live.table.value;
    return index.value === 0 ? start : (steps[index.value - 1]?.stand ?? start);
  });
  const watched = computed(() => isWatched(live));
  const open = computed(() => !watched.value && (amending.value !== undefined || at.value === undefined));

  const clearRefusal = (): void => {
    refused.value = undefined;
    lit.value = [];
    noted.value = [];
  };

  /** Logs an act now; what is refused is shown, or, by an advising referee, let stand with a note. */
  const log = (act: Act): void => {
    const before = standOf(live.table.value);
    const refusal = live.act(act);
    if (refusal === undefined) {
      noted.value = [];
      if (act.kind === 'happened') {
        noted.value = live.table.value.steps.at(-1)?.warnings.filter(({ rule }) => screens.remarksOnBoard?.has(rule) !== true) ?? [];
        onPlayed(act.event, before);
      }
      if (act.kind === 'correct') learned.value = act.part.setup?.copy;
      return;
    }
    if (settings.value.referee === 'advising' && isWaivable(refusal)) log(withConsent(act));
    else showRefusal(act, refusal);
  };
  /** What ends a turn in which nothing more can be done. */
  const findTurnEnd = (then = standOf(live.table.value)): EventBase | undefined =>
    settings.value.turnsEnd ? screens.turnEndingEvent?.(live.table.value, then) : undefined;
  /** It comes by itself; what was noted before it stays. */
  const endTurn = (): void => {
    const ends = findTurnEnd();
    if (ends === undefined || refused.value !== undefined) return;
    const earlierWarnings = noted.value;
    log({ kind: 'happened', event: ends });
    noted.value = [...earlierWarnings, ...noted.value];
  };
  /** Whether the last thing that an undo would take back is a turn that ended by itself. */
  const hasTurnEndedByItself = (): boolean => {
    const { steps, start, effective } = live.table.value;
    const last = steps.at(-1);
    return last !== undefined && effective.nextUndo === last.entry && findTurnEnd(steps.at(-2)?.stand ?? start)?.type === last.event.type;
  };
  /** Whether the last thing that stands came by itself before one that is not there. */
  const isLastEventLeading = (): boolean => {
    const { steps, effective } = live.table.value;
    const last = steps.at(-1);
    return last !== undefined && effective.nextUndo === last.entry && screens.leadingTypes?.has(last.event.type) === true;
  };
  /** So with each of those that come by themselves, for as long as it can be done. */
  const skipLeadingEvents = (kind: 'undo' | 'redo'): void => {
    const before = live.table.value;
    if (before.effective[kind === 'undo' ? 'nextUndo' : 'nextRedo'] !== undefined) log({ kind });
    if (live.table.value !== before && isLastEventLeading()) skipLeadingEvents(kind);
  };
  /** Points that are given once a game has ended stand in the log before its end, which is logged again. */
  const giveAfterEnd = (given: Act): void => {
    const { steps, effective } = live.table.value;
    const last = steps.at(-1);
    const acts: readonly Act[] = effective.isStopped
      ? [{ kind: 'undo' }, given, { kind: 'abandon', counted: true }]
      : last === undefined
        ? [given]
        : [{ kind: 'strike', entry: last.entry }, given, { kind: 'happened', event: last.logged }];
    for (const act of acts) {
      const refusal = live.act(act);
      if (refusal !== undefined) {
        showRefusal(act, refusal);
        return;
      }
    }
  };
  const showRefusal = (act: Act, refusal: Refusal): void => {
    refused.value = { act, refusal };
    lit.value = isInputError(refusal) ? [] : refusal.refused.places;
  };
  const propose = (act: Act): void => {
    clearRefusal();
    const table = live.preview(act);
    if (isTable(table)) pending.value = { act, table };
    else showRefusal(act, table);
  };

  return {
    live,
    lookBackIndex: at,
    amendedEntry: amending,
    refusedAct: refused,
    pendingChange: pending,
    litPlaces: lit,
    warnings: noted,
    dismissedRemark: heard,
    learnedBox: learned,
    index,
    stand,
    isReadOnly: watched,
    canPlay: open,
    isClosed: closed,
    hasEnded: over,
    isConfirmingUndoEnd: unending,
    reopen() {
      wasOver.value = false;
    },
    play(event) {
      clearRefusal();
      const { value: entry } = amending;
      if (entry !== undefined) propose({ kind: 'amend', entry, event });
      else
        batch(() => {
          if (over.value && event.type === 'adjust') giveAfterEnd({ kind: 'happened', event });
          else {
            log({ kind: 'happened', event });
            endTurn();
          }
        });
    },
    replaceLast(event) {
      clearRefusal();
      const last = live.table.value.steps.at(-1);
      if (last !== undefined) log({ kind: 'amend', entry: last.entry, event });
    },
    correct(part, struck) {
      const act: Act = { kind: 'correct', part, ...(struck && { struck }) };
      propose(act);
      const waiting = pending.value;
      if (waiting === undefined) return;
      const { points, conflict } = comparePoints(live.table.value, waiting.table);
      if (points.some(({ before, after }) => !isWithin(after, before)) || conflict !== undefined) return;
      pending.value = undefined;
      log(act);
    },
    propose,
    clearRefusal: clearRefusal,
    accept() {
      const waiting = pending.value;
      pending.value = undefined;
      amending.value = undefined;
      at.value = undefined;
      clearRefusal();
      if (waiting !== undefined) log(waiting.act);
    },
    letStand() {
      if (refused.value === undefined) return;
      const consented = withConsent(refused.value.act);
      clearRefusal();
      if (consented.kind === 'amend') propose(consented);
      else
        batch(() => {
          log(consented);
          endTurn();
        });
    },
    amend(entry) {
      clearRefusal();
      at.value = undefined;
      amending.value = entry;
    },
    undo() {
      clearRefusal();
      at.value = undefined;
      batch(() => {
        const both = hasTurnEndedByItself();
        log({ kind: 'undo' });
        if (both) log({ kind: 'undo' });
        if (isLastEventLeading()) skipLeadingEvents('undo');
      });
    },
    redo() {
      clearRefusal();
      at.value = undefined;
      batch(() => {
        log({ kind: 'redo' });
        if (isLastEventLeading()) skipLeadingEvents('redo');
        const { entries, effective } = live.table.value;
        const next = entries[effective.nextRedo ?? -1];
        if (next?.kind === 'happened' && next.event.type === findTurnEnd()?.type) log({ kind: 'redo' });
      });
    },
  };
}

const isOver = (table: Table): boolean => table.effective.isStopped || (standOf(table).isFinished && table.conflict === undefined);

/** Whether the table may let stand what was refused. */
export const isWaivable = (refusal: Refusal): boolean => !isInputError(refusal) && refusal.waivable;

/** The same act with the table's consent. */
export const withConsent = (act: Act): Act =>
  act.kind === 'happened' || act.kind === 'amend' ? { ...act, event: { ...act.event, consent: true } } : act;

import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { GameScreens } from '#contract/screens';
import type { EventBase } from '#law/game';
import type { BoardPlace, Reason } from '#law/ruling';
import { isWithin } from '#law/score';
import type { GameState } from '#machines/flow';
import { settings } from '#screens/state/app-state';
import { isInputError } from '#session/formats/input-error';
import type { Act, Patch } from '#session/log/effective-log';
import { comparePoints } from '#session/log/points';
import { append, isTable, type Refusal, stateOf, type Table } from '#session/log/table';
import { isReadOnlyGame, type LiveGame } from '#store/live/live-game';

/** An act that the referee refused, kept so that the table can waive the rule. */
interface RefusedAct {
  readonly refusal: Refusal;
  readonly act: Act;
  /** What the act implies, not logged yet either. */
  readonly leading: readonly Act[];
}

/** A change that waits for the table's yes, and the game as it would then be. */
interface PendingChange {
  readonly act: Act;
  readonly table: Table;
}

/** The state of one table screen: the state on show, the change in the making, the last refusal. */
export interface View {
  readonly liveGame: LiveGame;
  readonly lookBackIndex: Signal<number | undefined>;
  readonly amendedEntry: Signal<number | undefined>;
  readonly refusedAct: Signal<RefusedAct | undefined>;
  readonly pendingChange: Signal<PendingChange | undefined>;
  /** The table whose conflict was put away for now: the line leads back to it. */
  readonly closedConflict: Signal<Table | undefined>;
  readonly litPlaces: Signal<readonly BoardPlace[]>;
  readonly warnings: Signal<readonly Reason[]>;
  /** The game's remark that the table has dismissed; it is not shown again. */
  readonly dismissedRemark: Signal<string | undefined>;
  /** The box as a correction of this game left it; the group may keep it for later games. */
  readonly learnedBox: Signal<unknown>;
  /** How many events precede the state on show. */
  readonly index: ReadonlySignal<number>;
  readonly state: ReadonlySignal<GameState>;
  /** Whether the game was over when its table was opened: nothing is changed until somebody opens it again. */
  readonly isClosed: ReadonlySignal<boolean>;
  /** Whether the game has ended: what would un-end it is asked about first. */
  readonly hasEnded: ReadonlySignal<boolean>;
  readonly isConfirmingUndoEnd: Signal<boolean>;
  reopen(): void;
  /** Whether nothing that was entered can be changed here. */
  readonly isReadOnly: ReadonlySignal<boolean>;
  /** Whether the board may be played on. */
  readonly canPlay: ReadonlySignal<boolean>;
  /** Logs an event with those that it implies, or none of them. */
  play(event: EventBase, leading?: readonly EventBase[]): void;
  /** Puts another event in the place of the last one, now. */
  replaceLast(event: EventBase): void;
  /** Puts a part of the set-up right: now, or after a look where points become other than they were said to be. */
  correct(part: Patch, struck?: readonly number[]): void;
  /** Logs an act, or shows it first where it could alter points. */
  propose(act: Act): void;
  accept(): void;
  /** Lets the refused event stand by the table's agreement. */
  allowRefused(): void;
  /** Puts the box right, and does what was refused because of it. */
  applyRemedy(part: Patch): void;
  /** Goes back before an entry, to put another event in its place. */
  amend(entry: number): void;
  undo(): void;
  redo(): void;
  /** Hides the last refusal and its warnings; called when the next action begins. */
  clearRefusal(): void;
}

type ViewScreens = Pick<GameScreens, 'turnEndingEvent' | 'automaticTypes' | 'remarksOnBoard'>;

/** The signals of a view that its actions write. */
function createViewSignals(liveGame: LiveGame) {
  const lookBackIndex = signal<number | undefined>(undefined);
  const amendedEntry = signal<number | undefined>(undefined);
  const wasOverWhenOpened = signal(isOver(liveGame.table.peek()));
  const hasEnded = computed(() => isOver(liveGame.table.value));
  const index = computed(() => {
    const { steps, effective } = liveGame.table.value;
    const amended = amendedEntry.value === undefined ? -1 : effective.events.findIndex(({ entry }) => entry === amendedEntry.value);
    return Math.min(amended >= 0 ? amended : (lookBackIndex.value ?? steps.length), steps.length);
  });
  return {
    lookBackIndex,
    amendedEntry,
    wasOverWhenOpened,
    hasEnded,
    isClosed: computed(() => wasOverWhenOpened.value && hasEnded.value),
    index,
    state: computed(() => {
      const { steps, start } = liveGame.table.value;
      return index.value === 0 ? start : (steps[index.value - 1]?.state ?? start);
    }),
    isReadOnly: computed(() => liveGame.joined !== undefined || isReadOnlyGame(liveGame)),
    canPlay: computed(() => !isReadOnlyGame(liveGame) && (amendedEntry.value !== undefined || lookBackIndex.value === undefined)),
    refusedAct: signal<RefusedAct | undefined>(undefined),
    pendingChange: signal<PendingChange | undefined>(undefined),
    closedConflict: signal<Table | undefined>(undefined),
    litPlaces: signal<readonly BoardPlace[]>([]),
    warnings: signal<readonly Reason[]>([]),
    dismissedRemark: signal<string | undefined>(undefined),
    learnedBox: signal<unknown>(undefined),
    isConfirmingUndoEnd: signal(false),
  };
}

type ViewSignals = ReturnType<typeof createViewSignals>;

/** The event that ends a turn in which nothing more can be done, where the table's settings want it logged automatically. */
const findTurnEnd = (table: Table, screens: ViewScreens, state = stateOf(table)): EventBase | undefined =>
  settings.value.turnsEnd ? screens.turnEndingEvent?.(table, state) : undefined;

/** Whether the next undo would take back a turn's end that was logged automatically. */
function hasAutomaticTurnEnd(table: Table, screens: ViewScreens): boolean {
  const { steps, start, effective } = table;
  const last = steps.at(-1);
  return (
    last !== undefined &&
    effective.nextUndo === last.entry &&
    findTurnEnd(table, screens, steps.at(-2)?.state ?? start)?.type === last.event.type
  );
}

/** Whether the last event only leads to another one, such as a deal before its first card. */
function isLastEventLeading({ steps, effective }: Table, screens: ViewScreens): boolean {
  const last = steps.at(-1);
  return last !== undefined && effective.nextUndo === last.entry && screens.automaticTypes?.has(last.event.type) === true;
}

/** Points given after the end have to stand before it in the log: the end is taken out, and logged again behind them. */
function actsBeforeEnd({ steps, effective }: Table, act: Act): readonly Act[] {
  const last = steps.at(-1);
  if (effective.isStopped) return [{ kind: 'undo' }, act, { kind: 'abandon', counted: true }];
  return last === undefined ? [act] : [{ kind: 'strike', entry: last.entry }, act, { kind: 'happened', event: last.logged }];
}

/** The first of these acts that is refused, each tried on the table that those before it lead to. */
function findRefused(table: Table, acts: readonly Act[]): { readonly act: Act; readonly refusal: Refusal } | undefined {
  const [act, ...rest] = acts;
  if (act === undefined) return undefined;
  const next = append(table, act, 0);
  return isTable(next) ? findRefused(next, rest) : { act, refusal: next };
}

/** How acts reach the log of a view's game, or are refused by it. */
function createActLogger(
  liveGame: LiveGame,
  screens: ViewScreens,
  { refusedAct, litPlaces, warnings, learnedBox, pendingChange }: ViewSignals,
  onPlayed: (event: EventBase, before: GameState) => void,
) {
  const clearRefusal = (): void => {
    refusedAct.value = undefined;
    litPlaces.value = [];
    warnings.value = [];
  };
  const showRefusal = (act: Act, refusal: Refusal, leading: readonly Act[] = []): void => {
    refusedAct.value = { act, refusal, leading };
    litPlaces.value = isInputError(refusal) ? [] : refusal.reason.places;
  };
  /** Logs an act now, behind those that it implies; a refusal is shown, or, with an advising referee, waived with a note in the log. */
  const log = (act: Act, leading: readonly Act[] = []): void => {
    const refused = leading.length === 0 ? undefined : findRefused(liveGame.table.value, [...leading, act]);
    if (refused !== undefined) {
      if (refused.act === act && settings.value.referee === 'advising' && isWaivable(refused.refusal)) log(withConsent(act), leading);
      else showRefusal(refused.act, refused.refusal, leading.slice(0, leading.indexOf(refused.act)));
      return;
    }
    for (const each of leading) log(each);
    const before = stateOf(liveGame.table.value);
    const refusal = liveGame.act(act);
    if (refusal === undefined) {
      warnings.value = [];
      if (act.kind === 'happened') {
        const isHidden = liveGame.table.value.game.law.isHiddenFrom?.(act.event, undefined, before, stateOf(liveGame.table.value)) === true;
        const remarks = isHidden ? [] : (liveGame.table.value.steps.at(-1)?.warnings ?? []);
        warnings.value = remarks.filter(({ rule }) => screens.remarksOnBoard?.has(rule) !== true);
        onPlayed(act.event, before);
      }
      if (act.kind === 'correct') learnedBox.value = act.part.setup?.copy;
      return;
    }
    if (settings.value.referee === 'advising' && isWaivable(refusal)) log(withConsent(act));
    else showRefusal(act, refusal);
  };
  /** Ends the turn where nothing more can be done; the warnings of the event before stay on the screen. */
  const endTurn = (): void => {
    const turnEnd = findTurnEnd(liveGame.table.value, screens);
    if (turnEnd === undefined || refusedAct.value !== undefined) return;
    const earlierWarnings = warnings.value;
    log({ kind: 'happened', event: turnEnd });
    warnings.value = [...earlierWarnings, ...warnings.value];
  };
  /** Repeats an undo or redo over leading events, for as long as one is possible. */
  const skipLeadingEvents = (kind: 'undo' | 'redo'): void => {
    const before = liveGame.table.value;
    if (before.effective[kind === 'undo' ? 'nextUndo' : 'nextRedo'] !== undefined) log({ kind });
    if (liveGame.table.value !== before && isLastEventLeading(liveGame.table.value, screens)) skipLeadingEvents(kind);
  };
  const logBeforeEnd = (givenPoints: Act): void => {
    for (const act of actsBeforeEnd(liveGame.table.value, givenPoints)) {
      const refusal = liveGame.act(act);
      if (refusal !== undefined) {
        showRefusal(act, refusal);
        return;
      }
    }
  };
  const propose = (act: Act): void => {
    clearRefusal();
    const table = liveGame.preview(act);
    if (isTable(table)) pendingChange.value = { act, table };
    else showRefusal(act, table);
  };
  return { clearRefusal, log, endTurn, skipLeadingEvents, logBeforeEnd, propose };
}

export function createView(liveGame: LiveGame, screens: ViewScreens, onPlayed: (event: EventBase, before: GameState) => void): View {
  const signals = createViewSignals(liveGame);
  const { lookBackIndex, amendedEntry, wasOverWhenOpened, hasEnded, refusedAct, pendingChange } = signals;
  const { clearRefusal, log, endTurn, skipLeadingEvents, logBeforeEnd, propose } = createActLogger(liveGame, screens, signals, onPlayed);
  return {
    ...signals,
    liveGame,
    propose,
    clearRefusal,
    reopen() {
      wasOverWhenOpened.value = false;
    },
    play(event, leading = []) {
      clearRefusal();
      const { value: entry } = amendedEntry;
      if (entry !== undefined) propose({ kind: 'amend', entry, event });
      else
        batch(() => {
          if (hasEnded.value && event.type === 'adjust') logBeforeEnd({ kind: 'happened', event });
          else {
            log(
              { kind: 'happened', event },
              leading.map((each): Act => ({ kind: 'happened', event: each })),
            );
            endTurn();
          }
        });
    },
    replaceLast(event) {
      clearRefusal();
      const last = liveGame.table.value.steps.at(-1);
      if (last !== undefined) log({ kind: 'amend', entry: last.entry, event });
    },
    correct(part, struck) {
      const act: Act = { kind: 'correct', part, ...(struck && { struck }) };
      propose(act);
      const change = pendingChange.value;
      if (change === undefined) return;
      const { points, conflict } = comparePoints(liveGame.table.value, change.table);
      if (points.some(({ before, after }) => !isWithin(after, before)) || conflict !== undefined) return;
      pendingChange.value = undefined;
      log(act);
    },
    accept() {
      const change = pendingChange.value;
      pendingChange.value = undefined;
      amendedEntry.value = undefined;
      lookBackIndex.value = undefined;
      clearRefusal();
      if (change !== undefined) log(change.act);
    },
    allowRefused() {
      if (refusedAct.value === undefined) return;
      const { leading } = refusedAct.value;
      const act = withConsent(refusedAct.value.act);
      clearRefusal();
      if (act.kind === 'amend') propose(act);
      else
        batch(() => {
          log(act, leading);
          endTurn();
        });
    },
    applyRemedy(part) {
      if (refusedAct.value === undefined) return;
      const { act, leading } = refusedAct.value;
      const correction: Act = { kind: 'correct', part };
      clearRefusal();
      batch(() => {
        log(correction);
        if (act.kind === 'amend') propose(act);
        else {
          log(act, leading);
          endTurn();
        }
      });
    },
    amend(entry) {
      clearRefusal();
      lookBackIndex.value = undefined;
      amendedEntry.value = entry;
    },
    undo() {
      clearRefusal();
      lookBackIndex.value = undefined;
      batch(() => {
        const isTurnEndToo = hasAutomaticTurnEnd(liveGame.table.value, screens);
        log({ kind: 'undo' });
        if (isTurnEndToo) log({ kind: 'undo' });
        if (isLastEventLeading(liveGame.table.value, screens)) skipLeadingEvents('undo');
      });
    },
    redo() {
      clearRefusal();
      lookBackIndex.value = undefined;
      batch(() => {
        log({ kind: 'redo' });
        if (isLastEventLeading(liveGame.table.value, screens)) skipLeadingEvents('redo');
        const { entries, effective } = liveGame.table.value;
        const next = entries[effective.nextRedo ?? -1];
        if (next?.kind === 'happened' && next.event.type === findTurnEnd(liveGame.table.value, screens)?.type) log({ kind: 'redo' });
      });
    },
  };
}

const isOver = (table: Table): boolean => table.effective.isStopped || (stateOf(table).isFinished && table.conflict === undefined);

/** Whether the table may let stand what was refused. */
export const isWaivable = (refusal: Refusal): boolean => !isInputError(refusal) && refusal.isWaivable;

/** The same act with the table's consent. */
export const withConsent = (act: Act): Act =>
  act.kind === 'happened' || act.kind === 'amend' ? { ...act, event: { ...act.event, consent: true } } : act;

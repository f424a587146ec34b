import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { createActor, type SnapshotFrom, waitFor } from 'xstate';
import { createTableMachine } from '#machines/table';
import type { FindGame } from '#session/game';
import type { Act } from '#session/log/effective-log';
import { append, isTable, type Refusal, type Table } from '#session/log/table';
import { type StoreFailure, storeError, storeFailureOf } from '../database/store-failure';
import { patchForEntry } from '../database/transactions';
import { playingMinutes } from '../records/playing-time';
import type { ReplayFacts, StoredGame } from '../records/record-types';
import type { Change, EntryOrigin, Store } from '../store';
import { openStoredGame } from './create-game';
import { resultOf, summaryOf } from './summary';
import { noteUnsaved } from './unsaved-entries';
import { requestWriterLock, type WebLocks } from './writer-lock';

export { resultOf, summaryOf } from './summary';

/** A game open on this device: what is entered shows at once and is saved behind. */
export interface LiveGame {
  readonly storedGame: ReadonlySignal<StoredGame>;
  readonly table: ReadonlySignal<Table>;
  readonly mode: ReadonlySignal<LiveGameMode>;
  readonly unsavedCount: ReadonlySignal<number>;
  readonly failure: ReadonlySignal<StoreFailure | undefined>;
  /** Where the game lies on another phone, which judges and saves what is entered here. */
  readonly joined?: ReadonlySignal<JoinedStatus>;
  /** Refused while another tab or another device writes; what another phone brought is remembered as that. */
  act(act: Act, origin?: EntryOrigin): Refusal | undefined;
  preview(act: Act): Table | Refusal;
  /** This tab writes from now on, and the other one follows. */
  takeOver(): Promise<void>;
  /** Another device goes on with the game from now on, or no longer. */
  handOver(): Promise<void>;
  takeBack(): Promise<void>;
  /** Tries again to save what could not be saved. */
  retry(): void;
  /** What is on its way to the disk still arrives there; what the disk refuses waits for as long as the page lives. */
  close(): void;
}

/** `watching`: another phone at the table is on move. */
type LiveGameMode = 'playing' | 'saving' | 'following' | 'away' | 'watching' | 'failed';

/** What this phone is at the table of another. */
export interface JoinedStatus {
  /** Whom it plays for; nobody where it looks on. */
  readonly seat: string | undefined;
  readonly link: 'open' | 'quiet' | 'closed';
  /** Who has laid something that is not turned over yet. */
  readonly laid: readonly string[];
  /** Why the last event that was entered here does not count. */
  readonly refused: 'stale' | 'rules' | undefined;
}

export type OpenFailure = 'gone' | StoreFailure;

export interface LiveGameOptions {
  readonly locks: WebLocks | undefined;
  now(): number;
  /** What statistics count of a table that has ended, where that is known at once; else it is derived later. */
  factsOf(table: Table): ReplayFacts | undefined;
}

interface LoadedGame {
  readonly storedGame: StoredGame;
  readonly table: Table;
}

/** A table whose last entry is on its way to the disk. */
interface UnsavedTable {
  readonly table: Table;
  readonly origin: EntryOrigin | undefined;
}

type Snapshot = SnapshotFrom<ReturnType<typeof createTableMachine<UnsavedTable>>>;

/** While a table is brought up to date, it is shown and takes nothing. */
function modeOf(snapshot: Snapshot): LiveGameMode {
  if (snapshot.matches('playing')) return 'playing';
  if (snapshot.matches('saving')) return 'saving';
  return snapshot.matches('failed') || snapshot.matches('left') ? 'failed' : 'following';
}

const isOpening = (snapshot: Snapshot): boolean => snapshot.matches('claiming') || snapshot.matches('loading');
const takesEntries = (snapshot: Snapshot): boolean =>
  snapshot.context.isWriter && !snapshot.context.isClosing && modeOf(snapshot) !== 'following';
const failureOf = ({ context }: Snapshot): StoreFailure | undefined =>
  context.failure === undefined ? undefined : storeFailureOf(context.failure);
/** Something was entered, could not be saved, and is not tried again just now. */
const isStuck = (snapshot: Snapshot): boolean =>
  snapshot.context.pending.length > 0 && (snapshot.matches('failed') || snapshot.matches('left'));
const createRefusal = (rule: string): Refusal => ({ reason: { rule, params: {}, places: [] }, isWaivable: false });
const FOLLOWING = createRefusal('log.following');
const AWAY = createRefusal('log.away');

const READ_ONLY_MODES: ReadonlySet<LiveGameMode> = new Set(['following', 'away', 'watching']);

/** Whether the table is only looked at here. */
export const isReadOnlyGame = ({ mode }: Pick<LiveGame, 'mode'>): boolean => READ_ONLY_MODES.has(mode.value);

async function readGame(store: Store, find: FindGame, id: string): Promise<LoadedGame | 'gone' | 'unreadable' | 'unloaded'> {
  const storedGame = await store.game(id);
  if (storedGame === undefined) return 'gone';
  const known = find(storedGame.game);
  if (known === undefined) return 'unreadable';
  // Its rules are a part of the app, which may not come.
  const game = await known.game().catch(() => undefined);
  if (game === undefined) return 'unloaded';
  const table = await openStoredGame(store, game, storedGame);
  return table === undefined ? 'unreadable' : { storedGame, table };
}

/** The tables that were left and are not closed yet, each with the way back to it. */
const closingTables = new WeakMap<Store, Map<string, () => LiveGame>>();

function closingTablesOf(store: Store): Map<string, () => LiveGame> {
  const known = closingTables.get(store) ?? new Map<string, () => LiveGame>();
  closingTables.set(store, known);
  return known;
}

export async function openLiveGame(
  store: Store,
  find: FindGame,
  id: string,
  options: Partial<LiveGameOptions> = {},
): Promise<LiveGame | OpenFailure> {
  try {
    const reopen = closingTablesOf(store).get(id);
    if (reopen !== undefined) return reopen();
    const found = await readGame(store, find, id);
    return typeof found === 'string'
      ? found
      : await startLiveGame(store, find, found, {
          locks: globalThis.navigator?.locks,
          now: Date.now,
          factsOf: () => undefined,
          ...options,
        });
  } catch (error) {
    return storeFailureOf(error);
  }
}

/** What is shown; the machine has the entries on their way to the disk. */
interface LiveGameSignals {
  readonly storedGame: Signal<StoredGame>;
  readonly table: Signal<Table>;
}

/** Whether a record is of the log that is held: an import may put another one in its place, which may be as long. */
const isOfLog = ({ storedGame }: LiveGameSignals, found: StoredGame | undefined): found is StoredGame =>
  found?.entries === storedGame.peek().entries && found.changedAt === storedGame.peek().changedAt;

async function reload(store: Store, find: FindGame, signals: LiveGameSignals): Promise<void> {
  const { storedGame, table } = signals;
  const { id } = storedGame.peek();
  if (isOfLog(signals, await store.game(id))) return;
  const next = await readGame(store, find, id);
  if (typeof next === 'string') throw storeError('failed', next);
  batch(() => {
    storedGame.value = next.storedGame;
    table.value = next.table;
  });
}

/** What stands beside the log may have changed alone: its place in the bin, a note, the device that goes on with it. */
async function refresh(store: Store, signals: LiveGameSignals): Promise<void> {
  const found = await store.game(signals.storedGame.peek().id).catch(() => undefined);
  if (isOfLog(signals, found)) signals.storedGame.value = found;
}

/** Saves the last entry of a table. */
async function save(
  store: Store,
  { storedGame }: LiveGameSignals,
  { table, origin }: UnsavedTable,
  factsOf: LiveGameOptions['factsOf'],
): Promise<void> {
  const index = table.entries.length - 1;
  const entry = table.entries[index];
  if (entry === undefined) return;
  const [summary, result] = [summaryOf(table), resultOf(table)];
  const { id, changedAt } = storedGame.peek();
  const counted = result === undefined || table.conflict !== undefined ? undefined : factsOf(table);
  const facts = counted && { ...counted, minutes: playingMinutes(storedGame.peek(), table.entries) };
  await store.appendEntry(id, index, entry, summary, result, changedAt, facts, origin);
  const before = storedGame.peek();
  storedGame.value = { ...before, ...patchForEntry(before, entry, { summary, result }, origin), entries: index + 1 };
}

/** Whether a change is news to a table of so many entries; its own entries are announced to it as well. */
function isNews(change: Change | undefined, id: string, entries: number): boolean {
  if (change?.game === undefined) return false;
  return change.game === id && (change.entries === undefined || change.entries > entries);
}

async function startLiveGame(
  store: Store,
  find: FindGame,
  loaded: LoadedGame,
  { locks, now, factsOf }: LiveGameOptions,
): Promise<LiveGame> {
  const { id } = loaded.storedGame;
  const signals: LiveGameSignals = { storedGame: signal(loaded.storedGame), table: signal(loaded.table) };
  const { storedGame, table } = signals;
  const actor = createActor(
    createTableMachine<UnsavedTable>({
      load: () => reload(store, find, signals),
      save: (unsaved) => save(store, signals, unsaved, factsOf),
      lock: (onLockEvent) => requestWriterLock(locks, `regent/${id}`, onLockEvent),
    }),
  );
  const send: typeof actor.send = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const retry = (): void => send({ type: 'retry' });
  const setAwayAt = async (awayAt: number | undefined): Promise<void> => {
    await store.changeGame(id, { awayAt });
    storedGame.value = { ...storedGame.peek(), awayAt };
  };
  const stopListening = store.onChange((change) => {
    if (isNews(change, id, table.peek().entries.length)) send({ type: 'changed' });
    else if (change?.game === undefined) void refresh(store, signals);
    // Where one write succeeds, another may.
    if (isStuck(actor.getSnapshot())) retry();
  });
  const state = signal(actor.getSnapshot());
  actor.subscribe({
    next(next) {
      state.value = next;
      const { pending, failure } = next.context;
      noteUnsaved(signals, pending.length > 0 && failure !== undefined ? { store, entries: pending.length, retry } : undefined);
    },
    complete() {
      stopListening();
      noteUnsaved(signals, undefined);
      closingTablesOf(store).delete(id);
    },
  });
  actor.start();
  await waitFor(actor, (snapshot) => !isOpening(snapshot));

  const game: LiveGame = {
    storedGame,
    table,
    mode: computed(() => (storedGame.value.awayAt === undefined ? modeOf(state.value) : 'away')),
    unsavedCount: computed(() => state.value.context.pending.length),
    failure: computed(() => failureOf(state.value)),
    act(act, origin) {
      if (storedGame.peek().awayAt !== undefined) return AWAY;
      if (!takesEntries(actor.getSnapshot())) return FOLLOWING;
      const next = append(table.peek(), act, now());
      if (!isTable(next)) return next;
      batch(() => {
        table.value = next;
        send({ type: 'append', item: { table: next, origin } });
      });
      return undefined;
    },
    preview: (act) => append(table.peek(), act, now()),
    async takeOver() {
      send({ type: 'takeOver' });
      await waitFor(actor, (next) => next.status !== 'active' || takesEntries(next));
    },
    handOver: () => setAwayAt(now()),
    takeBack: () => setAwayAt(undefined),
    retry,
    close() {
      send({ type: 'close' });
      if (actor.getSnapshot().status === 'active') closingTablesOf(store).set(id, reopen);
    },
  };
  const reopen = (): LiveGame => {
    closingTablesOf(store).delete(id);
    send({ type: 'reopen' });
    return game;
  };
  return game;
}

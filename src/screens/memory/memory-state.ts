import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import { saveMarks } from '#store/records/marks';
import { type GameRows, readRows } from '#store/records/read-rows';
import type { BinnedGame, DerivedRow, StoredGame, StoredGroup, StoredPlayer } from '#store/records/record-types';
import type { Change, Store } from '#store/store';
import { showFailure } from '../notices/report-failure';
import { store } from '../state/app-state';
import { marksToGive } from './person-marks';

export interface Memory extends GameRows {
  readonly bin: readonly BinnedGame[];
  readonly players: readonly StoredPlayer[];
  readonly groups: readonly StoredGroup[];
}

/** What was last read, and from which store; or why it cannot be read. */
interface MemoryState {
  readonly from: Store | undefined;
  readonly memory: Memory | undefined;
  readonly failure: StoreFailure | undefined;
}

const UNREAD: MemoryState = { from: undefined, memory: undefined, failure: undefined };
const lastState = signal(UNREAD);
const memoryState = computed(() => (lastState.value.from === store.value ? lastState.value : UNREAD));

/** Why the memory cannot be read. */
export const memoryFailure = computed(() => memoryState.value.failure);

async function loadMemory(from: Store, known: GameRows | undefined): Promise<Memory> {
  const [games, bin, players, groups] = await Promise.all([known ?? readRows(from), from.bin(), from.players(), from.groups()]);
  const { rows, unreadableCount } = games;
  const memory = { rows, unreadableCount, bin, players: players.toSorted((a, b) => a.name.localeCompare(b.name)), groups };
  const marks = marksToGive(memory);
  if (marks.size === 0) return memory;
  // Where they cannot be kept, they are given again next time.
  await saveMarks(from, marks).catch(() => undefined);
  return { ...memory, players: memory.players.map((player) => ({ ...player, mark: player.mark ?? marks.get(player.id) })) };
}

/** Whether nothing has changed: who has made something of the memory need not make it again. */
const isSameMemory = (one: Memory, other: Memory): boolean =>
  one.rows === other.rows &&
  JSON.stringify([one.bin, one.players, one.groups]) === JSON.stringify([other.bin, other.players, other.groups]);

/** What the device keeps, read again whenever something changes. */
export function useMemory(): Memory | undefined {
  const from = store.value;
  useEffect(() => (from === undefined ? undefined : watcherOf(from)()), [from]);
  return memoryState.value.memory;
}

/** All screens that look at a store share one reading of it. */
const watchers = new WeakMap<Store, () => () => void>();

function watcherOf(from: Store): () => () => void {
  const known = watchers.get(from) ?? createWatcher(from);
  watchers.set(from, known);
  return known;
}

/** Whether a change may concern a game. */
const isAboutGames = (change: Change | undefined): boolean => change?.game !== undefined || change?.games?.length !== 0;

/** Reads while a screen looks, where something changed; where many changes come at once, after the last of them. */
function createWatcher(from: Store): () => () => void {
  let screens = 0;
  let isReading = false;
  let [isStale, areRowsStale] = [true, true];
  const read = async (): Promise<void> => {
    if (isReading) return;
    isReading = true;
    while (isStale && screens > 0) {
      const known = areRowsStale ? undefined : memoryState.peek().memory;
      [isStale, areRowsStale] = [false, false];
      await loadMemory(from, known).then(
        (memory) => {
          const { memory: before, failure } = memoryState.peek();
          if (before === undefined || failure !== undefined || !isSameMemory(before, memory))
            lastState.value = { from, memory, failure: undefined };
        },
        (error: unknown) => {
          const { memory } = memoryState.peek();
          areRowsStale = true;
          lastState.value = { from, memory, failure: storeFailureOf(error) };
          if (memory !== undefined) showFailure(error);
        },
      );
    }
    isReading = false;
  };
  from.onChange((change) => {
    isStale = true;
    if (isAboutGames(change)) areRowsStale = true;
    void read();
  });
  return () => {
    screens += 1;
    isStale ||= memoryState.peek().memory === undefined || memoryState.peek().failure !== undefined;
    areRowsStale ||= memoryState.peek().memory === undefined;
    void read();
    return () => {
      screens -= 1;
    };
  };
}

/** Takes what was derived from games into their rows: nobody hears of it from the disk, which may be full. */
export function mergeDerivedRows(derived: ReadonlyMap<string, DerivedRow>): void {
  const { from, memory, failure } = memoryState.peek();
  if (memory === undefined || derived.size === 0) return;
  const rows = memory.rows.map((row) => {
    const found = derived.get(row.id);
    if (found?.entries !== row.entries || found.changedAt !== row.changedAt) return row;
    return { ...row, version: found.version, first: found.first, counts: found.counts, minutes: found.minutes };
  });
  lastState.value = { from, memory: { ...memory, rows }, failure };
}

/** Whole records of the games that are shown; until they are there, those that were. */
export function useStoredGames(memory: Memory, ids: readonly string[]): ReadonlyMap<string, StoredGame> {
  const [found, setFound] = useState<ReadonlyMap<string, StoredGame>>(new Map());
  useEffect(() => {
    let isLeft = false;
    store
      .peek()
      ?.gamesOf(ids)
      .then(
        (games) => isLeft || setFound(new Map(games.map((game) => [game.id, game]))),
        (error: unknown) => isLeft || showFailure(error),
      );
    return () => {
      isLeft = true;
    };
  }, [memory, ids.join()]);
  return found;
}

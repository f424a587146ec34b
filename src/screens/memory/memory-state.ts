import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { personOf } from '#session/seat-persons';
import { hasFinalResult } from '#stats/finished-games';
import { createPersonResolver, type ResolvePerson } from '#stats/person-resolver';
import { type StoreFailure, storeFailureOf } from '#store/database/store-failure';
import { type GameRows, readRows } from '#store/records/read-rows';
import {
  type BinnedGame,
  type DerivedRow,
  playersOf,
  type StoredGame,
  type StoredGroup,
  type StoredPlayer,
} from '#store/records/record-types';
import type { Change, Store } from '#store/store';
import { en, type HistoryText } from '#text/history/en';
import { fr } from '#text/history/fr';
import { type Language, withMinus } from '#text/language';
import { showFailure } from '../notices/report-failure';
import { language, store } from '../state/app-state';

const TEXTS: Readonly<Record<Language, HistoryText>> = { en, fr };

/** The words of history, players and statistics. */
export const memoryText = computed<HistoryText>(() => TEXTS[language.value]);

export interface Memory extends GameRows {
  readonly bin: readonly BinnedGame[];
  readonly players: readonly StoredPlayer[];
  readonly groups: readonly StoredGroup[];
}

/** What was last read, and from which store; or why it cannot be read. */
interface MemoryState {
  readonly from: Store | undefined;
  readonly memory: Memory | undefined;
  readonly trouble: StoreFailure | undefined;
}

const UNREAD: MemoryState = { from: undefined, memory: undefined, trouble: undefined };
const lastState = signal(UNREAD);
const memoryState = computed(() => (lastState.value.from === store.value ? lastState.value : UNREAD));

/** Why the memory cannot be read. */
export const memoryTrouble = computed(() => memoryState.value.trouble);

async function loadMemory(from: Store, known: GameRows | undefined): Promise<Memory> {
  const [games, bin, players, groups] = await Promise.all([known ?? readRows(from), from.bin(), from.players(), from.groups()]);
  const { rows, unread } = games;
  return { rows, unread, bin, players: players.toSorted((a, b) => a.name.localeCompare(b.name)), groups };
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
          const { memory: before, trouble } = memoryState.peek();
          if (before === undefined || trouble !== undefined || !isSameMemory(before, memory))
            lastState.value = { from, memory, trouble: undefined };
        },
        (error: unknown) => {
          const { memory } = memoryState.peek();
          areRowsStale = true;
          lastState.value = { from, memory, trouble: storeFailureOf(error) };
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
    isStale ||= memoryState.peek().memory === undefined || memoryState.peek().trouble !== undefined;
    areRowsStale ||= memoryState.peek().memory === undefined;
    void read();
    return () => {
      screens -= 1;
    };
  };
}

/** Takes what was derived from games into their rows: nobody hears of it from the disk, which may be full. */
export function mergeDerivedRows(derived: ReadonlyMap<string, DerivedRow>): void {
  const { from, memory, trouble } = memoryState.peek();
  if (memory === undefined || derived.size === 0) return;
  const rows = memory.rows.map((row) => {
    const found = derived.get(row.id);
    if (found?.entries !== row.entries || found.changedAt !== row.changedAt) return row;
    return { ...row, version: found.version, first: found.first, counts: found.counts };
  });
  lastState.value = { from, memory: { ...memory, rows }, trouble };
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

/** The players as persons: those that are somebody else left out. */
export const listPersons = ({ players }: Memory): readonly StoredPlayer[] => players.filter(({ mergedInto }) => mergedInto === undefined);

export const personLookup = ({ players }: Memory): ResolvePerson => createPersonResolver(players);

/** Whether everybody at a table is a member of the group. */
export function isTableOfGroup({ members }: StoredGroup, person: ResolvePerson): (seats: readonly string[]) => boolean {
  const own = new Set(members.map(person));
  return (seats) => seats.every((seat) => own.has(person(seat)));
}

/** How many games of a group count, and the last of them. */
export function countGroupGames(memory: Memory, group: StoredGroup): { readonly games: number; readonly last: string | undefined } {
  const isOurs = isTableOfGroup(group, personLookup(memory));
  const own = memory.rows.filter((row) => hasFinalResult(row) && isOurs(row.persons));
  return { games: own.length, last: own[0]?.id };
}

/** The persons at a table, in seat order. */
export const personsAtTable = (game: StoredGame): readonly string[] => playersOf(game).map(personOf);

/** The tables at which people sat, each once, the bin included; who came first is first. */
export const listTables = ({ rows, bin }: Memory): readonly (readonly string[])[] =>
  [
    ...new Map(rows.map((row) => [row.persons.join(), row])).values(),
    ...bin.map((game) => ({ persons: personsAtTable(game), played: game.played })),
  ]
    .sort((a, b) => a.played - b.played)
    .map(({ persons }) => persons);

/** Who sat in a seat of a game. */
export function personInSeat(game: Pick<StoredGame, 'players' | 'summary'>, seat: string): string {
  const player = playersOf(game).find(({ id }) => id === seat);
  return player === undefined ? seat : personOf(player);
}

/** Dates as this device writes them, where it speaks the language of the app. */
function dateLocale(): string {
  const device = globalThis.navigator?.language ?? '';
  return device.startsWith(language.value) ? device : language.value;
}

const DATE_STYLES = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** To make one takes many times as long as to use it. */
const formatters = computed(() => ({
  short: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.short),
  long: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.long),
  month: new Intl.DateTimeFormat(dateLocale(), DATE_STYLES.month),
  figures: [0, 1, 2].map((digits) => new Intl.NumberFormat(language.value, { maximumFractionDigits: digits })),
  percent: new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }),
}));

export const formatDate = (at: number, length: 'short' | 'long' = 'short'): string => formatters.value[length].format(at);

export const formatMonth = (at: number): string => formatters.value.month.format(at);

/** A figure for people; none is a dash. */
export function formatFigure(figure: number | undefined, digits: 0 | 1 | 2 = 1): string {
  if (figure === undefined || !Number.isFinite(figure)) return '–';
  return withMinus(formatters.value.figures[digits]?.format(figure) ?? '');
}

export function formatPercent(share: number | undefined): string {
  if (share === undefined || !Number.isFinite(share)) return '–';
  return formatters.value.percent.format(share);
}

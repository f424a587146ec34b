import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { personOf } from '#session/person';
import { type Companies, companies } from '#stats/companies';
import { type PersonOf, personsOf } from '#stats/people';
import type { Store } from '#store/database';
import { type StoreTrouble, troubleOf } from '#store/failure';
import { newestFirst } from '#store/listed';
import { keptOver } from '#store/listing';
import { type BinnedGame, playersOf, type StoredGame, type StoredGroup, type StoredPlayer } from '#store/model';
import { type Language, withMinus } from '#text/language';
import { en, type MemoryText } from '#text/memory/en';
import { fr } from '#text/memory/fr';
import { language, store } from './state';
import { noteTrouble } from './tried';

const TEXTS: Readonly<Record<Language, MemoryText>> = { en, fr };

/** The words of history, players and statistics. */
export const memoryText = computed<MemoryText>(() => TEXTS[language.value]);

export interface Memory extends Companies {
  readonly bin: readonly BinnedGame[];
  readonly players: readonly StoredPlayer[];
  readonly groups: readonly StoredGroup[];
}

/** What was last read, and from which store; or why it cannot be read. */
interface Reading {
  readonly from: Store | undefined;
  readonly memory: Memory | undefined;
  readonly trouble: StoreTrouble | undefined;
}

const UNREAD: Reading = { from: undefined, memory: undefined, trouble: undefined };
const last = signal(UNREAD);
const reading = computed(() => (last.value.from === store.value ? last.value : UNREAD));

/** Why the memory cannot be read. */
export const memoryTrouble = computed(() => reading.value.trouble);

/** Who played together on a store: it outlives the screens that look at it. */
const played = new WeakMap<Store, () => Promise<Companies>>();

function companiesOf(from: Store): Promise<Companies> {
  const read = played.get(from) ?? keptOver(from, companies);
  played.set(from, read);
  return read();
}

async function memoryOf(from: Store): Promise<Memory> {
  const [bin, found, players, groups] = await Promise.all([from.bin(), companiesOf(from), from.players(), from.groups()]);
  return { ...found, bin, players: players.toSorted((a, b) => a.name.localeCompare(b.name)), groups };
}

/** Whether nothing has changed: who has made something of the memory need not make it again. */
const isSame = (one: Memory, other: Memory): boolean =>
  one.companies === other.companies &&
  JSON.stringify([one.bin, one.players, one.groups]) === JSON.stringify([other.bin, other.players, other.groups]);

/** What the device keeps, read again whenever something changes; its games are gone through only where one of them did. */
export function useMemory(): Memory | undefined {
  const from = store.value;
  useEffect(() => (from === undefined ? undefined : following(from)), [from]);
  return reading.value.memory;
}

/** Reads now and after each change; where many come at once, after the last of them. */
function following(from: Store): () => void {
  let isReading = false;
  let isStale = false;
  const again = async (): Promise<void> => {
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale) {
      isStale = false;
      await memoryOf(from).then(
        (memory) => {
          const { memory: before, trouble } = reading.peek();
          if (before === undefined || trouble !== undefined || !isSame(before, memory)) last.value = { from, memory, trouble: undefined };
        },
        (error: unknown) => {
          const { memory } = reading.peek();
          last.value = { from, memory, trouble: troubleOf(error) };
          if (memory !== undefined) noteTrouble(error);
        },
      );
    }
    isReading = false;
  };
  void again();
  return from.onChange(() => void again());
}

/** What is read of the games, again whenever the memory is or something else is asked; until it is there, what there was. */
export function useRead<T>(memory: Memory, asked: string, read: (from: Store) => Promise<T>): T | undefined {
  const [found, setFound] = useState<T | undefined>(undefined);
  useEffect(() => {
    let left = false;
    const from = store.peek();
    if (from !== undefined)
      read(from).then(
        (now) => left || setFound(now),
        (error: unknown) => left || noteTrouble(error),
      );
    return () => {
      left = true;
    };
  }, [memory, asked]);
  return found;
}

/** Whole records of the games that are shown. */
export const useShown = (memory: Memory, ids: readonly string[]): ReadonlyMap<string, StoredGame> =>
  useRead(memory, ids.join(), async (from) => new Map((await from.gamesOf(ids)).map((game) => [game.id, game]))) ?? new Map();

/** The players as persons: those that are somebody else left out. */
export const personsIn = ({ players }: Memory): readonly StoredPlayer[] => players.filter(({ mergedInto }) => mergedInto === undefined);

export const personIn = ({ players }: Memory): PersonOf => personsOf(players);

/** Whether everybody at a table is a member of the group. */
export function ofGroup({ members }: StoredGroup, person: PersonOf): (seats: readonly string[]) => boolean {
  const own = new Set(members.map(person));
  return (seats) => seats.every((seat) => own.has(person(seat)));
}

/** How many games of a group count, and the last of them. */
export function countedOf(memory: Memory, group: StoredGroup): { readonly games: number; readonly last: string | undefined } {
  const isOurs = ofGroup(group, personIn(memory));
  const own = memory.companies.filter(({ persons }) => isOurs(persons));
  const [last] = own.flatMap((each) => each.last ?? []).sort(newestFirst);
  return { games: own.reduce((sum, { counted }) => sum + counted, 0), last: last?.id };
}

/** The persons at a table, in seat order. */
export const seatsOf = (game: StoredGame): readonly string[] => playersOf(game).map(personOf);

/** Everybody who sat at a table, the bin included; who came first is first. */
export const tablesIn = ({ companies, bin }: Memory): readonly (readonly string[])[] =>
  [...companies, ...bin.map((game) => ({ persons: seatsOf(game), since: game.played }))]
    .sort((a, b) => a.since - b.since)
    .map(({ persons }) => persons);

/** Who sat in a seat of a game. */
export function personAt(game: Pick<StoredGame, 'players' | 'summary'>, seat: string): string {
  const player = playersOf(game).find(({ id }) => id === seat);
  return player === undefined ? seat : personOf(player);
}

/** Dates as this device writes them, where it speaks the language of the app. */
function locale(): string {
  const device = globalThis.navigator?.language ?? '';
  return device.startsWith(language.value) ? device : language.value;
}

const DAYS = {
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** To make one takes many times as long as to use it. */
const formats = computed(() => ({
  short: new Intl.DateTimeFormat(locale(), DAYS.short),
  long: new Intl.DateTimeFormat(locale(), DAYS.long),
  month: new Intl.DateTimeFormat(locale(), DAYS.month),
  figures: [0, 1, 2].map((digits) => new Intl.NumberFormat(language.value, { maximumFractionDigits: digits })),
  percent: new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }),
}));

export const dateOf = (at: number, length: 'short' | 'long' = 'short'): string => formats.value[length].format(at);

export const monthOf = (at: number): string => formats.value.month.format(at);

/** A figure for people; none is a dash. */
export function shown(figure: number | undefined, digits: 0 | 1 | 2 = 1): string {
  if (figure === undefined || !Number.isFinite(figure)) return '–';
  return withMinus(formats.value.figures[digits]?.format(figure) ?? '');
}

export function percent(share: number | undefined): string {
  if (share === undefined || !Number.isFinite(share)) return '–';
  return formats.value.percent.format(share);
}

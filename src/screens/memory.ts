import { computed, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { personOf } from '#session/person';
import { type PersonOf, personsOf } from '#stats/people';
import type { Store } from '#store/database';
import { type StoreTrouble, troubleOf } from '#store/failure';
import { type BinnedGame, playersOf, type StoredGame, type StoredGroup, type StoredPlayer } from '#store/model';
import { type Language, withMinus } from '#text/language';
import { en, type MemoryText } from '#text/memory/en';
import { fr } from '#text/memory/fr';
import { language, store } from './state';
import { noteTrouble } from './tried';

const TEXTS: Readonly<Record<Language, MemoryText>> = { en, fr };

/** The words of history, players and statistics. */
export const memoryText = computed<MemoryText>(() => TEXTS[language.value]);

export interface Memory {
  readonly games: readonly StoredGame[];
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

/** All that the device keeps, read again whenever something changes. */
export function useMemory(): Memory | undefined {
  const from = store.value;
  useEffect(() => {
    if (from === undefined) return undefined;
    const read = async (): Promise<void> => {
      const [bin, games, players, groups] = await Promise.all([from.bin(), from.games(), from.players(), from.groups()]);
      const memory = {
        games: games.toSorted((a, b) => b.played - a.played),
        bin,
        players: players.toSorted((a, b) => a.name.localeCompare(b.name)),
        groups,
      };
      last.value = { from, memory, trouble: undefined };
    };
    const again = (): void =>
      void read().catch((error: unknown) => {
        const { memory } = reading.peek();
        last.value = { from, memory, trouble: troubleOf(error) };
        if (memory !== undefined) noteTrouble(error);
      });
    again();
    return from.onChange(again);
  }, [from]);
  return reading.value.memory;
}

/** The players as persons: those that are somebody else left out. */
export const personsIn = ({ players }: Memory): readonly StoredPlayer[] => players.filter(({ mergedInto }) => mergedInto === undefined);

export const personIn = ({ players }: Memory): PersonOf => personsOf(players);

/** Whether everybody at the table is a member of the group. */
export function isOfGroup(seats: readonly string[], { members }: StoredGroup, person: PersonOf): boolean {
  const own = new Set(members.map(person));
  return seats.every((seat) => own.has(person(seat)));
}

/** The games of a group that count, the newest first. */
export function countedOf(memory: Memory, group: StoredGroup): readonly StoredGame[] {
  const person = personIn(memory);
  return memory.games.filter((game) => game.result !== undefined && isOfGroup(seatsOf(game), group, person));
}

/** The persons at a table, in seat order. */
export const seatsOf = (game: StoredGame): readonly string[] => playersOf(game).map(personOf);

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

export function dateOf(at: number, length: 'short' | 'long' = 'short'): string {
  const shape: Intl.DateTimeFormatOptions =
    length === 'short'
      ? { day: 'numeric', month: 'short', year: 'numeric' }
      : { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' };
  return new Intl.DateTimeFormat(locale(), shape).format(at);
}

export const monthOf = (at: number): string => new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric' }).format(at);

/** A figure for people; none is a dash. */
export function shown(figure: number | undefined, digits = 1): string {
  if (figure === undefined || !Number.isFinite(figure)) return '–';
  return withMinus(new Intl.NumberFormat(language.value, { maximumFractionDigits: digits }).format(figure));
}

export function percent(share: number | undefined): string {
  if (share === undefined || !Number.isFinite(share)) return '–';
  return new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

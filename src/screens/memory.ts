import { computed, signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { personOf } from '#session/person';
import { type PersonOf, personsOf } from '#stats/people';
import type { Store } from '#store/database';
import { type StoreTrouble, troubleOf } from '#store/failure';
import type { Listing } from '#store/listed';
import { type KeptListing, keepListing } from '#store/listing';
import { type BinnedGame, type ListedGame, playersOf, type StoredGame, type StoredGroup, type StoredPlayer } from '#store/model';
import { type Language, withMinus } from '#text/language';
import { en, type MemoryText } from '#text/memory/en';
import { fr } from '#text/memory/fr';
import { language, store } from './state';
import { noteTrouble } from './tried';

const TEXTS: Readonly<Record<Language, MemoryText>> = { en, fr };

/** The words of history, players and statistics. */
export const memoryText = computed<MemoryText>(() => TEXTS[language.value]);

export interface Memory {
  /** The newest first; what lies in the bin is left out. */
  readonly games: readonly ListedGame[];
  /** How many games cannot be read. */
  readonly unread: number;
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

/** The list of the games of a store: it outlives the screens that look at it. */
const listings = new WeakMap<Store, KeptListing>();

function listingOf(from: Store): KeptListing {
  const listing = listings.get(from) ?? keepListing(from);
  listings.set(from, listing);
  return listing;
}

/** The games of a list in order, put so once. */
const ordered = new WeakMap<Listing, Memory['games']>();

function inOrder(listing: Listing): Memory['games'] {
  const games = ordered.get(listing) ?? [...listing.games.values()].sort((a, b) => b.played - a.played || b.changedAt - a.changedAt);
  ordered.set(listing, games);
  return games;
}

async function memoryOf(from: Store): Promise<Memory> {
  const [bin, listing, players, groups] = await Promise.all([from.bin(), listingOf(from).read(), from.players(), from.groups()]);
  return {
    games: inOrder(listing),
    unread: listing.unread.size,
    bin,
    players: players.toSorted((a, b) => a.name.localeCompare(b.name)),
    groups,
  };
}

/** What the device keeps, read again whenever something changes; of its games only those that did. */
export function useMemory(): Memory | undefined {
  const from = store.value;
  useEffect(() => {
    if (from === undefined) return undefined;
    let asked = 0;
    const again = (): void => {
      const own = ++asked;
      memoryOf(from).then(
        (memory) => {
          if (own === asked) last.value = { from, memory, trouble: undefined };
        },
        (error: unknown) => {
          const { memory } = reading.peek();
          last.value = { from, memory, trouble: troubleOf(error) };
          if (memory !== undefined) noteTrouble(error);
        },
      );
    };
    again();
    return from.onChange(again);
  }, [from]);
  return reading.value.memory;
}

/** Whole records of the games that are shown, read again whenever the memory is. */
export function useShown(memory: Memory, ids: readonly string[]): ReadonlyMap<string, StoredGame> {
  const [found, setFound] = useState<ReadonlyMap<string, StoredGame>>(new Map());
  const wanted = ids.join();
  useEffect(() => {
    let left = false;
    store
      .peek()
      ?.gamesOf(ids)
      .then(
        (games) => left || setFound(new Map(games.map((game) => [game.id, game]))),
        (error: unknown) => left || noteTrouble(error),
      );
    return () => {
      left = true;
    };
  }, [memory, wanted]);
  return found;
}

/** The players as persons: those that are somebody else left out. */
export const personsIn = ({ players }: Memory): readonly StoredPlayer[] => players.filter(({ mergedInto }) => mergedInto === undefined);

export const personIn = ({ players }: Memory): PersonOf => personsOf(players);

/** Whether everybody at a table is a member of the group. */
export function ofGroup({ members }: StoredGroup, person: PersonOf): (seats: readonly string[]) => boolean {
  const own = new Set(members.map(person));
  return (seats) => seats.every((seat) => own.has(person(seat)));
}

/** The games of a group that count, the newest first. */
export function countedOf(memory: Memory, group: StoredGroup): readonly ListedGame[] {
  const isOurs = ofGroup(group, personIn(memory));
  return memory.games.filter(({ standings, persons }) => standings !== undefined && isOurs(persons));
}

/** The persons at a table, in seat order. */
export const seatsOf = (game: StoredGame): readonly string[] => playersOf(game).map(personOf);

/** Everybody who sat at a table, the bin included, the oldest first. */
export const tablesIn = ({ games, bin }: Memory): readonly (readonly string[])[] =>
  [...games, ...bin].sort((a, b) => a.played - b.played).map((game) => ('persons' in game ? game.persons : seatsOf(game)));

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

import { isInputError } from '#session/formats/input-error';
import { isObject } from '#session/formats/schema';
import type { Game, Player } from '#session/game';
import { createId } from '#session/id';
import type { Entry } from '#session/log/effective-log';
import { openTable, type Table } from '#session/log/table';
import { personOf } from '#session/seat-persons';
import { resultOf, summaryOf } from '#store/live/summary';
import type { StoredGame, StoredPlayer } from '#store/records/record-types';
import type { Store } from '#store/store';
import type { HandoverGame } from './handover-codec';

/** A game laid out as it came; nothing where its set-up makes no sense. */
export function openReceivedTable(game: Game, { record: { players, setup, entries } }: HandoverGame): Table | undefined {
  const table = openTable(game, { players, setup }, entries);
  return isInputError(table) ? undefined : table;
}

/**
 * What a game that comes is to this device: new, a later state of one that is here, nothing more than is here, or one that
 * went on otherwise at both.
 */
export type IncomingStatus = 'new' | 'longer' | 'same' | 'diverged';

/** In whatever order the fields were written down. */
const sortKeys = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

/** What was entered, whenever that was: two phones may have entered the same. */
const actsOf = (entries: readonly Entry[]): readonly object[] => entries.map(({ at: _, ...act }) => act);

export async function compareWithStored(store: Pick<Store, 'game' | 'entries'>, { id, record }: HandoverGame): Promise<IncomingStatus> {
  const stored = await store.game(id);
  if (stored === undefined) return 'new';
  const entries = await store.entries(id);
  const sharedLength = Math.min(entries.length, record.entries.length);
  const { players, setup } = record;
  const isSameStart =
    isSame([stored.players, stored.setup], [players, setup]) &&
    isSame(actsOf(entries).slice(0, sharedLength), actsOf(record.entries).slice(0, sharedLength));
  if (!isSameStart) return 'diverged';
  return record.entries.length > entries.length ? 'longer' : 'same';
}

const normalizeName = (name: string): string => name.trim().toLowerCase();

/** The players of a game who are known here by the same name and another id, each with who that is. */
export function findNamesakes(players: readonly Player[], known: readonly StoredPlayer[]): ReadonlyMap<string, StoredPlayer> {
  const pairs = players.flatMap(({ id, name }) => {
    if (known.some((each) => each.id === id)) return [];
    const namesakes = known.filter((each) => each.mergedInto === undefined && normalizeName(each.name) === normalizeName(name));
    const [namesake] = namesakes;
    return namesake === undefined || namesakes.length > 1 || players.some((player) => player.id === namesake.id)
      ? []
      : [[id, namesake] as const];
  });
  return new Map(pairs);
}

/** Those who have never played here; a namesake is the person of that name, until somebody takes the two apart. */
function findNewPlayers(players: readonly Player[], known: readonly StoredPlayer[], lastPlayed: number): readonly StoredPlayer[] {
  const namesakes = findNamesakes(players, known);
  return players
    .filter(({ id }) => !known.some((each) => each.id === id))
    .map(({ id, name }) => ({ id, name, lastPlayed, mergedInto: namesakes.get(id)?.id }));
}

/** Who sits there, by who they are. */
const personsOf = ({ effective: { header } }: Table): readonly Player[] =>
  header.players.map((player) => ({ id: personOf(player), name: player.name }));

/** Goes on with a game on this device, and says by which id. */
export async function receiveGame(store: Store, incoming: HandoverGame, table: Table, status: IncomingStatus): Promise<string> {
  if (status === 'same') {
    await store.restoreFromBin(incoming.id);
    await store.changeGame(incoming.id, { awayAt: undefined });
    return incoming.id;
  }
  const { record, startedAt, played, dated, minutes, note, place, result } = incoming;
  const id = status === 'diverged' ? createId() : incoming.id;
  const summary = summaryOf(table);
  const game: StoredGame = {
    id,
    game: record.game,
    rules: record.rules,
    players: record.players,
    setup: record.setup,
    startedAt,
    changedAt: record.entries.at(-1)?.at ?? startedAt,
    played,
    dated,
    minutes,
    entries: record.entries.length,
    summary,
    result: summary.status === 'finished' ? (result ?? resultOf(table)) : undefined,
    note,
    place,
    ...(status === 'diverged' ? { copyOf: incoming.id } : {}),
  };
  await store.replaceGame(game, record.entries, findNewPlayers(personsOf(table), await store.players(), game.changedAt));
  return id;
}

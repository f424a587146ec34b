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
export type IncomingStatus = 'new' | 'onward' | 'here' | 'apart';

/** In whatever order the fields were written down. */
const sortKeys = (_: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a, sortKeys) === JSON.stringify(b, sortKeys);

/** What was entered, whenever that was: two phones may have entered the same. */
const actsOf = (entries: readonly Entry[]): readonly object[] => entries.map(({ at: _, ...act }) => act);

export async function compareWithStored(store: Pick<Store, 'game' | 'entries'>, { id, record }: HandoverGame): Promise<IncomingStatus> {
  const here = await store.game(id);
  if (here === undefined) return 'new';
  const entries = await store.entries(id);
  const shared = Math.min(entries.length, record.entries.length);
  const { players, setup } = record;
  const alike =
    isSame([here.players, here.setup], [players, setup]) &&
    isSame(actsOf(entries).slice(0, shared), actsOf(record.entries).slice(0, shared));
  if (!alike) return 'apart';
  return record.entries.length > entries.length ? 'onward' : 'here';
}

const normalizeName = (name: string): string => name.trim().toLowerCase();

/** The players of a game who are known here by the same name and another id, each with who that is. */
export function findNamesakes(players: readonly Player[], known: readonly StoredPlayer[]): ReadonlyMap<string, StoredPlayer> {
  const pairs = players.flatMap(({ id, name }) => {
    if (known.some((each) => each.id === id)) return [];
    const alike = known.filter((each) => each.mergedInto === undefined && normalizeName(each.name) === normalizeName(name));
    const [one] = alike;
    return one === undefined || alike.length > 1 || players.some((player) => player.id === one.id) ? [] : [[id, one] as const];
  });
  return new Map(pairs);
}

/** Those who have never played here; a namesake is the person of that name, until somebody takes the two apart. */
function newcomers(players: readonly Player[], known: readonly StoredPlayer[], lastPlayed: number): readonly StoredPlayer[] {
  const alike = findNamesakes(players, known);
  return players
    .filter(({ id }) => !known.some((each) => each.id === id))
    .map(({ id, name }) => ({ id, name, lastPlayed, mergedInto: alike.get(id)?.id }));
}

/** Who sits there, by who they are. */
const personsAt = ({ effective: { header } }: Table): readonly Player[] =>
  header.players.map((player) => ({ id: personOf(player), name: player.name }));

/** Goes on with a game on this device, and says by which id. */
export async function receiveGame(store: Store, handed: HandoverGame, table: Table, taking: IncomingStatus): Promise<string> {
  if (taking === 'here') {
    await store.restoreFromBin(handed.id);
    await store.changeGame(handed.id, { awayAt: undefined });
    return handed.id;
  }
  const { record, startedAt, played, dated, minutes, note, place, result } = handed;
  const id = taking === 'apart' ? createId() : handed.id;
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
    ...(taking === 'apart' ? { copyOf: handed.id } : {}),
  };
  await store.replaceGame(game, record.entries, newcomers(personsAt(table), await store.players(), game.changedAt));
  return id;
}

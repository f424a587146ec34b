import type { IDBPTransaction } from 'idb';
import type { Player } from '#session/game';
import type { Entry } from '#session/log';
import { RULES_VERSION } from '#session/version';
import { type Change, changesOver, type Listener, SOMETHING } from './changes';
import { type Connection, connect, type Database, type Place, type Schema } from './connection';
import { type Device, thisDevice } from './device';
import { type StoreTrouble, storeError, troubleOf } from './failure';
import { MIGRATIONS } from './migrations';
import {
  BIN_KEEPS,
  DEFAULT_SETTINGS,
  type GameChange,
  type Settings,
  type StoredFacts,
  type StoredGame,
  type StoredGroup,
  type StoredHabit,
  type StoredPlayer,
  type Summary,
} from './model';
import { forgetUnsaved } from './unsaved';

export type { Change } from './changes';
export { type StoreTrouble, troubleOf } from './failure';

/** Every promise may be rejected; `troubleOf` says why. */
export interface Store {
  /** The newest change first; what lies in the bin is left out. */
  games(): Promise<readonly StoredGame[]>;
  /** The games in the bin, the last one thrown away first; what has lain there too long goes for good. */
  bin(now: number): Promise<readonly StoredGame[]>;
  game(id: string): Promise<StoredGame | undefined>;
  /** Begins a game and remembers its players; a game that it takes the place of gets its last entry in the same moment. */
  create(start: Start, kept: Kept, before?: Kept & { readonly id: string }): Promise<StoredGame>;
  /** Writes a game that came from another device, in the place of what is here by its id, with the players that are new here. */
  keep(game: StoredGame, entries: readonly Entry[], players: readonly StoredPlayer[]): Promise<void>;
  entries(id: string): Promise<readonly Entry[]>;
  /** Resolves once the entry is on the disk; refuses an index that is not the next place. */
  append(id: string, index: number, entry: Entry, summary: Summary, result: StoredGame['result']): Promise<void>;
  /** Changes what stands beside the log; nothing happens where the game is gone. */
  change(id: string, part: GameChange): Promise<void>;
  remove(id: string): Promise<void>;
  facts(): Promise<readonly StoredFacts[]>;
  saveFacts(facts: readonly StoredFacts[]): Promise<void>;
  groups(): Promise<readonly StoredGroup[]>;
  saveGroup(group: StoredGroup): Promise<void>;
  /** Changes a part of how a group plays a game; nothing happens where the group is gone. */
  changeHabit(group: string, game: string, part: StoredHabit): Promise<void>;
  removeGroup(id: string): Promise<void>;
  players(): Promise<readonly StoredPlayer[]>;
  savePlayer(player: StoredPlayer): Promise<void>;
  copy(game: string): Promise<unknown>;
  saveCopy(game: string, copy: unknown): Promise<void>;
  settings(): Promise<Settings>;
  saveSettings(settings: Settings): Promise<void>;
  persistence(): Promise<'persisted' | 'not-persisted' | 'unknown'>;
  /** Something changed, in this tab or another. */
  onChange(listener: Listener): () => void;
  /** The database is new although there once were games on this device. */
  readonly evicted: boolean;
  close(): void;
}

/** What a game begins with. */
export type Start = Pick<StoredGame, 'game' | 'players' | 'setup'>;

/** The log of a game, and what is derived from it. */
interface Kept {
  readonly entries: readonly Entry[];
  readonly summary: Summary;
  readonly result: StoredGame['result'];
}

export type StoreOptions = Place & Device;

type StoreName = 'games' | 'entries' | 'players' | 'copies' | 'settings' | 'groups' | 'facts';
type Writing = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

const SETTINGS = 'settings';
const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.POSITIVE_INFINITY]);

/** All of it or nothing, and on the disk when it resolves. */
async function written(database: Database, stores: StoreName[], work: (transaction: Writing) => Promise<void>): Promise<void> {
  const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
  const done = transaction.done;
  done.catch(() => undefined);
  try {
    await work(transaction);
  } catch (error) {
    // What went well before would be committed otherwise.
    abort(transaction);
    await done.catch(() => undefined);
    // A full disk ends the transaction, and its requests only know that it ended.
    throw transaction.error ?? error;
  }
  await done;
}

function abort(transaction: Writing): void {
  try {
    transaction.abort();
  } catch {
    // It has already ended.
  }
}

async function addEntry(transaction: Writing, id: string, index: number, entry: Entry, news: Partial<StoredGame>): Promise<void> {
  const [games, entries] = [transaction.objectStore('games'), transaction.objectStore('entries')];
  const game = await games.get(id);
  if (game === undefined) throw storeError('failed');
  if (game.entries !== index) {
    // A connection may die after the write and before its answer: the same entry in the same place is that write.
    const found = await entries.get([id, index]);
    if (found === undefined || JSON.stringify(found.entry) !== JSON.stringify(entry)) throw storeError('failed');
    return;
  }
  await entries.add({ game: id, index, entry });
  await games.put({ ...game, ...news, changedAt: entry.at, entries: index + 1 });
}

async function addEntries(transaction: Writing, game: string, entries: readonly Entry[]): Promise<void> {
  for (const [index, entry] of entries.entries()) await transaction.objectStore('entries').add({ game, index, entry });
}

async function addLast(transaction: Writing, { id, entries, summary, result }: Kept & { readonly id: string }): Promise<void> {
  const entry = entries.at(-1);
  if (entry !== undefined) await addEntry(transaction, id, entries.length - 1, entry, { summary, result });
}

function begun({ game, players, setup }: Start, { entries, summary, result }: Kept): StoredGame {
  const now = Date.now();
  return {
    id: crypto.randomUUID(),
    game,
    rules: RULES_VERSION,
    players,
    setup,
    startedAt: now,
    changedAt: entries.at(-1)?.at ?? now,
    entries: entries.length,
    summary,
    result,
    note: '',
    place: '',
    binnedAt: undefined,
  };
}

/** A known player keeps what else is known of them. */
async function remember(transaction: Writing, { id, name }: Player, lastPlayed: number): Promise<void> {
  const players = transaction.objectStore('players');
  await players.put({ ...(await players.get(id)), id, name, lastPlayed });
}

async function forget(transaction: Writing, id: string): Promise<void> {
  await transaction.objectStore('games').delete(id);
  await transaction.objectStore('entries').delete(entriesOf(id));
  await transaction.objectStore('facts').delete(id);
}

/** `options` stand in for what the browser has; a screen gives none. */
export async function openStore(options: Partial<StoreOptions> = {}): Promise<Store | StoreTrouble> {
  const all: StoreOptions = { name: 'regent', migrations: MIGRATIONS, patience: 1000, ...thisDevice(), ...options };
  try {
    return storeOver(await connect(all), all);
  } catch (error) {
    return troubleOf(error);
  }
}

function storeOver(connection: Connection, { channel, storage, marker }: Device): Store {
  const changes = changesOver(channel());
  const remembered = marker.present();
  let asked = false;

  const write = async (stores: StoreName[], change: Change, work: (transaction: Writing) => Promise<void>): Promise<void> => {
    await connection.use((database) => written(database, stores, work));
    changes.tell(change);
  };

  const all = async (): Promise<readonly StoredGame[]> =>
    (await connection.use((database) => database.getAllFromIndex('games', 'changedAt'))).reverse();
  const remove = (id: string): Promise<void> =>
    write(['games', 'entries', 'facts'], { game: id, entries: undefined }, (transaction) => forget(transaction, id));

  const askToPersist = async (): Promise<void> => {
    if (asked || storage === undefined) return;
    asked = true;
    if (!(await storage.persisted()) && (await storage.persist())) changes.tell(SOMETHING);
  };

  /** From now on there are games on this device. */
  const settle = (): void => {
    marker.set();
    // Some browsers ask a person, who may take their time; the game goes on meanwhile.
    askToPersist().catch(() => undefined);
  };

  const store: Store = {
    games: async () => (await all()).filter(({ binnedAt }) => binnedAt === undefined),
    async bin(now) {
      const since = ({ binnedAt }: StoredGame): number => binnedAt ?? now;
      const binned = (await all()).filter(({ binnedAt }) => binnedAt !== undefined);
      const over = binned.filter((game) => since(game) + BIN_KEEPS <= now);
      for (const { id } of over) await remove(id);
      return binned.filter((game) => !over.includes(game)).sort((a, b) => since(b) - since(a));
    },
    game: (id) => connection.use((database) => database.get('games', id)),
    async create(start, kept, before) {
      const game = begun(start, kept);
      await write(['games', 'entries', 'players'], { game: game.id, entries: game.entries }, async (transaction) => {
        await transaction.objectStore('games').put(game);
        await addEntries(transaction, game.id, kept.entries);
        for (const player of game.players) await remember(transaction, player, game.startedAt);
        if (before !== undefined) await addLast(transaction, before);
      });
      if (before !== undefined) changes.tell({ game: before.id, entries: before.entries.length });
      settle();
      return game;
    },
    async keep(game, entries, players) {
      await write(['games', 'entries', 'players', 'facts'], { game: game.id, entries: game.entries }, async (transaction) => {
        await transaction.objectStore('games').put(game);
        await transaction.objectStore('entries').delete(entriesOf(game.id));
        await transaction.objectStore('facts').delete(game.id);
        await addEntries(transaction, game.id, entries);
        for (const player of players) await transaction.objectStore('players').put(player);
      });
      settle();
    },
    async entries(id) {
      const found = await connection.use((database) => database.getAll('entries', entriesOf(id)));
      return found.map(({ entry }) => entry);
    },
    append: (id, index, entry, summary, result) =>
      write(['games', 'entries'], { game: id, entries: index + 1 }, (transaction) =>
        addEntry(transaction, id, index, entry, { summary, result }),
      ),
    change: (id, part) =>
      write(['games'], SOMETHING, async (transaction) => {
        const game = await transaction.objectStore('games').get(id);
        if (game !== undefined) await transaction.objectStore('games').put({ ...game, ...part });
      }),
    remove,
    facts: () => connection.use((database) => database.getAll('facts')),
    // Derived: nobody needs to hear of it.
    saveFacts: (facts) =>
      connection.use((database) =>
        written(database, ['facts'], async (transaction) => {
          for (const each of facts) await transaction.objectStore('facts').put(each);
        }),
      ),
    groups: () => connection.use((database) => database.getAll('groups')),
    saveGroup: (group) => write(['groups'], SOMETHING, async (transaction) => void (await transaction.objectStore('groups').put(group))),
    changeHabit: (id, game, part) =>
      write(['groups'], SOMETHING, async (transaction) => {
        const group = await transaction.objectStore('groups').get(id);
        if (group === undefined) return;
        const habits = { ...group.habits, [game]: { ...group.habits?.[game], ...part } };
        await transaction.objectStore('groups').put({ ...group, habits });
      }),
    removeGroup: (id) => write(['groups'], SOMETHING, (transaction) => transaction.objectStore('groups').delete(id)),
    players: () => connection.use((database) => database.getAll('players')),
    savePlayer: (player) =>
      write(['players'], SOMETHING, async (transaction) => void (await transaction.objectStore('players').put(player))),
    copy: async (game) => (await connection.use((database) => database.get('copies', game)))?.copy,
    saveCopy: (game, copy) =>
      write(['copies'], SOMETHING, async (transaction) => void (await transaction.objectStore('copies').put({ game, copy }))),
    async settings() {
      const found = await connection.use((database) => database.get('settings', SETTINGS));
      return { ...DEFAULT_SETTINGS, ...found?.settings };
    },
    saveSettings: (settings) =>
      write(['settings'], SOMETHING, async (transaction) => {
        await transaction.objectStore('settings').put({ id: SETTINGS, settings });
      }),
    async persistence() {
      if (storage === undefined) return 'unknown';
      return (await storage.persisted()) ? 'persisted' : 'not-persisted';
    },
    onChange: changes.listen,
    get evicted() {
      return remembered && connection.born();
    },
    close() {
      changes.close();
      connection.close();
      forgetUnsaved(store);
    },
  };
  return store;
}

import type { Records } from '#exchange/format';
import { hashText } from '#session/digits';
import { readMirrorMarks, saveMirrorMarks } from '#store/beside';
import { type Folder, fileOf, gameIn, inTurn, namesIn, REST, write } from './files';

const OTHERS = ['players', 'groups', 'copies', 'settings', 'gone'] as const;

function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function isWritable(record: unknown): boolean {
  try {
    return JSON.stringify(record) !== undefined;
  } catch {
    return false;
  }
}

/** By which it is told whether a file is of the records as they are now. */
const markOf = (database: IDBDatabase, records: unknown): string => hashText(`${database.version} ${JSON.stringify(records)}`);

/** All that is known of a record before it is read: its store keeps it by its id. */
interface Kept {
  readonly id: IDBValidKey;
}

interface Lying {
  readonly ids: ReadonlySet<IDBValidKey>;
  readonly games: readonly Kept[];
  readonly gone: ReadonlySet<IDBValidKey>;
  readonly others: Records;
}

/** What lies in the database at one moment; of the games all, or the one that is asked for. */
async function lying(database: IDBDatabase, game: string | undefined): Promise<Lying> {
  const transaction = database.transaction(['games', ...OTHERS]);
  const store = (name: string): IDBObjectStore => transaction.objectStore(name);
  const [ids, games, gone, ...others] = await Promise.all([
    answered(store('games').getAllKeys()),
    answered<Kept[]>(store('games').getAll(game)),
    answered(store('gone').getAllKeys()),
    ...OTHERS.map(async (name) => (await answered<unknown[]>(store(name).getAll())).filter(isWritable)),
  ]);
  return { ids: new Set(ids), games, gone: new Set(gone), others: Object.fromEntries(OTHERS.map((name, at) => [name, others[at] ?? []])) };
}

/** A game with its log, at one moment; none where it went meanwhile. */
async function wholeGame(database: IDBDatabase, id: string): Promise<Records | undefined> {
  const transaction = database.transaction(['games', 'entries']);
  const [games, entries] = await Promise.all([
    answered<unknown[]>(transaction.objectStore('games').getAll(id)),
    answered<unknown[]>(transaction.objectStore('entries').getAll(IDBKeyRange.bound([id], [id, []]))),
  ]);
  return games.length === 0 ? undefined : { games, entries: entries.filter(isWritable) };
}

/** Whether the spare now has what the database has; or it has games of which the database knows nothing, and was left as it is. */
export type Step = 'in step' | 'lost';

/** A file that is not of the records as they are now. */
interface Due {
  readonly name: string;
  readonly mark: string;
  records(): Promise<Records | undefined>;
}

/** So many files are written before it is noted that they are, and so long, in milliseconds, who uses the app then has the device alone. */
const PORTION = 20;
const PAUSE = 300;

/** Follows the database file by file; once nothing more of what is lost can be brought back, `evenIf` something is. */
export function follower() {
  let names = new Set<string>();
  let isListed = false;
  let marks: ReadonlyMap<string, string> = new Map();

  return async (folder: Folder, database: IDBDatabase, game?: string, evenIf = false): Promise<Step> => {
    const { ids, games, gone, others } = await lying(database, game);
    const isIn = (known: ReadonlySet<IDBValidKey>, name: string): boolean => known.has(gameIn(name) ?? '');
    const isLost = (): boolean => [...names].some((name) => gameIn(name) !== undefined && !isIn(ids, name) && !isIn(gone, name));
    if (!isListed || game === undefined || isLost()) [names, marks] = await Promise.all([namesIn(folder), readMirrorMarks()]);
    isListed = true;
    if (!evenIf && isLost()) return 'lost';

    const writeAll = async (portion: readonly Due[]): Promise<void> => {
      const fresh = new Map<string, string>();
      for (const { name, mark, records } of portion) {
        const found = await records();
        if (found === undefined) continue;
        await write(folder, name, database.version, found);
        names.add(name);
        fresh.set(name, mark);
      }
      await saveMirrorMarks(fresh);
      marks = new Map([...marks, ...fresh]);
    };
    const files = games.filter(isWritable).flatMap((record): readonly Due[] => {
      const { id } = record;
      if (typeof id !== 'string') return [];
      return [{ name: fileOf(id), mark: markOf(database, record), records: () => wholeGame(database, id) }];
    });
    files.push({ name: REST, mark: markOf(database, others), records: async () => others });
    const due = files.filter(({ name, mark }) => !names.has(name) || marks.get(name) !== mark);
    for (let done = 0; done < due.length; done += PORTION) {
      if (done > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      await inTurn(() => writeAll(due.slice(done, done + PORTION)));
    }
    for (const name of [...names].filter((each) => isIn(gone, each) && !isIn(ids, each))) {
      await inTurn(() => folder.removeEntry(name));
      names.delete(name);
    }
    return 'in step';
  };
}

/**
 * A backup: all that a device keeps, as one file of JSON.
 *
 *     { "regent": "backup", "version": 1, "database": 3, "made": "2026-05-01T18:30:00.000Z",
 *       "records": { "games": […], "entries": […], "players": […], … }, "sha256": "9f86…" }
 *
 * `records` has the object stores of the database by their names, each record as it lies there, whatever this version of the
 * app makes of it; `database` is the version of the database that they were read from. `sha256` is the hash, in hexadecimal,
 * of all the rest as `JSON.stringify` writes it; a browser that cannot hash (over plain http) leaves it out. A reader checks
 * the hash where there is one, then takes the records through the migrations since `database` and through their schemas.
 */
export interface Backup {
  readonly regent: 'backup';
  readonly version: 1;
  readonly database: number;
  readonly made: string;
  readonly records: RawRecords;
  readonly sha256?: string | undefined;
}

export type RawRecords = Readonly<Record<string, readonly unknown[]>>;

/** The hash of a text, where the browser can make one. */
export const sha256 = (text: string): Promise<string | undefined> => hashBytes(new TextEncoder().encode(text));

async function hashBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The text of a backup; written in one go, since it may be long. */
export async function formatBackup(database: number, records: RawRecords, made: Date): Promise<string> {
  const backup: Backup = { regent: 'backup', version: 1, database, made: made.toISOString(), records };
  const text = JSON.stringify(backup);
  const hash = await sha256(text);
  return hash === undefined ? text : `${text.slice(0, -1)},"sha256":"${hash}"}`;
}

/** The same piece by piece, for so many records that one text of them would be long in the making. */
export function createBackupWriter(database: number, made: Date) {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  const write = (text: string): void => void pieces.push(encoder.encode(text));
  const empty: Backup = { regent: 'backup', version: 1, database, made: made.toISOString(), records: {} };
  const head = JSON.stringify(empty).slice(0, -2);
  let currentStore: string | undefined;
  let isFirst = true;
  return {
    /** Portions of one store come one after the other. */
    add(store: string, records: readonly unknown[]): void {
      if (store !== currentStore) {
        write(`${currentStore === undefined ? head : '],'}${JSON.stringify(store)}:[`);
        currentStore = store;
        isFirst = true;
      }
      if (records.length === 0) return;
      write(`${isFirst ? '' : ','}${JSON.stringify(records).slice(1, -1)}`);
      isFirst = false;
    },
    async end(): Promise<Blob> {
      write(currentStore === undefined ? `${head}}` : ']}');
      const hash = await hashBytes(concatBytes([...pieces, encoder.encode('}')]));
      return new Blob([...pieces, hash === undefined ? '}' : `,"sha256":"${hash}"}`]);
    },
  };
}

function concatBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}

import * as v from 'valibot';
import { isObject, wholeNumber } from '#session/formats/schema';
import { MIGRATIONS } from '#store/database/migrations';
import { type Contents, EMPTY_CONTENTS } from '#store/records/contents';
import { migrateRecords } from '#store/records/migrate-records';
import { type RawRecords, validateRecords } from '#store/records/validate-records';
import { mergeContents } from '../merge/merge-contents';
import { sha256 } from './backup-format';

/** Why a file is not taken: too large to be one of ours, something else, broken on its way, or of a Regent to come. */
export type BackupError = 'huge' | 'foreign' | 'damaged' | 'newer';

export interface ParsedBackup {
  readonly made: Date;
  readonly contents: Contents;
  /** How many records lay in it that nobody could read when it was made. */
  readonly unreadableCount: number;
}

/** Many times what a lifetime of games comes to, in bytes; also what a compressed file may unfold to. */
const MAX_BYTES = 80_000_000;

/** Deeper than any record. */
const MAX_DEPTH = 40;
/** A name that JavaScript keeps for itself, which nothing of ours is called by. */
const PROTO = '__proto__';

const backupSchema = v.strictObject({
  regent: v.literal('backup'),
  version: v.literal(1),
  database: v.pipe(wholeNumber, v.minValue(0)),
  made: v.pipe(
    v.string(),
    v.check((made) => !Number.isNaN(Date.parse(made))),
  ),
  records: v.custom<RawRecords>((value) => isObject(value) && Object.values(value).every(Array.isArray)),
  sha256: v.optional(v.string()),
});

const isGzip = (start: Uint8Array): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** The bytes of a stream, or nothing once they are more than a backup can have. */
async function readStream(stream: ReadableStream<Uint8Array>): Promise<Uint8Array | undefined> {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.length;
    if (size > MAX_BYTES) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}

async function readBytes(file: Blob): Promise<Uint8Array | BackupError> {
  if (file.size > MAX_BYTES) return 'huge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isGzip(bytes)) return bytes;
  try {
    return (await readStream(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')))) ?? 'huge';
  } catch {
    return 'damaged';
  }
}

function parseJson(bytes: Uint8Array): { readonly value: unknown } | BackupError {
  let text = '';
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { value: JSON.parse(text) };
  } catch {
    return /^\s*\{\s*"regent"/.test(text) ? 'damaged' : 'foreign';
  }
}

/** Plain data, no deeper than records are. */
function isPlainData(value: unknown, depthLeft = MAX_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depthLeft === 0) return false;
  if (Array.isArray(value)) return value.every((each) => isPlainData(each, depthLeft - 1));
  return Object.entries(value).every(([key, each]) => key !== PROTO && isPlainData(each, depthLeft - 1));
}

async function validateBackup(value: unknown): Promise<v.InferOutput<typeof backupSchema> | BackupError> {
  if (!isObject(value) || value.regent !== 'backup') return 'foreign';
  if (typeof value.version === 'number' && value.version > 1) return 'newer';
  const parsed = v.safeParse(backupSchema, value, { abortEarly: true });
  if (!parsed.success || !isPlainData(value.records)) return 'damaged';
  if (parsed.output.database > MIGRATIONS.length) return 'newer';
  const { sha256: expectedHash, ...rest } = value;
  const hash = expectedHash === undefined ? undefined : await sha256(JSON.stringify(rest));
  return hash === undefined || hash === expectedHash ? parsed.output : 'damaged';
}

async function migrateToCurrent({
  database,
  records,
}: Pick<v.InferOutput<typeof backupSchema>, 'database' | 'records'>): Promise<{ records: RawRecords; refused: number } | undefined> {
  if (database === MIGRATIONS.length) return { records, refused: 0 };
  return migrateRecords(database, records).catch(() => undefined);
}

async function openBackup(file: Blob): Promise<v.InferOutput<typeof backupSchema> | BackupError> {
  const bytes = await readBytes(file);
  if (typeof bytes === 'string') return bytes;
  const value = parseJson(bytes);
  return typeof value === 'string' ? value : validateBackup(value.value);
}

/** All that a file holds, checked before anything of it is used; nothing is written. */
export async function readBackup(file: Blob): Promise<ParsedBackup | BackupError> {
  const backup = await openBackup(file);
  if (typeof backup === 'string') return backup;
  const migrated = await migrateToCurrent(backup);
  if (migrated === undefined) return 'damaged';
  const { contents, unreadable } = validateRecords(migrated.records);
  // Without a hash nobody can tell a record that was always bad from a file that broke on its way.
  if (backup.sha256 === undefined && unreadable + migrated.refused > 0) return 'damaged';
  return { made: new Date(backup.made), contents, unreadableCount: unreadable + migrated.refused };
}

/** What several files hold together, no record of which is in two of them; one that cannot be read is left out, and not the rest. */
export async function readBackupParts(files: readonly Blob[]): Promise<Contents> {
  const versions = new Map<number, Record<string, unknown[]>>();
  for (const file of files) {
    const partialBackup = await openBackup(file);
    if (typeof partialBackup === 'string') continue;
    const stores = versions.get(partialBackup.database) ?? {};
    for (const [name, records] of Object.entries(partialBackup.records)) stores[name] = (stores[name] ?? []).concat(records);
    versions.set(partialBackup.database, stores);
  }
  let contents = EMPTY_CONTENTS;
  for (const [database, records] of versions) {
    const migrated = await migrateToCurrent({ database, records });
    if (migrated !== undefined) contents = mergeContents(contents, validateRecords(migrated.records).contents);
  }
  return contents;
}

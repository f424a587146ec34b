import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Chromium keeps IndexedDB in LevelDB, which writes the head and the body of a record one after the other, and one that
 * reaches over the end of a block in several such parts; after a crash it goes on writing where the file ends. A kill in
 * between leaves a head without a body, or a first part without its last; with the next record behind it the log counts as
 * damaged, and at the start after that Chromium throws the whole database away. No page can hinder it: Regent brings its
 * games back from the mirror.
 */

const BLOCK = 32_768;
const HEAD = 7;
/** Where a head says which part of a record follows. */
const KIND = 6;
const [WHOLE, FIRST, LAST] = [1, 2, 4];

const CRC = Uint32Array.from({ length: 256 }, (_, index) => {
  let sum = index;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1;
  return sum;
});

/** CRC-32C, masked as LevelDB stores it. */
function checksum(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8);
  sum = ~sum >>> 0;
  return (((sum >>> 15) | (sum << 17)) + 0xa282ead8) >>> 0;
}

/** Whether a record that can be read begins there. */
function isRecord(log: Buffer, at: number): boolean {
  if (at + HEAD > log.length) return false;
  const end = at + HEAD + log.readUInt16LE(at + 4);
  return end <= log.length && checksum(log.subarray(at + HEAD - 1, end)) === log.readUInt32LE(at);
}

/** Whether a log of LevelDB is whole; ends within a record; or has such an unfinished record with more behind it. */
type LogState = 'whole' | 'cut' | 'torn';

function logStateOf(log: Buffer): LogState {
  let at = 0;
  let isOpen = false;
  while (at + HEAD <= log.length) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEAD) {
      at += left;
      continue;
    }
    const end = at + HEAD + log.readUInt16LE(at + 4);
    if (!isRecord(log, at)) return end <= log.length || isRecord(log, at + HEAD) ? 'torn' : 'cut';
    const kind = log.readUInt8(at + KIND);
    if (isOpen && (kind === WHOLE || kind === FIRST)) return 'torn';
    isOpen = kind !== WHOLE && kind !== LAST;
    at = end;
  }
  return isOpen ? 'cut' : 'whole';
}

/** A record, or a part of one. */
function encodeRecord(kind: number, body: Uint8Array): Buffer {
  const record = Buffer.concat([Buffer.alloc(HEAD), body]);
  record.writeUInt16LE(body.length, 4);
  record.writeUInt8(kind, KIND);
  record.writeUInt32LE(checksum(record.subarray(KIND)), 0);
  return record;
}

async function findLogs(profile: string): Promise<readonly string[]> {
  const folder = join(profile, 'Default', 'IndexedDB');
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.log')).map((file) => join(folder, file));
}

/** What a kill has made of the databases of this profile: one that is cut is torn by the next start, and then thrown away. */
export async function readLogState(profile: string): Promise<LogState> {
  const states = await Promise.all((await findLogs(profile)).map(async (file) => logStateOf(await readFile(file))));
  return (['torn', 'cut'] as const).find((state) => states.includes(state)) ?? 'whole';
}

/** What a kill may leave behind at the end of a log. */
export const UNFINISHED = {
  'a head without its body': encodeRecord(WHOLE, Buffer.from('never')).subarray(0, HEAD),
  'a first part without its last': encodeRecord(FIRST, Buffer.from('never')),
} as const;

/** As a kill and one more start leave it: something unfinished, and a record behind it. */
export async function tearLogs(profile: string, unfinished: Uint8Array): Promise<void> {
  for (const file of await findLogs(profile)) {
    const log = await readFile(file);
    const first = log.subarray(0, HEAD + log.readUInt16LE(4));
    await writeFile(file, Buffer.concat([log, unfinished, first]));
  }
}

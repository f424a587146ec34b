import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * Chromium keeps IndexedDB in LevelDB, which writes the head and the body of a record one after the other, and after a
 * crash goes on writing where the file ends. A kill between the two leaves a head without a body; with the next record
 * behind it the log counts as damaged, and at the start after that Chromium throws the whole database away. No page can
 * hinder it: Regent brings its games back from the spare.
 */

const BLOCK = 32_768;
const HEAD = 7;

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
type State = 'whole' | 'cut' | 'torn';

function stateOf(log: Buffer): State {
  let at = 0;
  while (at + HEAD <= log.length) {
    const left = BLOCK - (at % BLOCK);
    if (left < HEAD) {
      at += left;
      continue;
    }
    const end = at + HEAD + log.readUInt16LE(at + 4);
    if (!isRecord(log, at)) return end <= log.length || isRecord(log, at + HEAD) ? 'torn' : 'cut';
    at = end;
  }
  return 'whole';
}

async function logsIn(profile: string): Promise<readonly string[]> {
  const folder = join(profile, 'Default', 'IndexedDB');
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('.log')).map((file) => join(folder, file));
}

/** What a kill has made of the databases of this profile: one that is cut is torn by the next start, and then thrown away. */
export async function stateIn(profile: string): Promise<State> {
  const states = await Promise.all((await logsIn(profile)).map(async (file) => stateOf(await readFile(file))));
  return (['torn', 'cut'] as const).find((state) => states.includes(state)) ?? 'whole';
}

/** As a kill and one more start leave it: a head without its body, and a record behind it. */
export async function tear(profile: string): Promise<void> {
  for (const file of await logsIn(profile)) {
    const log = await readFile(file);
    const first = log.subarray(0, HEAD + log.readUInt16LE(4));
    await writeFile(file, Buffer.concat([log, first.subarray(0, HEAD), first]));
  }
}

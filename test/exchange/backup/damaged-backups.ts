import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readBackup } from '#exchange/backup/read-backup';
import { mergeContents } from '#exchange/merge/merge-contents';
import type { Contents } from '#store/records/contents';
import { createRandom, type SeededRandom } from '../../seeded-random';

/** A backup that something happened to, and whether its hash was made anew, as only somebody who means harm would. */
interface Mutant {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly forged: boolean;
}

type Mutation = (text: string, from: SeededRandom) => Mutant;

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(Buffer.from(text, 'utf8'));
const damage = (bytes: Uint8Array): Mutant => ({ bytes: Uint8Array.from(bytes), forged: false });

/** The file with other records, and with a hash that fits them. */
function forge(text: string, change: (records: unknown) => unknown): Mutant {
  const { sha256: _, records, ...rest } = JSON.parse(text);
  const json = JSON.stringify({ ...rest, records: change(records) });
  const hash = createHash('sha256').update(json).digest('hex');
  return { bytes: bytesOf(`${json.slice(0, -1)},"sha256":"${hash}"}`), forged: true };
}

const ODD: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(300),
  true,
  [],
  {},
  [[[]]],
  { toString: 'no' },
  '__proto__',
  { id: {} },
];

/** A value somewhere in the data, put into the place of which is another one. */
function replaceSomewhere(value: unknown, from: SeededRandom, put: (was: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null || from.below(6) === 0) return put(value);
  const keys = Object.keys(value);
  if (keys.length === 0) return put(value);
  const at = from.pick(keys);
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === at ? replaceSomewhere(each, from, put) : each));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, key === at ? replaceSomewhere(each, from, put) : each]));
}

const mutations: readonly Mutation[] = [
  function flippedBit(text, from) {
    const bytes = bytesOf(text);
    const at = from.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << from.below(8));
    return damage(bytes);
  },
  function cut(text, from) {
    return damage(bytesOf(text).subarray(0, from.below(text.length)));
  },
  function pieceLost(text, from) {
    const at = from.below(text.length);
    return damage(bytesOf(text.slice(0, at) + text.slice(at + 1 + from.below(200))));
  },
  function pieceTwice(text, from) {
    const at = from.below(text.length);
    return damage(bytesOf(text.slice(0, at + from.below(200)) + text.slice(at)));
  },
  function flippedWhenCompressed(text, from) {
    const bytes = Uint8Array.from(gzipSync(text, { level: 1 }));
    const at = from.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << from.below(8));
    return damage(bytes);
  },
  function wrongType(text, from) {
    return forge(text, (records) => replaceSomewhere(records, from, () => from.pick(ODD)));
  },
  function fieldLost(text, from) {
    return forge(text, (records) => replaceSomewhere(records, from, () => undefined));
  },
  function protoKey(text, from) {
    const key = from.pick(['__proto__', 'constructor', 'prototype', 'hasOwnProperty']);
    return forge(text, (records) =>
      replaceSomewhere(records, from, (was) => JSON.parse(`{"${key}":{"polluted":true},"was":${JSON.stringify(was) ?? 'null'}}`)),
    );
  },
  function recordTwice(text, from) {
    return forge(text, (records) => replaceSomewhere(records, from, (was) => [was, was].flat()));
  },
];

/** Whether every game is there with its whole log, every reference leads somewhere, and nothing but plain data came through. */
function isWhole(contents: Contents): boolean {
  const known = new Set(contents.players.map(({ id }) => id));
  return (
    contents.games.every(({ game, entries }) => game.entries === entries.length) &&
    contents.players.every(({ mergedInto }) => mergedInto === undefined || known.has(mergedInto)) &&
    contents.groups.every(({ members }) => members.every((member) => known.has(member))) &&
    !('polluted' in {})
  );
}

const sortGames = ({ games, ...rest }: Contents) => ({ ...rest, games: [...games].sort((a, b) => (a.game.id < b.game.id ? -1 : 1)) });

/**
 * Reads so many backups that something happened to: each is refused, or what comes out is what was in it, or, where the
 * hash was forged, whole records that hold together. Answers what went wrong.
 */
export async function readMutants(
  text: string,
  count: number,
  seed: number,
): Promise<{ readonly wrong: readonly string[]; readonly refused: number }> {
  const whole = await readBackup(new Blob([text]));
  if (typeof whole === 'string') throw new Error(whole);
  const wrong: string[] = [];
  let refused = 0;
  for (let index = 0; index < count; index += 1) {
    const from = createRandom(seed + index);
    const mutation = mutations[index % mutations.length];
    const mutant = mutation?.(text, from);
    if (mutation === undefined || mutant === undefined) continue;
    const found = await readBackup(new Blob([mutant.bytes])).catch((error: unknown) => `threw ${String(error)}`);
    if (typeof found === 'string') {
      refused += 1;
      if (found.startsWith('threw')) wrong.push(`${mutation.name} ${seed + index}: ${found}`);
    } else if (
      mutant.forged
        ? !isWhole(found.contents) || !isWhole(mergeContents(whole.contents, found.contents))
        : !isDeepStrictEqual(sortGames(found.contents), sortGames(whole.contents))
    )
      wrong.push(`${mutation.name} ${seed + index}`);
  }
  return { wrong, refused };
}

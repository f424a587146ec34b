import { fromBase45, toBase45 } from '#session/formats/base45';

const VERSION = 1;
/** So few characters leave a code coarse enough to be read from a phone's screen across a table. */
const MAX_PIECE_LENGTH = 560;
/** More codes than anybody would sit through. */
const MAX_CODES = 400;
const CODE_PATTERN = /^REGENT\/(\d{1,6})\/(.*)$/;
const PIECE_PATTERN = /^([0-9A-F]{8})\/(\d{1,3})\/(\d{1,3})\/(.*)$/;

/** Tells one set of codes from another, and a whole set from a damaged one. */
async function checksumOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).subarray(0, 4);
  return [...digest]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
}

/** The codes that carry these bytes, each with its number: they may be read in any order. */
export async function encodeCodes(bytes: Uint8Array<ArrayBuffer>): Promise<readonly string[]> {
  const [text, checksum] = [toBase45(bytes), await checksumOf(bytes)];
  const count = Math.max(1, Math.ceil(text.length / MAX_PIECE_LENGTH));
  const size = Math.ceil(text.length / count);
  return Array.from({ length: count }, (_, index) => {
    const piece = text.slice(index * size, (index + 1) * size);
    return `REGENT/${VERSION}/${checksum}/${index + 1}/${count}/${piece}`;
  });
}

/** What was read so far of one set of codes. */
export interface CollectedCodes {
  readonly checksum: string;
  readonly count: number;
  readonly pieces: ReadonlyMap<number, string>;
}

/** A code of something else, of a Regent that is newer than this one, or one that makes no sense. */
export type CodeError = 'foreign' | 'newer' | 'damaged';

/** One more code. What was read before stays, unless the code is of another set. */
export function addCode(before: CollectedCodes | undefined, code: string): CollectedCodes | CodeError {
  const [, version, rest] = CODE_PATTERN.exec(code) ?? [];
  if (version === undefined || rest === undefined) return 'foreign';
  if (Number(version) > VERSION) return 'newer';
  const [, checksum, number, total, piece] = PIECE_PATTERN.exec(rest) ?? [];
  if (checksum === undefined || piece === undefined) return 'damaged';
  const [position, count] = [Number(number), Number(total)];
  if (position < 1 || position > count || count > MAX_CODES) return 'damaged';
  const sameSet = before?.checksum === checksum && before.count === count ? before : undefined;
  if (sameSet?.pieces.get(position) === piece) return sameSet;
  return { checksum, count, pieces: new Map([...(sameSet?.pieces ?? []), [position, piece]]) };
}

export const isComplete = ({ count, pieces }: CollectedCodes): boolean => pieces.size === count;

/** The bytes of a whole set. */
export async function decodeCodes({ checksum, count, pieces }: CollectedCodes): Promise<Uint8Array<ArrayBuffer> | 'damaged'> {
  const text = Array.from({ length: count }, (_, index) => pieces.get(index + 1) ?? '').join('');
  const bytes = fromBase45(text);
  return bytes !== undefined && (await checksumOf(bytes)) === checksum ? bytes : 'damaged';
}

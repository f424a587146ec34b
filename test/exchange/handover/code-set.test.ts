import fc from 'fast-check';
import decodeQR from 'qr/decode.js';
import { describe, expect, test } from 'vitest';
import { addCode, type CollectedCodes, decodeCodes, encodeCodes, isComplete } from '#exchange/handover/code-set';
import { qrModules } from '#exchange/handover/draw-qr';
import { fromBase45, toBase45 } from '#session/formats/base45';

/** What a camera sees of a code that is drawn on a screen. */
function photographCode(code: string, scale = 4) {
  const squares = qrModules(code);
  const size = squares.length * scale;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const dark = squares[Math.floor(pixel / size / scale)]?.[Math.floor((pixel % size) / scale)];
    if (dark === true) data.set([0, 0, 0], pixel * 4);
  }
  return { width: size, height: size, data };
}

function collectCodes(codes: readonly string[]): CollectedCodes {
  let all: CollectedCodes | undefined;
  for (const code of codes) {
    const next = addCode(all, code);
    if (typeof next === 'string') throw new Error(next);
    all = next;
  }
  if (all === undefined) throw new Error('no code');
  return all;
}

const bytes = fc.uint8Array({ maxLength: 3000 }).map((each) => new Uint8Array(each));

describe('base 45', () => {
  test('any bytes come back as they were', () => {
    fc.assert(fc.property(bytes, (each) => void expect(fromBase45(toBase45(each))).toEqual(each)));
  });

  test('base 45 writes the examples of its standard', () => {
    const encodeText = (text: string) => toBase45(new TextEncoder().encode(text));
    expect(encodeText('AB')).toBe('BB8');
    expect(encodeText('Hello!!')).toBe('%69 VD92EX0');
    expect(encodeText('base-45')).toBe('UJCLQE7W581');
  });

  test.each(['A', ':::', 'GGX', '::', 'ab8', 'BB8Ü11'])('%s stands for no bytes', (text) => {
    expect(fromBase45(text)).toBeUndefined();
  });
});

describe('codes', () => {
  test('any bytes come back, in whatever order and however often the codes are read', () =>
    fc.assert(
      fc.asyncProperty(bytes, fc.integer(), async (each, seed) => {
        const codes = await encodeCodes(each);
        const shuffled = [...codes, ...codes].sort(
          (a, b) => Math.sin(seed + a.length + a.charCodeAt(20)) - Math.sin(seed + b.charCodeAt(20)),
        );
        const all = collectCodes(shuffled);
        expect(isComplete(all)).toBe(true);
        expect(await decodeCodes(all)).toEqual(each);
      }),
      { numRuns: 50 },
    ));

  test('each is read from its drawing as it was written', async () => {
    const codes = await encodeCodes(new Uint8Array(Array.from({ length: 1200 }, (_, index) => (index * index * 31) % 256)));
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.map((code) => decodeQR(photographCode(code)))).toEqual(codes);
    expect(new Set(codes.map((code) => qrModules(code).length)).size).toBe(1);
  });

  test('a set is whole when its last code is read, and not before', async () => {
    const codes = await encodeCodes(new Uint8Array(1500));
    expect(isComplete(collectCodes(codes.slice(1)))).toBe(false);
    expect(isComplete(collectCodes(codes))).toBe(true);
  });

  test('a code of another set begins anew', async () => {
    const [one, other] = [await encodeCodes(new Uint8Array(1500)), await encodeCodes(new Uint8Array(1500).fill(7))];
    const all = collectCodes([...one.slice(1), ...other]);
    expect(await decodeCodes(all)).toEqual(new Uint8Array(1500).fill(7));
  });

  test('a damaged piece is noticed when the set is whole', async () => {
    const [first = '', ...rest] = await encodeCodes(new Uint8Array(1500));
    expect(await decodeCodes(collectCodes([first.replace(/000$/, '001'), ...rest]))).toBe('damaged');
    expect(await decodeCodes(collectCodes([first.replace(/0$/, ''), ...rest]))).toBe('damaged');
  });

  test.each([
    ['https://example.org/', 'foreign'],
    ['', 'foreign'],
    ['REGENT', 'foreign'],
    ['REGENT/2/ANYTHING', 'newer'],
    ['REGENT/1/XYZ', 'damaged'],
    ['REGENT/1/0123ABCD/3/2/AAA', 'damaged'],
    ['REGENT/1/0123ABCD/0/2/AAA', 'damaged'],
    ['REGENT/1/0123ABCD/1/900/AAA', 'damaged'],
  ])('%s is %s', (code, error) => {
    expect(addCode(undefined, code)).toBe(error);
  });
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Picture } from '#games/kingdom-builder/photo/picture';
import { applyOrientation, decodePicture } from '../../scripts/photo/decode-picture';
import { parseCase } from '../../scripts/photo/parse-case';
import { drawPhoto } from '../games/kingdom-builder/photo/draw-photo';
import { randomPhoto } from '../games/kingdom-builder/photo/random-scenes';

const root = fileURLToPath(new URL('../..', import.meta.url));
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'regent-photo-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

// Each test starts the command, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

function write(name: string, content: string | Uint8Array): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

function photo(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/photo.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const jpegOf = ({ width, height, data }: Picture): Buffer => jpeg.encode({ width, height, data }, 85).data;

/** The sentence that went to people, and nothing beside it. */
const oneSentence = /^[^\n]*\w[^\n]*\.\n$/;

const COLOURS = JSON.stringify({ colours: ['orange', 'blue'] });

describe('the photo command', () => {
  test('prints what stands, what is unsure, and the corners, and says the same over a folder', () => {
    const { scene, sections, colours, states } = randomPhoto(5, {
      width: 720,
      height: 540,
      hard: 0,
      wild: 0.5,
      colours: ['orange', 'blue'],
      each: 12,
    });
    const { picture, corners } = drawPhoto(scene);
    const truth: Record<string, (readonly number[])[]> = { orange: [], blue: [] };
    for (const [spot, colour] of [...states].sort(([a], [b]) => a - b)) truth[colour]?.push([Math.floor(spot / 20), spot % 20]);
    const asked = { colours, sections: sections.map(({ name, turned }) => ({ section: name, turned })), stands: truth };
    const files = [write('board.jpg', jpegOf(picture)), write('board.json', JSON.stringify(asked))];
    const { status, stdout, stderr } = photo(...files);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const printed = JSON.parse(stdout);
    expect(Object.keys(printed)).toEqual(['stands', 'unsure', 'corners']);
    expect(printed.stands).toEqual(truth);
    expect(printed.unsure).toEqual([]);
    corners.forEach(([x, y], index) => {
      expect(Math.hypot(x - printed.corners[index][0], y - printed.corners[index][1])).toBeLessThan(5);
    });
    const checked = photo('--check', folder);
    expect(checked.stdout).toContain('all, corners found: 400 of 400 right');
    rmSync(join(folder, 'board.jpg'));
  });

  test('says that there is no board, and prints nothing', () => {
    const grey: Picture = { width: 320, height: 240, data: new Uint8Array(320 * 240 * 4).fill(128) };
    const { status, stdout, stderr } = photo(write('grey.jpg', jpegOf(grey)), write('grey.json', COLOURS));
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(oneSentence);
  });

  test.each<[string, () => readonly string[]]>([
    ['a file that is not there', () => ['nowhere.jpg', write('case.json', COLOURS)]],
    ['a case that is none', () => [write('grey.jpg', ''), write('wrong.json', '{"colours":["green"]}')]],
    ['a file that is no picture', () => [write('text.jpg', 'no picture'), write('case.json', COLOURS)]],
    ['an option that it does not know', () => ['--fast']],
    ['only one file', () => ['one.jpg']],
  ])('refuses %s with one sentence', (_, args) => {
    const { status, stdout, stderr } = photo(...args());
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(oneSentence);
  });

  test('tells its options and how it ends', () => {
    expect(photo('--help').stdout).toMatch(/--check FOLDER[\s\S]+1 if the photo shows none/);
  });
});

/** Four rows of six pixels, each pixel another colour. */
const small: Picture = {
  width: 6,
  height: 4,
  data: Uint8Array.from({ length: 96 }, (_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256)),
};

function png(picture: Picture, width = picture.width): Buffer {
  const chunk = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(body.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(picture.height, 4);
  header.set([8, 6], 8);
  const rows = Array.from({ length: picture.height }, (_, y) => [
    0,
    ...picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
  ]);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A JPEG that says how the camera was held. */
function heldJpeg(held: number): Buffer {
  const plain = jpegOf({ width: 64, height: 32, data: new Uint8Array(64 * 32 * 4).fill(200) });
  const exif = Buffer.from(`ffe1002245786966000049492a0008000000010012010300010000000${held}00000000000000`, 'hex');
  return Buffer.concat([plain.subarray(0, 2), exif, plain.subarray(2)]);
}

describe('picture files', () => {
  test('PNG files are read pixel by pixel', () => {
    expect(decodePicture(png(small))).toEqual(small);
  });

  test.each([
    [1, 64, 32],
    [3, 64, 32],
    [6, 32, 64],
    [8, 32, 64],
  ])('a camera held as in %i gives a picture of %i by %i', (held, width, height) => {
    expect(decodePicture(heldJpeg(held))).toMatchObject({ width, height });
  });

  test('however the camera was held, the same corner is at the top left', () => {
    const pixel = ({ width, data }: Picture, x: number, y: number): readonly number[] => [
      ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    expect(pixel(applyOrientation(small, 2), 0, 0)).toEqual(pixel(small, 5, 0));
    expect(pixel(applyOrientation(small, 3), 0, 0)).toEqual(pixel(small, 5, 3));
    expect(pixel(applyOrientation(small, 4), 0, 0)).toEqual(pixel(small, 0, 3));
    expect(pixel(applyOrientation(small, 5), 0, 0)).toEqual(pixel(small, 0, 0));
    expect(pixel(applyOrientation(small, 6), 0, 0)).toEqual(pixel(small, 0, 3));
    expect(pixel(applyOrientation(small, 7), 0, 0)).toEqual(pixel(small, 5, 3));
    expect(pixel(applyOrientation(small, 8), 0, 0)).toEqual(pixel(small, 5, 0));
    expect(pixel(applyOrientation(small, 6), 3, 0)).toEqual(pixel(small, 0, 0));
  });

  test('broken and huge files are told apart from others', () => {
    const whole = jpegOf({ width: 320, height: 240, data: Uint8Array.from({ length: 320 * 240 * 4 }, (_, index) => (index * 7919) % 251) });
    expect(decodePicture(whole.subarray(0, whole.length / 2))).toBe('broken');
    expect(decodePicture(png(small).subarray(0, 60))).toBe('broken');
    expect(decodePicture(png(small, 100_000_000))).toBe('huge');
    expect(decodePicture(Buffer.from('GIF89a'))).toBe('not-a-picture');
    expect(decodePicture(Buffer.alloc(0))).toBe('not-a-picture');
  });
});

test.each([
  ['no JSON', '{', ''],
  ['no colours', '{}', 'colours'],
  ['a colour that there is not', '{"colours":["green"]}', 'colours.0'],
  ['three corners', '{"colours":["red"],"corners":[[1,2],[3,4],[5,6]]}', 'corners.3'],
  ['one section twice', `{"colours":["red"],"sections":[${Array(4).fill('{"section":"farm","turned":true}').join()}]}`, 'sections'],
])('a case with %s is wrong there', (_, text, wrong) => {
  expect(parseCase(text)).toEqual({ wrong });
});

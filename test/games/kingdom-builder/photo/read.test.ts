import { expect, test } from 'vitest';
import type { Colour } from '#games/kingdom-builder/law/colours';
import type { Point } from '#games/kingdom-builder/photo/board/homography';
import { readPhoto } from '#games/kingdom-builder/photo/read-photo';
import type { PhotoCase, Reading } from '#games/kingdom-builder/photo/reading';
import { createRandom } from '../../../seeded-random';
import { createCanvas, fillShape, pictureOf } from './canvas';
import { drawPhoto, type PhotoScene } from './draw-photo';
import { type PhotoDrawing, randomPhoto, type SceneOptions } from './random-scenes';

const SMALL = { width: 720, height: 540 } as const;

/** A board in even light from above, as a beginning. */
const createDrawing = (seed: number, wish: SceneOptions = {}): PhotoDrawing =>
  randomPhoto(seed, { ...SMALL, hard: 0, wild: 0.5, tilt: 10, ...wish });

function read({ sections, colours }: PhotoDrawing, scene: PhotoScene, asked: Partial<PhotoCase> = {}): Reading & { readonly off: number } {
  const { picture, corners } = drawPhoto(scene);
  const heard: number[] = [];
  const outcome = readPhoto(picture, { sections, colours, ...asked }, (share) => heard.push(share));
  expect(heard.at(-1)).toBe(1);
  expect(heard).toEqual(heard.toSorted((a, b) => a - b));
  if (outcome.kind !== 'read') throw new Error('no board was made out');
  const off = Math.max(
    ...outcome.corners.map(([x, y], index) => Math.hypot(x - (corners[index]?.[0] ?? 0), y - (corners[index]?.[1] ?? 0))),
  );
  return { ...outcome, off };
}

/** Hexes that are read otherwise than they stand. */
function misread({ hexes }: Reading, states: ReadonlyMap<number, Colour>): readonly string[] {
  return hexes.flatMap(({ at, colour }, spot) => (colour === states.get(spot) ? [] : [`${at}: ${states.get(spot)} read as ${colour}`]));
}

const unsure = ({ hexes }: Reading): number => hexes.filter((hex) => hex.isUnsure).length;

type Change = (scene: PhotoScene) => PhotoScene;

test.each<[string, number, SceneOptions, Change]>([
  ['taken from the side', 11, { tilt: 45 }, (scene) => ({ ...scene, camera: { ...scene.camera, tilt: 0.75 } })],
  ['with the phone held sideways', 12, { roll: 90 }, (scene) => scene],
  ['upside down', 13, { roll: 180 }, (scene) => scene],
  ['with the phone held sideways the other way', 14, { roll: 270 }, (scene) => scene],
  [
    'with a shadow over half of it',
    15,
    {},
    (scene) => ({ ...scene, light: { ...scene.light, long: 1.4, band: { at: 0, angle: 1, wide: 0.01, dark: 0.4 } } }),
  ],
  ['by a warm lamp to one side', 16, {}, (scene) => ({ ...scene, light: { ...scene.light, tint: [1.1, 0.85, 0.55], slope: [0.9, -0.5] } })],
  ['out of focus', 17, {}, (scene) => ({ ...scene, blur: 1 })],
  ['in little light, with noise', 18, {}, (scene) => ({ ...scene, noise: 9, light: { ...scene.light, tint: [0.5, 0.5, 0.5] } })],
  ['with things beside it', 19, { hard: 1, tilt: 20 }, (scene) => scene],
  ['with as many settlements as the box has', 20, { colours: ['orange', 'blue', 'white', 'black'], each: 40 }, (scene) => scene],
])('reads a board %s', (_, seed, wish, change) => {
  const board = createDrawing(seed, wish);
  const reading = read(board, change(board.scene));
  expect(misread(reading, board.states)).toEqual([]);
  expect(unsure(reading)).toBeLessThanOrEqual(8);
  expect(reading.off).toBeLessThan(5);
});

test('reads an empty board as empty', () => {
  const board = createDrawing(21, { standing: [] });
  const reading = read(board, board.scene);
  expect(misread(reading, new Map())).toEqual([]);
  expect(unsure(reading)).toBeLessThanOrEqual(2);
});

test('sets corners right that were tapped beside the board’s', () => {
  const board = createDrawing(22);
  const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = drawPhoto(board.scene).corners;
  const reading = read(board, board.scene, {
    corners: [
      [ax + 5, ay - 4],
      [bx - 5, by + 4],
      [cx + 4, cy + 5],
      [dx - 4, dy - 5],
    ],
  });
  expect(misread(reading, board.states)).toEqual([]);
  expect(reading.off).toBeLessThan(4);
});

test('proposes the sections that lie there', () => {
  const board = createDrawing(23, { colours: ['blue', 'white', 'black'], each: 40 });
  const reading = read(board, board.scene, { sections: undefined });
  expect(reading.sections).toEqual(board.sections);
  expect(misread(reading, board.states)).toEqual([]);
});

test('asks about settlements of a colour that nobody plays', () => {
  const board = createDrawing(24, { colours: ['orange', 'blue'], standing: ['orange', 'blue', 'white'], each: 10 });
  const { hexes } = read(board, board.scene);
  for (const [spot, colour] of board.states) {
    if (colour === 'white') expect(hexes[spot]).toMatchObject({ isUnsure: true });
    else expect(hexes[spot]).toMatchObject({ colour });
  }
});

test('finds no settlement of a colour that is in play and has none', () => {
  const board = createDrawing(25, { colours: ['orange', 'blue', 'white', 'black'], standing: ['white', 'blue'] });
  expect(misread(read(board, board.scene), board.states)).toEqual([]);
});

test.each(['wood', 'checks'] as const)('sees no board on a table of %s', (kind) => {
  const { scene, sections, colours } = createDrawing(26, { hard: 1 });
  const far = { ...scene.camera, aside: [4000, 0] as const };
  const { picture } = drawPhoto({ ...scene, camera: far, houses: [], table: { ...scene.table, kind } });
  expect(readPhoto(picture, { sections, colours })).toEqual({ kind: 'no-board' });
  expect(readPhoto(picture, { colours })).toEqual({ kind: 'no-board' });
});

test('sees no board where many things lie about', () => {
  const random = createRandom(41);
  const canvas = createCanvas(SMALL.width, SMALL.height);
  canvas.values.fill(110);
  for (let thing = 0; thing < 40; thing += 1) {
    const [left, top, size] = [random.below(SMALL.width), random.below(SMALL.height), 20 + random.below(120)];
    const shape: readonly Point[] = [
      [left - size, top - 0.6 * size],
      [left + size, top - 0.6 * size],
      [left + size, top + 0.6 * size],
      [left - size, top + 0.6 * size],
    ];
    fillShape(canvas, shape, [random.below(256), random.below(256), random.below(256)]);
  }
  const picture = pictureOf(canvas, 3, 41);
  const { sections, colours } = createDrawing(26);
  expect(readPhoto(picture, { sections, colours })).toEqual({ kind: 'no-board' });
  expect(readPhoto(picture, { colours })).toEqual({ kind: 'no-board' });
});

import type { Corners, Point } from '#games/kingdom-builder/photo/board/homography';
import type { Picture } from '#games/kingdom-builder/photo/picture';
import { createRandom } from '../../../seeded-random';
import { type Canvas, createCanvas, fillShape, pictureOf, type Rgb } from './canvas';

/** Pictures that are no photo of a whole board. */

const rectangle = (left: number, top: number, width: number, height: number): readonly Point[] => [
  [left, top],
  [left + width, top],
  [left + width, top + height],
  [left, top + height],
];

const ellipse = (x: number, y: number, across: number, down: number): readonly Point[] =>
  Array.from({ length: 40 }, (_, index): Point => {
    const angle = (index / 40) * 2 * Math.PI;
    return [x + across * Math.cos(angle), y + down * Math.sin(angle)];
  });

export const plainPicture = (width: number, height: number, colour: Rgb, noise: number): Picture => {
  const canvas = createCanvas(width, height);
  fillShape(canvas, rectangle(0, 0, width, height), colour);
  return pictureOf(canvas, noise, 1);
};

/** A page with a heading, cards and lines of text. */
export function screenshot(width: number, height: number, seed: number): Picture {
  const random = createRandom(seed);
  const canvas = createCanvas(width, height);
  fillShape(canvas, rectangle(0, 0, width, height), [250, 248, 240]);
  fillShape(canvas, rectangle(0, 0, width, height * 0.1), [31, 77, 58]);
  for (let row = 0; row < 6; row += 1) {
    const top = height * (0.13 + row * 0.14);
    fillShape(canvas, rectangle(width * 0.04, top, width * 0.92, height * 0.12), [255, 255, 255]);
    fillShape(canvas, rectangle(width * 0.06, top + height * 0.02, width * 0.08, height * 0.08), [
      random.below(256),
      random.below(256),
      random.below(256),
    ]);
    for (let line = 0; line < 3; line += 1)
      writeLine(canvas, width * 0.18, top + height * (0.025 + line * 0.03), width * 0.7, height * 0.012, random);
  }
  return pictureOf(canvas, 0, seed);
}

function writeLine(canvas: Canvas, left: number, top: number, length: number, size: number, random: ReturnType<typeof createRandom>): void {
  for (let x = left; x < left + length; x += size * 0.9)
    if (random.below(6) > 0) fillShape(canvas, rectangle(x, top, size * 0.55, size), [40, 44, 42]);
}

/** A head with hair, eyes and a mouth before a room. */
export function face(width: number, height: number, seed: number): Picture {
  const random = createRandom(seed);
  const canvas = createCanvas(width, height);
  const skin: Rgb = [170 + random.below(70), 120 + random.below(50), 90 + random.below(50)];
  fillShape(canvas, rectangle(0, 0, width, height), [random.below(200), random.below(200), random.below(200)]);
  fillShape(canvas, rectangle(0, 0, width / 3, height), [random.below(200), random.below(200), random.below(200)]);
  const [x, y, size] = [width / 2, height * 0.48, height * 0.3];
  fillShape(canvas, ellipse(x, y - size * 0.25, size * 0.85, size * 1.15), [50, 34, 26]);
  fillShape(canvas, rectangle(x - size * 1.3, y + size * 1.15, size * 2.6, height), [40, 60, 120]);
  fillShape(canvas, ellipse(x, y, size * 0.75, size), skin);
  for (const side of [-1, 1]) {
    fillShape(canvas, ellipse(x + side * size * 0.3, y - size * 0.15, size * 0.14, size * 0.08), [245, 245, 245]);
    fillShape(canvas, ellipse(x + side * size * 0.3, y - size * 0.15, size * 0.06, size * 0.07), [40, 60, 50]);
    fillShape(canvas, rectangle(x + side * size * 0.3 - size * 0.17, y - size * 0.36, size * 0.34, size * 0.06), [60, 40, 30]);
  }
  fillShape(canvas, ellipse(x, y + size * 0.5, size * 0.28, size * 0.09), [160, 60, 60]);
  fillShape(canvas, ellipse(x, y + size * 0.18, size * 0.09, size * 0.16), [skin[0] * 0.85, skin[1] * 0.85, skin[2] * 0.85]);
  return pictureOf(canvas, 4, seed);
}

/** The same picture out of focus: a mean over so many pixels to each side, twice. */
export function blurPicture({ width, height, data }: Picture, radius: number): Picture {
  let from = Float32Array.from(data);
  for (const [step, span, line, lines] of [
    [4, width, width * 4, height],
    [width * 4, height, 4, width],
    [4, width, width * 4, height],
    [width * 4, height, 4, width],
  ] as const) {
    const to = new Float32Array(from.length);
    for (let each = 0; each < lines; each += 1)
      for (let channel = 0; channel < 4; channel += 1) {
        const at = (index: number): number => from[each * line + channel + Math.min(span - 1, Math.max(0, index)) * step] ?? 0;
        let sum = 0;
        for (let index = -radius; index <= radius; index += 1) sum += at(index);
        for (let index = 0; index < span; index += 1) {
          to[each * line + channel + index * step] = sum / (2 * radius + 1);
          sum += at(index + radius + 1) - at(index - radius);
        }
      }
    from = to;
  }
  return { width, height, data: Uint8ClampedArray.from(from) };
}

export const dimPicture = ({ width, height, data }: Picture, share: number): Picture => ({
  width,
  height,
  data: Uint8ClampedArray.from(data, (value, index) => (index % 4 === 3 ? 255 : value * share)),
});

/** The same photo with the bare table where a quarter of the board should be. */
export function liftSection(picture: Picture, corners: Corners, quarter: number): Picture {
  const { width, data } = picture;
  // A piece of the table from a corner of the photo, over and over.
  return paintQuarter(picture, corners, quarter, (x, y) => {
    const at = ((y % 24) * width + (x % 24)) * 4;
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  });
}

/** The same photo with a lamp mirrored on a quarter of the board, so that next to nothing is left to be seen there. */
export function washOutSection(picture: Picture, corners: Corners, quarter: number): Picture {
  const { width, data } = picture;
  return paintQuarter(picture, corners, quarter, (x, y) => {
    const at = (y * width + x) * 4;
    return [0, 1, 2].map((channel) => 235 + (data[at + channel] ?? 0) * 0.08) as [number, number, number];
  });
}

/** The same photo with something else in a quarter of the board. */
function paintQuarter(
  { width, height, data }: Picture,
  corners: Corners,
  quarter: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [topLeft, topRight, bottomRight, bottomLeft] = corners;
  const [top, right, bottom, left] = [
    between(topLeft, topRight),
    between(topRight, bottomRight),
    between(bottomRight, bottomLeft),
    between(bottomLeft, topLeft),
  ];
  const middle = between(between(topLeft, bottomRight), between(topRight, bottomLeft));
  const shape =
    [
      [topLeft, top, middle, left],
      [top, topRight, right, middle],
      [left, middle, bottom, bottomLeft],
      [middle, right, bottomRight, bottom],
    ][quarter] ?? [];
  const lifted = Uint8ClampedArray.from(data);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isInside = shape.every((from, index) => {
        const to = shape[(index + 1) % shape.length] ?? from;
        return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) >= 0;
      });
      if (isInside) lifted.set(colourAt(x, y), (y * width + x) * 4);
    }
  return { width, height, data: lifted };
}

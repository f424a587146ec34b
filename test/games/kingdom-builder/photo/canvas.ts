import type { Point } from '#games/kingdom-builder/photo/board/homography';
import type { Picture } from '#games/kingdom-builder/photo/picture';

export type Rgb = readonly [red: number, green: number, blue: number];

/** Three channels a pixel, and for each the shadow last laid on it: shadows of one house do not add up. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
  readonly shaded: Int32Array;
}

export const createCanvas = (width: number, height: number): Canvas => ({
  width,
  height,
  values: new Float32Array(width * height * 3),
  shaded: new Int32Array(width * height),
});

/** The pixels within a shape without dents. */
function eachPixelWithin({ width, height }: Canvas, shape: readonly Point[], paint: (pixel: number) => void): void {
  const ys = shape.map(([, y]) => y);
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= Math.min(height - 1, Math.floor(Math.max(...ys))); y += 1) {
    let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    shape.forEach(([x1, y1], index) => {
      const [x2, y2] = shape[(index + 1) % shape.length] ?? [x1, y1];
      if (y1 === y2 || y < Math.min(y1, y2) || y > Math.max(y1, y2)) return;
      const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
      left = Math.min(left, x);
      right = Math.max(right, x);
    });
    for (let x = Math.max(0, Math.ceil(left)); x <= Math.min(width - 1, Math.floor(right)); x += 1) paint(y * width + x);
  }
}

export function fillShape(canvas: Canvas, shape: readonly Point[], colour: Rgb): void {
  eachPixelWithin(canvas, shape, (pixel) => canvas.values.set(colour, pixel * 3));
}

export function shadeShape(canvas: Canvas, shape: readonly Point[], strength: number, mark: number): void {
  eachPixelWithin(canvas, shape, (pixel) => {
    if (canvas.shaded[pixel] === mark) return;
    canvas.shaded[pixel] = mark;
    for (let index = pixel * 3; index < pixel * 3 + 3; index += 1) canvas.values[index] = (canvas.values[index] ?? 0) * strength;
  });
}

/** Two means over neighbours, one after the other, are near enough to a lens. */
export function blurCanvas({ width, height, values }: Canvas, blur: number): void {
  if (blur <= 0) return;
  for (const stride of [3, width * 3]) {
    for (let round = 0; round < 2; round += 1) {
      const before = values.slice();
      for (let index = stride; index < width * height * 3 - stride; index += 1) {
        values[index] = ((before[index] ?? 0) + blur * ((before[index - stride] ?? 0) + (before[index + stride] ?? 0))) / (1 + 2 * blur);
      }
    }
  }
}

export function pictureOf({ width, height, values }: Canvas, noise: number, seed: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  let state = seed >>> 0;
  const random = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296 - 0.5;
  };
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      data[pixel * 4 + channel] = (values[pixel * 3 + channel] ?? 0) + noise * 2 * (random() + random() + random());
    }
    data[pixel * 4 + 3] = 255;
  }
  return { width, height, data };
}

import { centreOf, type Homography, type Point } from '../board/homography';
import { LOG_TABLE, type Picture } from '../picture';

/** Features of a hex where a settlement would stand: log lightness, red–green, blue–green, and the roughness of its texture. */
export const FEATURES = 4;

/** Samples across a hex width, and the radius of the patch in hex widths. */
const SAMPLES_PER_HEX = 24;
const PATCH_RADIUS = 0.21;
/** The height above the board, in hex widths, at which a settlement is sampled. */
const PIECE_HEIGHT = 0.16;

/** One extra column and row for the gradients of the last samples. */
const PATCH_SIDE = 2 * Math.ceil(PATCH_RADIUS * SAMPLES_PER_HEX) + 1;

type HeightProjection = (x: number, y: number, elevation: number) => Point;

export function extractFeatures(picture: Picture, matrix: Homography, projectAtHeight: HeightProjection): Float64Array {
  const features = new Float64Array(400 * FEATURES);
  const patch = new Float32Array(PATCH_SIDE * PATCH_SIDE * 3);
  for (let spot = 0; spot < 400; spot += 1) {
    const [x, y] = projectAtHeight(...centreOf(spot), PIECE_HEIGHT);
    rectifyPatch(picture, matrix, x, y, patch);
    describePatch(patch, features, spot * FEATURES);
  }
  return features;
}

/** Rectifies the patch around a board point, with 2×2 supersampling. */
function rectifyPatch({ width, height, data }: Picture, matrix: Homography, x: number, y: number, patch: Float32Array): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  const start = (PATCH_SIDE - 1) / 2;
  for (let row = 0, to = 0; row < PATCH_SIDE; row += 1) {
    for (let column = 0; column < PATCH_SIDE; column += 1, to += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (let sample = 0; sample < 4; sample += 1) {
        const u = x + (column - start + 0.25 + 0.5 * (sample & 1)) / SAMPLES_PER_HEX;
        const v = y + (row - start + 0.25 + 0.5 * (sample >> 1)) / SAMPLES_PER_HEX;
        const depth = 1 / (g * u + h * v + i);
        const px = Math.min(width - 1, Math.max(0, Math.floor((a * u + b * v + c) * depth)));
        const py = Math.min(height - 1, Math.max(0, Math.floor((d * u + e * v + f) * depth)));
        const from = (py * width + px) * 4;
        red += LOG_TABLE[data[from] ?? 0] ?? 0;
        green += LOG_TABLE[data[from + 1] ?? 0] ?? 0;
        blue += LOG_TABLE[data[from + 2] ?? 0] ?? 0;
      }
      patch[to] = red / 4;
      patch[to + 1] = green / 4;
      patch[to + 2] = blue / 4;
    }
  }
}

function describePatch(patch: Float32Array, features: Float64Array, to: number): void {
  const [middle, reach] = [(PATCH_SIDE - 1) / 2, PATCH_RADIUS * SAMPLES_PER_HEX];
  const lightAt = (at: number): number => (patch[at] ?? 0) + (patch[at + 1] ?? 0) + (patch[at + 2] ?? 0);
  let [count, red, green, blue, roughness] = [0, 0, 0, 0, 0];
  for (let row = 0; row < PATCH_SIDE - 1; row += 1) {
    for (let column = 0; column < PATCH_SIDE - 1; column += 1) {
      if ((column + 0.5 - middle) ** 2 + (row + 0.5 - middle) ** 2 > reach * reach) continue;
      const at = (row * PATCH_SIDE + column) * 3;
      count += 1;
      red += patch[at] ?? 0;
      green += patch[at + 1] ?? 0;
      blue += patch[at + 2] ?? 0;
      // The mean gradient tells smooth pieces from textured ground: a roof has few edges, leaves have many.
      const light = lightAt(at);
      roughness += Math.abs(lightAt(at + 3) - light) + Math.abs(lightAt(at + PATCH_SIDE * 3) - light);
    }
  }
  features[to] = (red + green + blue) / (3 * count);
  features[to + 1] = (red - green) / count;
  features[to + 2] = (blue - green) / count;
  features[to + 3] = 0.5 * Math.log(roughness / count + 0.06);
}

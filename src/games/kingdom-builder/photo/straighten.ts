import { BOARD_HEIGHT, BOARD_WIDTH, type Homography } from './homography';
import { LOGARITHMS, type Picture, type Planes } from './picture';

/** Pixels for a hex width, and hex widths kept around the board for what leans over its edge. */
export const FINE = 24;
export const AROUND = 1;

const WIDE = Math.ceil((BOARD_WIDTH + 2 * AROUND) * FINE);
const HIGH = Math.ceil((BOARD_HEIGHT + 2 * AROUND) * FINE);

/** The board seen from straight above, as a logarithm of each channel. */
export function straightened({ width, height, data }: Picture, matrix: Homography): Planes {
  const flat = new Float32Array(WIDE * HIGH * 3);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  for (let y = 0, to = 0; y < HIGH; y += 1) {
    for (let x = 0; x < WIDE; x += 1, to += 3) {
      let [red, green, blue] = [0, 0, 0];
      for (let part = 0; part < 4; part += 1) {
        const u = (x + 0.25 + 0.5 * (part & 1)) / FINE - AROUND;
        const v = (y + 0.25 + 0.5 * (part >> 1)) / FINE - AROUND;
        const depth = 1 / (g * u + h * v + i);
        const column = Math.min(width - 1, Math.max(0, Math.floor((a * u + b * v + c) * depth)));
        const row = Math.min(height - 1, Math.max(0, Math.floor((d * u + e * v + f) * depth)));
        const from = (row * width + column) * 4;
        red += LOGARITHMS[data[from] ?? 0] ?? 0;
        green += LOGARITHMS[data[from + 1] ?? 0] ?? 0;
        blue += LOGARITHMS[data[from + 2] ?? 0] ?? 0;
      }
      flat[to] = red / 4;
      flat[to + 1] = green / 4;
      flat[to + 2] = blue / 4;
    }
  }
  return { width: WIDE, height: HIGH, values: flat };
}

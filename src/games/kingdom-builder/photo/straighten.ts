import { BOARD_HEIGHT, BOARD_WIDTH, type Homography, project } from './homography';
import type { Planes } from './picture';

/** Pixels for a hex width, and hex widths kept around the board for what leans over its edge. */
export const FINE = 24;
export const AROUND = 1;

const WIDE = Math.ceil((BOARD_WIDTH + 2 * AROUND) * FINE);
const HIGH = Math.ceil((BOARD_HEIGHT + 2 * AROUND) * FINE);

/** The board seen from straight above, as a logarithm of each channel. */
export function straightened({ width, height, values }: Planes, matrix: Homography): Planes {
  const flat = new Float32Array(WIDE * HIGH * 3);
  for (let y = 0, to = 0; y < HIGH; y += 1) {
    for (let x = 0; x < WIDE; x += 1, to += 3) {
      for (let part = 0; part < 4; part += 1) {
        const [px, py] = project(matrix, (x + 0.25 + 0.5 * (part & 1)) / FINE - AROUND, (y + 0.25 + 0.5 * (part >> 1)) / FINE - AROUND);
        const column = Math.min(width - 1, Math.max(0, Math.floor(px)));
        const row = Math.min(height - 1, Math.max(0, Math.floor(py)));
        const from = (row * width + column) * 3;
        for (let channel = 0; channel < 3; channel += 1) flat[to + channel] = (flat[to + channel] ?? 0) + 0.25 * (values[from + channel] ?? 0);
      }
    }
  }
  return { width: WIDE, height: HIGH, values: flat };
}

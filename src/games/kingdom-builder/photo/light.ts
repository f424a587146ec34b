import { BOARD_HEIGHT, BOARD_WIDTH, centreOf } from './homography';

/** A smooth surface over the board is a sum of these. */
const TERMS = 10;

function termsAt(x: number, y: number): readonly number[] {
  const u = (2 * x) / BOARD_WIDTH - 1;
  const v = (2 * y) / BOARD_HEIGHT - 1;
  return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
}

const HEX_TERMS: readonly (readonly number[])[] = Array.from({ length: 400 }, (_, spot) => termsAt(...centreOf(spot)));

/** Keeps the surface flat where nothing is known. */
const STIFF = [0, 0.5, 0.5, 2, 2, 2, 6, 6, 6, 6];

/** The surface nearest to the values of the hexes, each as heavy as it is trusted; one value a hex comes back. */
export function surfaceOver(values: Float64Array, trust: Float64Array): Float64Array {
  const rows = Array.from({ length: TERMS }, (_, index) => {
    const row = new Float64Array(TERMS + 1);
    row[index] = (STIFF[index] ?? 0) + 1e-6;
    return row;
  });
  HEX_TERMS.forEach((terms, spot) => {
    const weight = trust[spot] ?? 0;
    if (weight <= 0) return;
    const value = values[spot] ?? 0;
    for (let index = 0; index < TERMS; index += 1) {
      const row = rows[index];
      if (row === undefined) continue;
      const own = weight * (terms[index] ?? 0);
      for (let other = 0; other < TERMS; other += 1) row[other] = (row[other] ?? 0) + own * (terms[other] ?? 0);
      row[TERMS] = (row[TERMS] ?? 0) + own * value;
    }
  });
  const shares = solved(rows);
  return Float64Array.from(HEX_TERMS, (terms) => terms.reduce((sum, term, index) => sum + term * (shares[index] ?? 0), 0));
}

/** Gauss's elimination for a matrix that is symmetric and positive, with what it shall give as its last column. */
export function solved(rows: readonly Float64Array[]): Float64Array {
  const size = rows.length;
  rows.forEach((row, index) => {
    const pivot = row[index] || 1e-9;
    for (let other = index + 1; other < size; other += 1) {
      const below = rows[other];
      if (below === undefined) continue;
      const share = (below[index] ?? 0) / pivot;
      for (let column = index; column <= size; column += 1) below[column] = (below[column] ?? 0) - share * (row[column] ?? 0);
    }
  });
  const found = new Float64Array(size);
  for (let index = size - 1; index >= 0; index -= 1) {
    const row = rows[index];
    let rest = row?.[size] ?? 0;
    for (let other = index + 1; other < size; other += 1) rest -= (row?.[other] ?? 0) * (found[other] ?? 0);
    found[index] = rest / (row?.[index] || 1e-9);
  }
  return found;
}

/** Hexes around each, nearer than this many hex widths, and how heavy they are. */
const AROUND = 2.6;
const NEIGHBOURS: readonly (readonly (readonly [spot: number, weight: number])[])[] = Array.from({ length: 400 }, (_, spot) => {
  const [x, y] = centreOf(spot);
  return Array.from({ length: 400 }, (_, other): readonly [number, number] => {
    const [ox, oy] = centreOf(other);
    const far = (x - ox) ** 2 + (y - oy) ** 2;
    return [other, other === spot || far > AROUND ** 2 ? 0 : Math.exp(-far / 2)];
  }).filter(([, weight]) => weight > 0);
});

/** A shadow's edge is steeper than any smooth surface: what trusted neighbours still differ by, a hex differs by too. */
export function followed(surface: Float64Array, values: Float64Array, trust: Float64Array): Float64Array {
  return surface.map((height, spot) => {
    let [sum, whole] = [0, 1];
    for (const [other, near] of NEIGHBOURS[spot] ?? []) {
      const weight = near * (trust[other] ?? 0);
      sum += weight * Math.min(0.5, Math.max(-0.5, (values[other] ?? 0) - (surface[other] ?? 0)));
      whole += weight;
    }
    return height + sum / whole;
  });
}

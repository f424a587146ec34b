import { BOARD_HEIGHT, BOARD_WIDTH, centreOf, HEX_SIDE } from './board/homography';

/** A smooth surface over the board is a sum of these. */
const TERMS = 10;

function termsAt(x: number, y: number): readonly number[] {
  const u = (2 * x) / BOARD_WIDTH - 1;
  const v = (2 * y) / BOARD_HEIGHT - 1;
  return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
}

const HEX_TERMS: readonly Float64Array[] = Array.from({ length: 400 }, (_, spot) => Float64Array.from(termsAt(...centreOf(spot))));
/** Products of two terms, the upper half of a square, one row a hex. */
const PRODUCTS: readonly Float64Array[] = HEX_TERMS.map((terms) =>
  Float64Array.from([...terms].flatMap((term, index) => [...terms].slice(index).map((other) => term * other))),
);
const PRODUCT_COUNT = (TERMS * (TERMS + 1)) / 2;

/** Keeps the surface flat where nothing is known. */
const REGULARIZATION = [0, 0.5, 0.5, 2, 2, 2, 6, 6, 6, 6];

/** The surfaces nearest to some values of the hexes, each as heavy as it is trusted; one value a hex comes back. */
export function fitSurfaces(all: readonly Float64Array[], trust: Float64Array): readonly Float64Array[] {
  const square = new Float64Array(PRODUCT_COUNT);
  const wanted = all.map(() => new Float64Array(TERMS));
  for (let spot = 0; spot < 400; spot += 1) {
    const weight = trust[spot] ?? 0;
    const [terms, products] = [HEX_TERMS[spot], PRODUCTS[spot]];
    if (weight <= 0 || terms === undefined || products === undefined) continue;
    for (let at = 0; at < PRODUCT_COUNT; at += 1) square[at] = (square[at] ?? 0) + weight * (products[at] ?? 0);
    all.forEach((values, each) => {
      const [sums, own] = [wanted[each] ?? terms, weight * (values[spot] ?? 0)];
      for (let index = 0; index < TERMS; index += 1) sums[index] = (sums[index] ?? 0) + own * (terms[index] ?? 0);
    });
  }
  return wanted.map((sums) => {
    const shares = solveLinear(augmentedRows(square, sums));
    return Float64Array.from(HEX_TERMS, (terms) => {
      let sum = 0;
      for (let index = 0; index < TERMS; index += 1) sum += (terms[index] ?? 0) * (shares[index] ?? 0);
      return sum;
    });
  });
}

/** The whole square of its upper half, with a last column. */
function augmentedRows(square: Float64Array, sums: Float64Array): readonly Float64Array[] {
  const rows = Array.from({ length: TERMS }, (_, index) => {
    const row = new Float64Array(TERMS + 1);
    row[index] = (REGULARIZATION[index] ?? 0) + 1e-6;
    row[TERMS] = sums[index] ?? 0;
    return row;
  });
  let at = 0;
  rows.forEach((row, index) => {
    for (let other = index; other < TERMS; other += 1, at += 1) {
      row[other] = (row[other] ?? 0) + (square[at] ?? 0);
      const mirrored = rows[other];
      if (other > index && mirrored !== undefined) mirrored[index] = square[at] ?? 0;
    }
  });
  return rows;
}

/** Gauss's elimination for a matrix that is symmetric and positive, with what it shall give as its last column. */
export function solveLinear(rows: readonly Float64Array[]): Float64Array {
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
const NEIGHBOUR_RADIUS = 2.6;
const NEIGHBOURS: readonly (readonly (readonly [spot: number, weight: number])[])[] = Array.from({ length: 400 }, (_, spot) => {
  const [x, y] = centreOf(spot);
  const [row, reach] = [Math.floor(spot / 20), Math.ceil(NEIGHBOUR_RADIUS / (1.5 * HEX_SIDE))];
  const found: (readonly [number, number])[] = [];
  for (let other = Math.max(0, row - reach) * 20; other < Math.min(20, row + reach + 1) * 20; other += 1) {
    const [ox, oy] = centreOf(other);
    const far = (x - ox) ** 2 + (y - oy) ** 2;
    if (other !== spot && far <= NEIGHBOUR_RADIUS ** 2) found.push([other, Math.exp(-far / 2)]);
  }
  return found;
});

/** A shadow's edge is steeper than any smooth surface: what trusted neighbours still differ by, a hex differs by too. */
export function addNeighbourResiduals(surface: Float64Array, values: Float64Array, trust: Float64Array): Float64Array {
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

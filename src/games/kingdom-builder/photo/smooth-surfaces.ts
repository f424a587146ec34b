import { BOARD_HEIGHT, BOARD_WIDTH, centreOf, HEX_SIDE } from './board/homography';

/** The terms of a cubic polynomial in two variables. */
const TERM_COUNT = 10;

function polynomialTerms(x: number, y: number): readonly number[] {
  const u = (2 * x) / BOARD_WIDTH - 1;
  const v = (2 * y) / BOARD_HEIGHT - 1;
  return [1, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v];
}

const HEX_TERMS: readonly Float64Array[] = Array.from({ length: 400 }, (_, spot) => Float64Array.from(polynomialTerms(...centreOf(spot))));
/** For each hex the upper triangle of the outer product of its terms: the summands of the normal equations. */
const HEX_TERM_PRODUCTS: readonly Float64Array[] = HEX_TERMS.map((terms) =>
  Float64Array.from([...terms].flatMap((term, index) => [...terms].slice(index).map((other) => term * other))),
);
const PRODUCT_COUNT = (TERM_COUNT * (TERM_COUNT + 1)) / 2;

/** Tikhonov regularization for each term: keeps the surface flat where there are no samples. */
const REGULARIZATION = [0, 0.5, 0.5, 2, 2, 2, 6, 6, 6, 6];

/** Weighted least squares fits of cubic surfaces over the board, evaluated at every hex. All share the weights and so the normal matrix. */
export function fitSurfaces(valuesBySurface: readonly Float64Array[], weights: Float64Array): readonly Float64Array[] {
  const normalMatrix = new Float64Array(PRODUCT_COUNT);
  const rightSides = valuesBySurface.map(() => new Float64Array(TERM_COUNT));
  for (let spot = 0; spot < 400; spot += 1) {
    const weight = weights[spot] ?? 0;
    const [terms, products] = [HEX_TERMS[spot], HEX_TERM_PRODUCTS[spot]];
    if (weight <= 0 || terms === undefined || products === undefined) continue;
    for (let at = 0; at < PRODUCT_COUNT; at += 1) normalMatrix[at] = (normalMatrix[at] ?? 0) + weight * (products[at] ?? 0);
    valuesBySurface.forEach((values, surface) => {
      const [sums, weighted] = [rightSides[surface] ?? terms, weight * (values[spot] ?? 0)];
      for (let index = 0; index < TERM_COUNT; index += 1) sums[index] = (sums[index] ?? 0) + weighted * (terms[index] ?? 0);
    });
  }
  return rightSides.map((rightSide) => {
    const coefficients = solveLinear(augmentedRows(normalMatrix, rightSide));
    return Float64Array.from(HEX_TERMS, (terms) => {
      let sum = 0;
      for (let index = 0; index < TERM_COUNT; index += 1) sum += (terms[index] ?? 0) * (coefficients[index] ?? 0);
      return sum;
    });
  });
}

/** The full symmetric matrix from its upper triangle, regularized, with the right side as its last column. */
function augmentedRows(upperHalf: Float64Array, rightSide: Float64Array): readonly Float64Array[] {
  const rows = Array.from({ length: TERM_COUNT }, (_, index) => {
    const row = new Float64Array(TERM_COUNT + 1);
    row[index] = (REGULARIZATION[index] ?? 0) + 1e-6;
    row[TERM_COUNT] = rightSide[index] ?? 0;
    return row;
  });
  let at = 0;
  rows.forEach((row, index) => {
    for (let other = index; other < TERM_COUNT; other += 1, at += 1) {
      row[other] = (row[other] ?? 0) + (upperHalf[at] ?? 0);
      const mirrored = rows[other];
      if (other > index && mirrored !== undefined) mirrored[index] = upperHalf[at] ?? 0;
    }
  });
  return rows;
}

/** Gaussian elimination without pivoting, safe for symmetric positive definite matrices; the last column is the right side. Changes `rows`. */
export function solveLinear(rows: readonly Float64Array[]): Float64Array {
  const size = rows.length;
  rows.forEach((row, index) => {
    const pivot = row[index] || 1e-9;
    for (let other = index + 1; other < size; other += 1) {
      const below = rows[other];
      if (below === undefined) continue;
      const factor = (below[index] ?? 0) / pivot;
      for (let column = index; column <= size; column += 1) below[column] = (below[column] ?? 0) - factor * (row[column] ?? 0);
    }
  });
  const solution = new Float64Array(size);
  for (let index = size - 1; index >= 0; index -= 1) {
    const row = rows[index];
    let remainder = row?.[size] ?? 0;
    for (let other = index + 1; other < size; other += 1) remainder -= (row?.[other] ?? 0) * (solution[other] ?? 0);
    solution[index] = remainder / (row?.[index] || 1e-9);
  }
  return solution;
}

/** In hex widths. */
const NEIGHBOUR_RADIUS = 2.6;
/** For each hex the others within the radius, with Gaussian weights. */
const NEIGHBOURS: readonly (readonly (readonly [spot: number, weight: number])[])[] = Array.from({ length: 400 }, (_, spot) => {
  const [x, y] = centreOf(spot);
  const [row, rowReach] = [Math.floor(spot / 20), Math.ceil(NEIGHBOUR_RADIUS / (1.5 * HEX_SIDE))];
  const neighbours: (readonly [number, number])[] = [];
  for (let other = Math.max(0, row - rowReach) * 20; other < Math.min(20, row + rowReach + 1) * 20; other += 1) {
    const [ox, oy] = centreOf(other);
    const squaredDistance = (x - ox) ** 2 + (y - oy) ** 2;
    if (other !== spot && squaredDistance <= NEIGHBOUR_RADIUS ** 2) neighbours.push([other, Math.exp(-squaredDistance / 2)]);
  }
  return neighbours;
});

/** Adds the weighted mean residual of the neighbours to the surface: a shadow's edge is too steep for a cubic polynomial. */
export function addNeighbourResiduals(surface: Float64Array, values: Float64Array, weights: Float64Array): Float64Array {
  return surface.map((height, spot) => {
    let [sum, totalWeight] = [0, 1];
    for (const [other, proximity] of NEIGHBOURS[spot] ?? []) {
      const weight = proximity * (weights[other] ?? 0);
      sum += weight * Math.min(0.5, Math.max(-0.5, (values[other] ?? 0) - (surface[other] ?? 0)));
      totalWeight += weight;
    }
    return height + sum / totalWeight;
  });
}

/** A normal distribution over features: its middle, what undoes its spread, and the logarithm of its height. */
export interface Gaussian {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
  readonly logNormalizer: number;
}

/** Weighed sums that a distribution is made of. */
export interface Moments {
  weight: number;
  readonly sums: Float64Array;
  readonly squares: Float64Array;
}

export const createMoments = (size: number): Moments => ({
  weight: 0,
  sums: new Float64Array(size),
  squares: new Float64Array(size * size),
});

export function addToMoments(heap: Moments, values: Float64Array, from: number, weight: number): void {
  const size = heap.sums.length;
  heap.weight += weight;
  for (let row = 0; row < size; row += 1) {
    const own = weight * (values[from + row] ?? 0);
    heap.sums[row] = (heap.sums[row] ?? 0) + own;
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      heap.squares[at] = (heap.squares[at] ?? 0) + own * (values[from + column] ?? 0);
    }
  }
}

/** The middle, drawn towards another as if that had been seen `strength` times. */
export function shrunkMean(heap: Moments, towards: Float64Array, strength: number): Float64Array {
  return Float64Array.from(heap.sums, (sum, index) => (sum + strength * (towards[index] ?? 0)) / (heap.weight + strength || 1e-9));
}

/** Products of deviations from a middle, summed. */
export function scatterMatrix(heap: Moments, middle: Float64Array): Float64Array {
  const size = heap.sums.length;
  return heap.squares.map((square, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const [mr = 0, mc = 0] = [middle[row], middle[column]];
    return square - mr * (heap.sums[column] ?? 0) - mc * (heap.sums[row] ?? 0) + heap.weight * mr * mc;
  });
}

export function createGaussian(middle: Float64Array, spread: Float64Array): Gaussian {
  const size = middle.length;
  // Gauss and Jordan: the spread beside nothing but ones becomes ones beside its inverse.
  const work = Float64Array.from(spread);
  const undo = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) undo[index * size + index] = 1;
  let height = (-size / 2) * Math.log(2 * Math.PI);
  for (let index = 0; index < size; index += 1) {
    const pivot = Math.max(1e-9, work[index * size + index] ?? 0);
    height -= 0.5 * Math.log(pivot);
    for (let column = 0; column < size; column += 1) {
      work[index * size + column] = (work[index * size + column] ?? 0) / pivot;
      undo[index * size + column] = (undo[index * size + column] ?? 0) / pivot;
    }
    for (let row = 0; row < size; row += 1) {
      const share = row === index ? 0 : (work[row * size + index] ?? 0);
      if (share === 0) continue;
      for (let column = 0; column < size; column += 1) {
        work[row * size + column] = (work[row * size + column] ?? 0) - share * (work[index * size + column] ?? 0);
        undo[row * size + column] = (undo[row * size + column] ?? 0) - share * (undo[index * size + column] ?? 0);
      }
    }
  }
  return { mean: middle, precision: undo, logNormalizer: height };
}

/** How far values lie from the middle, squared, in spreads. */
export function squaredMahalanobis({ mean, precision }: Gaussian, values: Float64Array, from: number): number {
  const size = mean.length;
  let sum = 0;
  for (let row = 0; row < size; row += 1) {
    const own = (values[from + row] ?? 0) - (mean[row] ?? 0);
    for (let column = 0; column < size; column += 1) {
      sum += own * (precision[row * size + column] ?? 0) * ((values[from + column] ?? 0) - (mean[column] ?? 0));
    }
  }
  return sum;
}

/** The logarithm of a density with tails heavier than a bell's: what strays a little is no wonder. */
export function logLikelihood(bell: Gaussian, values: Float64Array, from: number): number {
  const size = bell.mean.length;
  const FREEDOM = 8;
  return bell.logNormalizer - ((FREEDOM + size) / 2) * Math.log(1 + squaredMahalanobis(bell, values, from) / FREEDOM);
}

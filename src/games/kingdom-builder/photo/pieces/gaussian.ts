/** A multivariate normal distribution; `precision` is the inverse of its covariance. */
export interface Gaussian {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
  readonly logNormalizer: number;
}

/** Weighted sums of samples and of their outer products. */
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

export function addToMoments(moments: Moments, values: Float64Array, from: number, weight: number): void {
  const size = moments.sums.length;
  moments.weight += weight;
  for (let row = 0; row < size; row += 1) {
    const weighted = weight * (values[from + row] ?? 0);
    moments.sums[row] = (moments.sums[row] ?? 0) + weighted;
    for (let column = 0; column < size; column += 1) {
      const at = row * size + column;
      moments.squares[at] = (moments.squares[at] ?? 0) + weighted * (values[from + column] ?? 0);
    }
  }
}

/** The mean, shrunk towards a prior that counts as `strength` samples. */
export function shrunkMean(moments: Moments, prior: Float64Array, strength: number): Float64Array {
  return Float64Array.from(moments.sums, (sum, index) => (sum + strength * (prior[index] ?? 0)) / (moments.weight + strength || 1e-9));
}

/** The scatter matrix: the weighted sum of outer products of the deviations from a mean. */
export function scatterMatrix(moments: Moments, mean: Float64Array): Float64Array {
  const size = moments.sums.length;
  return moments.squares.map((square, at) => {
    const [row, column] = [Math.floor(at / size), at % size];
    const [mr = 0, mc = 0] = [mean[row], mean[column]];
    return square - mr * (moments.sums[column] ?? 0) - mc * (moments.sums[row] ?? 0) + moments.weight * mr * mc;
  });
}

export function createGaussian(mean: Float64Array, covariance: Float64Array): Gaussian {
  const size = mean.length;
  // Gauss–Jordan elimination; the product of the pivots is the determinant.
  const work = Float64Array.from(covariance);
  const inverse = new Float64Array(size * size);
  for (let index = 0; index < size; index += 1) inverse[index * size + index] = 1;
  let logNormalizer = (-size / 2) * Math.log(2 * Math.PI);
  for (let index = 0; index < size; index += 1) {
    const pivot = Math.max(1e-9, work[index * size + index] ?? 0);
    logNormalizer -= 0.5 * Math.log(pivot);
    for (let column = 0; column < size; column += 1) {
      work[index * size + column] = (work[index * size + column] ?? 0) / pivot;
      inverse[index * size + column] = (inverse[index * size + column] ?? 0) / pivot;
    }
    for (let row = 0; row < size; row += 1) {
      const factor = row === index ? 0 : (work[row * size + index] ?? 0);
      if (factor === 0) continue;
      for (let column = 0; column < size; column += 1) {
        work[row * size + column] = (work[row * size + column] ?? 0) - factor * (work[index * size + column] ?? 0);
        inverse[row * size + column] = (inverse[row * size + column] ?? 0) - factor * (inverse[index * size + column] ?? 0);
      }
    }
  }
  return { mean, precision: inverse, logNormalizer };
}

export function squaredMahalanobis({ mean, precision }: Gaussian, values: Float64Array, from: number): number {
  const size = mean.length;
  let sum = 0;
  for (let row = 0; row < size; row += 1) {
    const deviation = (values[from + row] ?? 0) - (mean[row] ?? 0);
    for (let column = 0; column < size; column += 1) {
      sum += deviation * (precision[row * size + column] ?? 0) * ((values[from + column] ?? 0) - (mean[column] ?? 0));
    }
  }
  return sum;
}

/** The log density of Student's t distribution, up to a constant: its heavy tails tolerate outliers. */
export function logLikelihood(gaussian: Gaussian, values: Float64Array, from: number): number {
  const size = gaussian.mean.length;
  const DEGREES_OF_FREEDOM = 8;
  return (
    gaussian.logNormalizer -
    ((DEGREES_OF_FREEDOM + size) / 2) * Math.log(1 + squaredMahalanobis(gaussian, values, from) / DEGREES_OF_FREEDOM)
  );
}

import type { LogPicture } from '../picture';
import { solveLinear } from '../smooth-surfaces';

/** Clusters of background colours: wood, cloth, objects at the border. */
const CLUSTER_COUNT = 6;
/** The width of the border strip that is taken for background, as a share of the shorter side. */
const RIM_SHARE = 0.045;

/** Three values a pixel: lightness, weighted by half, and the red–green and blue–green differences. */
type ColourFeatures = Float32Array;

/** Maps of each pixel's distance from the background seen at the image border: first from its colour clusters, then from a smooth surface. */
export function* backgroundDistances(picture: LogPicture): Generator<Float32Array> {
  const { width, height } = picture;
  const colours = toColourFeatures(picture.values);
  const rimWidth = Math.max(2, Math.round(RIM_SHARE * Math.min(width, height)));
  const rim: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      if (x < rimWidth || y < rimWidth || x >= width - rimWidth || y >= height - rimWidth) rim.push(y * width + x);
  }
  yield distanceToClusters(colours, clusterColours(colours, rim));
  yield distanceToSmoothSurface(colours, rim, width, height);
}

function toColourFeatures(values: Float32Array): ColourFeatures {
  const colours = new Float32Array(values.length);
  for (let at = 0; at < values.length; at += 3) {
    const [red, green, blue] = [values[at] ?? 0, values[at + 1] ?? 0, values[at + 2] ?? 0];
    colours[at] = (0.5 * (red + green + blue)) / 3;
    colours[at + 1] = red - green;
    colours[at + 2] = blue - green;
  }
  return colours;
}

/** The squared distance of a pixel from a cluster centre. */
function squaredDistance(colours: ColourFeatures, pixel: number, centres: Float64Array, centre: number): number {
  const [a, b] = [pixel * 3, centre * 3];
  const light = (colours[a] ?? 0) - (centres[b] ?? 0);
  const red = (colours[a + 1] ?? 0) - (centres[b + 1] ?? 0);
  const blue = (colours[a + 2] ?? 0) - (centres[b + 2] ?? 0);
  return light * light + red * red + blue * blue;
}

interface ColourClusters {
  readonly count: number;
  readonly centres: Float64Array;
  readonly variances: Float64Array;
}

function distanceToClusters(colours: ColourFeatures, { count, centres, variances }: ColourClusters): Float32Array {
  const distances = new Float32Array(colours.length / 3);
  for (let pixel = 0; pixel < distances.length; pixel += 1) {
    let smallest = Number.POSITIVE_INFINITY;
    for (let cluster = 0; cluster < count; cluster += 1)
      smallest = Math.min(smallest, squaredDistance(colours, pixel, centres, cluster) / (variances[cluster] ?? 1));
    distances[pixel] = Math.sqrt(smallest);
  }
  return distances;
}

/** Distance from a quadratic surface fitted to the border: a plain table under light that falls off to one side. */
function distanceToSmoothSurface(colours: ColourFeatures, rim: readonly number[], width: number, height: number): Float32Array {
  const terms = new Float64Array(6);
  const termsAt = (pixel: number): void => {
    const [u, v] = [(2 * (pixel % width)) / width - 1, (2 * Math.floor(pixel / width)) / height - 1];
    terms.set([1, u, v, u * u, u * v, v * v]);
  };
  const coefficientsByChannel = [0, 1, 2].map((channel) => {
    const rows = Array.from({ length: 6 }, (_, index) => {
      const row = new Float64Array(7);
      row[index] = 1e-3;
      return row;
    });
    for (const pixel of rim) {
      termsAt(pixel);
      const value = colours[pixel * 3 + channel] ?? 0;
      rows.forEach((row, index) => {
        const term = terms[index] ?? 0;
        for (let other = 0; other < 6; other += 1) row[other] = (row[other] ?? 0) + (terms[other] ?? 0) * term;
        row[6] = (row[6] ?? 0) + value * term;
      });
    }
    return solveLinear(rows);
  });
  const fitted = new Float64Array(3);
  const squaredResidual = (pixel: number): number => {
    termsAt(pixel);
    coefficientsByChannel.forEach((coefficients, channel) => {
      let sum = 0;
      for (let index = 0; index < 6; index += 1) sum += (terms[index] ?? 0) * (coefficients[index] ?? 0);
      fitted[channel] = sum;
    });
    return squaredDistance(colours, pixel, fitted, 0);
  };
  const variance = 0.002 + rim.reduce((sum, pixel) => sum + squaredResidual(pixel), 0) / rim.length;
  return Float32Array.from({ length: colours.length / 3 }, (_, pixel) => Math.sqrt(squaredResidual(pixel) / variance));
}

/** k-means (Lloyd's algorithm) on the border pixels. Small clusters are dropped: they are objects that reach into the border. */
function clusterColours(colours: ColourFeatures, rim: readonly number[]): ColourClusters {
  const centres = new Float64Array(CLUSTER_COUNT * 3);
  for (let cluster = 0; cluster < CLUSTER_COUNT; cluster += 1) {
    const from = (rim[Math.floor(((cluster + 0.5) / CLUSTER_COUNT) * rim.length)] ?? 0) * 3;
    centres.set(colours.subarray(from, from + 3), cluster * 3);
  }
  const [sums, counts, variances] = [new Float64Array(CLUSTER_COUNT * 3), new Float64Array(CLUSTER_COUNT), new Float64Array(CLUSTER_COUNT)];
  for (let round = 0; round <= 6; round += 1) {
    if (round > 0)
      for (let cluster = 0; cluster < CLUSTER_COUNT; cluster += 1) {
        const count = counts[cluster] ?? 0;
        for (let component = cluster * 3; count > 0 && component < cluster * 3 + 3; component += 1)
          centres[component] = (sums[component] ?? 0) / count;
      }
    if (round === 6) break;
    for (const each of [sums, counts]) each.fill(0);
    for (const pixel of rim) {
      const nearest = nearestCluster(colours, pixel, centres);
      counts[nearest] = (counts[nearest] ?? 0) + 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[nearest * 3 + channel] = (sums[nearest * 3 + channel] ?? 0) + (colours[pixel * 3 + channel] ?? 0);
    }
  }
  for (const pixel of rim) {
    const nearest = nearestCluster(colours, pixel, centres);
    variances[nearest] = (variances[nearest] ?? 0) + squaredDistance(colours, pixel, centres, nearest) / (counts[nearest] ?? 1);
  }
  const largeClusters = [...counts.keys()].filter((cluster) => (counts[cluster] ?? 0) >= 0.04 * rim.length);
  return {
    count: largeClusters.length,
    centres: Float64Array.from(largeClusters.flatMap((cluster) => [...centres.subarray(cluster * 3, cluster * 3 + 3)])),
    variances: Float64Array.from(largeClusters, (cluster) => 0.002 + (variances[cluster] ?? 0)),
  };
}

function nearestCluster(colours: ColourFeatures, pixel: number, centres: Float64Array): number {
  let [smallest, nearest] = [Number.POSITIVE_INFINITY, 0];
  for (let cluster = 0; cluster < CLUSTER_COUNT; cluster += 1) {
    const distance = squaredDistance(colours, pixel, centres, cluster);
    if (distance < smallest) [smallest, nearest] = [distance, cluster];
  }
  return nearest;
}

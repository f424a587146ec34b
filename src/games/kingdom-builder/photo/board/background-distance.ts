import type { LogPicture } from '../picture';
import { solveLinear } from '../smooth-surfaces';

/** How many looks a table is held to have: wood, cloth, what lies at the rim. */
const CLUSTERS = 6;
const RIM = 0.045;

/** Three values a pixel: lightness, which counts half, and red and blue against green. */
type ColourFeatures = Float32Array;

/** How unlike the picture's rim, where the table is seen, each pixel is: by the rim's colours, and by what lies smoothly between them. */
export function* backgroundDistances(planes: LogPicture): Generator<Float32Array> {
  const { width, height } = planes;
  const colours = toColourFeatures(planes.values);
  const deep = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const rim: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (x < deep || y < deep || x >= width - deep || y >= height - deep) rim.push(y * width + x);
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

/** How far a pixel is from a colour, squared. */
function squaredDistance(colours: ColourFeatures, pixel: number, middles: Float64Array, middle: number): number {
  const [a, b] = [pixel * 3, middle * 3];
  const light = (colours[a] ?? 0) - (middles[b] ?? 0);
  const red = (colours[a + 1] ?? 0) - (middles[b + 1] ?? 0);
  const blue = (colours[a + 2] ?? 0) - (middles[b + 2] ?? 0);
  return light * light + red * red + blue * blue;
}

interface ColourClusters {
  readonly count: number;
  readonly centres: Float64Array;
  /** How far each strays, squared. */
  readonly variances: Float64Array;
}

function distanceToClusters(colours: ColourFeatures, { count, centres, variances }: ColourClusters): Float32Array {
  const found = new Float32Array(colours.length / 3);
  for (let pixel = 0; pixel < found.length; pixel += 1) {
    let least = Number.POSITIVE_INFINITY;
    for (let look = 0; look < count; look += 1)
      least = Math.min(least, squaredDistance(colours, pixel, centres, look) / (variances[look] ?? 1));
    found[pixel] = Math.sqrt(least);
  }
  return found;
}

/** By what the table shows where it lies under even light that falls off to a side. */
function distanceToSmoothSurface(colours: ColourFeatures, rim: readonly number[], width: number, height: number): Float32Array {
  const terms = new Float64Array(6);
  const termsAt = (pixel: number): void => {
    const [u, v] = [(2 * (pixel % width)) / width - 1, (2 * Math.floor(pixel / width)) / height - 1];
    terms.set([1, u, v, u * u, u * v, v * v]);
  };
  const parts = [0, 1, 2].map((part) => {
    const rows = Array.from({ length: 6 }, (_, index) => {
      const row = new Float64Array(7);
      row[index] = 1e-3;
      return row;
    });
    for (const pixel of rim) {
      termsAt(pixel);
      const value = colours[pixel * 3 + part] ?? 0;
      rows.forEach((row, index) => {
        const own = terms[index] ?? 0;
        for (let other = 0; other < 6; other += 1) row[other] = (row[other] ?? 0) + (terms[other] ?? 0) * own;
        row[6] = (row[6] ?? 0) + value * own;
      });
    }
    return solveLinear(rows);
  });
  const middle = new Float64Array(3);
  const off = (pixel: number): number => {
    termsAt(pixel);
    parts.forEach((shares, part) => {
      let sum = 0;
      for (let index = 0; index < 6; index += 1) sum += (terms[index] ?? 0) * (shares[index] ?? 0);
      middle[part] = sum;
    });
    return squaredDistance(colours, pixel, middle, 0);
  };
  const stray = 0.002 + rim.reduce((sum, pixel) => sum + off(pixel), 0) / rim.length;
  return Float32Array.from({ length: colours.length / 3 }, (_, pixel) => Math.sqrt(off(pixel) / stray));
}

/** Lloyd's clusters; those with few pixels are objects that stick out over the rim. */
function clusterColours(colours: ColourFeatures, rim: readonly number[]): ColourClusters {
  const middles = new Float64Array(CLUSTERS * 3);
  for (let look = 0; look < CLUSTERS; look += 1) {
    const from = (rim[Math.floor(((look + 0.5) / CLUSTERS) * rim.length)] ?? 0) * 3;
    middles.set(colours.subarray(from, from + 3), look * 3);
  }
  const [sums, counts, strays] = [new Float64Array(CLUSTERS * 3), new Float64Array(CLUSTERS), new Float64Array(CLUSTERS)];
  for (let round = 0; round <= 6; round += 1) {
    if (round > 0)
      for (let look = 0; look < CLUSTERS; look += 1) {
        const count = counts[look] ?? 0;
        for (let part = look * 3; count > 0 && part < look * 3 + 3; part += 1) middles[part] = (sums[part] ?? 0) / count;
      }
    if (round === 6) break;
    for (const each of [sums, counts]) each.fill(0);
    for (const pixel of rim) {
      const own = nearestCluster(colours, pixel, middles);
      counts[own] = (counts[own] ?? 0) + 1;
      for (let part = 0; part < 3; part += 1) sums[own * 3 + part] = (sums[own * 3 + part] ?? 0) + (colours[pixel * 3 + part] ?? 0);
    }
  }
  for (const pixel of rim) {
    const own = nearestCluster(colours, pixel, middles);
    strays[own] = (strays[own] ?? 0) + squaredDistance(colours, pixel, middles, own) / (counts[own] ?? 1);
  }
  const large = [...counts.keys()].filter((look) => (counts[look] ?? 0) >= 0.04 * rim.length);
  return {
    count: large.length,
    centres: Float64Array.from(large.flatMap((look) => [...middles.subarray(look * 3, look * 3 + 3)])),
    variances: Float64Array.from(large, (look) => 0.002 + (strays[look] ?? 0)),
  };
}

function nearestCluster(colours: ColourFeatures, pixel: number, middles: Float64Array): number {
  let [best, at] = [Number.POSITIVE_INFINITY, 0];
  for (let look = 0; look < CLUSTERS; look += 1) {
    const far = squaredDistance(colours, pixel, middles, look);
    if (far < best) [best, at] = [far, look];
  }
  return at;
}

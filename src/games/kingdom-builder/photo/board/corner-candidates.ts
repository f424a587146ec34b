import type { LogPicture } from '../picture';
import { backgroundDistances } from './background-distance';
import type { Corners, Point } from './homography';
import { convexHull, enclosingQuad, isConcave, mapCorners, polygonArea, startAtTopLeft, toClockwise } from './quadrilateral';

/** Quadrilaterals that may be the board, the likeliest first: the largest connected foreground region, for several thresholds and clean-ups. */
export function* candidateCorners(picture: LogPicture): Generator<Corners> {
  const { width, height } = picture;
  const yielded: Corners[] = [];
  const tested: Corners[] = [];
  for (const distances of backgroundDistances(picture)) {
    for (const [threshold, radius] of otsuThresholds(distances).flatMap((each) => [
      [each, 1] as const,
      [each, Math.round(width / 60)] as const,
    ])) {
      const component = largestComponent(closeAndOpen(thresholdMask(distances, threshold), width, height, radius), width, height);
      if (component === undefined) continue;
      const quad = enclosingQuad(convexHull(outlinePoints(component, width, height)));
      if (quad === undefined) continue;
      const clockwise = toClockwise(quad);
      if (isConcave(clockwise) || tested.some((other) => largestCornerDistance(other, clockwise) < 0.01 * width)) continue;
      tested.push(clockwise);
      const fitted = startAtTopLeft(fitCorners(component, width, height, clockwise));
      const areaShare = polygonArea(fitted) / (width * height);
      if (areaShare > 0.06 && areaShare < 0.98 && yielded.every((other) => largestCornerDistance(other, fitted) > 0.012 * width)) {
        yielded.push(fitted);
        yield fitted;
      }
    }
  }
}

function thresholdMask(values: Float32Array, threshold: number): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) mask[pixel] = (values[pixel] ?? 0) > threshold ? 1 : 0;
  return mask;
}

const largestCornerDistance = (a: Corners, b: Corners): number =>
  Math.max(...a.map(([x, y], index) => Math.hypot(x - (b[index]?.[0] ?? 0), y - (b[index]?.[1] ?? 0))));

/** Otsu's threshold, which maximizes the between-class variance, a lower one, and a fixed one. */
function otsuThresholds(values: Float32Array): readonly number[] {
  const maxValue = 14;
  const counts = new Float64Array(140);
  for (const value of values) {
    const bin = Math.min(139, Math.floor((value / maxValue) * 140));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const weightedTotal = counts.reduce((sum, count, bin) => sum + count * bin, 0);
  let [countBelow, sumBelow, bestVariance, threshold] = [0, 0, -1, 0];
  counts.forEach((count, bin) => {
    countBelow += count;
    sumBelow += count * bin;
    const countAbove = total - countBelow;
    if (countBelow === 0 || countAbove === 0) return;
    const betweenClassVariance = countBelow * countAbove * (sumBelow / countBelow - (weightedTotal - sumBelow) / countAbove) ** 2;
    if (betweenClassVariance > bestVariance) [bestVariance, threshold] = [betweenClassVariance, ((bin + 1) / 140) * maxValue];
  });
  return [threshold, 0.65 * threshold, 2.6];
}

/** Morphological closing, then opening: fills gaps and removes parts thinner than twice the radius. */
function closeAndOpen(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  const filled = dilate(dilate(mask, width, height, radius, 1), width, height, radius, 0);
  return dilate(dilate(filled, width, height, radius, 0), width, height, radius, 1);
}

/** Dilation of the pixels with `value` by a square; of zeros it is an erosion of the ones. Separable, so rows first, then columns. */
function dilate(mask: Uint8Array, width: number, height: number, radius: number, value: 0 | 1): Uint8Array {
  const horizontal = dilateLines(mask, width, height, 1, width, radius, value);
  return dilateLines(horizontal, height, width, width, 1, radius, value);
}

function dilateLines(
  mask: Uint8Array,
  length: number,
  rows: number,
  stride: number,
  rowStride: number,
  radius: number,
  value: 0 | 1,
): Uint8Array {
  const result = new Uint8Array(mask.length).fill(1 - value);
  for (let row = 0; row < rows; row += 1) {
    let lastMatch = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < length + radius; index += 1) {
      if (index < length && mask[row * rowStride + index * stride] === value) lastMatch = index;
      const at = index - radius;
      if (at >= 0 && lastMatch >= at - radius) result[row * rowStride + at * stride] = value;
    }
  }
  return result;
}

/** The mask of the largest connected component, with its holes filled. */
function largestComponent(mask: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const [labels, stack] = [new Int32Array(mask.length), new Int32Array(mask.length + 1)];
  let [label, largestSize, largestLabel] = [0, 0, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] !== 1 || labels[pixel] !== 0) continue;
    label += 1;
    const size = floodFill(mask, 1, width, labels, label, [pixel], stack);
    if (size > largestSize) [largestSize, largestLabel] = [size, label];
  }
  if (largestSize < 0.03 * mask.length) return undefined;
  const component = new Uint8Array(mask.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) component[pixel] = labels[pixel] === largestLabel ? 1 : 0;
  // Background that cannot be reached from the image border is a hole.
  const outside = new Int32Array(mask.length);
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) rim.push(y * width, (y + 1) * width - 1);
  floodFill(component, 0, width, outside, 1, rim, stack);
  for (let pixel = 0; pixel < mask.length; pixel += 1) component[pixel] = outside[pixel] === 1 ? 0 : 1;
  return component;
}

/** Labels all pixels of `value` that are 4-connected to the seeds, and returns their number. */
function floodFill(
  mask: Uint8Array,
  value: 0 | 1,
  width: number,
  labels: Int32Array,
  label: number,
  seeds: readonly number[],
  stack: Int32Array,
): number {
  let [size, depth] = [0, 0];
  const visit = (pixel: number): void => {
    if (mask[pixel] !== value || labels[pixel] !== 0) return;
    labels[pixel] = label;
    stack[depth] = pixel;
    depth += 1;
  };
  for (const pixel of seeds) visit(pixel);
  while (depth > 0) {
    depth -= 1;
    size += 1;
    const pixel = stack[depth] ?? 0;
    const x = pixel % width;
    if (x > 0) visit(pixel - 1);
    if (x < width - 1) visit(pixel + 1);
    visit(pixel - width);
    visit(pixel + width);
  }
  return size;
}

function outlinePoints(component: Uint8Array, width: number, height: number): readonly Point[] {
  const points: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = component.subarray(y * width, (y + 1) * width);
    const [left, right] = [row.indexOf(1), row.lastIndexOf(1)];
    if (left >= 0) points.push([left, y], [right + 1, y], [left, y + 1], [right + 1, y + 1]);
  }
  return points;
}

/** Maximizes the component's pixels minus background pixels inside the quadrilateral: an object that touches the board then shifts the corners little. */
function fitCorners(component: Uint8Array, width: number, height: number, start: Corners): Corners {
  // Prefix sums of each row, +1 for the component and −1 for background: a quadrilateral is scored with two lookups a row.
  const sums = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] ?? 0) + (component[y * width + x] === 1 ? 1 : -1);
  }
  const clampColumn = (x: number): number => Math.min(width, Math.max(0, Math.round(x)));
  const [lefts, rights] = [new Float64Array(height), new Float64Array(height)];
  const scoreCorners = (corners: Corners): number => {
    lefts.fill(Number.POSITIVE_INFINITY);
    rights.fill(Number.NEGATIVE_INFINITY);
    corners.forEach(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % 4] ?? [0, 0];
      // Only rows whose centre line the side crosses.
      const below = Math.min(height, Math.ceil(Math.max(y1, y2) - 0.5));
      const slope = (x2 - x1) / (y2 - y1);
      for (let y = Math.max(0, Math.ceil(Math.min(y1, y2) - 0.5)); y < below; y += 1) {
        const x = x1 + (y + 0.5 - y1) * slope;
        if (x < (lefts[y] ?? 0)) lefts[y] = x;
        if (x > (rights[y] ?? 0)) rights[y] = x;
      }
    });
    let sum = 0;
    for (let y = 0, row = 0; y < height; y += 1, row += width + 1) {
      const [left, right] = [lefts[y] ?? 0, rights[y] ?? 0];
      if (right > left) sum += (sums[row + clampColumn(right)] ?? 0) - (sums[row + clampColumn(left)] ?? 0);
    }
    return sum;
  };
  let [best, bestScore] = [start, scoreCorners(start)];
  for (let step = width / 20; step > 0.4; step /= 2) {
    for (let hasImproved = true, rounds = 0; hasImproved && rounds < 3; rounds += 1) {
      hasImproved = false;
      for (let moveIndex = 0; moveIndex < 32; moveIndex += 1) {
        const [dx, dy] = [step * Math.cos(((moveIndex % 4) * Math.PI) / 2), step * Math.sin(((moveIndex % 4) * Math.PI) / 2)];
        const target = Math.floor(moveIndex / 4);
        // A move shifts one corner, or both corners of a side.
        const candidate = mapCorners(best, ([x, y], index) =>
          (target < 4 ? index === target : index === target - 4 || index === (target - 3) % 4) ? [x + dx, y + dy] : [x, y],
        );
        const score = isConcave(candidate) ? Number.NEGATIVE_INFINITY : scoreCorners(candidate);
        if (score > bestScore) [best, bestScore, hasImproved] = [candidate, score, true];
      }
    }
  }
  return best;
}

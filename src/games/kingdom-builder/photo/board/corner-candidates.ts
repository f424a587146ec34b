import type { LogPicture } from '../picture';
import { backgroundDistances } from './background-distance';
import type { Corners, Point } from './homography';
import { convexHull, enclosingQuad, isConcave, mapCorners, polygonArea, startAtTopLeft, toClockwise } from './quadrilateral';

/** Where the board may lie, the likeliest first: what is unlike the table, in one piece, with four corners. */
export function* candidateCorners(planes: LogPicture): Generator<Corners> {
  const { width, height } = planes;
  const found: Corners[] = [];
  const tried: Corners[] = [];
  for (const unlike of backgroundDistances(planes)) {
    for (const [limit, thin] of otsuThresholds(unlike).flatMap((each) => [[each, 1] as const, [each, Math.round(width / 60)] as const])) {
      const piece = largestComponent(closeAndOpen(thresholdMask(unlike, limit), width, height, thin), width, height);
      if (piece === undefined) continue;
      const quad = enclosingQuad(convexHull(outlinePoints(piece, width, height)));
      if (quad === undefined) continue;
      const round = toClockwise(quad);
      if (isConcave(round) || tried.some((other) => largestCornerDistance(other, round) < 0.01 * width)) continue;
      tried.push(round);
      const fitted = startAtTopLeft(fitCorners(piece, width, height, round));
      const share = polygonArea(fitted) / (width * height);
      if (share > 0.06 && share < 0.98 && found.every((other) => largestCornerDistance(other, fitted) > 0.012 * width)) {
        found.push(fitted);
        yield fitted;
      }
    }
  }
}

function thresholdMask(values: Float32Array, limit: number): Uint8Array {
  const mask = new Uint8Array(values.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) mask[pixel] = (values[pixel] ?? 0) > limit ? 1 : 0;
  return mask;
}

const largestCornerDistance = (a: Corners, b: Corners): number =>
  Math.max(...a.map(([x, y], index) => Math.hypot(x - (b[index]?.[0] ?? 0), y - (b[index]?.[1] ?? 0))));

/** Otsu's limit between two heaps, and some on both sides of it. */
function otsuThresholds(values: Float32Array): readonly number[] {
  const top = 14;
  const counts = new Float64Array(140);
  for (const value of values) {
    const bin = Math.min(139, Math.floor((value / top) * 140));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const weighed = counts.reduce((sum, count, bin) => sum + count * bin, 0);
  let [low, lowSum, best, limit] = [0, 0, -1, 0];
  counts.forEach((count, bin) => {
    low += count;
    lowSum += count * bin;
    const high = whole - low;
    if (low === 0 || high === 0) return;
    const between = low * high * (lowSum / low - (weighed - lowSum) / high) ** 2;
    if (between > best) [best, limit] = [between, ((bin + 1) / 140) * top];
  });
  return [limit, 0.65 * limit, 2.6];
}

/** Without what is thinner than twice `thin`, and with what is as thin filled. */
function closeAndOpen(mask: Uint8Array, width: number, height: number, thin: number): Uint8Array {
  const filled = dilate(dilate(mask, width, height, thin, 1), width, height, thin, 0);
  return dilate(dilate(filled, width, height, thin, 0), width, height, thin, 1);
}

/** Each pixel takes on a value where it occurs near by. */
function dilate(mask: Uint8Array, width: number, height: number, reach: number, value: 0 | 1): Uint8Array {
  const across = dilateLines(mask, width, height, 1, width, reach, value);
  return dilateLines(across, height, width, width, 1, reach, value);
}

function dilateLines(
  mask: Uint8Array,
  length: number,
  rows: number,
  stride: number,
  rowStride: number,
  reach: number,
  value: 0 | 1,
): Uint8Array {
  const result = new Uint8Array(mask.length).fill(1 - value);
  for (let row = 0; row < rows; row += 1) {
    let last = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < length + reach; index += 1) {
      if (index < length && mask[row * rowStride + index * stride] === value) last = index;
      const at = index - reach;
      if (at >= 0 && last >= at - reach) result[row * rowStride + at * stride] = value;
    }
  }
  return result;
}

/** The largest piece that hangs together, with its holes filled. */
function largestComponent(mask: Uint8Array, width: number, height: number): Uint8Array | undefined {
  const [marks, stack] = [new Int32Array(mask.length), new Int32Array(mask.length + 1)];
  let [mark, most, best] = [0, 0, 0];
  for (let pixel = 0; pixel < mask.length; pixel += 1) {
    if (mask[pixel] !== 1 || marks[pixel] !== 0) continue;
    mark += 1;
    const size = floodFill(mask, 1, width, marks, mark, [pixel], stack);
    if (size > most) [most, best] = [size, mark];
  }
  if (most < 0.03 * mask.length) return undefined;
  const piece = new Uint8Array(mask.length);
  for (let pixel = 0; pixel < mask.length; pixel += 1) piece[pixel] = marks[pixel] === best ? 1 : 0;
  // What no way leads to from the picture's rim is inside.
  const outside = new Int32Array(mask.length);
  const rim: number[] = [];
  for (let x = 0; x < width; x += 1) rim.push(x, (height - 1) * width + x);
  for (let y = 0; y < height; y += 1) rim.push(y * width, (y + 1) * width - 1);
  floodFill(piece, 0, width, outside, 1, rim, stack);
  for (let pixel = 0; pixel < mask.length; pixel += 1) piece[pixel] = outside[pixel] === 1 ? 0 : 1;
  return piece;
}

/** Marks all pixels of a value that hang together with some; how many those are. */
function floodFill(
  mask: Uint8Array,
  value: 0 | 1,
  width: number,
  marks: Int32Array,
  mark: number,
  from: readonly number[],
  stack: Int32Array,
): number {
  let [size, depth] = [0, 0];
  const visit = (pixel: number): void => {
    if (mask[pixel] !== value || marks[pixel] !== 0) return;
    marks[pixel] = mark;
    stack[depth] = pixel;
    depth += 1;
  };
  for (const pixel of from) visit(pixel);
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

function outlinePoints(piece: Uint8Array, width: number, height: number): readonly Point[] {
  const rim: Point[] = [];
  for (let y = 0; y < height; y += 1) {
    const row = piece.subarray(y * width, (y + 1) * width);
    const [left, right] = [row.indexOf(1), row.lastIndexOf(1)];
    if (left >= 0) rim.push([left, y], [right + 1, y], [left, y + 1], [right + 1, y + 1]);
  }
  return rim;
}

/** Corners moved so that as little as can be of the piece lies outside, and of the rest inside: something that touches the board then does little. */
function fitCorners(piece: Uint8Array, width: number, height: number, start: Corners): Corners {
  // A row's sum up to each pixel: +1 in the piece, −1 beside it.
  const sums = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1)
      sums[y * (width + 1) + x + 1] = (sums[y * (width + 1) + x] ?? 0) + (piece[y * width + x] === 1 ? 1 : -1);
  }
  const within = (x: number): number => Math.min(width, Math.max(0, Math.round(x)));
  const [lefts, rights] = [new Float64Array(height), new Float64Array(height)];
  const worth = (corners: Corners): number => {
    lefts.fill(Number.POSITIVE_INFINITY);
    rights.fill(Number.NEGATIVE_INFINITY);
    corners.forEach(([x1, y1], index) => {
      const [x2, y2] = corners[(index + 1) % 4] ?? [0, 0];
      // The rows whose middles the side crosses.
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
      if (right > left) sum += (sums[row + within(right)] ?? 0) - (sums[row + within(left)] ?? 0);
    }
    return sum;
  };
  let [best, most] = [start, worth(start)];
  for (let step = width / 20; step > 0.4; step /= 2) {
    for (let better = true, rounds = 0; better && rounds < 3; rounds += 1) {
      better = false;
      for (let way = 0; way < 32; way += 1) {
        const [dx, dy] = [step * Math.cos(((way % 4) * Math.PI) / 2), step * Math.sin(((way % 4) * Math.PI) / 2)];
        const which = Math.floor(way / 4);
        // One corner, or a side of two.
        const next = mapCorners(best, ([x, y], index) =>
          (which < 4 ? index === which : index === which - 4 || index === (which - 3) % 4) ? [x + dx, y + dy] : [x, y],
        );
        const value = isConcave(next) ? Number.NEGATIVE_INFINITY : worth(next);
        if (value > most) [best, most, better] = [next, value, true];
      }
    }
  }
  return best;
}

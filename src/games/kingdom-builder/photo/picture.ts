/** An RGBA image, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** An RGB image of logarithms: illumination, which multiplies colours, becomes an offset that can be subtracted. */
export interface LogPicture {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Added before the logarithm, so that sensor noise in dark pixels is not amplified into colour. */
const FLOOR = 14;
export const LOG_TABLE = Float32Array.from({ length: 256 }, (_, value) => Math.log(value + FLOOR));

/** The factor by which an image is downsampled so that its longest side is at most `longest`. */
export const reductionFactor = ({ width, height }: Pick<Picture, 'width' | 'height'>, longest: number): number =>
  Math.max(1, Math.max(width, height) / longest);

/** Box downsampling: each pixel is the mean of the block it replaces. */
export function downsample(picture: Picture, factor: number): Picture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const data = new Uint8Array(width * height * 4);
  // A Uint8Array for every source keeps the inner loop monomorphic, so that it is optimized once.
  const from = new Uint8Array(picture.data.buffer, picture.data.byteOffset, picture.data.length);
  const starts = Int32Array.from({ length: width + 1 }, (_, x) => Math.min(picture.width, Math.floor(x * factor)));
  const sums = new Uint32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * factor);
    const bottom = Math.max(top + 1, Math.min(picture.height, Math.floor((y + 1) * factor)));
    sums.fill(0);
    for (let row = top; row < bottom; row += 1) addRow(from, row * picture.width * 4, starts, sums);
    for (let x = 0, at = 0, to = y * width * 4; x < width; x += 1, at += 3, to += 4) {
      const count = (bottom - top) * ((starts[x + 1] ?? 0) - (starts[x] ?? 0));
      data[to] = (sums[at] ?? 0) / count;
      data[to + 1] = (sums[at + 1] ?? 0) / count;
      data[to + 2] = (sums[at + 2] ?? 0) / count;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

function addRow(from: Uint8Array, start: number, starts: Int32Array, sums: Uint32Array): void {
  for (let to = 0, index = start, next = 1; to < sums.length; to += 3, next += 1) {
    const end = start + (starts[next] ?? 0) * 4;
    let [red, green, blue] = [0, 0, 0];
    for (; index < end; index += 4) {
      red += from[index] ?? 0;
      green += from[index + 1] ?? 0;
      blue += from[index + 2] ?? 0;
    }
    sums[to] = (sums[to] ?? 0) + red;
    sums[to + 1] = (sums[to + 1] ?? 0) + green;
    sums[to + 2] = (sums[to + 2] ?? 0) + blue;
  }
}

export function toLogPicture({ width, height, data }: Picture): LogPicture {
  const values = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < values.length; from += 4, to += 3) {
    values[to] = LOG_TABLE[data[from] ?? 0] ?? 0;
    values[to + 1] = LOG_TABLE[data[from + 1] ?? 0] ?? 0;
    values[to + 2] = LOG_TABLE[data[from + 2] ?? 0] ?? 0;
  }
  return { width, height, values };
}

/** A separable box blur with running sums, first along rows, then along columns. */
export function boxBlur({ width, height, values }: LogPicture, radius: number): LogPicture {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) blurRow(values, across, y * width * 3, width, radius);
  return { width, height, values: blurColumns(across, width * 3, height, radius) };
}

/** Goes through the rows and sums all columns at once, because access in memory order is faster than one column after the other. */
function blurColumns(from: Float32Array, rowLength: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length);
  const sums = new Float64Array(rowLength);
  const weight = 1 / (2 * radius + 1);
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * rowLength;
  for (let y = -radius; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let at = 0; at < rowLength; at += 1) sums[at] = (sums[at] ?? 0) + (from[row + at] ?? 0);
  }
  for (let y = 0, target = 0; y < height; y += 1) {
    const [below, above] = [rowAt(y + radius + 1), rowAt(y - radius)];
    for (let at = 0; at < rowLength; at += 1, target += 1) {
      const sum = sums[at] ?? 0;
      to[target] = sum * weight;
      sums[at] = sum + ((from[below + at] ?? 0) - (from[above + at] ?? 0));
    }
  }
  return to;
}

function blurRow(from: Float32Array, to: Float32Array, start: number, width: number, radius: number): void {
  const [last, weight] = [start + (width - 1) * 3, 1 / (2 * radius + 1)];
  let [red, green, blue] = [0, 0, 0];
  for (let index = -radius; index <= radius; index += 1) {
    const at = Math.min(last, Math.max(start, start + index * 3));
    red += from[at] ?? 0;
    green += from[at + 1] ?? 0;
    blue += from[at + 2] ?? 0;
  }
  for (let at = start; at <= last; at += 3) {
    to[at] = red * weight;
    to[at + 1] = green * weight;
    to[at + 2] = blue * weight;
    const [after, before] = [Math.min(last, at + (radius + 1) * 3), Math.max(start, at - radius * 3)];
    red += (from[after] ?? 0) - (from[before] ?? 0);
    green += (from[after + 1] ?? 0) - (from[before + 1] ?? 0);
    blue += (from[after + 2] ?? 0) - (from[before + 2] ?? 0);
  }
}

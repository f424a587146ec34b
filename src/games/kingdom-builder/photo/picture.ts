/** What a camera or a file gives: red, green, blue and opacity of every pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** Three channels a pixel, as logarithms: light of any strength and tint is then a sum. */
export interface Planes {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Keeps noise in the dark from looking like colour. */
const FLOOR = 14;
export const LOGARITHMS = Float32Array.from({ length: 256 }, (_, value) => Math.log(value + FLOOR));

/** How often a picture fits into one of at most `longest` pixels a side. */
export const reductionOf = ({ width, height }: Pick<Picture, 'width' | 'height'>, longest: number): number =>
  Math.max(1, Math.max(width, height) / longest);

/** A smaller picture, each pixel the mean of those it stands for. */
export function reduced(picture: Picture, factor: number): Picture {
  if (factor <= 1) return picture;
  const width = Math.max(1, Math.floor(picture.width / factor));
  const height = Math.max(1, Math.floor(picture.height / factor));
  const data = new Uint8Array(width * height * 4);
  const columns = Int32Array.from({ length: width + 1 }, (_, x) => Math.min(picture.width, Math.floor(x * factor)));
  const from = picture.data;
  for (let y = 0; y < height; y += 1) {
    const top = Math.floor(y * factor);
    const bottom = Math.max(top + 1, Math.min(picture.height, Math.floor((y + 1) * factor)));
    for (let x = 0; x < width; x += 1) {
      const left = columns[x] ?? 0;
      const right = Math.max(left + 1, columns[x + 1] ?? 0);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = top; row < bottom; row += 1) {
        for (let index = (row * picture.width + left) * 4, end = (row * picture.width + right) * 4; index < end; index += 4) {
          red += from[index] ?? 0;
          green += from[index + 1] ?? 0;
          blue += from[index + 2] ?? 0;
        }
      }
      const count = (bottom - top) * (right - left);
      const to = (y * width + x) * 4;
      data[to] = red / count;
      data[to + 1] = green / count;
      data[to + 2] = blue / count;
      data[to + 3] = 255;
    }
  }
  return { width, height, data };
}

export function planesOf({ width, height, data }: Picture): Planes {
  const values = new Float32Array(width * height * 3);
  for (let from = 0, to = 0; to < values.length; from += 4, to += 3) {
    values[to] = LOGARITHMS[data[from] ?? 0] ?? 0;
    values[to + 1] = LOGARITHMS[data[from + 1] ?? 0] ?? 0;
    values[to + 2] = LOGARITHMS[data[from + 2] ?? 0] ?? 0;
  }
  return { width, height, values };
}

/** The mean over a square around each pixel, by running sums along rows and then columns. */
export function blurred({ width, height, values }: Planes, radius: number): Planes {
  const across = new Float32Array(values.length);
  for (let y = 0; y < height; y += 1) smooth(values, across, y * width * 3, 3, width, radius);
  return { width, height, values: smoothDown(across, width * 3, height, radius) };
}

/** All columns at once, row by row as they lie in memory. */
function smoothDown(from: Float32Array, wide: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const to = new Float32Array(from.length);
  const sums = new Float64Array(wide);
  const share = 1 / (2 * radius + 1);
  const rowAt = (y: number): number => Math.min(height - 1, Math.max(0, y)) * wide;
  for (let at = 0; at < wide; at += 1) sums[at] = (radius + 1) * (from[at] ?? 0);
  for (let y = 1; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let at = 0; at < wide; at += 1) sums[at] = (sums[at] ?? 0) + (from[row + at] ?? 0);
  }
  for (let y = 0; y < height; y += 1) {
    const [own, below, above] = [y * wide, rowAt(y + radius + 1), rowAt(y - radius)];
    for (let at = 0; at < wide; at += 1) {
      const sum = sums[at] ?? 0;
      to[own + at] = sum * share;
      sums[at] = sum + ((from[below + at] ?? 0) - (from[above + at] ?? 0));
    }
  }
  return to;
}

function smooth(from: Float32Array, to: Float32Array, start: number, stride: number, length: number, radius: number): void {
  const [last, share] = [start + (length - 1) * stride, 1 / (2 * radius + 1)];
  for (let channel = 0; channel < 3; channel += 1) {
    let sum = (radius + 1) * (from[start + channel] ?? 0);
    for (let index = 1; index <= radius; index += 1) sum += from[Math.min(last, start + index * stride) + channel] ?? 0;
    for (let at = start; at <= last; at += stride) {
      to[at + channel] = sum * share;
      sum +=
        (from[Math.min(last, at + (radius + 1) * stride) + channel] ?? 0) - (from[Math.max(start, at - radius * stride) + channel] ?? 0);
    }
  }
}

import { solved } from './light';
import { blurred, type Planes } from './picture';

/** How many looks a table is held to have: wood, cloth, what lies at the rim. */
const LOOKS = 6;
const RIM = 0.045;

type Rgb = readonly [number, number, number];

/** How unlike the picture's rim, where the table is seen, each pixel is: by the rim's colours, and by what lies smoothly between them. */
export function* unlikeTable(planes: Planes): Generator<Float32Array> {
  const { width, height, values } = blurred(planes, 1);
  const colour = (pixel: number): Rgb => {
    const red = values[pixel * 3] ?? 0;
    const green = values[pixel * 3 + 1] ?? 0;
    const blue = values[pixel * 3 + 2] ?? 0;
    return [(0.5 * (red + green + blue)) / 3, red - green, blue - green];
  };
  const deep = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const rim: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (x < deep || y < deep || x >= width - deep || y >= height - deep) rim.push(y * width + x);
  }
  const map = (lookAt: (pixel: number) => readonly Look[]): Float32Array => {
    const unlike = new Float32Array(width * height);
    for (let pixel = 0; pixel < unlike.length; pixel += 1) unlike[pixel] = nearest(lookAt(pixel), colour(pixel));
    return unlike;
  };
  const looks = looksIn(rim.map(colour));
  yield map(() => looks);
  const between = smoothTable(rim, colour, width, height);
  yield map((pixel) => [between(pixel)]);
}

/** What the table shows where it lies under even light that falls off to a side. */
function smoothTable(rim: readonly number[], colour: (pixel: number) => Rgb, width: number, height: number): (pixel: number) => Look {
  const terms = (pixel: number): readonly number[] => {
    const [u, v] = [(2 * (pixel % width)) / width - 1, (2 * Math.floor(pixel / width)) / height - 1];
    return [1, u, v, u * u, u * v, v * v];
  };
  const surface = (part: 0 | 1 | 2): Float64Array => {
    const rows = Array.from({ length: 6 }, (_, index) => {
      const row = new Float64Array(7);
      row[index] = 1e-3;
      return row;
    });
    for (const pixel of rim) {
      const own = terms(pixel);
      const value = colour(pixel)[part];
      rows.forEach((row, index) => {
        own.forEach((term, other) => {
          row[other] = (row[other] ?? 0) + term * (own[index] ?? 0);
        });
        row[6] = (row[6] ?? 0) + value * (own[index] ?? 0);
      });
    }
    return solved(rows);
  };
  const shares = [surface(0), surface(1), surface(2)] as const;
  const at = (own: readonly number[], part: 0 | 1 | 2): number =>
    own.reduce((sum, term, index) => sum + term * (shares[part][index] ?? 0), 0);
  const middle = (pixel: number): Rgb => {
    const own = terms(pixel);
    return [at(own, 0), at(own, 1), at(own, 2)];
  };
  const stray = 0.002 + rim.reduce((sum, pixel) => sum + away(middle(pixel), colour(pixel)), 0) / rim.length;
  return (pixel) => ({ middle: middle(pixel), stray });
}

type Look = { readonly middle: Rgb; readonly stray: number };

const away = (a: Rgb, b: Rgb): number => (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

function nearest(looks: readonly Look[], colour: Rgb): number {
  let least = Number.POSITIVE_INFINITY;
  for (const { middle, stray } of looks) least = Math.min(least, away(middle, colour) / stray);
  return Math.sqrt(least);
}

/** Lloyd's clusters; those with few pixels are objects that stick out over the rim. */
function looksIn(rim: readonly Rgb[]): readonly Look[] {
  let middles = Array.from({ length: LOOKS }, (_, index) => rim[Math.floor(((index + 0.5) / LOOKS) * rim.length)] ?? ([0, 0, 0] as const));
  let members: Rgb[][] = [];
  for (let round = 0; round < 6; round += 1) {
    members = middles.map(() => []);
    for (const colour of rim) {
      let [best, at] = [Number.POSITIVE_INFINITY, 0];
      middles.forEach((middle, index) => {
        const far = away(middle, colour);
        if (far < best) [best, at] = [far, index];
      });
      members[at]?.push(colour);
    }
    middles = members.map((those, index) => {
      if (those.length === 0) return middles[index] ?? ([0, 0, 0] as const);
      const mean = (part: 0 | 1 | 2): number => those.reduce((sum, colour) => sum + colour[part], 0) / those.length;
      return [mean(0), mean(1), mean(2)] as const;
    });
  }
  return middles.flatMap((middle, index): Look[] => {
    const those = members[index] ?? [];
    if (those.length < 0.04 * rim.length) return [];
    return [{ middle, stray: 0.002 + those.reduce((sum, colour) => sum + away(middle, colour), 0) / those.length }];
  });
}

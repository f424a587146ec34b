import { blurred, type Planes } from './picture';

/** How many looks a table is held to have: wood, cloth, what lies at the rim. */
const LOOKS = 6;
const RIM = 0.045;

/** How unlike the picture's rim each pixel is, where the table is seen. */
export function unlikeTable(planes: Planes): Float32Array {
  const { width, height, values } = blurred(planes, 1);
  const colour = (pixel: number): readonly [number, number, number] => {
    const [r = 0, g = 0, b = 0] = [values[pixel * 3], values[pixel * 3 + 1], values[pixel * 3 + 2]];
    return [(0.5 * (r + g + b)) / 3, r - g, b - g];
  };
  const deep = Math.max(2, Math.round(RIM * Math.min(width, height)));
  const rim: (readonly [number, number, number])[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) if (x < deep || y < deep || x >= width - deep || y >= height - deep) rim.push(colour(y * width + x));
  }
  const looks = looksIn(rim);
  return Float32Array.from({ length: width * height }, (_, pixel) => nearest(looks, colour(pixel)));
}

type Look = { readonly middle: readonly [number, number, number]; readonly stray: number };

const away = (a: readonly [number, number, number], b: readonly [number, number, number]): number =>
  (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;

const nearest = (looks: readonly Look[], colour: readonly [number, number, number]): number =>
  Math.sqrt(Math.min(...looks.map(({ middle, stray }) => away(middle, colour) / stray)));

/** Lloyd's clusters; those with few pixels are objects that stick out over the rim. */
function looksIn(rim: readonly (readonly [number, number, number])[]): readonly Look[] {
  let middles = Array.from({ length: LOOKS }, (_, index) => rim[Math.floor(((index + 0.5) / LOOKS) * rim.length)] ?? ([0, 0, 0] as const));
  let members: (readonly [number, number, number])[][] = [];
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

import { centreOf, type Point } from './homography';
import type { Planes } from './picture';
import { AROUND, FINE } from './straighten';

/** How a hex looks where a settlement would stand: the logarithm of its lightness, red and blue against green, and how rough it is. */
export const FEATURES = 4;

const REACH = 0.21;
/** A settlement is seen best this far up. */
const LOOK_AT = 0.16;

type Leaning = (x: number, y: number, above: number) => Point;

export function patchesOf({ width, values }: Planes, lean: Leaning): Float64Array {
  const features = new Float64Array(400 * FEATURES);
  const reach = REACH * FINE;
  for (let spot = 0; spot < 400; spot += 1) {
    const [x, y] = lean(...centreOf(spot), LOOK_AT);
    const [cx, cy] = [(x + AROUND) * FINE, (y + AROUND) * FINE];
    let [count, red, green, blue, rough] = [0, 0, 0, 0, 0];
    for (let row = Math.ceil(cy - reach); row <= cy + reach; row += 1) {
      for (let column = Math.ceil(cx - reach); column <= cx + reach; column += 1) {
        if ((column + 0.5 - cx) ** 2 + (row + 0.5 - cy) ** 2 > reach * reach) continue;
        const at = (row * width + column) * 3;
        const [r = 0, g = 0, b = 0] = [values[at], values[at + 1], values[at + 2]];
        count += 1;
        red += r;
        green += g;
        blue += b;
        // A mean of slopes: edges of a roof are few, leaves are many.
        const light = r + g + b;
        const next = (values[at + 3] ?? 0) + (values[at + 4] ?? 0) + (values[at + 5] ?? 0);
        const under = (values[at + width * 3] ?? 0) + (values[at + width * 3 + 1] ?? 0) + (values[at + width * 3 + 2] ?? 0);
        rough += Math.abs(next - light) + Math.abs(under - light);
      }
    }
    const to = spot * FEATURES;
    features[to] = (red + green + blue) / (3 * count);
    features[to + 1] = (red - green) / count;
    features[to + 2] = (blue - green) / count;
    features[to + 3] = 0.5 * Math.log(rough / count + 0.06);
  }
  return features;
}

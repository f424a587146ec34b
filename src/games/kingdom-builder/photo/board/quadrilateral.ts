import type { Corners, Point } from './homography';

const crossProduct = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The outline without dents around places, clockwise as pictures are seen. */
export function convexHull(places: readonly Point[]): readonly Point[] {
  const sorted = [...places].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (row: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const place of row) {
      while (chain.length >= 2) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (before === undefined || last === undefined || crossProduct(before, last, place) > 0) break;
        chain.pop();
      }
      chain.push(place);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Where the lines through two pairs of places meet. */
function lineIntersection(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const whole = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0]);
  if (Math.abs(whole) < 1e-9) return undefined;
  const [first, second] = [a[0] * b[1] - a[1] * b[0], c[0] * d[1] - c[1] * d[0]];
  return [(first * (c[0] - d[0]) - (a[0] - b[0]) * second) / whole, (first * (c[1] - d[1]) - (a[1] - b[1]) * second) / whole];
}

/** Four corners around an outline: its sides go one after the other, that first which adds the least when its neighbours are drawn on. */
export function enclosingQuad(outline: readonly Point[]): Corners | undefined {
  let sides = [...outline];
  while (sides.length > 4) {
    let [least, at, tip]: [number, number, Point] = [Number.POSITIVE_INFINITY, -1, [0, 0]];
    const side = (index: number): Point => sides[(index + sides.length) % sides.length] ?? [0, 0];
    for (let index = 0; index < sides.length; index += 1) {
      const [before, from, to, after] = [side(index - 1), side(index), side(index + 1), side(index + 2)];
      const meet = lineIntersection(before, from, after, to);
      if (meet === undefined || (meet[0] - from[0]) * (from[0] - before[0]) + (meet[1] - from[1]) * (from[1] - before[1]) < 0) continue;
      const added = Math.abs(crossProduct(from, to, meet));
      if (added < least) [least, at, tip] = [added, index, meet];
    }
    if (at < 0) return undefined;
    const gone = (at + 1) % sides.length;
    sides = sides.map((each, index) => (index === at ? tip : each)).filter((_, index) => index !== gone);
  }
  const [a, b, c, d] = sides;
  return a && b && c && d ? [a, b, c, d] : undefined;
}

export const polygonArea = (corners: readonly Point[]): number =>
  Math.abs(
    corners.reduce((sum, [x, y], index) => {
      const [nx = 0, ny = 0] = corners[(index + 1) % corners.length] ?? [];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

/** Clockwise as pictures are seen, whichever way they were named. */
export function toClockwise([a, b, c, d]: Corners): Corners {
  return crossProduct(a, b, c) + crossProduct(a, c, d) >= 0 ? [a, b, c, d] : [a, d, c, b];
}

/** The same four with another one first. */
export function rotateCorners([a, b, c, d]: Corners, turns: number): Corners {
  if (turns === 1) return [b, c, d, a];
  if (turns === 2) return [c, d, a, b];
  return turns === 3 ? [d, a, b, c] : [a, b, c, d];
}

/** The one first that is nearest to the top left. */
export function startAtTopLeft(corners: Corners): Corners {
  const sums = corners.map(([x, y]) => x + y);
  return rotateCorners(corners, sums.indexOf(Math.min(...sums)));
}

export const isConcave = (corners: Corners): boolean =>
  corners.some((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]];
    return before === undefined || after === undefined || crossProduct(before, corner, after) <= 0;
  });

export function mapCorners(corners: Corners, by: (corner: Point, index: number) => Point): Corners {
  const [a, b, c, d] = corners;
  return [by(a, 0), by(b, 1), by(c, 2), by(d, 3)];
}

import type { Corners, Point } from './homography';

const crossProduct = (o: Point, a: Point, b: Point): number => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The convex hull by Andrew's monotone chain, clockwise with y pointing down. */
export function convexHull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const hullChain = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of ordered) {
      while (chain.length >= 2) {
        const [before, last] = [chain.at(-2), chain.at(-1)];
        if (before === undefined || last === undefined || crossProduct(before, last, point) > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...hullChain(sorted), ...hullChain(sorted.toReversed())];
}

/** The intersection of the lines ab and cd; `undefined` where they are parallel. */
function lineIntersection(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const denominator = (a[0] - b[0]) * (c[1] - d[1]) - (a[1] - b[1]) * (c[0] - d[0]);
  if (Math.abs(denominator) < 1e-9) return undefined;
  const [first, second] = [a[0] * b[1] - a[1] * b[0], c[0] * d[1] - c[1] * d[0]];
  return [(first * (c[0] - d[0]) - (a[0] - b[0]) * second) / denominator, (first * (c[1] - d[1]) - (a[1] - b[1]) * second) / denominator];
}

/** A quadrilateral around a convex hull: greedily removes the side that adds the least area when its neighbours are extended. */
export function enclosingQuad(outline: readonly Point[]): Corners | undefined {
  let sides = [...outline];
  while (sides.length > 4) {
    let [leastArea, removedSide, newCorner]: [number, number, Point] = [Number.POSITIVE_INFINITY, -1, [0, 0]];
    const side = (index: number): Point => sides[(index + sides.length) % sides.length] ?? [0, 0];
    for (let index = 0; index < sides.length; index += 1) {
      const [before, from, to, after] = [side(index - 1), side(index), side(index + 1), side(index + 2)];
      const intersection = lineIntersection(before, from, after, to);
      if (
        intersection === undefined ||
        (intersection[0] - from[0]) * (from[0] - before[0]) + (intersection[1] - from[1]) * (from[1] - before[1]) < 0
      )
        continue;
      const addedArea = Math.abs(crossProduct(from, to, intersection));
      if (addedArea < leastArea) [leastArea, removedSide, newCorner] = [addedArea, index, intersection];
    }
    if (removedSide < 0) return undefined;
    const removedCorner = (removedSide + 1) % sides.length;
    sides = sides.map((each, index) => (index === removedSide ? newCorner : each)).filter((_, index) => index !== removedCorner);
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

/** Reverses corners that are in counterclockwise order. */
export function toClockwise([a, b, c, d]: Corners): Corners {
  return crossProduct(a, b, c) + crossProduct(a, c, d) >= 0 ? [a, b, c, d] : [a, d, c, b];
}

/** The same corners, beginning `turns` corners later. */
export function rotateCorners([a, b, c, d]: Corners, turns: number): Corners {
  if (turns === 1) return [b, c, d, a];
  if (turns === 2) return [c, d, a, b];
  return turns === 3 ? [d, a, b, c] : [a, b, c, d];
}

/** The same corners, beginning with that nearest to the image's top left. */
export function startAtTopLeft(corners: Corners): Corners {
  const sums = corners.map(([x, y]) => x + y);
  return rotateCorners(corners, sums.indexOf(Math.min(...sums)));
}

export const isConcave = (corners: Corners): boolean =>
  corners.some((corner, index) => {
    const [before, after] = [corners[(index + 3) % 4], corners[(index + 1) % 4]];
    return before === undefined || after === undefined || crossProduct(before, corner, after) <= 0;
  });

export function mapCorners(corners: Corners, transform: (corner: Point, index: number) => Point): Corners {
  const [a, b, c, d] = corners;
  return [transform(a, 0), transform(b, 1), transform(c, 2), transform(d, 3)];
}

export const scaleCorners = (corners: Corners, factor: number): Corners => mapCorners(corners, ([x, y]) => [x * factor, y * factor]);

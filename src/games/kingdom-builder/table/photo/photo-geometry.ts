import type { Spot } from '#games/kingdom-builder/law/board/land';
import { type Corners, centreOf, homographyOf, type Point, project } from '#games/kingdom-builder/photo/board/homography';
import { mapCorners } from '#games/kingdom-builder/photo/board/quadrilateral';

/** The corners to begin with where none were found: a bit inside the picture. */
export function defaultCorners(width: number, height: number): Corners {
  const [left, top, right, bottom] = [width * 0.12, height * 0.12, width * 0.88, height * 0.88];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A corner elsewhere, but in the picture. */
export const moveCorner = (corners: Corners, index: number, [x, y]: Point, size: Point): Corners =>
  mapCorners(corners, (corner, each) => (each === index ? [clamp(x, size[0]), clamp(y, size[1])] : corner));

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A canvas transformation, as six figures. */
export type Affine = readonly [number, number, number, number, number, number];

/** How many hex widths a cut-out shows. */
export const CUT_OUT_WIDTH = 3;

/**
 * Lays a photo onto a square of `side` pixels so that a hex is in its middle and the board lies as it is drawn.
 * Over a few hexes a photo's slant is straight enough.
 */
export function cutOutTransform(corners: Corners, spot: Spot, side: number): Affine {
  const matrix = homographyOf(corners);
  const [x, y] = centreOf(spot);
  const [from, right, down] = [project(matrix, x, y), project(matrix, x + 1, y), project(matrix, x, y + 1)];
  const [a, b, c, d] = [right[0] - from[0], right[1] - from[1], down[0] - from[0], down[1] - from[1]];
  const scale = side / CUT_OUT_WIDTH / (a * d - b * c || 1);
  const [p, q, r, s] = [d * scale, -b * scale, -c * scale, a * scale];
  return [p, q, r, s, side / 2 - p * from[0] - r * from[1], side / 2 - q * from[0] - s * from[1]];
}

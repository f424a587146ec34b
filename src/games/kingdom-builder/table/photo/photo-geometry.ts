import type { Spot } from '#games/kingdom-builder/law/board/land';
import { type Corners, centreOf, homographyOf, type Point, project } from '#games/kingdom-builder/photo/board/homography';
import { mapCorners } from '#games/kingdom-builder/photo/board/quadrilateral';

/** Initial corners where none were detected: slightly inside the image. */
export function defaultCorners(width: number, height: number): Corners {
  const [left, top, right, bottom] = [width * 0.12, height * 0.12, width * 0.88, height * 0.88];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Moves a corner, clamped to the image. */
export const moveCorner = (corners: Corners, index: number, [x, y]: Point, size: Point): Corners =>
  mapCorners(corners, (corner, each) => (each === index ? [clamp(x, size[0]), clamp(y, size[1])] : corner));

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** An affine transformation in the argument order of `setTransform`. */
export type Affine = readonly [number, number, number, number, number, number];

/** In hex widths. */
export const CUT_OUT_WIDTH = 3;

/**
 * The transformation that draws a photo onto a square of `side` pixels, centred on a hex and aligned with the board.
 * Over a few hexes an affine approximation of the homography is close enough.
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

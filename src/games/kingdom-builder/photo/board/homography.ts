/** A point in the image, in pixels, or on the board plane, in hex widths. */
export type Point = readonly [x: number, y: number];

/** The board's outer corners in the image: top left first, then clockwise. */
export type Corners = readonly [Point, Point, Point, Point];

/** A 3×3 matrix, row by row, that projects points of the board plane into the image. */
export type Homography = Float64Array;

/** In hex widths; odd rows are offset by half a hex. */
export const BOARD_WIDTH = 20.5;
export const HEX_SIDE = 1 / Math.sqrt(3);
export const BOARD_HEIGHT = 30.5 * HEX_SIDE;

export function centreOf(spot: number): Point {
  const row = Math.floor(spot / 20);
  return [(spot % 20) + (row % 2 === 0 ? 0.5 : 1), HEX_SIDE * (1 + 1.5 * row)];
}

/** Heckbert's closed form for a projective map from the unit square to a quadrilateral, scaled to the size of the board. */
export function homographyOf([a, b, c, d]: Corners): Homography {
  const sx = a[0] - b[0] + c[0] - d[0];
  const sy = a[1] - b[1] + c[1] - d[1];
  const [dx1, dy1, dx2, dy2] = [b[0] - c[0], b[1] - c[1], d[0] - c[0], d[1] - c[1]];
  const determinant = dx1 * dy2 - dx2 * dy1 || 1e-9;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const [w, t] = [BOARD_WIDTH, BOARD_HEIGHT];
  return Float64Array.of(
    (b[0] - a[0] + g * b[0]) / w,
    (d[0] - a[0] + h * d[0]) / t,
    a[0],
    (b[1] - a[1] + g * b[1]) / w,
    (d[1] - a[1] + h * d[1]) / t,
    a[1],
    g / w,
    h / t,
    1,
  );
}

export function project(matrix: Homography, x: number, y: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

export function invertHomography(matrix: Homography): Homography {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  return Float64Array.of(
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  );
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  (a[0] ?? 0) * (b[0] ?? 0) + (a[1] ?? 0) * (b[1] ?? 0) + (a[2] ?? 0) * (b[2] ?? 0);

/** The focal length in pixels, by the orthogonality and equal length of the board's axes; a phone's where the view is too frontal for that. */
function estimateFocalLength(columns: readonly (readonly number[])[], size: number): number {
  const [[x1 = 0, y1 = 0, z1 = 0] = [], [x2 = 0, y2 = 0, z2 = 0] = []] = columns;
  // Both constraints have the form pixels = −f² · depth; f² is their least squares solution.
  const constraints = [
    [x1 * x2 + y1 * y2, z1 * z2],
    [x1 * x1 + y1 * y1 - x2 * x2 - y2 * y2, z1 * z1 - z2 * z2],
  ] as const;
  let [numerator, denominator] = [0, 0];
  for (const [pixels, depth] of constraints) {
    numerator -= pixels * depth;
    denominator += depth * depth;
  }
  const phoneFocalLength = 1.15 * size;
  const focalLength = numerator > 0 && denominator > 0 ? Math.sqrt(numerator / denominator) : phoneFocalLength;
  return Math.min(2.2 * size, Math.max(0.7 * size, focalLength));
}

/** Maps a point above the board to the board point that it occludes: seen from an angle, a settlement appears shifted away from the camera. */
export function createHeightProjection(
  matrix: Homography,
  width: number,
  height: number,
): (x: number, y: number, elevation: number) => Point {
  const inverse = invertHomography(matrix);
  const [cx, cy] = [width / 2, height / 2];
  const column = (index: number): readonly number[] => {
    const depth = matrix[6 + index] ?? 0;
    return [(matrix[index] ?? 0) - cx * depth, (matrix[3 + index] ?? 0) - cy * depth, depth];
  };
  const columns = [column(0), column(1), column(2)];
  const focal = estimateFocalLength(columns, Math.max(width, height));
  const [first = [], second = [], third = []] = columns.map(([x = 0, y = 0, z = 0]) => [x / focal, y / focal, z]);
  const length = Math.sqrt(Math.sqrt(dot(first, first) * dot(second, second))) || 1;
  const [ax = 0, ay = 0, az = 0] = first;
  const [bx = 0, by = 0, bz = 0] = second;
  const normal = [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx].map((part) => part / length);
  const sign = dot(normal, third) * (third[2] ?? 1) > 0 ? -1 : 1;
  const [ux = 0, uy = 0, uz = 0] = normal.map((part) => part * sign);
  return (x, y, elevation) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
    const depth = g * x + h * y + i + elevation * uz;
    const px = a * x + b * y + c + elevation * (focal * ux + cx * uz);
    const py = d * x + e * y + f + elevation * (focal * uy + cy * uz);
    return project(inverse, px / depth, py / depth);
  };
}

import type { LogPicture } from '../picture';
import { solveLinear } from '../smooth-surfaces';
import { createShiftCosts, type Probe, type VisibleGround } from './ground-fit';
import { BOARD_HEIGHT, BOARD_WIDTH, type Corners, centreOf, type Homography, homographyOf, project } from './homography';

/** The grid of shifts tried for each region of the board: `reach` steps to each side, of `step` hex widths. */
export interface ShiftSearch {
  readonly step: number;
  readonly reach: number;
  readonly probes: readonly Probe[];
}

/** Overlapping regions that are matched separately, with their centres in board coordinates from −1 to 1. */
const BOARD_REGIONS = [3, 6.5, 10, 13.5, 17].flatMap((row) =>
  [3, 6.5, 10, 13.5, 17].map((column) => {
    const hexes = Array.from({ length: 400 }, (_, spot) => spot).filter(
      (spot) => Math.abs(Math.floor(spot / 20) + 0.5 - row) <= 3 && Math.abs((spot % 20) + 0.5 - column) <= 3,
    );
    const middle = (axis: 0 | 1): number => hexes.reduce((sum, spot) => sum + centreOf(spot)[axis], 0) / hexes.length;
    return { hexes, x: (2 * middle(0)) / BOARD_WIDTH - 1, y: (2 * middle(1)) / BOARD_HEIGHT - 1 };
  }),
);

/** The shift of a region with the least cost, and the second derivatives there: xx, yy and xy. */
interface BestShift {
  readonly right: number;
  readonly down: number;
  readonly curvature: readonly [number, number, number];
}

function bestShift(cost: (right: number, down: number) => number, { step, reach }: ShiftSearch): BestShift {
  let [leastCost, right, down] = [Number.POSITIVE_INFINITY, 0, 0];
  for (let y = -reach; y <= reach; y += 1) {
    for (let x = -reach; x <= reach; x += 1) {
      const value = cost(x, y) + 1e-3 * (x * x + y * y);
      if (value < leastCost) [leastCost, right, down] = [value, x, y];
    }
  }
  const clampInside = (value: number): number => Math.min(reach - 1, Math.max(1 - reach, value));
  const [cx, cy] = [clampInside(right), clampInside(down)];
  const fitParabola = (before: number, at: number, after: number): readonly [number, number] => {
    const curvature = before + after - 2 * at;
    return curvature > 1e-6 ? [Math.min(0.5, Math.max(-0.5, (before - after) / (2 * curvature))), curvature] : [0, 0];
  };
  const centreCost = cost(cx, cy);
  const [dx, sx] = fitParabola(cost(cx - 1, cy), centreCost, cost(cx + 1, cy));
  const [dy, sy] = fitParabola(cost(cx, cy - 1), centreCost, cost(cx, cy + 1));
  const mixed = (cost(cx + 1, cy + 1) + cost(cx - 1, cy - 1) - cost(cx + 1, cy - 1) - cost(cx - 1, cy + 1)) / 4;
  const maxMixed = 0.9 * Math.sqrt(sx * sy);
  const isInside = cx === right && cy === down;
  return {
    right: (right + (isInside ? dx : 0)) * step,
    down: (down + (isInside ? dy : 0)) * step,
    curvature: [sx, sy, Math.min(maxMixed, Math.max(-maxMixed, mixed))],
  };
}

/** The derivative of a point by the eight parameters of a homography, at the identity. */
const homographyJacobian = (x: number, y: number): readonly (readonly [number, number])[] => [
  [1, 0],
  [x, 0],
  [y, 0],
  [0, 1],
  [0, x],
  [0, y],
  [x * x, x * y],
  [x * y, y * y],
];

/** Gauss–Newton steps: finds the best shift of each region, then the homography closest to all of them, weighted by the curvature of their costs. */
export function refineCorners(picture: LogPicture, start: Corners, ground: VisibleGround, searches: readonly ShiftSearch[]): Corners {
  return searches.reduce((corners, search) => {
    const matrix = homographyOf(corners);
    const width = 2 * search.reach + 1;
    const costsAtShift = createShiftCosts(picture, matrix, ground, search.probes);
    const costMaps = Array.from({ length: width * width }, (_, at) =>
      costsAtShift(((at % width) - search.reach) * search.step, (Math.floor(at / width) - search.reach) * search.step),
    );
    const rows = Array.from({ length: 8 }, (_, index) => {
      const row = new Float64Array(9);
      row[index] = index > 5 ? 0.6 : 0.05;
      return row;
    });
    for (const { hexes, x, y } of BOARD_REGIONS) {
      const sums = costMaps.map((costs) => hexes.reduce((sum, spot) => sum + (costs[spot] ?? 0), 0) / search.probes.length);
      const shift = bestShift((right, down) => sums[(down + search.reach) * width + right + search.reach] ?? 0, search);
      addNormalEquations(rows, homographyJacobian(x, y), shift);
    }
    return applyChange(matrix, solveLinear(rows));
  }, start);
}

function addNormalEquations(
  rows: readonly Float64Array[],
  jacobian: readonly (readonly [number, number])[],
  { right, down, curvature: [sx, sy, mixed] }: BestShift,
): void {
  rows.forEach((row, index) => {
    const [ax = 0, ay = 0] = jacobian[index] ?? [];
    const [px, py] = [ax * sx + ay * mixed, ax * mixed + ay * sy];
    jacobian.forEach(([bx, by], other) => {
      row[other] = (row[other] ?? 0) + px * bx + py * by;
    });
    row[8] = (row[8] ?? 0) + px * right + py * down;
  });
}

/** The corners after a small change of the homography's parameters. */
function applyChange(matrix: Homography, change: Float64Array): Corners {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = change;
  const [halfWide, halfHigh] = [BOARD_WIDTH / 2, BOARD_HEIGHT / 2];
  const corner = (x: number, y: number) => {
    const right = a + b * x + c * y + g * x * x + h * x * y;
    const down = d + e * x + f * y + g * x * y + h * y * y;
    return project(matrix, (x + 1) * halfWide + right, (y + 1) * halfHigh + down);
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

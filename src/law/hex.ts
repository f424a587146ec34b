/** A hex of a grid in rows: pointy tops, odd rows shifted right by half a hex. */
export type Hex = readonly [row: number, column: number];

/** East first, then clockwise. */
export type Way = 0 | 1 | 2 | 3 | 4 | 5;
export const SIX_WAYS: readonly Way[] = [0, 1, 2, 3, 4, 5];

const EVEN_ROW: Readonly<Record<Way, Hex>> = { 0: [0, 1], 1: [1, 0], 2: [1, -1], 3: [0, -1], 4: [-1, -1], 5: [-1, 0] };
const ODD_ROW: Readonly<Record<Way, Hex>> = { 0: [0, 1], 1: [1, 1], 2: [1, 0], 3: [0, -1], 4: [-1, 0], 5: [-1, 1] };

export function step([row, column]: Hex, way: Way): Hex {
  const [down, right] = (row % 2 === 0 ? EVEN_ROW : ODD_ROW)[way];
  return [row + down, column + right];
}

/** The hexes of a straight line that leaves a hex, the nearest first. */
export function line(from: Hex, way: Way, length: number): readonly Hex[] {
  const hexes: Hex[] = [];
  let at = from;
  for (let count = 0; count < length; count += 1) {
    at = step(at, way);
    hexes.push(at);
  }
  return hexes;
}

export const neighbours = (hex: Hex): readonly Hex[] => SIX_WAYS.map((way) => step(hex, way));

/** How many steps lead from one hex to another. */
export function distance(from: Hex, to: Hex): number {
  const rows = Math.abs(to[0] - from[0]);
  const sideways = Math.abs(slant(to) - slant(from));
  const back = Math.abs(slant(to) + to[0] - slant(from) - from[0]);
  return Math.max(rows, sideways, back);
}

/** The column on an axis that leans with the rows. */
const slant = ([row, column]: Hex): number => column - Math.floor(row / 2);

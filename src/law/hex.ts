/** A hex of a grid in rows: pointy tops, odd rows shifted right by half a hex. */
export type Hex = readonly [row: number, column: number];

/** East first, then clockwise. */
export type HexDirection = 0 | 1 | 2 | 3 | 4 | 5;
export const HEX_DIRECTIONS: readonly HexDirection[] = [0, 1, 2, 3, 4, 5];

const EVEN_ROW: Readonly<Record<HexDirection, Hex>> = { 0: [0, 1], 1: [1, 0], 2: [1, -1], 3: [0, -1], 4: [-1, -1], 5: [-1, 0] };
const ODD_ROW: Readonly<Record<HexDirection, Hex>> = { 0: [0, 1], 1: [1, 1], 2: [1, 0], 3: [0, -1], 4: [-1, 0], 5: [-1, 1] };

export function neighbourAt([row, column]: Hex, direction: HexDirection): Hex {
  const [down, right] = (row % 2 === 0 ? EVEN_ROW : ODD_ROW)[direction];
  return [row + down, column + right];
}

/** The hexes of a straight line that leaves a hex, the nearest first. */
export function hexLine(from: Hex, direction: HexDirection, length: number): readonly Hex[] {
  const hexes: Hex[] = [];
  let at = from;
  for (let count = 0; count < length; count += 1) {
    at = neighbourAt(at, direction);
    hexes.push(at);
  }
  return hexes;
}

export const neighbours = (hex: Hex): readonly Hex[] => HEX_DIRECTIONS.map((direction) => neighbourAt(hex, direction));

/** How many steps lead from one hex to another. */
export function distance(from: Hex, to: Hex): number {
  const rows = Math.abs(to[0] - from[0]);
  const sideways = Math.abs(axialColumn(to) - axialColumn(from));
  const back = Math.abs(axialColumn(to) + to[0] - axialColumn(from) - from[0]);
  return Math.max(rows, sideways, back);
}

/** The column on an axis that leans with the rows. */
const axialColumn = ([row, column]: Hex): number => column - Math.floor(row / 2);

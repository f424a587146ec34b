/** A square of an endless grid: x to the right, y down. */
export type Square = readonly [x: number, y: number];

export const squareKey = (at: Square): string => `${at[0]},${at[1]}`;

export function parseSquare(key: string): Square {
  const [x, y] = key.split(',');
  return [Number(x), Number(y)];
}

/** From the first to the last corner of some squares. */
export interface Extent {
  readonly from: Square;
  readonly to: Square;
}

export function extentOf(squares: readonly Square[]): Extent {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  return { from: [Math.min(...xs), Math.min(...ys)], to: [Math.max(...xs), Math.max(...ys)] };
}

/** A square of an endless grid: x to the right, y down. */
export type Square = readonly [x: number, y: number];

export const squareKey = ([x, y]: Square): string => `${x},${y}`;

export function parseSquare(key: string): Square {
  const [x, y] = key.split(',');
  return [Number(x), Number(y)];
}

/** A square of an endless board, x to the right, y down. */
export type XY = readonly [x: number, y: number];

/** What a window shows of the board: a point of the board at its own corner, and how large. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** From the first to the last square of what is to be seen. */
export interface Area {
  readonly from: XY;
  readonly to: XY;
}

/** The side of a square in the drawing. */
export const UNIT = 100;
const CLOSEST = 1.6;
export const FARTHEST = 0.14;

const within = (scale: number, least: number, most: number): number => Math.min(most, Math.max(least, scale));

/** An area in the middle of a window, as large as fits between two scales. */
export function around({ from, to }: Area, [width, height]: XY, least: number, most: number): Camera {
  const [across, down] = [(to[0] - from[0] + 1) * UNIT, (to[1] - from[1] + 1) * UNIT];
  const scale = within(Math.min(width / across, height / down), least, most);
  return {
    scale,
    left: width / 2 - (from[0] * UNIT + across / 2) * scale,
    top: height / 2 - (from[1] * UNIT + down / 2) * scale,
  };
}

export const panned = (camera: Camera, right: number, down: number): Camera => ({
  ...camera,
  left: camera.left + right,
  top: camera.top + down,
});

/** Closer or farther, the point under a finger staying where it is. */
export function zoomed({ left, top, scale }: Camera, by: number, [x, y]: XY): Camera {
  const next = within(scale * by, FARTHEST, CLOSEST);
  const grown = next / scale;
  return { scale: next, left: x - (x - left) * grown, top: y - (y - top) * grown };
}

export function squareUnder({ left, top, scale }: Camera, [x, y]: XY): XY {
  return [Math.floor((x - left) / scale / UNIT), Math.floor((y - top) / scale / UNIT)];
}

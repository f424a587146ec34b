/** A point or a length: x to the right, y down. */
export type XY = readonly [x: number, y: number];

/** Where the corner of the board lies in its window, and how large the board is. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** A part of a board, in the units of its drawing. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of a square or the width of a hex in the drawing. */
export const UNIT = 100;
const MAX_SCALE = 1.6;
export const MIN_SCALE = 0.14;

const clamp = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** How large a box can be shown in a window. */
export const scaleToFit = ({ left, top, right, bottom }: Bounds, [width, height]: XY): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** The middle of a box in the middle of a window. */
export const centreCamera = ({ left, top, right, bottom }: Bounds, [width, height]: XY, scale: number): Camera => ({
  scale,
  left: width / 2 - ((left + right) / 2) * scale,
  top: height / 2 - ((top + bottom) / 2) * scale,
});

/** A box in the middle of a window, as large as fits between two scales. */
export const fitCamera = (box: Bounds, window: XY, least: number, most: number): Camera =>
  centreCamera(box, window, clamp(least, scaleToFit(box, window), most));

export const panCamera = (camera: Camera, [right, down]: XY): Camera => ({ ...camera, left: camera.left + right, top: camera.top + down });

/** Closer or farther, the point under a finger staying where it is. */
export function zoomCamera({ left, top, scale }: Camera, by: number, [x, y]: XY): Camera {
  const next = clamp(MIN_SCALE, scale * by, MAX_SCALE);
  const grown = next / scale;
  return { scale: next, left: x - (x - left) * grown, top: y - (y - top) * grown };
}

/** Two fingers, where they came down and where they are. */
export type FingerPair = readonly [XY, XY];

const distanceBetween = ([one, other]: FingerPair): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const midpoint = ([one, other]: FingerPair): XY => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** What lay under the middle of two fingers stays under it, as much larger as they went apart. */
export function pinchCamera(camera: Camera, before: FingerPair, now: FingerPair): Camera {
  const [from, to] = [midpoint(before), midpoint(now)];
  const moved = panCamera(camera, [to[0] - from[0], to[1] - from[1]]);
  return distanceBetween(before) > 0 ? zoomCamera(moved, distanceBetween(now) / distanceBetween(before), to) : moved;
}

/** The point of the board under a point of the window. */
export const windowToBoard = ({ left, top, scale }: Camera, [x, y]: XY): XY => [(x - left) / scale, (y - top) / scale];

/** What a window shows of the board. */
export function visibleBounds(camera: Camera, window: XY): Bounds {
  const [[left, top], [right, bottom]] = [windowToBoard(camera, [0, 0]), windowToBoard(camera, window)];
  return { left, top, right, bottom };
}

/** The camera moved so little that a point of the board is in the window, with its surroundings where there is room. */
export function revealPoint(camera: Camera, [x, y]: XY, [width, height]: XY): Camera {
  const edge = UNIT * camera.scale;
  const shift = (where: number, span: number): number => clamp(Math.min(edge, span / 2), where, Math.max(span - edge, span / 2)) - where;
  return panCamera(camera, [shift(camera.left + x * camera.scale, width), shift(camera.top + y * camera.scale, height)]);
}

/** The camera moved so little, and back so far where it must be, that a box is in the window. */
export function revealBounds(camera: Camera, box: Bounds, window: XY): Camera {
  if (isInside(box, visibleBounds(camera, window))) return camera;
  const fits = scaleToFit(box, window);
  if (fits < camera.scale) return centreCamera(box, window, Math.max(MIN_SCALE, fits));
  const shift = (from: number, to: number, span: number): number => clamp(-from, 0, span - to);
  const { left, top, scale } = camera;
  return panCamera(camera, [
    shift(left + box.left * scale, left + box.right * scale, window[0]),
    shift(top + box.top * scale, top + box.bottom * scale, window[1]),
  ]);
}

/** The camera moved back so far that the board does not leave the window. */
export function clampCamera(camera: Camera, all: Bounds, [width, height]: XY): Camera {
  const axis = (shift: number, from: number, to: number, span: number): number => {
    const [low, high] = [span - to * camera.scale, -from * camera.scale];
    return low > high ? (low + high) / 2 : clamp(low, shift, high);
  };
  return { ...camera, left: axis(camera.left, all.left, all.right, width), top: axis(camera.top, all.top, all.bottom, height) };
}

const isInside = (inner: Bounds, outer: Bounds): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

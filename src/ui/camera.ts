/** A point or a length: x to the right, y down. */
export type XY = readonly [x: number, y: number];

/** Where the corner of the board lies in its window, and how large the board is. */
export interface Camera {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** A part of a board, in the units of its drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The side of a square or the width of a hex in the drawing. */
export const UNIT = 100;
const CLOSEST = 1.6;
export const FARTHEST = 0.14;

const between = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** How large a box can be shown in a window. */
export const scaleFor = ({ left, top, right, bottom }: Box, [width, height]: XY): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** The middle of a box in the middle of a window. */
export const centred = ({ left, top, right, bottom }: Box, [width, height]: XY, scale: number): Camera => ({
  scale,
  left: width / 2 - ((left + right) / 2) * scale,
  top: height / 2 - ((top + bottom) / 2) * scale,
});

/** A box in the middle of a window, as large as fits between two scales. */
export const around = (box: Box, window: XY, least: number, most: number): Camera =>
  centred(box, window, between(least, scaleFor(box, window), most));

export const panned = (camera: Camera, [right, down]: XY): Camera => ({ ...camera, left: camera.left + right, top: camera.top + down });

/** Closer or farther, the point under a finger staying where it is. */
export function zoomed({ left, top, scale }: Camera, by: number, [x, y]: XY): Camera {
  const next = between(FARTHEST, scale * by, CLOSEST);
  const grown = next / scale;
  return { scale: next, left: x - (x - left) * grown, top: y - (y - top) * grown };
}

/** Two fingers, where they came down and where they are. */
export type Fingers = readonly [XY, XY];

const apart = ([one, other]: Fingers): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const middle = ([one, other]: Fingers): XY => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** What lay under the middle of two fingers stays under it, as much larger as they went apart. */
export function pinched(camera: Camera, before: Fingers, now: Fingers): Camera {
  const [from, to] = [middle(before), middle(now)];
  const moved = panned(camera, [to[0] - from[0], to[1] - from[1]]);
  return apart(before) > 0 ? zoomed(moved, apart(now) / apart(before), to) : moved;
}

/** The point of the board under a point of the window. */
export const pointUnder = ({ left, top, scale }: Camera, [x, y]: XY): XY => [(x - left) / scale, (y - top) / scale];

/** What a window shows of the board. */
export function seenBy(camera: Camera, window: XY): Box {
  const [[left, top], [right, bottom]] = [pointUnder(camera, [0, 0]), pointUnder(camera, window)];
  return { left, top, right, bottom };
}

/** The camera moved so little that a point of the board is in the window, with its surroundings where there is room. */
export function revealing(camera: Camera, [x, y]: XY, [width, height]: XY): Camera {
  const edge = UNIT * camera.scale;
  const shift = (where: number, span: number): number => between(Math.min(edge, span / 2), where, Math.max(span - edge, span / 2)) - where;
  return panned(camera, [shift(camera.left + x * camera.scale, width), shift(camera.top + y * camera.scale, height)]);
}

/** The camera moved so little, and back so far where it must be, that a box is in the window. */
export function showing(camera: Camera, box: Box, window: XY): Camera {
  if (isWithin(box, seenBy(camera, window))) return camera;
  const fits = scaleFor(box, window);
  if (fits < camera.scale) return centred(box, window, Math.max(FARTHEST, fits));
  const shift = (from: number, to: number, span: number): number => between(-from, 0, span - to);
  const { left, top, scale } = camera;
  return panned(camera, [
    shift(left + box.left * scale, left + box.right * scale, window[0]),
    shift(top + box.top * scale, top + box.bottom * scale, window[1]),
  ]);
}

/** The camera moved back so far that the board does not leave the window. */
export function held(camera: Camera, all: Box, [width, height]: XY): Camera {
  const axis = (shift: number, from: number, to: number, span: number): number => {
    const [low, high] = [span - to * camera.scale, -from * camera.scale];
    return low > high ? (low + high) / 2 : between(low, shift, high);
  };
  return { ...camera, left: axis(camera.left, all.left, all.right, width), top: axis(camera.top, all.top, all.bottom, height) };
}

const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

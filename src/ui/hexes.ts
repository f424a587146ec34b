import type { Camera, XY } from './camera';

/** A part of a board, in the units of its drawing. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Hexes with pointed tops: a hundred units from side to side. */
export const HEX = 100;
export const POINT = HEX / Math.sqrt(3);
const ROW = POINT * 1.5;

/** The middle of a hex; odd rows are shifted right by half a hex. */
export const middleOf = (row: number, column: number): XY => [(column + (row % 2 === 0 ? 0.5 : 1)) * HEX, POINT + row * ROW];

/** The box around hexes, with a margin. */
export function boxAround(middles: readonly XY[], margin = 0): Box | undefined {
  if (middles.length === 0) return undefined;
  const [across, down] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  return {
    left: Math.min(...across) - HEX / 2 - margin,
    right: Math.max(...across) + HEX / 2 + margin,
    top: Math.min(...down) - POINT - margin,
    bottom: Math.max(...down) + POINT + margin,
  };
}

/** The outline of a hex as a path, smaller or larger than the hex itself. */
export function outline([x, y]: XY, size = 1): string {
  const [half, point] = [(HEX / 2) * size, POINT * size];
  const round = (value: number): number => Math.round(value * 10) / 10;
  const [h, p, q] = [round(half), round(point), round(point / 2)];
  return `M${round(x)} ${round(y - point)}l${h} ${q}v${p}l${-h} ${q}l${-h} ${-q}v${-p}z`;
}

/** How large a box can be shown in a window. */
export const scaleFor = ({ left, top, right, bottom }: Box, [width, height]: XY): number =>
  Math.min(width / (right - left), height / (bottom - top));

/** The middle of a box in the middle of a window. */
export const centred = ({ left, top, right, bottom }: Box, [width, height]: XY, scale: number): Camera => ({
  scale,
  left: width / 2 - ((left + right) / 2) * scale,
  top: height / 2 - ((top + bottom) / 2) * scale,
});

/** What a window shows of the board. */
export const seenBy = ({ left, top, scale }: Camera, [width, height]: XY): Box => ({
  left: -left / scale,
  top: -top / scale,
  right: (width - left) / scale,
  bottom: (height - top) / scale,
});

/** The camera moved back so far that the board does not leave the window. */
export function held(camera: Camera, all: Box, [width, height]: XY): Camera {
  const axis = (shift: number, from: number, to: number, span: number): number => {
    const [low, high] = [span - to * camera.scale, -from * camera.scale];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, shift));
  };
  return { ...camera, left: axis(camera.left, all.left, all.right, width), top: axis(camera.top, all.top, all.bottom, height) };
}

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom;

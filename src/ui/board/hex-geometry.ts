import { type Bounds, UNIT, type XY } from '../camera/camera';

/** Hexes with pointed tops: a hundred units from side to side. */
export const HEX_WIDTH = UNIT;
export const HEX_RADIUS = HEX_WIDTH / Math.sqrt(3);
const ROW_HEIGHT = HEX_RADIUS * 1.5;

/** The middle of a hex; odd rows are shifted right by half a hex. */
export const hexCentre = (row: number, column: number): XY => [
  (column + (row % 2 === 0 ? 0.5 : 1)) * HEX_WIDTH,
  HEX_RADIUS + row * ROW_HEIGHT,
];

/** The box around hexes, with a margin. */
export function boundsAroundHexes(middles: readonly XY[], margin = 0): Bounds | undefined {
  if (middles.length === 0) return undefined;
  const [across, down] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  return {
    left: Math.min(...across) - HEX_WIDTH / 2 - margin,
    right: Math.max(...across) + HEX_WIDTH / 2 + margin,
    top: Math.min(...down) - HEX_RADIUS - margin,
    bottom: Math.max(...down) + HEX_RADIUS + margin,
  };
}

/** The outline of a hex as a path, smaller or larger than the hex itself. */
export function hexOutline([x, y]: XY, size = 1): string {
  const [half, point] = [(HEX_WIDTH / 2) * size, HEX_RADIUS * size];
  const round = (value: number): number => Math.round(value * 10) / 10;
  const [h, p, q] = [round(half), round(point), round(point / 2)];
  return `M${round(x)} ${round(y - point)}l${h} ${q}v${p}l${-h} ${q}l${-h} ${-q}v${-p}z`;
}

import { type Box, UNIT, type XY } from './camera';

/** Hexes with pointed tops: a hundred units from side to side. */
export const HEX = UNIT;
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

import type { Hex } from '#law/hex';
import { type Coordinates, type Layout, sectionAt } from './land';
import { SECTION_WIDTH } from './sections';

export const isBoardHex = (at: Coordinates): at is Hex => at[0] !== 'island';

/** The coordinates of a hex after its section is rotated by 180°. */
function rotateHex([row, column]: Hex): Hex {
  const [top, left] = [row - (row % SECTION_WIDTH), column - (column % SECTION_WIDTH)];
  return [2 * top + SECTION_WIDTH - 1 - row, 2 * left + SECTION_WIDTH - 1 - column];
}

/** The coordinates after some sections are rotated by 180°. */
export const rotateCoordinates = (at: Coordinates, quarters: readonly number[]): Coordinates =>
  isBoardHex(at) && quarters.includes(sectionAt(at)) ? rotateHex(at) : at;

/** Rotates a section by 180°, with the Queenies on it. */
export function rotateSection<P extends Layout>(plan: P, quarter: number): P {
  const rotateHexes = (hexes: readonly Hex[] | undefined): readonly Hex[] | undefined =>
    hexes?.map((hex) => (sectionAt(hex) === quarter ? rotateHex(hex) : hex));
  return {
    ...plan,
    sections: plan.sections.map((section, each) => (each === quarter ? { ...section, turned: !section.turned } : section)),
    capitols: rotateHexes(plan.capitols),
    caves: rotateHexes(plan.caves),
  };
}

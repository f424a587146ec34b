import type { Hex } from '#law/hex';
import { type At, type Layout, sectionAt } from './land';
import { SECTION_WIDTH } from './sections';

export const isBoardHex = (at: At): at is Hex => at[0] !== 'island';

/** A hex of a section once that section lies the other way round. */
function turnedHex([row, column]: Hex): Hex {
  const [top, left] = [row - (row % SECTION_WIDTH), column - (column % SECTION_WIDTH)];
  return [2 * top + SECTION_WIDTH - 1 - row, 2 * left + SECTION_WIDTH - 1 - column];
}

/** The hex that a settlement really stood on, where some sections lay the other way round. */
export const turnedAt = (at: At, quarters: readonly number[]): At =>
  isBoardHex(at) && quarters.includes(sectionAt(at)) ? turnedHex(at) : at;

/** A section the other way round, with the Queenies that lie on it. */
export function withTurned<P extends Layout>(plan: P, quarter: number): P {
  const turned = (hexes: readonly Hex[] | undefined): readonly Hex[] | undefined =>
    hexes?.map((hex) => (sectionAt(hex) === quarter ? turnedHex(hex) : hex));
  return {
    ...plan,
    sections: plan.sections.map((section, each) => (each === quarter ? { ...section, turned: !section.turned } : section)),
    capitols: turned(plan.capitols),
    caves: turned(plan.caves),
  };
}

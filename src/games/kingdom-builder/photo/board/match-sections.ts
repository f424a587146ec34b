import { landOf, type PlacedSection, QUARTERS } from '../../law/board/land';
import type { LocatedBoard } from './locate-board';
import { rotateCorners } from './quadrilateral';

/** Below this score the fit is what images without a board reach by chance. */
const MIN_SCORE = 0.33;
/** A section that is fitted worse is looked at again; those of a table are fitted better, also when roughly printed. */
const DOUBTFUL_SECTION_SCORE = 0.2;
/** Nothing fits where the print is not the section's. */
const MISSING_SECTION_SCORE = -0.05;
/** By how much other sections must fit better: by chance some fit a little better than those that lie there. */
const OTHER_SECTIONS_MARGIN = 0.08;

export type SectionMatch =
  | { readonly kind: 'found' | 'other-sections'; readonly board: LocatedBoard }
  | { readonly kind: 'missing-sections'; readonly quarters: readonly number[] }
  | { readonly kind: 'no-board' };

const mean = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

const isSameSection = (one: PlacedSection | undefined, other: PlacedSection | undefined): boolean =>
  one?.name === other?.name && one?.turned === other?.turned;

/** What a board fitted with the given sections, or with none given, is worth; `propose` fits it without them, and is asked only in doubt. */
export function matchSections(
  given: LocatedBoard | undefined,
  sections: readonly PlacedSection[] | undefined,
  propose: () => LocatedBoard | undefined,
): SectionMatch {
  if (given !== undefined && given.score >= MIN_SCORE && Math.min(...given.sectionScores) >= DOUBTFUL_SECTION_SCORE)
    return { kind: 'found', board: given };
  if (sections !== undefined) {
    const proposed = propose();
    if (proposed !== undefined && proposed.score >= Math.max(MIN_SCORE, (given?.score ?? 0) + OTHER_SECTIONS_MARGIN)) {
      const board = alignWith(proposed, sections);
      const isOther = board.sections.some((section, quarter) => !isSameSection(section, sections[quarter]));
      return { kind: isOther ? 'other-sections' : 'found', board };
    }
  }
  if (given === undefined) return { kind: 'no-board' };
  const missing = QUARTERS.filter((quarter) => (given.sectionScores[quarter] ?? 0) < MISSING_SECTION_SCORE);
  const present = given.sectionScores.filter((_, quarter) => !missing.includes(quarter));
  const isRestFound = present.every((score) => score >= DOUBTFUL_SECTION_SCORE) && mean(present) >= MIN_SCORE;
  if (missing.length === 1 && isRestFound) return { kind: 'missing-sections', quarters: missing };
  return given.score >= MIN_SCORE ? { kind: 'found', board: given } : { kind: 'no-board' };
}

/** A board is also found upside down, as other sections: the way round that agrees better with the table's. */
function alignWith(board: LocatedBoard, sections: readonly PlacedSection[]): LocatedBoard {
  const rotated = board.sections.map(({ name, turned }) => ({ name, turned: !turned })).reverse();
  const agreement = (found: readonly PlacedSection[]): number =>
    found.reduce(
      (sum, section, quarter) => sum + (section.name === sections[quarter]?.name ? (isSameSection(section, sections[quarter]) ? 2 : 1) : 0),
      0,
    );
  if (agreement(rotated) <= agreement(board.sections)) return board;
  return {
    ...board,
    corners: rotateCorners(board.corners, 2),
    sections: rotated,
    ground: landOf({ sections: rotated }).ground,
    sectionScores: board.sectionScores.toReversed(),
  };
}

import { landOf, type PlacedSection } from '../../law/board/land';
import type { Ground } from '../../law/board/terrain';
import { boxBlur, downsample, type LogPicture, type Picture, reductionFactor, toLogPicture } from '../picture';
import { candidateCorners } from './corner-candidates';
import { CENTRE_PROBE, explainedShare, explainedShareBySection, PROBES, sampleGroundColours, visibleGround } from './ground-fit';
import { type Corners, homographyOf, type Point } from './homography';
import { proposeSections } from './propose-sections';
import { rotateCorners, scaleCorners, toClockwise } from './quadrilateral';
import { refineCorners, type ShiftSearch } from './refine-corners';

/** A board found in an image: its corners and its sections. */
export interface LocatedBoard {
  readonly corners: Corners;
  readonly sections: readonly PlacedSection[];
  readonly ground: readonly Ground[];
  /** The explained share of the colour deviation. */
  readonly score: number;
  /** The same for each section. */
  readonly sectionScores: readonly number[];
}

/** The longest sides of the image in which the board is searched, and of that in which its corners are refined. */
const SEARCH_SIDE = 160;
const REFINE_SIDE = 560;

/** Coarse to fine: large steps with the hex centres alone, then small steps with all probes. */
const COARSE_SEARCHES: readonly ShiftSearch[] = [
  { step: 0.3, reach: 4, probes: CENTRE_PROBE },
  { step: 0.2, reach: 4, probes: CENTRE_PROBE },
];
const FINE_SEARCHES: readonly ShiftSearch[] = [
  { step: 0.12, reach: 3, probes: PROBES },
  { step: 0.05, reach: 2, probes: PROBES },
];
const FINAL_SEARCHES: readonly ShiftSearch[] = [{ step: 0.05, reach: 2, probes: PROBES }];

type BoardFit = Omit<LocatedBoard, 'sectionScores'>;

/** Scores four corners with the given sections, or with those proposed for them. */
function fitSections(picture: LogPicture, corners: Corners, sections: readonly PlacedSection[] | undefined): BoardFit {
  if (sections !== undefined) {
    const { ground } = landOf({ sections });
    return { corners, sections, ground, score: explainedShare(picture, corners, ground) };
  }
  const proposal = proposeSections(sampleGroundColours(picture, homographyOf(corners)));
  return { corners, sections: proposal.sections, ground: proposal.ground, score: explainedShare(picture, corners, proposal.ground) };
}

/** Refines the corners coarsely; where the sections are unknown, they are proposed again, as long as the score rises. */
function refineFit(picture: LogPicture, from: BoardFit, sections: readonly PlacedSection[] | undefined): BoardFit {
  let best = from;
  for (let round = 0; round < (sections === undefined ? 4 : 1); round += 1) {
    const next = fitSections(picture, refineCorners(picture, best.corners, best.ground, COARSE_SEARCHES), sections);
    if (next.score <= best.score) break;
    best = next;
  }
  return best;
}

const bestFit = (fits: readonly BoardFit[]): BoardFit | undefined =>
  fits.reduce<BoardFit | undefined>((top, each) => (top === undefined || each.score > top.score ? each : top), undefined);

/** By how much the score of another orientation must exceed that of the corners as they were placed. */
const FLIP_MARGIN = 0.15;
/** Below this score the search falls back to a grid over the whole image. */
const MIN_LIKELY_SCORE = 0.3;
const MAX_REFINED_CANDIDATES = 4;
/** Above this score the search stops. */
const CLEAR_SCORE = 0.42;

/** The best of the candidates in any of the orientations; only those with the highest scores are refined. */
function bestCandidate(
  picture: LogPicture,
  candidates: Iterable<Corners>,
  turns: readonly number[],
  sections: readonly PlacedSection[] | undefined,
): BoardFit | undefined {
  const starts: BoardFit[] = [];
  for (const corners of candidates) {
    const start = bestFit(turns.map((turn) => fitSections(picture, rotateCorners(corners, turn), sections)));
    if (start !== undefined) starts.push(start);
    if ((start?.score ?? 0) > CLEAR_SCORE) break;
  }
  const likeliest = starts.sort((a, b) => b.score - a.score).slice(0, (starts[0]?.score ?? 0) > CLEAR_SCORE ? 1 : MAX_REFINED_CANDIDATES);
  return bestFit(likeliest.map((start) => refineFit(picture, start, sections)));
}

/** Candidates over the whole image, in several sizes, rotations and foreshortenings. */
function cornerGrid({ width, height }: LogPicture): readonly Corners[] {
  const grid: Corners[] = [];
  for (const size of [0.5, 0.62, 0.76, 0.92]) {
    const wide = size * Math.min(width, 1.2 * height);
    for (const turn of [-0.2, 0, 0.2]) {
      for (const foreshortening of [1, 0.82]) {
        for (const right of [-0.08, 0, 0.08]) {
          for (const down of [-0.08, 0, 0.08]) {
            const corner = (x: number, y: number): Point => {
              const u = (x * wide * (y < 0 ? foreshortening : 1)) / 2;
              const v = (y * wide * foreshortening) / 2.33;
              return [
                (0.5 + right) * width + u * Math.cos(turn) - v * Math.sin(turn),
                (0.5 + down) * height + u * Math.sin(turn) + v * Math.cos(turn),
              ];
            };
            grid.push([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
          }
        }
      }
    }
  }
  return grid;
}

/** Finds the board; a thorough search also tries a grid over the whole image. `onProgress` gets the share that is done, from 0 to 1. */
export function locateBoard(
  picture: Picture,
  tapped: Corners | undefined,
  sections: readonly PlacedSection[] | undefined,
  onProgress: (share: number) => void,
  isThorough: boolean,
): LocatedBoard | undefined {
  const factor = reductionFactor(picture, REFINE_SIDE);
  const refinePicture = downsample(picture, factor);
  const searchFactor = reductionFactor(refinePicture, SEARCH_SIDE);
  const searchPicture = toLogPicture(downsample(refinePicture, searchFactor));
  const blurredSearch = boxBlur(searchPicture, 1);
  onProgress(0.3);
  // Where sections are proposed, two orientations do: a board rotated by 180° is found as other sections.
  const turns = sections === undefined ? [0, 1] : [0, 1, 2, 3];
  let rough: BoardFit | undefined;
  if (tapped === undefined) {
    rough = bestCandidate(blurredSearch, candidateCorners(blurredSearch), turns, sections);
    onProgress(0.6);
    if (isThorough && (rough === undefined || rough.score < MIN_LIKELY_SCORE)) {
      rough = bestFit(
        [rough, bestCandidate(blurredSearch, cornerGrid(blurredSearch), turns, sections)].filter((each) => each !== undefined),
      );
    }
  } else {
    const corners = scaleCorners(toClockwise(tapped), 1 / (factor * searchFactor));
    const [upright, ...others] = turns.map((turn) => fitSections(blurredSearch, rotateCorners(corners, turn), sections));
    const bestTurned = bestFit(others);
    const start =
      bestTurned !== undefined && upright !== undefined && bestTurned.score > upright.score + FLIP_MARGIN ? bestTurned : upright;
    rough = start && refineFit(blurredSearch, start, sections);
  }
  onProgress(0.8);
  if (rough === undefined) return undefined;
  const blurredRefine = boxBlur(toLogPicture(refinePicture), 1);
  const fine = refineCorners(blurredRefine, scaleCorners(rough.corners, searchFactor), rough.ground, FINE_SEARCHES);
  // Settlements cover ground and bias the fit: refine once more with the uncovered hexes alone.
  const finest = refineCorners(blurredRefine, fine, visibleGround(blurredRefine, fine, rough.ground), FINAL_SEARCHES);
  const searched = scaleCorners(finest, 1 / searchFactor);
  return {
    ...fitSections(blurredSearch, searched, rough.sections),
    corners: scaleCorners(finest, factor),
    sectionScores: explainedShareBySection(blurredSearch, searched, rough.ground),
  };
}

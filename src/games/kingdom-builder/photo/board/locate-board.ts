import { landOf, type PlacedSection } from '../../law/board/land';
import type { Ground } from '../../law/board/terrain';
import { boxBlur, downsample, type LogPicture, type Picture, reductionFactor, toLogPicture } from '../picture';
import { candidateCorners } from './corner-candidates';
import { CENTRE_PROBE, explainedShare, PROBES, sampleGroundColours, uncoveredGround } from './ground-fit';
import { type Corners, homographyOf, type Point } from './homography';
import { proposeSections } from './propose-sections';
import { mapCorners, rotateCorners, toClockwise } from './quadrilateral';
import { refineCorners, type ShiftSearch } from './refine-corners';

/** Where the board lies in a picture, and what lies on it. */
export interface LocatedBoard {
  readonly corners: Corners;
  readonly sections: readonly PlacedSection[];
  readonly ground: readonly Ground[];
  /** The share of what is seen that the grounds explain. */
  readonly worth: number;
}

/** The longest side of the pictures in which the board is looked for, and in which its corners are set. */
const SEARCH_SIDE = 160;
const REFINE_SIDE = 560;

/** First far and by the middles of hexes, then near and by all of them. */
const COARSE_SEARCHES: readonly ShiftSearch[] = [
  { step: 0.3, reach: 4, places: CENTRE_PROBE },
  { step: 0.2, reach: 4, places: CENTRE_PROBE },
];
const FINE_SEARCHES: readonly ShiftSearch[] = [
  { step: 0.12, reach: 3, places: PROBES },
  { step: 0.05, reach: 2, places: PROBES },
];
const FINAL_SEARCHES: readonly ShiftSearch[] = [{ step: 0.05, reach: 2, places: PROBES }];

const scaleCorners = (corners: Corners, factor: number): Corners => mapCorners(corners, ([x, y]) => [x * factor, y * factor]);

/** The best way to lay sections, given or to be proposed, over four corners. */
function fitSections(soft: LogPicture, corners: Corners, sections: readonly PlacedSection[] | undefined): LocatedBoard {
  if (sections !== undefined) {
    const { ground } = landOf({ sections });
    return { corners, sections, ground, worth: explainedShare(soft, corners, ground) };
  }
  const proposal = proposeSections(sampleGroundColours(soft, homographyOf(corners)));
  return { corners, sections: proposal.sections, ground: proposal.ground, worth: explainedShare(soft, corners, proposal.ground) };
}

/** Set once more; where other sections are then seen, by those again. */
function refineFit(soft: LogPicture, from: LocatedBoard, sections: readonly PlacedSection[] | undefined): LocatedBoard {
  let bestFit = from;
  for (let round = 0; round < (sections === undefined ? 4 : 1); round += 1) {
    const next = fitSections(soft, refineCorners(soft, bestFit.corners, bestFit.ground, COARSE_SEARCHES), sections);
    if (next.worth <= bestFit.worth) break;
    bestFit = next;
  }
  return bestFit;
}

const bestFit = (found: readonly LocatedBoard[]): LocatedBoard | undefined =>
  found.reduce<LocatedBoard | undefined>((top, each) => (top === undefined || each.worth > top.worth ? each : top), undefined);

/** Another side up must fit this much better than the one that was tapped. */
const FLIP_MARGIN = 0.15;
/** Where less is explained, the board is looked for everywhere. */
const MIN_LIKELY_WORTH = 0.3;
const MAX_REFINED_CANDIDATES = 4;
/** Where so much is explained, no other place is tried. */
const CLEAR_WORTH = 0.42;

/** The best of some places for the board, each with any side up: the likeliest few are set better first. */
function bestCandidate(
  soft: LogPicture,
  candidates: Iterable<Corners>,
  turns: readonly number[],
  sections: readonly PlacedSection[] | undefined,
): LocatedBoard | undefined {
  const starts: LocatedBoard[] = [];
  for (const corners of candidates) {
    const start = bestFit(turns.map((turn) => fitSections(soft, rotateCorners(corners, turn), sections)));
    if (start !== undefined) starts.push(start);
    if ((start?.worth ?? 0) > CLEAR_WORTH) break;
  }
  const likeliest = starts.sort((a, b) => b.worth - a.worth).slice(0, (starts[0]?.worth ?? 0) > CLEAR_WORTH ? 1 : MAX_REFINED_CANDIDATES);
  return bestFit(likeliest.map((start) => refineFit(soft, start, sections)));
}

/** Boards all over the picture, of several sizes, a little turned or tilted. */
function gridOfCorners({ width, height }: LogPicture): readonly Corners[] {
  const found: Corners[] = [];
  for (const size of [0.5, 0.62, 0.76, 0.92]) {
    const wide = size * Math.min(width, 1.2 * height);
    for (const turn of [-0.2, 0, 0.2]) {
      for (const narrow of [1, 0.82]) {
        for (const right of [-0.08, 0, 0.08]) {
          for (const down of [-0.08, 0, 0.08]) {
            const corner = (x: number, y: number): Point => {
              const u = (x * wide * (y < 0 ? narrow : 1)) / 2;
              const v = (y * wide * narrow) / 2.33;
              return [
                (0.5 + right) * width + u * Math.cos(turn) - v * Math.sin(turn),
                (0.5 + down) * height + u * Math.sin(turn) + v * Math.cos(turn),
              ];
            };
            found.push([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]);
          }
        }
      }
    }
  }
  return found;
}

/** Where the board lies. `progress` hears how much is done, from 0 to 1. */
export function locateBoard(
  picture: Picture,
  tapped: Corners | undefined,
  sections: readonly PlacedSection[] | undefined,
  progress: (share: number) => void,
): LocatedBoard | undefined {
  const factor = reductionFactor(picture, REFINE_SIDE);
  const set = downsample(picture, factor);
  const smaller = reductionFactor(set, SEARCH_SIDE);
  const small = toLogPicture(downsample(set, smaller));
  const soft = boxBlur(small, 1);
  progress(0.3);
  // Half a turn of sections that are to be proposed is the same board.
  const turns = sections === undefined ? [0, 1] : [0, 1, 2, 3];
  let rough: LocatedBoard | undefined;
  if (tapped === undefined) {
    rough = bestCandidate(soft, candidateCorners(soft), turns, sections);
    progress(0.6);
    if ((rough === undefined || rough.worth < MIN_LIKELY_WORTH) && sections !== undefined) {
      rough = bestFit([rough, bestCandidate(soft, gridOfCorners(soft), turns, sections)].filter((each) => each !== undefined));
    }
  } else {
    const corners = scaleCorners(toClockwise(tapped), 1 / (factor * smaller));
    const [upright, ...others] = turns.map((turn) => fitSections(soft, rotateCorners(corners, turn), sections));
    const other = bestFit(others);
    const start = other !== undefined && upright !== undefined && other.worth > upright.worth + FLIP_MARGIN ? other : upright;
    rough = start && refineFit(soft, start, sections);
  }
  progress(0.8);
  if (rough === undefined) return undefined;
  const near = boxBlur(toLogPicture(set), 1);
  const fine = refineCorners(near, scaleCorners(rough.corners, smaller), rough.ground, FINE_SEARCHES);
  // Houses hide the ground beside them: the board is set once more by what lies bare.
  const finest = refineCorners(near, fine, uncoveredGround(near, fine, rough.ground), FINAL_SEARCHES);
  return { ...fitSections(soft, scaleCorners(finest, 1 / smaller), rough.sections), corners: scaleCorners(finest, factor) };
}

import { landOf, type PlacedSection } from '../law/land';
import type { Ground } from '../law/terrain';
import { candidateCorners } from './corners';
import { bareOf, explained, groundColoursAt, MIDDLES, PROBES } from './fit';
import { type Corners, homographyOf, type Point } from './homography';
import { blurred, type Picture, type Planes, planesOf, reduced, reductionOf } from './picture';
import { proposed } from './propose';
import { clockwise, moved, turnedBy } from './quad';
import { refined, type Search } from './refine';

/** Where the board lies in a picture, and what lies on it. */
export interface Located {
  readonly corners: Corners;
  readonly sections: readonly PlacedSection[];
  readonly ground: readonly Ground[];
  /** The share of what is seen that the grounds explain. */
  readonly worth: number;
}

/** The longest side of the pictures in which the board is looked for, and in which its corners are set. */
const LOOK_FOR = 160;
const SET_IN = 560;

/** First far and by the middles of hexes, then near and by all of them. */
const FAR: readonly Search[] = [
  { step: 0.3, reach: 4, places: MIDDLES },
  { step: 0.2, reach: 4, places: MIDDLES },
];
const NEAR: readonly Search[] = [
  { step: 0.12, reach: 3, places: PROBES },
  { step: 0.05, reach: 2, places: PROBES },
];
const AGAIN: readonly Search[] = [{ step: 0.05, reach: 2, places: PROBES }];

const scaled = (corners: Corners, factor: number): Corners => moved(corners, ([x, y]) => [x * factor, y * factor]);

/** The best way to lay sections, given or to be proposed, over four corners. */
function laid(soft: Planes, corners: Corners, sections: readonly PlacedSection[] | undefined): Located {
  if (sections !== undefined) {
    const { ground } = landOf({ sections });
    return { corners, sections, ground, worth: explained(soft, corners, ground) };
  }
  const proposal = proposed(groundColoursAt(soft, homographyOf(corners)));
  return { corners, sections: proposal.sections, ground: proposal.ground, worth: explained(soft, corners, proposal.ground) };
}

/** Set once more; where other sections are then seen, by those again. */
function better(soft: Planes, from: Located, sections: readonly PlacedSection[] | undefined): Located {
  let best = from;
  for (let round = 0; round < (sections === undefined ? 4 : 1); round += 1) {
    const next = laid(soft, refined(soft, best.corners, best.ground, FAR), sections);
    if (next.worth <= best.worth) break;
    best = next;
  }
  return best;
}

const best = (found: readonly Located[]): Located | undefined =>
  found.reduce<Located | undefined>((top, each) => (top === undefined || each.worth > top.worth ? each : top), undefined);

/** Another side up must fit this much better than the one that was tapped. */
const SURELY = 0.15;
/** Where less is explained, the board is looked for everywhere. */
const LIKELY = 0.3;
const TRIED = 4;
/** Where so much is explained, no other place is tried. */
const PLAIN = 0.42;

/** The best of some places for the board, each with any side up: the likeliest few are set better first. */
function bestOf(
  soft: Planes,
  candidates: Iterable<Corners>,
  turns: readonly number[],
  sections: readonly PlacedSection[] | undefined,
): Located | undefined {
  const starts: Located[] = [];
  for (const corners of candidates) {
    const start = best(turns.map((turn) => laid(soft, turnedBy(corners, turn), sections)));
    if (start !== undefined) starts.push(start);
    if ((start?.worth ?? 0) > PLAIN) break;
  }
  const likeliest = starts.sort((a, b) => b.worth - a.worth).slice(0, (starts[0]?.worth ?? 0) > PLAIN ? 1 : TRIED);
  return best(likeliest.map((start) => better(soft, start, sections)));
}

/** Boards all over the picture, of several sizes, a little turned or tilted. */
function anywhere({ width, height }: Planes): readonly Corners[] {
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
export function locate(
  picture: Picture,
  tapped: Corners | undefined,
  sections: readonly PlacedSection[] | undefined,
  progress: (share: number) => void,
): Located | undefined {
  const factor = reductionOf(picture, SET_IN);
  const set = reduced(picture, factor);
  const smaller = reductionOf(set, LOOK_FOR);
  const small = planesOf(reduced(set, smaller));
  const soft = blurred(small, 1);
  progress(0.3);
  // Half a turn of sections that are to be proposed is the same board.
  const turns = sections === undefined ? [0, 1] : [0, 1, 2, 3];
  let rough: Located | undefined;
  if (tapped === undefined) {
    rough = bestOf(soft, candidateCorners(soft), turns, sections);
    progress(0.6);
    if ((rough === undefined || rough.worth < LIKELY) && sections !== undefined) {
      rough = best([rough, bestOf(soft, anywhere(soft), turns, sections)].filter((each) => each !== undefined));
    }
  } else {
    const corners = scaled(clockwise(tapped), 1 / (factor * smaller));
    const [upright, ...others] = turns.map((turn) => laid(soft, turnedBy(corners, turn), sections));
    const other = best(others);
    const start = other !== undefined && upright !== undefined && other.worth > upright.worth + SURELY ? other : upright;
    rough = start && better(soft, start, sections);
  }
  progress(0.8);
  if (rough === undefined) return undefined;
  const near = blurred(planesOf(set), 1);
  const fine = refined(near, scaled(rough.corners, smaller), rough.ground, NEAR);
  // Houses hide the ground beside them: the board is set once more by what lies bare.
  const finest = refined(near, fine, bareOf(near, fine, rough.ground), AGAIN);
  return { ...laid(soft, scaled(finest, 1 / smaller), rough.sections), corners: scaled(finest, factor) };
}

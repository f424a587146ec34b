import { landOf, type PlacedSection } from '../law/land';
import type { Ground } from '../law/terrain';
import { candidateCorners } from './corners';
import { coloursAt, explained, MIDDLES, PLACES } from './fit';
import { type Corners, homographyOf } from './homography';
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
const LOOK_FOR = 240;
const SET_IN = 800;
/** In pixels of the latter: about a fifth of a hex. */
const SOFT = 4;

/** First far and by the middles of hexes, then near and by all of them. */
const FAR: readonly Search[] = [
  { step: 0.3, reach: 4, places: MIDDLES },
  { step: 0.2, reach: 4, places: MIDDLES },
];
const NEAR: readonly Search[] = [
  { step: 0.12, reach: 3, places: PLACES },
  { step: 0.06, reach: 3, places: PLACES },
  { step: 0.04, reach: 2, places: PLACES },
];

const scaled = (corners: Corners, factor: number): Corners => moved(corners, ([x, y]) => [x * factor, y * factor]);

/** The best way to lay sections, given or to be proposed, over four corners. */
function laid(soft: Planes, corners: Corners, sections: readonly PlacedSection[] | undefined): Located {
  if (sections !== undefined) {
    const { ground } = landOf({ sections });
    return { corners, sections, ground, worth: explained(soft, corners, ground) };
  }
  const proposal = proposed(coloursAt(soft, homographyOf(corners)));
  return { corners, sections: proposal.sections, ground: proposal.ground, worth: explained(soft, corners, proposal.ground) };
}

function better(soft: Planes, from: Located, sections: readonly PlacedSection[] | undefined): Located {
  const next = laid(soft, refined(soft, from.corners, from.ground, FAR), sections);
  return next.worth > from.worth ? next : from;
}

const best = (found: readonly Located[]): Located | undefined => found.reduce<Located | undefined>((top, each) => (top === undefined || each.worth > top.worth ? each : top), undefined);

/** Another side up must fit this much better than the one that was tapped. */
const SURELY = 0.15;

export function locate(picture: Picture, tapped: Corners | undefined, sections: readonly PlacedSection[] | undefined): Located | undefined {
  const factor = reductionOf(picture, SET_IN);
  const sharp = planesOf(reduced(picture, factor));
  const soft = blurred(sharp, SOFT);
  // Half a turn of sections that are to be proposed is the same board.
  const turns = sections === undefined ? [0, 1] : [0, 1, 2, 3];
  let starts: readonly Located[];
  if (tapped === undefined) {
    const small = reductionOf(picture, LOOK_FOR);
    const candidates = candidateCorners(planesOf(reduced(picture, small))).map((corners) => scaled(corners, small / factor));
    starts = candidates
      .map((corners) => best(turns.map((turn) => laid(soft, turnedBy(corners, turn), sections))))
      .filter((each) => each !== undefined)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, 3);
  } else {
    const corners = scaled(clockwise(tapped), 1 / factor);
    const [upright, ...others] = turns.map((turn) => laid(soft, turnedBy(corners, turn), sections));
    const other = best(others);
    starts = upright === undefined ? [] : [other !== undefined && other.worth > upright.worth + SURELY ? other : upright];
  }
  const rough = best(starts.map((start) => better(soft, start, sections)));
  if (rough === undefined) return undefined;
  const fine = refined(blurred(sharp, 1), rough.corners, rough.ground, NEAR);
  return { ...laid(soft, fine, rough.sections), corners: scaled(fine, factor) };
}

import type { Colour } from '../law/colours';
import { type Ground, isTerrain } from '../law/terrain';
import { answers } from './answer';
import { type Corners, homographyOf, leaning } from './homography';
import { type Located, locate, resetWithout } from './locate';
import { patchesOf } from './patches';
import { type Picture, reduced, reductionOf } from './picture';
import { moved } from './quad';
import type { Outcome, PhotoCase } from './reading';
import { settle } from './settle';

/** The longest side of the picture that is read: a hex has some forty pixels then. */
const LONGEST = 1600;
/** A smaller share is explained by chance where there is no board. */
const LEAST = 0.2;

/** So often what was read teaches how things look: to see which hexes lie bare, and to say what stands. */
const ROUGHLY = 6;
const WELL = 14;

/** No settlement stands on mountains, castles and locations; on water some do. */
const mayHold = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

const scaled = (corners: Corners, by: number): Corners => moved(corners, ([x, y]) => [x * by, y * by]);

function sharesOf(picture: Picture, { corners, ground }: Located, colours: readonly Colour[], rounds: number): readonly Float64Array[] {
  const matrix = homographyOf(corners);
  const features = patchesOf(picture, matrix, leaning(matrix, picture.width, picture.height));
  return settle(features, ground, ground.map(mayHold), colours, rounds);
}

/** Reads the settlements on a photo. `progress` hears how much is done, from 0 to 1. */
export function readPhoto(
  picture: Picture,
  { sections, colours, corners: tapped }: PhotoCase,
  progress: (share: number) => void = () => {},
): Outcome {
  const factor = reductionOf(picture, LONGEST);
  const small = reduced(picture, factor);
  progress(0.15);
  const found = locate(small, tapped && scaled(tapped, 1 / factor), sections, (share) => progress(0.15 + 0.45 * share));
  if (found === undefined || found.worth < LEAST) return { kind: 'no-board' };
  progress(0.6);
  const first = sharesOf(small, found, colours, ROUGHLY);
  progress(0.8);
  // Houses hide the ground beside them: the board is set once more by what lies bare.
  const board = resetWithout(found, (spot) => (first[spot]?.[0] ?? 1) < 0.5);
  const hexes = answers(sharesOf(small, board, colours, WELL), colours);
  progress(1);
  return { kind: 'read', corners: scaled(board.corners, factor), sections: board.sections, hexes };
}

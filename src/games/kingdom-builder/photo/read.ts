import { type Ground, isTerrain } from '../law/terrain';
import { answers } from './answer';
import { type Corners, homographyOf, leaning } from './homography';
import { locate } from './locate';
import { patchesOf } from './patches';
import { type Picture, reduced, reductionOf } from './picture';
import { moved } from './quad';
import type { Outcome, PhotoCase } from './reading';
import { settle } from './settle';

/** The longest side of the picture that is read: a hex has some forty pixels then. */
const LONGEST = 1600;
/** A smaller share is explained by chance where there is no board. */
const LEAST = 0.33;

/** So often what was read teaches how things look. */
const ROUNDS = 8;

/** No settlement stands on mountains, castles and locations; on water some do. */
const mayHold = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

const scaled = (corners: Corners, by: number): Corners => moved(corners, ([x, y]) => [x * by, y * by]);

/** Reads the settlements on a photo. `progress` hears how much is done, from 0 to 1. */
export function readPhoto(
  picture: Picture,
  { sections, colours, corners: tapped }: PhotoCase,
  progress: (share: number) => void = () => {},
): Outcome {
  const factor = reductionOf(picture, LONGEST);
  const small = reduced(picture, factor);
  progress(0.1);
  const found = locate(small, tapped && scaled(tapped, 1 / factor), sections, (share) => progress(0.1 + 0.5 * share));
  if (found === undefined || found.worth < LEAST) return { kind: 'no-board' };
  progress(0.6);
  const { corners, ground } = found;
  const matrix = homographyOf(corners);
  const features = patchesOf(small, matrix, leaning(matrix, small.width, small.height));
  progress(0.8);
  const hexes = answers(settle(features, ground, ground.map(mayHold), colours, ROUNDS), colours);
  progress(1);
  return { kind: 'read', corners: scaled(corners, factor), sections: found.sections, hexes };
}

import { type Ground, isTerrain } from '../law/board/terrain';
import { type Corners, createHeightProjection, homographyOf } from './board/homography';
import { locateBoard } from './board/locate-board';
import { mapCorners } from './board/quadrilateral';
import { downsample, type Picture, reductionFactor } from './picture';
import { classifyHexes } from './pieces/classify-hexes';
import { extractFeatures } from './pieces/hex-features';
import { toHexReadings } from './pieces/hex-readings';
import type { PhotoCase, PhotoOutcome } from './reading';

/** The longest side of the picture that is read: a hex has some forty pixels then. */
const READ_SIDE = 1600;
/** A smaller share is explained by chance where there is no board. */
const MIN_WORTH = 0.33;

/** So often what was read teaches how things look. */
const ROUNDS = 8;

/** No settlement stands on mountains, castles and locations; on water some do. */
const canHoldSettlement = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

const scaleCorners = (corners: Corners, by: number): Corners => mapCorners(corners, ([x, y]) => [x * by, y * by]);

/** Reads the settlements on a photo. `progress` hears how much is done, from 0 to 1. */
export function readPhoto(
  picture: Picture,
  { sections, colours, corners: tapped }: PhotoCase,
  progress: (share: number) => void = () => {},
): PhotoOutcome {
  const factor = reductionFactor(picture, READ_SIDE);
  const small = downsample(picture, factor);
  progress(0.1);
  const found = locateBoard(small, tapped && scaleCorners(tapped, 1 / factor), sections, (share) => progress(0.1 + 0.5 * share));
  if (found === undefined || found.worth < MIN_WORTH) return { kind: 'no-board' };
  progress(0.6);
  const { corners, ground } = found;
  const matrix = homographyOf(corners);
  const features = extractFeatures(small, matrix, createHeightProjection(matrix, small.width, small.height));
  progress(0.8);
  const hexes = toHexReadings(classifyHexes(features, ground, ground.map(canHoldSettlement), colours, ROUNDS), colours);
  progress(1);
  return { kind: 'read', corners: scaleCorners(corners, factor), sections: found.sections, hexes };
}

import { type Ground, isTerrain } from '../law/board/terrain';
import { createHeightProjection, homographyOf } from './board/homography';
import { locateBoard } from './board/locate-board';
import { scaleCorners } from './board/quadrilateral';
import { downsample, type Picture, reductionFactor } from './picture';
import { classifyHexes } from './pieces/classify-hexes';
import { extractFeatures } from './pieces/hex-features';
import { toHexReadings } from './pieces/hex-readings';
import type { PhotoCase, PhotoOutcome } from './reading';

/** The longest side of the downsampled image: a hex is then about forty pixels wide. */
const READ_SIDE = 1600;
/** Below this score the fit is what images without a board reach by chance. */
const MIN_SCORE = 0.33;

/** Iterations of expectation and maximization in the classifier. */
const LEARNING_ROUNDS = 8;

/** Settlements stand on terrain, and with the harbor tile on water. */
const canHoldSettlement = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

/** Reads the settlements on a photo. `onProgress` gets the share that is done, from 0 to 1. */
export function readPhoto(
  picture: Picture,
  { sections, colours, corners: tapped }: PhotoCase,
  onProgress: (share: number) => void = () => {},
): PhotoOutcome {
  const factor = reductionFactor(picture, READ_SIDE);
  const reduced = downsample(picture, factor);
  onProgress(0.1);
  const located = locateBoard(reduced, tapped && scaleCorners(tapped, 1 / factor), sections, (share) => onProgress(0.1 + 0.5 * share));
  if (located === undefined || located.score < MIN_SCORE) return { kind: 'no-board' };
  onProgress(0.6);
  const { corners, ground } = located;
  const matrix = homographyOf(corners);
  const features = extractFeatures(reduced, matrix, createHeightProjection(matrix, reduced.width, reduced.height));
  onProgress(0.8);
  const hexes = toHexReadings(classifyHexes(features, ground, ground.map(canHoldSettlement), colours, LEARNING_ROUNDS), colours);
  onProgress(1);
  return { kind: 'read', corners: scaleCorners(corners, factor), sections: located.sections, hexes };
}

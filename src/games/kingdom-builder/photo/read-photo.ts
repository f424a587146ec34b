import { type Ground, isTerrain } from '../law/board/terrain';
import { createHeightProjection, homographyOf } from './board/homography';
import { type LocatedBoard, locateBoard } from './board/locate-board';
import { matchSections } from './board/match-sections';
import { scaleCorners } from './board/quadrilateral';
import { downsample, type Picture, reductionFactor } from './picture';
import { findDefect } from './picture-quality';
import { classifyHexes } from './pieces/classify-hexes';
import { estimateGlare, isWashedOut, quarterOf } from './pieces/glare';
import { extractFeatures } from './pieces/hex-features';
import { toHexReadings } from './pieces/hex-readings';
import type { PhotoCase, PhotoOutcome, Reading } from './reading';

/** The longest side of the downsampled image: a hex is then about forty pixels wide. */
const READ_SIDE = 1600;
/** Iterations of expectation and maximization in the classifier. */
const LEARNING_ROUNDS = 8;

/** Under more glare than this, of 255, what stands on a hex is asked. */
const MAX_GLARE = 18;

/** Settlements stand on terrain, and with the harbor tile on water. */
const canHoldSettlement = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

/** Reads the settlements on a photo. `onProgress` gets the share that is done, from 0 to 1. */
export function readPhoto(
  picture: Picture,
  { sections, colours, corners: tapped }: PhotoCase,
  onProgress: (share: number) => void = () => {},
): PhotoOutcome {
  const defect = findDefect(picture);
  if (defect !== undefined) {
    onProgress(1);
    return { kind: defect };
  }
  const factor = reductionFactor(picture, READ_SIDE);
  const reduced = downsample(picture, factor);
  onProgress(0.1);
  const corners = tapped && scaleCorners(tapped, 1 / factor);
  const located = locateBoard(reduced, corners, sections, (share) => onProgress(0.1 + 0.4 * share), false);
  const quickMatch = matchSections(located, sections, () => locateBoard(reduced, corners, undefined, () => undefined, false));
  const isHidden = quickMatch.kind === 'no-board' && sections !== undefined && corners === undefined;
  const match = isHidden
    ? matchSections(
        locateBoard(reduced, undefined, sections, (share) => onProgress(0.5 + 0.1 * share), true),
        undefined,
        () => undefined,
      )
    : quickMatch;
  const hidden = match.kind === 'missing-sections' && located !== undefined ? washedOutQuarters(reduced, located, match.quarters) : [];
  const board = hidden.length > 0 ? located : 'board' in match ? match.board : undefined;
  if (match.kind === 'no-board' || board === undefined) {
    onProgress(1);
    return match.kind === 'missing-sections' ? match : { kind: 'no-board' };
  }
  onProgress(0.6);
  const reading = readSettlements(reduced, board, colours, () => onProgress(0.8));
  onProgress(1);
  const scaled: Reading = { ...askAbout(reading, board.ground, hidden), corners: scaleCorners(reading.corners, factor) };
  return match.kind === 'other-sections' ? { kind: 'other-sections', reading: scaled } : scaled;
}

/** The quarters where nothing fits because of light, if that is so of all. */
function washedOutQuarters(picture: Picture, { corners }: LocatedBoard, quarters: readonly number[]): readonly number[] {
  const matrix = homographyOf(corners);
  return quarters.every((quarter) => isWashedOut(picture, matrix, quarter)) ? quarters : [];
}

/** Every hex of the quarters that cannot be read is unsure. */
const askAbout = (reading: Reading, ground: readonly Ground[], unreadable: readonly number[]): Reading =>
  unreadable.length === 0
    ? reading
    : {
        ...reading,
        unreadable,
        hexes: reading.hexes.map((hex, spot) =>
          unreadable.includes(quarterOf(spot)) && canHoldSettlement(ground[spot] ?? 'location') ? { ...hex, isUnsure: true } : hex,
        ),
      };

function readSettlements(picture: Picture, board: LocatedBoard, colours: PhotoCase['colours'], onFeatures: () => void): Reading {
  const { corners, ground, sections } = board;
  const matrix = homographyOf(corners);
  const features = extractFeatures(picture, matrix, createHeightProjection(matrix, picture.width, picture.height));
  onFeatures();
  const hexes = toHexReadings(classifyHexes(features, ground, ground.map(canHoldSettlement), colours, LEARNING_ROUNDS), colours);
  const glare = estimateGlare(picture, matrix, ground);
  const isGlaring = (spot: number): boolean => canHoldSettlement(ground[spot] ?? 'location') && (glare[spot] ?? 0) > MAX_GLARE;
  return { kind: 'read', corners, sections, hexes: hexes.map((hex, spot) => (isGlaring(spot) ? { ...hex, isUnsure: true } : hex)) };
}

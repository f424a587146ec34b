import { BOARD } from '../law/land';
import { type Ground, isTerrain } from '../law/terrain';
import { type Corners, homographyOf, leaning } from './homography';
import { locate } from './locate';
import { patchesOf } from './patches';
import { type Picture, reduced, reductionOf } from './picture';
import { moved } from './quad';
import type { Colour, HexReading, Outcome, PhotoCase } from './reading';
import { settle } from './settle';
import { straightened } from './straighten';

const LONGEST = 1600;
const UNSURE = 0.97;
/** Less than this share is explained by chance where there is no board. */
const LEAST = 0.2;

/** No settlement stands on mountains, castles and locations; on water some do. */
const mayHold = (ground: Ground): boolean => isTerrain(ground) || ground === 'water';

export function readPhoto(picture: Picture, { sections, colours, corners: tapped }: PhotoCase): Outcome {
  const factor = reductionOf(picture, LONGEST);
  const small = reduced(picture, factor);
  const scaled = (corners: Corners, by: number): Corners => moved(corners, ([x, y]) => [x * by, y * by]);
  const board = locate(small, tapped && scaled(tapped, 1 / factor), sections);
  if (board === undefined || board.worth < LEAST) return { kind: 'no-board' };
  const matrix = homographyOf(board.corners);
  const flat = straightened(small, matrix);
  const features = patchesOf(flat, leaning(matrix, small.width, small.height));
  const { shares } = settle(features, board.ground, board.ground.map(mayHold), colours);
  const hexes = Array.from({ length: BOARD }, (_, spot): HexReading => {
    const own = shares[spot] ?? new Float64Array(1);
    const maybe: readonly (Colour | undefined)[] = [undefined, ...colours];
    const order = maybe.map((_, index) => index).sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0));
    const best = order[0] ?? 0;
    const sure = own[best] ?? 0;
    return { at: [Math.floor(spot / 20), spot % 20], colour: maybe[best], sure, maybe: order.map((index) => maybe[index]), unsure: sure < UNSURE };
  });
  return { kind: 'read', corners: scaled(board.corners, factor), sections: board.sections, hexes };
}

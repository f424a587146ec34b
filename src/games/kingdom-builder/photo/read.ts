import { BOARD, landOf, type PlacedSection } from '../law/land';
import { type Ground, isTerrain } from '../law/terrain';
import { type Corners, homographyOf, leaning } from './homography';
import { patchesOf } from './patches';
import { planesOf, reduced, reductionOf, type Picture } from './picture';
import type { Colour, HexReading, Outcome, PhotoCase } from './reading';
import { settle } from './settle';
import { straightened } from './straighten';

const LONGEST = 1600;
const UNSURE = 0.97;

/** Which hexes may hold a settlement: water only where the harbor's tile lies. */
function mayHoldOf(ground: readonly Ground[], sections: readonly PlacedSection[]): readonly boolean[] {
  return ground.map((each) => isTerrain(each) || each === 'water');
}

export function readPhoto(picture: Picture, { sections = [], colours, corners: tapped }: PhotoCase): Outcome {
  const factor = reductionOf(picture, LONGEST);
  const small = reduced(picture, factor);
  const planes = planesOf(small);
  const corners = tapped as Corners;
  const scaled = corners.map(([x, y]) => [x / factor, y / factor]) as unknown as Corners;
  const { ground } = landOf({ sections });
  const matrix = homographyOf(scaled);
  const flat = straightened(planes, matrix);
  const features = patchesOf(flat, leaning(matrix, small.width, small.height));
  const { shares } = settle(features, ground, mayHoldOf(ground, sections), colours);
  const hexes = Array.from({ length: BOARD }, (_, spot): HexReading => {
    const own = shares[spot] ?? new Float64Array(1);
    const maybe: readonly (Colour | undefined)[] = [undefined, ...colours];
    const order = maybe.map((_, index) => index).sort((a, b) => (own[b] ?? 0) - (own[a] ?? 0));
    const best = order[0] ?? 0;
    const sure = own[best] ?? 0;
    return { at: [Math.floor(spot / 20), spot % 20], colour: maybe[best], sure, maybe: order.map((index) => maybe[index]), unsure: sure < UNSURE };
  });
  return { kind: 'read', corners, sections, hexes };
}

import type { Ground } from '../../law/board/terrain';
import { median } from '../median';
import type { LogPicture } from '../picture';
import { fitSurfaces } from '../smooth-surfaces';
import { type Corners, centreOf, type Homography, homographyOf } from './homography';

export type Probe = readonly [number, number];

/** Where in a hex it is sampled: at its centre and towards its six sides. */
export const PROBES: readonly Probe[] = [
  [0, 0],
  ...Array.from({ length: 6 }, (_, side): Probe => [0.36 * Math.cos((side * Math.PI) / 3), 0.36 * Math.sin((side * Math.PI) / 3)]),
];
export const CENTRE_PROBE: readonly Probe[] = PROBES.slice(0, 1);
const ORIGIN = [0, 0] as const;
const CENTRES = Float64Array.from(Array.from({ length: 400 }, (_, spot) => centreOf(spot)).flat());

/** Lightness weighs less than chromaticity, because lamps and shadows change it. */
const LIGHTNESS_WEIGHT = 0.5;

/** Samples all hexes at the probes: lightness, red–green and blue–green. The projection is inlined, this being the hottest loop of the search. */
function sampleColours({ width, height, values }: LogPicture, matrix: Homography, probes = CENTRE_PROBE): Float32Array {
  const colours = new Float32Array(400 * probes.length * 3);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  let to = 0;
  for (let spot = 0; spot < 400; spot += 1) {
    const [centreX, centreY] = [CENTRES[spot * 2] ?? 0, CENTRES[spot * 2 + 1] ?? 0];
    for (let probe = 0; probe < probes.length; probe += 1) {
      const offset = probes[probe] ?? ORIGIN;
      const [x, y] = [centreX + offset[0], centreY + offset[1]];
      const depth = 1 / (g * x + h * y + i);
      const column = Math.min(width - 1, Math.max(0, Math.floor((a * x + b * y + c) * depth)));
      const row = Math.min(height - 1, Math.max(0, Math.floor((d * x + e * y + f) * depth)));
      const from = (row * width + column) * 3;
      const red = values[from] ?? 0;
      const green = values[from + 1] ?? 0;
      const blue = values[from + 2] ?? 0;
      colours[to] = (LIGHTNESS_WEIGHT * (red + green + blue)) / 3;
      colours[to + 1] = red - green;
      colours[to + 2] = blue - green;
      to += 3;
    }
  }
  return colours;
}

/** The median colour of each hex over its probes: robust where a settlement hides some of them. */
export function sampleGroundColours(picture: LogPicture, matrix: Homography): Float32Array {
  const samples = sampleColours(picture, matrix, PROBES);
  const hexSamples = new Float32Array(PROBES.length);
  return Float32Array.from({ length: 400 * 3 }, (_, at) => {
    const from = Math.floor(at / 3) * PROBES.length * 3 + (at % 3);
    for (let probe = 0; probe < hexSamples.length; probe += 1) hexSamples[probe] = samples[from + probe * 3] ?? 0;
    return hexSamples.sort()[hexSamples.length >> 1] ?? 0;
  });
}

/** The mean colour of each ground and a smooth map of the light: what a shifted board is compared with. */
interface GroundModel {
  readonly means: ReadonlyMap<Ground, readonly number[]>;
  readonly light: Float64Array;
  /** A squared distance beyond which a sample is an outlier. */
  readonly outlierLimit: number;
}

/** The ground of each hex, `undefined` where something covers it. */
export type VisibleGround = readonly (Ground | undefined)[];

function learnGroundModel(colours: Float32Array, ground: VisibleGround): GroundModel {
  const spotsByGround = new Map<Ground, number[]>();
  ground.forEach((each, spot) => {
    if (each === undefined || each === 'location') return;
    const groundSpots = spotsByGround.get(each);
    if (groundSpots === undefined) spotsByGround.set(each, [spot]);
    else groundSpots.push(spot);
  });
  let light: Float64Array = new Float64Array(400);
  let means = new Map<Ground, readonly number[]>();
  const meanOf = (each: Ground | undefined): readonly number[] | undefined => each && means.get(each);
  for (let round = 0; round < 2; round += 1) {
    means = new Map(
      [...spotsByGround].map(([each, groundSpots]) => [
        each,
        [0, 1, 2].map((channel) =>
          median(groundSpots.map((spot) => (colours[spot * 3 + channel] ?? 0) - (channel === 0 ? (light[spot] ?? 0) : 0))),
        ),
      ]),
    );
    const lightResiduals = Float64Array.from(ground, (each, spot) => (colours[spot * 3] ?? 0) - (meanOf(each)?.[0] ?? 0));
    const weights = Float64Array.from(ground, (each, spot) => {
      const mean = meanOf(each);
      if (mean === undefined) return 0;
      const squaredDistance =
        ((colours[spot * 3 + 1] ?? 0) - (mean[1] ?? 0)) ** 2 +
        ((colours[spot * 3 + 2] ?? 0) - (mean[2] ?? 0)) ** 2 +
        0.3 * (lightResiduals[spot] ?? 0) ** 2;
      return 1 / (1 + squaredDistance / 0.02);
    });
    light = fitSurfaces([lightResiduals], weights)[0] ?? light;
  }
  const squaredDistances = ground
    .map((each, spot) => squaredColourDistance(colours, spot * 3, meanOf(each), light[spot] ?? 0))
    .filter((distance) => distance >= 0);
  return { means, light, outlierLimit: Math.max(0.02, 6 * median(squaredDistances)) };
}

function squaredColourDistance(colours: Float32Array, from: number, mean: readonly number[] | undefined, light: number): number {
  if (mean === undefined) return -1;
  return (
    ((colours[from] ?? 0) - light - (mean[0] ?? 0)) ** 2 +
    ((colours[from + 1] ?? 0) - (mean[1] ?? 0)) ** 2 +
    ((colours[from + 2] ?? 0) - (mean[2] ?? 0)) ** 2
  );
}

/** The ground without the hexes whose samples are outliers, most of them covered by settlements. */
export function visibleGround(picture: LogPicture, corners: Corners, ground: readonly Ground[]): VisibleGround {
  const colours = sampleColours(picture, homographyOf(corners));
  const { means, light, outlierLimit } = learnGroundModel(colours, ground);
  return ground.map((each, spot) =>
    squaredColourDistance(colours, spot * 3, means.get(each), light[spot] ?? 0) > outlierLimit ? undefined : each,
  );
}

/** The share of the colour deviation that the layout of the grounds explains: near 0 for an image of anything else. */
export const explainedShare = (picture: LogPicture, corners: Corners, ground: readonly Ground[]): number =>
  explainedShares(picture, corners, ground, () => 0)[0] ?? 0;

/** The same for each section: low where another section lies, or none. */
export const explainedShareBySection = (picture: LogPicture, corners: Corners, ground: readonly Ground[]): readonly number[] =>
  explainedShares(picture, corners, ground, sectionOfSpot);

const sectionOfSpot = (spot: number): number => (spot < 200 ? 0 : 2) + (spot % 20 < 10 ? 0 : 1);

function explainedShares(
  picture: LogPicture,
  corners: Corners,
  ground: readonly Ground[],
  partOf: (spot: number) => number,
): readonly number[] {
  const colours = sampleColours(picture, homographyOf(corners));
  const { means, light } = learnGroundModel(colours, ground);
  const overallMean = [0, 1, 2].map((channel) =>
    median(ground.map((_, spot) => (colours[spot * 3 + channel] ?? 0) - (channel === 0 ? (light[spot] ?? 0) : 0))),
  );
  const sums: { residual: number; deviation: number }[] = [];
  ground.forEach((each, spot) => {
    const mean = means.get(each);
    if (mean === undefined) return;
    const part = partOf(spot);
    const sum = sums[part] ?? { residual: 0, deviation: 0 };
    sums[part] = sum;
    sum.residual += Math.sqrt(squaredColourDistance(colours, spot * 3, mean, light[spot] ?? 0));
    sum.deviation += Math.sqrt(squaredColourDistance(colours, spot * 3, overallMean, light[spot] ?? 0));
  });
  return sums.map(({ residual, deviation }) => 1 - residual / (deviation || 1));
}

/** For a shift of the board, the cost of each hex: the sum over its probes of a robust distance, 0 for a perfect match and at most 1. */
export function createShiftCosts(
  picture: LogPicture,
  matrix: Homography,
  ground: VisibleGround,
  probes: readonly Probe[],
): (right: number, down: number) => Float64Array {
  const { means, light, outlierLimit } = learnGroundModel(sampleColours(picture, matrix), ground);
  const meanBySpot = ground.map((each) => each && means.get(each));
  return (right, down) => {
    const colours = sampleColours(
      picture,
      matrix,
      probes.map(([x, y]): Probe => [x + right, y + down]),
    );
    let from = 0;
    return Float64Array.from(meanBySpot, (mean, spot) => {
      let sum = 0;
      for (let probe = 0; probe < probes.length; probe += 1, from += 3) {
        if (mean === undefined) continue;
        const squaredDistance = squaredColourDistance(colours, from, mean, light[spot] ?? 0);
        sum += squaredDistance / (squaredDistance + outlierLimit);
      }
      return sum;
    });
  };
}

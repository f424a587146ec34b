import type { Ground } from '../../law/board/terrain';
import type { LogPicture } from '../picture';
import { median } from '../pieces/appearance';
import { fitSurfaces } from '../smooth-surfaces';
import { type Corners, centreOf, type Homography, homographyOf } from './homography';

export type Probe = readonly [number, number];

/** Where in a hex it is looked at: in the middle and towards its sides. */
export const PROBES: readonly Probe[] = [
  [0, 0],
  ...Array.from({ length: 6 }, (_, side): Probe => [0.36 * Math.cos((side * Math.PI) / 3), 0.36 * Math.sin((side * Math.PI) / 3)]),
];
export const CENTRE_PROBE: readonly Probe[] = PROBES.slice(0, 1);
const ORIGIN = [0, 0] as const;
const CENTRES = Float64Array.from(Array.from({ length: 400 }, (_, spot) => centreOf(spot)).flat());

/** Lightness counts less than colour: lamps and shadows change it. */
const LIGHTNESS = 0.5;

/** Colours at places of all hexes: lightness, red and blue against green. */
function sampleColours({ width, height, values }: LogPicture, matrix: Homography, places = CENTRE_PROBE): Float32Array {
  const found = new Float32Array(400 * places.length * 3);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = matrix;
  let to = 0;
  for (let spot = 0; spot < 400; spot += 1) {
    const [across, down] = [CENTRES[spot * 2] ?? 0, CENTRES[spot * 2 + 1] ?? 0];
    for (let place = 0; place < places.length; place += 1) {
      const beside = places[place] ?? ORIGIN;
      const [x, y] = [across + beside[0], down + beside[1]];
      const depth = 1 / (g * x + h * y + i);
      const column = Math.min(width - 1, Math.max(0, Math.floor((a * x + b * y + c) * depth)));
      const row = Math.min(height - 1, Math.max(0, Math.floor((d * x + e * y + f) * depth)));
      const from = (row * width + column) * 3;
      const red = values[from] ?? 0;
      const green = values[from + 1] ?? 0;
      const blue = values[from + 2] ?? 0;
      found[to] = (LIGHTNESS * (red + green + blue)) / 3;
      found[to + 1] = red - green;
      found[to + 2] = blue - green;
      to += 3;
    }
  }
  return found;
}

/** Colours of all hexes, each the middle one of several places: a house hides some of them. */
export function sampleGroundColours(planes: LogPicture, matrix: Homography): Float32Array {
  const all = sampleColours(planes, matrix, PROBES);
  const here = new Float32Array(PROBES.length);
  return Float32Array.from({ length: 400 * 3 }, (_, at) => {
    const from = Math.floor(at / 3) * PROBES.length * 3 + (at % 3);
    for (let place = 0; place < here.length; place += 1) here[place] = all[from + place * 3] ?? 0;
    return here.sort()[here.length >> 1] ?? 0;
  });
}

/** What each ground shows, and the light: how a board is known again while it is moved about. */
interface GroundModel {
  readonly means: ReadonlyMap<Ground, readonly number[]>;
  readonly light: Float64Array;
  /** A distance, squared, beyond which a place is something else. */
  readonly limit: number;
}

/** What is to be seen of the ground: nothing where a house hides it. */
export type UncoveredGround = readonly (Ground | undefined)[];

function learnGroundModel(colours: Float32Array, ground: UncoveredGround): GroundModel {
  const spots = new Map<Ground, number[]>();
  ground.forEach((each, spot) => {
    if (each === undefined || each === 'location') return;
    const those = spots.get(each);
    if (those === undefined) spots.set(each, [spot]);
    else those.push(spot);
  });
  let light: Float64Array = new Float64Array(400);
  let middles = new Map<Ground, readonly number[]>();
  const lookOf = (each: Ground | undefined): readonly number[] | undefined => each && middles.get(each);
  for (let round = 0; round < 2; round += 1) {
    middles = new Map(
      [...spots].map(([each, those]) => [
        each,
        [0, 1, 2].map((part) => median(those.map((spot) => (colours[spot * 3 + part] ?? 0) - (part === 0 ? (light[spot] ?? 0) : 0)))),
      ]),
    );
    const away = Float64Array.from(ground, (each, spot) => (colours[spot * 3] ?? 0) - (lookOf(each)?.[0] ?? 0));
    const trust = Float64Array.from(ground, (each, spot) => {
      const middle = lookOf(each);
      if (middle === undefined) return 0;
      const far =
        ((colours[spot * 3 + 1] ?? 0) - (middle[1] ?? 0)) ** 2 +
        ((colours[spot * 3 + 2] ?? 0) - (middle[2] ?? 0)) ** 2 +
        0.3 * (away[spot] ?? 0) ** 2;
      return 1 / (1 + far / 0.02);
    });
    light = fitSurfaces([away], trust)[0] ?? light;
  }
  const strays = ground
    .map((each, spot) => squaredColourDistance(colours, spot * 3, lookOf(each), light[spot] ?? 0))
    .filter((stray) => stray >= 0);
  return { means: middles, light, limit: Math.max(0.02, 6 * median(strays)) };
}

function squaredColourDistance(colours: Float32Array, from: number, middle: readonly number[] | undefined, light: number): number {
  if (middle === undefined) return -1;
  return (
    ((colours[from] ?? 0) - light - (middle[0] ?? 0)) ** 2 +
    ((colours[from + 1] ?? 0) - (middle[1] ?? 0)) ** 2 +
    ((colours[from + 2] ?? 0) - (middle[2] ?? 0)) ** 2
  );
}

/** The ground without what looks otherwise where it is held to lie. */
export function uncoveredGround(planes: LogPicture, corners: Corners, ground: readonly Ground[]): UncoveredGround {
  const colours = sampleColours(planes, homographyOf(corners));
  const { means, light, limit } = learnGroundModel(colours, ground);
  return ground.map((each, spot) =>
    squaredColourDistance(colours, spot * 3, means.get(each), light[spot] ?? 0) > limit ? undefined : each,
  );
}

/** The share of what is seen that the grounds explain: near 0 for a picture of anything else. */
export function explainedShare(planes: LogPicture, corners: Corners, ground: readonly Ground[]): number {
  const colours = sampleColours(planes, homographyOf(corners));
  const { means, light } = learnGroundModel(colours, ground);
  const whole = [0, 1, 2].map((part) =>
    median(ground.map((_, spot) => (colours[spot * 3 + part] ?? 0) - (part === 0 ? (light[spot] ?? 0) : 0))),
  );
  let [own, any] = [0, 0];
  ground.forEach((each, spot) => {
    const middle = means.get(each);
    if (middle === undefined) return;
    own += Math.sqrt(squaredColourDistance(colours, spot * 3, middle, light[spot] ?? 0));
    any += Math.sqrt(squaredColourDistance(colours, spot * 3, whole, light[spot] ?? 0));
  });
  return 1 - own / (any || 1);
}

/** What it costs to look for each hex beside its place, one value a hex: 0 where it shows its ground, up to 1 a place. */
export function createShiftCosts(
  planes: LogPicture,
  matrix: Homography,
  ground: UncoveredGround,
  places: readonly Probe[],
): (right: number, down: number) => Float64Array {
  const { means, light, limit } = learnGroundModel(sampleColours(planes, matrix), ground);
  const held = ground.map((each) => each && means.get(each));
  return (right, down) => {
    const colours = sampleColours(
      planes,
      matrix,
      places.map(([x, y]): Probe => [x + right, y + down]),
    );
    let from = 0;
    return Float64Array.from(held, (middle, spot) => {
      let sum = 0;
      for (let place = 0; place < places.length; place += 1, from += 3) {
        if (middle === undefined) continue;
        const stray = squaredColourDistance(colours, from, middle, light[spot] ?? 0);
        sum += stray / (stray + limit);
      }
      return sum;
    });
  };
}

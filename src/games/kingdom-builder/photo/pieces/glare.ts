import { BOARD_SPOTS } from '../../law/board/land';
import type { Ground } from '../../law/board/terrain';
import { centreOf, type Homography } from '../board/homography';
import { median } from '../median';
import type { Picture } from '../picture';

/** Where a hex is sampled, in hex widths from its centre, and the part of it that shows its colour. */
const OFFSETS = [-0.44, -0.33, -0.22, -0.11, 0, 0.11, 0.22, 0.33, 0.44];
const INNER_OFFSET = 0.34;
/** The share of the samples that is darker than the dark level of a hex. */
const DARK_SHARE = 0.1;
/** In hex widths: how far around a hex the light is taken to be the same. */
const REACH = 2.3;
const ROUNDS = 4;
/** A squared difference of channel values, of 255, beyond which a hex is something else than its ground. */
const OUTLIER = 30 ** 2;

/** The least channel, of 255, of what shows nothing but light. */
const WASHED_OUT = 215;
/** A quarter with a greater share of such samples cannot be read. */
const MAX_WASHED_OUT_SHARE = 0.2;

/** Whether a quarter of the board is hidden by light: a table with no section on it is rarely that white. */
export function isWashedOut(picture: Picture, matrix: Homography, quarter: number): boolean {
  const spots = Array.from({ length: BOARD_SPOTS }, (_, spot) => spot).filter((spot) => quarterOf(spot) === quarter);
  const white = spots.filter((spot) => Math.min(...sampleHex(picture, matrix, spot).mean) > WASHED_OUT);
  return white.length / spots.length > MAX_WASHED_OUT_SHARE;
}

/** Quarters are in reading order. */
export const quarterOf = (spot: number): number => (spot >= BOARD_SPOTS / 2 ? 2 : 0) + (spot % 20 >= 10 ? 1 : 0);

type Rgb = readonly [number, number, number];

interface HexSample {
  readonly mean: Rgb;
  /** The level of the least channel in its dark places. */
  readonly dark: number;
}

function sampleHex(
  { width, height, data }: Picture,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1]: Homography,
  spot: number,
): HexSample {
  const [x, y] = centreOf(spot);
  const least: number[] = [];
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (const right of OFFSETS)
    for (const down of OFFSETS) {
      const [u, v] = [x + right, y + down];
      const depth = 1 / (g * u + h * v + i);
      const px = Math.min(width - 1, Math.max(0, Math.floor((a * u + b * v + c) * depth)));
      const py = Math.min(height - 1, Math.max(0, Math.floor((d * u + e * v + f) * depth)));
      const at = (py * width + px) * 4;
      const [r, s, t] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      least.push(Math.min(r, s, t));
      if (Math.abs(right) > INNER_OFFSET || Math.abs(down) > INNER_OFFSET) continue;
      [red, green, blue, count] = [red + r, green + s, blue + t, count + 1];
    }
  least.sort((one, other) => one - other);
  return { mean: [red / count, green / count, blue / count], dark: least[Math.floor(least.length * DARK_SHARE)] ?? 0 };
}

const groundColours = (colours: readonly Rgb[], ground: readonly Ground[]): ReadonlyMap<Ground, Rgb> =>
  new Map(
    [...new Set(ground)].map((each) => {
      const own = colours.filter((_, spot) => ground[spot] === each);
      return [each, [median(own.map(([red]) => red)), median(own.map(([, green]) => green)), median(own.map(([, , blue]) => blue))]];
    }),
  );

const spotsWithin = (reach: number): readonly (readonly number[])[] =>
  Array.from({ length: BOARD_SPOTS }, (_, spot) => {
    const [x, y] = centreOf(spot);
    return Array.from({ length: BOARD_SPOTS }, (_each, other) => other).filter((other) => {
      const [u, v] = centreOf(other);
      return Math.hypot(u - x, v - y) <= reach;
    });
  });

const NEIGHBOURS = spotsWithin(REACH);
/** A hex and those that touch it. */
const NEAREST = spotsWithin(1.2);

/**
 * The glare on each hex, of 255: light mirrored on the varnish adds the same to all channels, whereas shadows and lamps multiply them.
 * It is no more than what the darkest places near a hex are brighter than on hexes of the same ground: between settlements, however
 * white, there are outlines and shadows.
 */
export function estimateGlare(picture: Picture, matrix: Homography, ground: readonly Ground[]): Float64Array {
  const samples = Array.from({ length: BOARD_SPOTS }, (_, spot) => sampleHex(picture, matrix, spot));
  const colours = samples.map(({ mean }) => mean);
  const typical = groundColours(colours, ground);
  const excess = darkExcess(
    samples.map(({ dark }) => dark),
    ground,
  );
  return Float64Array.from({ length: BOARD_SPOTS }, (_, spot) =>
    Math.min(excess[spot] ?? 0, fitVeil(NEIGHBOURS[spot] ?? [], colours, typical, ground)),
  );
}

/** By how much the darkest places around each hex are brighter than those of its grounds elsewhere. */
function darkExcess(dark: readonly number[], ground: readonly Ground[]): readonly number[] {
  const usual = new Map([...new Set(ground)].map((each) => [each, median(dark.filter((_, spot) => ground[spot] === each))]));
  const own = dark.map((value, spot) => value - (usual.get(ground[spot] ?? 'location') ?? 0));
  return NEAREST.map((spots) => median(spots.map((spot) => own[spot] ?? 0)));
}

/** Fits the strength of the light and the glare around a hex to the colours that its grounds have elsewhere; settlements are outliers. */
function fitVeil(spots: readonly number[], colours: readonly Rgb[], typical: ReadonlyMap<Ground, Rgb>, ground: readonly Ground[]): number {
  let [strength, veil] = [1, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    // Ridge terms: without evidence the light is as elsewhere, and there is no glare.
    let [gg, g1, n, go, o] = [3e3, 0, 0.3, 3e3, 0];
    for (const spot of spots) {
      const [seen, base] = [colours[spot], typical.get(ground[spot] ?? 'location')];
      if (seen === undefined || base === undefined || ground[spot] === 'location' || ground[spot] === 'castle') continue;
      const error = seen.reduce((sum, value, channel) => sum + (value - strength * (base[channel] ?? 0) - veil) ** 2, 0) / 3;
      const weight = 1 / (1 + error / OUTLIER);
      for (let channel = 0; channel < 3; channel += 1) {
        const [from, to] = [base[channel] ?? 0, seen[channel] ?? 0];
        gg += weight * from * from;
        g1 += weight * from;
        n += weight;
        go += weight * from * to;
        o += weight * to;
      }
    }
    const determinant = gg * n - g1 * g1;
    strength = Math.max(0.15, (go * n - g1 * o) / determinant);
    veil = (o - strength * g1) / n;
  }
  return veil;
}

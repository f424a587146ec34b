import type { Ground } from '../../law/board/terrain';
import { COLOURS, type Colour } from '../../law/colours';
import type { Appearance } from './appearance';
import { FEATURES } from './hex-features';

/** RGB of a settlement of each colour in daylight: the initial values from which the colours of a photo are learnt. */
const DAYLIGHT: Readonly<Record<Colour, readonly [number, number, number]>> = {
  orange: [225, 100, 30],
  blue: [40, 80, 160],
  white: [222, 218, 210],
  black: [42, 40, 42],
  red: [170, 32, 36],
};

const SMOOTH_ROUGHNESS = -1.1;

function daylightFeatures(colour: Colour): readonly [number, number, number] {
  const [logRed = 0, logGreen = 0, logBlue = 0] = DAYLIGHT[colour].map((value) => Math.log(value + 14));
  return [(logRed + logGreen + logBlue) / 3, logRed - logGreen, logBlue - logGreen];
}

/** The grid of illuminants that is searched, relative to daylight, in log units. */
const BRIGHTNESS_SHIFTS = [-0.7, -0.5, -0.3, -0.15, 0, 0.15, 0.3, 0.45];
const WARMTH_SHIFTS = [-0.1, 0, 0.12, 0.25, 0.4, 0.55];
const SPREAD = [0.25, 0.22, 0.22];

/** Unplayed colours keep a small weight, so that their pieces are not taken for a played colour. */
const UNPLAYED_WEIGHT = 0.1;

type ColourFeatures = readonly [number, number, number];
const adjustToLight = ([light, redness, blueness]: ColourFeatures, brighter: number, warmer: number): ColourFeatures => [
  light + brighter,
  redness + 0.3 * warmer,
  blueness - warmer,
];

/** The colours of settlements under this photo's illuminant: the one with the highest likelihood for the hexes that do not look like their ground. */
export function seedColours(
  reflectance: Float64Array,
  ground: readonly Ground[],
  canHold: readonly boolean[],
  { means, deviations }: Appearance,
  colours: readonly Colour[],
): readonly Float64Array[] {
  const outliers: { readonly from: number; readonly weight: number }[] = [];
  ground.forEach((each, spot) => {
    const mean = means.get(each);
    if (!canHold[spot] || mean === undefined) return;
    let squaredDistance = 0;
    for (let feature = 0; feature < 3; feature += 1)
      squaredDistance += (((reflectance[spot * FEATURES + feature] ?? 0) - (mean[feature] ?? 0)) / (deviations[feature] ?? 1)) ** 2;
    if (squaredDistance > 16) outliers.push({ from: spot * FEATURES, weight: Math.min(1, squaredDistance / 60) });
  });
  const daylightColours = COLOURS.map((colour) => ({
    colour,
    features: daylightFeatures(colour),
    weight: colours.includes(colour) ? 1 : UNPLAYED_WEIGHT,
  }));
  let [bestScore, brightness, warmth] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const brighter of BRIGHTNESS_SHIFTS) {
    for (const warmer of WARMTH_SHIFTS) {
      const candidates = daylightColours.map(({ features, weight: prior }) => ({
        mean: adjustToLight(features, brighter, warmer),
        share: prior,
      }));
      let score = -0.5 * outliers.length * 0.02 * (brighter * brighter + warmer * warmer);
      for (const { from, weight } of outliers) {
        let density = 0.003;
        for (const { mean, share: prior } of candidates) {
          let squaredDistance = 0;
          for (let feature = 0; feature < 3; feature += 1)
            squaredDistance += (((reflectance[from + feature] ?? 0) - (mean[feature] ?? 0)) / (SPREAD[feature] ?? 1)) ** 2;
          density += prior * Math.exp(-squaredDistance / 2);
        }
        score += weight * Math.log(density);
      }
      if (score > bestScore) [bestScore, brightness, warmth] = [score, brighter, warmer];
    }
  }
  return colours.map((colour) => Float64Array.of(...adjustToLight(daylightFeatures(colour), brightness, warmth), SMOOTH_ROUGHNESS));
}

import type { Ground } from '../../law/board/terrain';
import { COLOURS, type Colour } from '../../law/colours';
import type { Appearance } from './appearance';
import { FEATURES } from './hex-features';

/** A settlement of each colour in plain daylight: only where photos begin, each photo's own are learnt from it. */
const DAYLIGHT: Readonly<Record<Colour, readonly [number, number, number]>> = {
  orange: [225, 100, 30],
  blue: [40, 80, 160],
  white: [222, 218, 210],
  black: [42, 40, 42],
  red: [170, 32, 36],
};

const SMOOTH_ROUGHNESS = -1.1;

function daylightFeatures(colour: Colour): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = DAYLIGHT[colour].map((value) => Math.log(value + 14));
  return [(red + green + blue) / 3, red - green, blue - green];
}

/** How bright and how warm the light may be, against daylight. */
const BRIGHTER = [-0.7, -0.5, -0.3, -0.15, 0, 0.15, 0.3, 0.45];
const WARMER = [-0.1, 0, 0.12, 0.25, 0.4, 0.55];
const SPREAD = [0.25, 0.22, 0.22];

/** A colour that nobody plays stands on few boards, but must not pass for another. */
const UNPLAYED_WEIGHT = 0.1;

type ColourFeatures = readonly [number, number, number];
const adjustToLight = ([light, red, blue]: ColourFeatures, brighter: number, warmer: number): ColourFeatures => [
  light + brighter,
  red + 0.3 * warmer,
  blue - warmer,
];

/** Where the settlements' colours are to be looked for in this photo's light: what fits best all that looks unlike its ground. */
export function seedColours(
  bare: Float64Array,
  ground: readonly Ground[],
  mayHold: readonly boolean[],
  { means, deviations }: Appearance,
  colours: readonly Colour[],
): readonly Float64Array[] {
  const odd: { readonly from: number; readonly weight: number }[] = [];
  ground.forEach((each, spot) => {
    const middle = means.get(each);
    if (!mayHold[spot] || middle === undefined) return;
    let far = 0;
    for (let feature = 0; feature < 3; feature += 1)
      far += (((bare[spot * FEATURES + feature] ?? 0) - (middle[feature] ?? 0)) / (deviations[feature] ?? 1)) ** 2;
    if (far > 16) odd.push({ from: spot * FEATURES, weight: Math.min(1, far / 60) });
  });
  const usual = COLOURS.map((colour) => ({
    colour,
    features: daylightFeatures(colour),
    weight: colours.includes(colour) ? 1 : UNPLAYED_WEIGHT,
  }));
  let [best, brightness, warmth] = [Number.NEGATIVE_INFINITY, 0, 0];
  for (const brighter of BRIGHTER) {
    for (const warmer of WARMER) {
      const moved = usual.map(({ features, weight: share }) => ({ middle: adjustToLight(features, brighter, warmer), share }));
      let worth = -0.5 * odd.length * 0.02 * (brighter * brighter + warmer * warmer);
      for (const { from, weight } of odd) {
        let density = 0.003;
        for (const { middle, share } of moved) {
          let far = 0;
          for (let feature = 0; feature < 3; feature += 1)
            far += (((bare[from + feature] ?? 0) - (middle[feature] ?? 0)) / (SPREAD[feature] ?? 1)) ** 2;
          density += share * Math.exp(-far / 2);
        }
        worth += weight * Math.log(density);
      }
      if (worth > best) [best, brightness, warmth] = [worth, brighter, warmer];
    }
  }
  return colours.map((colour) => Float64Array.of(...adjustToLight(daylightFeatures(colour), brightness, warmth), SMOOTH_ROUGHNESS));
}

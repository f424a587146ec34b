import type { Ground } from '../../law/board/terrain';
import { addNeighbourResiduals, fitSurfaces } from '../smooth-surfaces';
import { FEATURES } from './hex-features';

/** Grounds that never hold a settlement and look alike everywhere: what they show of the light can be trusted. */
const isReferenceGround = (ground: Ground | undefined): boolean => ground === 'mountain' || ground === 'water';
const isSite = (ground: Ground | undefined): boolean => ground === 'castle' || ground === 'location';

export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
}

/** The features without the light that falls on them. */
export function removeLight(features: Float64Array, light: readonly Float64Array[]): Float64Array {
  const bare = features.slice();
  light.forEach((surface, feature) => {
    for (let spot = 0; spot < 400; spot += 1)
      bare[spot * FEATURES + feature] = (bare[spot * FEATURES + feature] ?? 0) - (surface[spot] ?? 0);
  });
  return bare;
}

/** The light of the first three features, from how far each hex is from what it is held to show. */
export function estimateLight(
  features: Float64Array,
  shown: (spot: number, feature: number) => number,
  trust: Float64Array,
): readonly Float64Array[] {
  const away = [0, 1, 2].map((feature) =>
    Float64Array.from({ length: 400 }, (_, spot) => (features[spot * FEATURES + feature] ?? 0) - shown(spot, feature)),
  );
  const [light, ...tints] = fitSurfaces(away, trust);
  return light === undefined ? [] : [addNeighbourResiduals(light, away[0] ?? light, trust), ...tints];
}

export interface Appearance {
  readonly light: readonly Float64Array[];
  /** For each ground, the features of an empty hex in even light. */
  readonly means: ReadonlyMap<Ground, Float64Array>;
  /** How far an empty hex strays in each feature. */
  readonly deviations: Float64Array;
}

function groundMeans(
  bare: Float64Array,
  spots: ReadonlyMap<Ground, readonly number[]>,
  wanted: (ground: Ground) => boolean,
): Map<Ground, Float64Array> {
  const middles = new Map<Ground, Float64Array>();
  for (const [ground, those] of spots) {
    if (!wanted(ground)) continue;
    middles.set(
      ground,
      Float64Array.from({ length: FEATURES }, (_, feature) => median(those.map((spot) => bare[spot * FEATURES + feature] ?? 0))),
    );
  }
  return middles;
}

/** Deviations of bare grounds from their middles, as spreads that settle what counts as near. */
function groundDeviations(
  bare: Float64Array,
  spots: ReadonlyMap<Ground, readonly number[]>,
  middles: ReadonlyMap<Ground, Float64Array>,
): Float64Array {
  const LEAST = [0.05, 0.04, 0.04, 0.12];
  return Float64Array.from({ length: FEATURES }, (_, feature) => {
    const away: number[] = [];
    for (const [ground, middle] of middles)
      for (const spot of spots.get(ground) ?? []) away.push(Math.abs((bare[spot * FEATURES + feature] ?? 0) - (middle[feature] ?? 0)));
    return Math.max(LEAST[feature] ?? 0, 1.5 * median(away));
  });
}

/**
 * Where a terrain's empty hexes crowd: many of its own are near, and few of other terrains.
 * What is near hexes of every terrain is a settlement.
 */
function terrainMode(bare: Float64Array, spots: ReadonlyMap<Ground, readonly number[]>, ground: Ground, stray: Float64Array): Float64Array {
  const near = (spot: number, other: number): number => {
    let far = 0;
    for (let feature = 0; feature < FEATURES; feature += 1) {
      far += (((bare[spot * FEATURES + feature] ?? 0) - (bare[other * FEATURES + feature] ?? 0)) / (2.2 * (stray[feature] ?? 1))) ** 2;
    }
    return Math.exp(-far / 2);
  };
  const count = (spot: number, those: readonly number[]): number => those.reduce((sum, other) => sum + near(spot, other), 0);
  const own = spots.get(ground) ?? [];
  const others = [...spots].filter(([other]) => other !== ground && !isSite(other));
  let [best, middle] = [Number.NEGATIVE_INFINITY, -1];
  for (const spot of own) {
    // One other that is printed alike does no harm; a settlement's colour is on several.
    const elsewhere = others.map(([, those]) => Math.min(1, count(spot, those) / 2)).sort((a, b) => b - a);
    const worth = count(spot, own) / own.length - 0.2 * elsewhere.slice(1).reduce((sum, some) => sum + some, 0);
    if (worth > best) [best, middle] = [worth, spot];
  }
  const weights = own.map((spot) => near(middle, spot));
  const whole = weights.reduce((sum, weight) => sum + weight, 1e-9);
  return Float64Array.from({ length: FEATURES }, (_, feature) =>
    own.reduce((sum, spot, index) => sum + ((weights[index] ?? 0) * (bare[spot * FEATURES + feature] ?? 0)) / whole, 0),
  );
}

/** A first guess at the light and at each ground's look. */
export function estimateAppearance(features: Float64Array, ground: readonly Ground[]): Appearance {
  const spots = new Map<Ground, number[]>();
  ground.forEach((each, spot) => {
    spots.set(each, [...(spots.get(each) ?? []), spot]);
  });
  let light: readonly Float64Array[] = [];
  let bare = features;
  let middles = groundMeans(bare, spots, isReferenceGround);
  for (let round = 0; round < 4; round += 1) {
    const scale = groundDeviations(bare, spots, middles);
    const trust = Float64Array.from(ground, (each, spot) => {
      const middle = middles.get(each);
      if (middle === undefined) return 0;
      let far = 0;
      for (let feature = 0; feature < 3; feature += 1)
        far += (((bare[spot * FEATURES + feature] ?? 0) - (middle[feature] ?? 0)) / (3 * (scale[feature] ?? 1))) ** 2;
      return 1 / (1 + far);
    });
    light = estimateLight(features, (spot, feature) => middles.get(ground[spot] ?? 'grass')?.[feature] ?? 0, trust);
    bare = removeLight(features, light);
    middles = groundMeans(bare, spots, isReferenceGround);
  }
  const stray = groundDeviations(bare, spots, middles);
  for (const each of spots.keys()) if (!isReferenceGround(each) && !isSite(each)) middles.set(each, terrainMode(bare, spots, each, stray));
  return { light, means: middles, deviations: stray };
}

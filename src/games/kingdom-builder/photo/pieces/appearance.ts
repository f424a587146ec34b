import type { Ground } from '../../law/board/terrain';
import { median } from '../median';
import { addNeighbourResiduals, fitSurfaces } from '../smooth-surfaces';
import { FEATURES } from './hex-features';

/** Grounds of uniform print that hold no settlement, or rarely: references for the light. */
const isReferenceGround = (ground: Ground | undefined): boolean => ground === 'mountain' || ground === 'water';
const isSite = (ground: Ground | undefined): boolean => ground === 'castle' || ground === 'location';

/** The features with the light subtracted. */
export function removeLight(features: Float64Array, light: readonly Float64Array[]): Float64Array {
  const reflectance = features.slice();
  light.forEach((surface, feature) => {
    for (let spot = 0; spot < 400; spot += 1)
      reflectance[spot * FEATURES + feature] = (reflectance[spot * FEATURES + feature] ?? 0) - (surface[spot] ?? 0);
  });
  return reflectance;
}

/** Smooth maps of the light for the first three features, fitted to the residuals of the expected features. */
export function estimateLight(
  features: Float64Array,
  expected: (spot: number, feature: number) => number,
  weights: Float64Array,
): readonly Float64Array[] {
  const residuals = [0, 1, 2].map((feature) =>
    Float64Array.from({ length: 400 }, (_, spot) => (features[spot * FEATURES + feature] ?? 0) - expected(spot, feature)),
  );
  const [light, ...tints] = fitSurfaces(residuals, weights);
  return light === undefined ? [] : [addNeighbourResiduals(light, residuals[0] ?? light, weights), ...tints];
}

/** The light on a photo and the look of each ground without it. */
export interface Appearance {
  readonly light: readonly Float64Array[];
  /** For each ground the features of an empty hex, without the light. */
  readonly means: ReadonlyMap<Ground, Float64Array>;
  /** The standard deviation of empty hexes in each feature. */
  readonly deviations: Float64Array;
}

function groundMeans(
  reflectance: Float64Array,
  spots: ReadonlyMap<Ground, readonly number[]>,
  isIncluded: (ground: Ground) => boolean,
): Map<Ground, Float64Array> {
  const means = new Map<Ground, Float64Array>();
  for (const [ground, groundSpots] of spots) {
    if (!isIncluded(ground)) continue;
    means.set(
      ground,
      Float64Array.from({ length: FEATURES }, (_, feature) =>
        median(groundSpots.map((spot) => reflectance[spot * FEATURES + feature] ?? 0)),
      ),
    );
  }
  return means;
}

/** Robust standard deviations (from the median absolute deviation) of empty hexes, with a lower limit. */
function groundDeviations(
  reflectance: Float64Array,
  spots: ReadonlyMap<Ground, readonly number[]>,
  means: ReadonlyMap<Ground, Float64Array>,
): Float64Array {
  const MIN_DEVIATIONS = [0.05, 0.04, 0.04, 0.12];
  return Float64Array.from({ length: FEATURES }, (_, feature) => {
    const distances: number[] = [];
    for (const [ground, mean] of means)
      for (const spot of spots.get(ground) ?? [])
        distances.push(Math.abs((reflectance[spot * FEATURES + feature] ?? 0) - (mean[feature] ?? 0)));
    return Math.max(MIN_DEVIATIONS[feature] ?? 0, 1.5 * median(distances));
  });
}

/** The mode of a terrain's empty hexes: dense in its own hexes and sparse in others', because settlements look alike on every terrain. */
function terrainMode(
  reflectance: Float64Array,
  spotsByGround: ReadonlyMap<Ground, readonly number[]>,
  ground: Ground,
  deviations: Float64Array,
): Float64Array {
  const similarity = (spot: number, other: number): number => {
    let squaredDistance = 0;
    for (let feature = 0; feature < FEATURES; feature += 1) {
      squaredDistance +=
        (((reflectance[spot * FEATURES + feature] ?? 0) - (reflectance[other * FEATURES + feature] ?? 0)) /
          (2.2 * (deviations[feature] ?? 1))) **
        2;
    }
    return Math.exp(-squaredDistance / 2);
  };
  const densityAt = (spot: number, sample: readonly number[]): number => sample.reduce((sum, other) => sum + similarity(spot, other), 0);
  const own = spotsByGround.get(ground) ?? [];
  const others = [...spotsByGround].filter(([other]) => other !== ground && !isSite(other));
  let [bestScore, modeSpot] = [Number.NEGATIVE_INFINITY, -1];
  for (const spot of own) {
    // The densest other terrain is left out: one may be printed alike, but a settlement's colour occurs on several.
    const otherDensities = others.map(([, sample]) => Math.min(1, densityAt(spot, sample) / 2)).sort((a, b) => b - a);
    const score = densityAt(spot, own) / own.length - 0.2 * otherDensities.slice(1).reduce((sum, density) => sum + density, 0);
    if (score > bestScore) [bestScore, modeSpot] = [score, spot];
  }
  const weights = own.map((spot) => similarity(modeSpot, spot));
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 1e-9);
  return Float64Array.from({ length: FEATURES }, (_, feature) =>
    own.reduce((sum, spot, index) => sum + ((weights[index] ?? 0) * (reflectance[spot * FEATURES + feature] ?? 0)) / totalWeight, 0),
  );
}

/** The initial estimate of the light and the look of each ground, by alternating between the two. */
export function estimateAppearance(features: Float64Array, ground: readonly Ground[]): Appearance {
  const spotsByGround = new Map<Ground, number[]>();
  ground.forEach((each, spot) => {
    spotsByGround.set(each, [...(spotsByGround.get(each) ?? []), spot]);
  });
  let light: readonly Float64Array[] = [];
  let reflectance = features;
  let means = groundMeans(reflectance, spotsByGround, isReferenceGround);
  for (let round = 0; round < 4; round += 1) {
    const roundDeviations = groundDeviations(reflectance, spotsByGround, means);
    const weights = Float64Array.from(ground, (each, spot) => {
      const mean = means.get(each);
      if (mean === undefined) return 0;
      let squaredDistance = 0;
      for (let feature = 0; feature < 3; feature += 1)
        squaredDistance +=
          (((reflectance[spot * FEATURES + feature] ?? 0) - (mean[feature] ?? 0)) / (3 * (roundDeviations[feature] ?? 1))) ** 2;
      return 1 / (1 + squaredDistance);
    });
    light = estimateLight(features, (spot, feature) => means.get(ground[spot] ?? 'grass')?.[feature] ?? 0, weights);
    reflectance = removeLight(features, light);
    means = groundMeans(reflectance, spotsByGround, isReferenceGround);
  }
  const deviations = groundDeviations(reflectance, spotsByGround, means);
  for (const each of spotsByGround.keys())
    if (!isReferenceGround(each) && !isSite(each)) means.set(each, terrainMode(reflectance, spotsByGround, each, deviations));
  return { light, means, deviations };
}

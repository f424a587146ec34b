import type { Ground } from '../../law/board/terrain';
import type { Colour } from '../../law/colours';
import { estimateAppearance, estimateLight, removeLight } from './appearance';
import {
  addToMoments,
  createGaussian,
  createMoments,
  type Gaussian,
  logLikelihood,
  type Moments,
  scatterMatrix,
  shrunkMean,
  squaredMahalanobis,
} from './gaussian';
import { FEATURES } from './hex-features';
import { seedColours } from './seed-colours';

/** A uniform density for anything that is neither ground nor settlement. */
const OUTLIER_LOG_DENSITY = -7.5;
const OUTLIER_SHARE = 0.004;

/** A mixture model: a Gaussian for each ground and for the settlements of each colour. */
interface HexModel {
  readonly grounds: ReadonlyMap<Ground, Gaussian>;
  readonly pieces: readonly Gaussian[];
  readonly piecePriors: readonly number[];
}

const diagonalCovariance = (spreads: readonly number[]): Float64Array =>
  Float64Array.from({ length: spreads.length ** 2 }, (_, at) =>
    at % (spreads.length + 1) === 0 ? (spreads[at % spreads.length] ?? 0) ** 2 : 0,
  );

const PIECE_COVARIANCE = diagonalCovariance([0.22, 0.2, 0.2, 0.35]);

/** Fits the mixture model to this photo by expectation–maximization. Posteriors of each hex: empty, each of `colours`, outlier. */
export function classifyHexes(
  features: Float64Array,
  ground: readonly Ground[],
  canHold: readonly boolean[],
  colours: readonly Colour[],
  rounds: number,
): readonly Float64Array[] {
  const initial = estimateAppearance(features, ground);
  let reflectance = removeLight(features, initial.light);
  const groundCovariance = diagonalCovariance([...initial.deviations].map((deviation) => 1.3 * deviation));
  const seeds = seedColours(reflectance, ground, canHold, initial, colours);
  let model: HexModel = {
    grounds: new Map([...initial.means].map(([each, mean]) => [each, createGaussian(mean, groundCovariance)])),
    pieces: seeds.map((seed) =>
      createGaussian(
        seed,
        PIECE_COVARIANCE.map((value) => value * 1.6),
      ),
    ),
    piecePriors: colours.map(() => 0.3 / colours.length),
  };
  let posteriors = computePosteriors(reflectance, ground, canHold, model);
  for (let round = 0; round < rounds; round += 1) {
    model = updateModel(reflectance, ground, posteriors, model, groundCovariance, seeds);
    if (round < rounds - 2) {
      reflectance = removeLight(features, estimateLightByModel(features, ground, posteriors, model));
    }
    posteriors = computePosteriors(reflectance, ground, canHold, model);
  }
  return posteriors;
}

/** The expectation step. */
function computePosteriors(
  reflectance: Float64Array,
  ground: readonly Ground[],
  canHold: readonly boolean[],
  { grounds, pieces, piecePriors }: HexModel,
): readonly Float64Array[] {
  return ground.map((each, spot) => {
    const posterior = new Float64Array(pieces.length + 2);
    const groundGaussian = grounds.get(each);
    if (!canHold[spot] || groundGaussian === undefined) {
      posterior[0] = 1;
      return posterior;
    }
    // The prior of a settlement on water is lower: only the harbor tile leads there.
    const rarity = each === 'water' ? 0.1 : 1;
    const from = spot * FEATURES;
    const logWeights = [
      Math.log(1 - rarity * piecePriors.reduce((sum, prior) => sum + prior, 0)) + logLikelihood(groundGaussian, reflectance, from),
      ...pieces.map((piece, index) => Math.log(rarity * (piecePriors[index] ?? 0)) + logLikelihood(piece, reflectance, from)),
      Math.log(OUTLIER_SHARE) + OUTLIER_LOG_DENSITY + 8,
    ];
    const maxLog = Math.max(...logWeights);
    const total = logWeights.reduce((sum, log) => sum + Math.exp(log - maxLog), 0);
    logWeights.forEach((log, index) => {
      posterior[index] = Math.exp(log - maxLog) / total;
    });
    return posterior;
  });
}

/** The maximization step. */
function updateModel(
  reflectance: Float64Array,
  ground: readonly Ground[],
  posteriors: readonly Float64Array[],
  { grounds, pieces }: HexModel,
  groundCovariance: Float64Array,
  seeds: readonly Float64Array[],
): HexModel {
  const momentsByGround = new Map<Ground, Moments>([...grounds.keys()].map((each) => [each, createMoments(FEATURES)]));
  const pieceMoments = pieces.map(() => createMoments(FEATURES));
  ground.forEach((each, spot) => {
    const posterior = posteriors[spot];
    const [moments, gaussian] = [momentsByGround.get(each), grounds.get(each)];
    if (posterior === undefined || moments === undefined || gaussian === undefined) return;
    // Outliers are down-weighted by their Mahalanobis distance.
    addToMoments(
      moments,
      reflectance,
      spot * FEATURES,
      (posterior[0] ?? 0) / (1 + squaredMahalanobis(gaussian, reflectance, spot * FEATURES) / 20),
    );
    pieceMoments.forEach((colourMoments, index) => {
      addToMoments(colourMoments, reflectance, spot * FEATURES, posterior[index + 1] ?? 0);
    });
  });
  const meanByGround = new Map(
    [...momentsByGround].map(([each, moments]) => [each, shrunkMean(moments, grounds.get(each)?.mean ?? moments.sums, 1)]),
  );
  const pooledGroundCovariance = pooledCovariance(
    [...momentsByGround].map(([each, moments]) => [moments, meanByGround.get(each) ?? moments.sums]),
    groundCovariance,
    10,
  );
  const pieceMeans = pieceMoments.map((moments, index) => shrunkMean(moments, seeds[index] ?? moments.sums, 0.5));
  const pooledPieceCovariance = pooledCovariance(
    pieceMoments.map((moments, index) => [moments, pieceMeans[index] ?? moments.sums]),
    PIECE_COVARIANCE,
    8,
  );
  const settleableCount = posteriors.reduce((sum, posterior) => sum + ((posterior[0] ?? 1) < 1 ? 1 : 0), 1);
  return {
    grounds: new Map(
      [...momentsByGround].map(([each, moments]) => [
        each,
        createGaussian(
          meanByGround.get(each) ?? moments.sums,
          shrunkCovariance(moments, meanByGround.get(each) ?? moments.sums, pooledGroundCovariance, 12),
        ),
      ]),
    ),
    pieces: pieceMoments.map((moments, index) =>
      createGaussian(
        pieceMeans[index] ?? moments.sums,
        shrunkCovariance(moments, pieceMeans[index] ?? moments.sums, pooledPieceCovariance, 10),
      ),
    ),
    piecePriors: pieceMoments.map(({ weight }) => (weight + 0.5) / (settleableCount + 6)),
  };
}

/** The pooled covariance of several classes, shrunk towards a prior. */
function pooledCovariance(classes: readonly (readonly [Moments, Float64Array])[], prior: Float64Array, strength: number): Float64Array {
  const sum = prior.map((value) => value * strength);
  let weight = strength;
  for (const [moments, mean] of classes) {
    weight += moments.weight;
    scatterMatrix(moments, mean).forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value;
    });
  }
  return sum.map((value) => value / weight);
}

/** The covariance of a class, shrunk towards the pooled one, the more so the fewer samples it has. */
function shrunkCovariance(moments: Moments, mean: Float64Array, pooled: Float64Array, strength: number): Float64Array {
  const scatter = scatterMatrix(moments, mean);
  return scatter.map(
    (value, at) => (value + strength * (pooled[at] ?? 0)) / (moments.weight + strength) + (at % (FEATURES + 1) === 0 ? 1e-4 : 0),
  );
}

/** Estimates the light again, from hexes that are classified with confidence. Settlements weigh less than empty hexes: their roofs have shading of their own. */
function estimateLightByModel(
  features: Float64Array,
  ground: readonly Ground[],
  posteriors: readonly Float64Array[],
  { grounds, pieces }: HexModel,
): readonly Float64Array[] {
  const weights = new Float64Array(400);
  const expected = ground.map((each, spot) => {
    const posterior = posteriors[spot];
    const groundMean = grounds.get(each)?.mean;
    const best =
      posterior?.reduce((top, probability, index) => (index <= pieces.length && probability > (posterior[top] ?? 0) ? index : top), 0) ?? 0;
    const confidence = posterior?.[best] ?? 0;
    if (groundMean === undefined || confidence < 0.7) return undefined;
    weights[spot] = best === 0 ? confidence : 0.15 * confidence;
    return best === 0 ? groundMean : pieces[best - 1]?.mean;
  });
  return estimateLight(features, (spot, feature) => expected[spot]?.[feature] ?? 0, weights);
}

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

/** What something that is neither ground nor settlement looks like: anything. */
const OUTLIER_LOG_DENSITY = -7.5;
const OUTLIER_SHARE = 0.004;

interface HexModel {
  readonly grounds: ReadonlyMap<Ground, Gaussian>;
  readonly pieces: readonly Gaussian[];
  readonly pieceShares: readonly number[];
}

const diagonalCovariance = (spreads: readonly number[]): Float64Array =>
  Float64Array.from({ length: spreads.length ** 2 }, (_, at) =>
    at % (spreads.length + 1) === 0 ? (spreads[at % spreads.length] ?? 0) ** 2 : 0,
  );

const PIECE_COVARIANCE = diagonalCovariance([0.22, 0.2, 0.2, 0.35]);

/** What each hex may hold, learnt in some rounds: shares for nothing, each colour in the order of `colours`, and something unknown. */
export function classifyHexes(
  features: Float64Array,
  ground: readonly Ground[],
  mayHold: readonly boolean[],
  colours: readonly Colour[],
  rounds: number,
): readonly Float64Array[] {
  const first = estimateAppearance(features, ground);
  let bare = removeLight(features, first.light);
  const groundSpread = diagonalCovariance([...first.deviations].map((stray) => 1.3 * stray));
  const seeds = seedColours(bare, ground, mayHold, first, colours);
  let model: HexModel = {
    grounds: new Map([...first.means].map(([each, middle]) => [each, createGaussian(middle, groundSpread)])),
    pieces: seeds.map((seed) =>
      createGaussian(
        seed,
        PIECE_COVARIANCE.map((value) => value * 1.6),
      ),
    ),
    pieceShares: colours.map(() => 0.3 / colours.length),
  };
  let shares = hexProbabilities(bare, ground, mayHold, model);
  for (let round = 0; round < rounds; round += 1) {
    model = updateModel(bare, ground, shares, model, groundSpread, seeds);
    if (round < rounds - 2) {
      bare = removeLight(features, lightByModel(features, ground, shares, model));
    }
    shares = hexProbabilities(bare, ground, mayHold, model);
  }
  return shares;
}

function hexProbabilities(
  bare: Float64Array,
  ground: readonly Ground[],
  mayHold: readonly boolean[],
  { grounds, pieces, pieceShares }: HexModel,
): readonly Float64Array[] {
  return ground.map((each, spot) => {
    const shares = new Float64Array(pieces.length + 2);
    const bell = grounds.get(each);
    if (!mayHold[spot] || bell === undefined) {
      shares[0] = 1;
      return shares;
    }
    // On water a settlement is rare.
    const rarer = each === 'water' ? 0.1 : 1;
    const from = spot * FEATURES;
    const logs = [
      Math.log(1 - rarer * pieceShares.reduce((sum, share) => sum + share, 0)) + logLikelihood(bell, bare, from),
      ...pieces.map((piece, index) => Math.log(rarer * (pieceShares[index] ?? 0)) + logLikelihood(piece, bare, from)),
      Math.log(OUTLIER_SHARE) + OUTLIER_LOG_DENSITY + 8,
    ];
    const most = Math.max(...logs);
    const whole = logs.reduce((sum, log) => sum + Math.exp(log - most), 0);
    logs.forEach((log, index) => {
      shares[index] = Math.exp(log - most) / whole;
    });
    return shares;
  });
}

function updateModel(
  bare: Float64Array,
  ground: readonly Ground[],
  shares: readonly Float64Array[],
  { grounds, pieces }: HexModel,
  groundSpread: Float64Array,
  seeds: readonly Float64Array[],
): HexModel {
  const groundHeaps = new Map<Ground, Moments>([...grounds.keys()].map((each) => [each, createMoments(FEATURES)]));
  const pieceHeaps = pieces.map(() => createMoments(FEATURES));
  ground.forEach((each, spot) => {
    const own = shares[spot];
    const [heap, bell] = [groundHeaps.get(each), grounds.get(each)];
    if (own === undefined || heap === undefined || bell === undefined) return;
    // What strays far counts less.
    addToMoments(heap, bare, spot * FEATURES, (own[0] ?? 0) / (1 + squaredMahalanobis(bell, bare, spot * FEATURES) / 20));
    pieceHeaps.forEach((pieceHeap, index) => {
      addToMoments(pieceHeap, bare, spot * FEATURES, own[index + 1] ?? 0);
    });
  });
  const middles = new Map([...groundHeaps].map(([each, heap]) => [each, shrunkMean(heap, grounds.get(each)?.mean ?? heap.sums, 1)]));
  const pooled = pooledCovariance(
    [...groundHeaps].map(([each, heap]) => [heap, middles.get(each) ?? heap.sums]),
    groundSpread,
    10,
  );
  const pieceMiddles = pieceHeaps.map((heap, index) => shrunkMean(heap, seeds[index] ?? heap.sums, 0.5));
  const piecePooled = pooledCovariance(
    pieceHeaps.map((heap, index) => [heap, pieceMiddles[index] ?? heap.sums]),
    PIECE_COVARIANCE,
    8,
  );
  const free = shares.reduce((sum, own) => sum + ((own[0] ?? 1) < 1 ? 1 : 0), 1);
  return {
    grounds: new Map(
      [...groundHeaps].map(([each, heap]) => [
        each,
        createGaussian(middles.get(each) ?? heap.sums, shrunkCovariance(heap, middles.get(each) ?? heap.sums, pooled, 12)),
      ]),
    ),
    pieces: pieceHeaps.map((heap, index) =>
      createGaussian(pieceMiddles[index] ?? heap.sums, shrunkCovariance(heap, pieceMiddles[index] ?? heap.sums, piecePooled, 10)),
    ),
    pieceShares: pieceHeaps.map(({ weight }) => (weight + 0.5) / (free + 6)),
  };
}

/** One spread for all, drawn towards a first guess. */
function pooledCovariance(heaps: readonly (readonly [Moments, Float64Array])[], guess: Float64Array, strength: number): Float64Array {
  const sum = guess.map((value) => value * strength);
  let weight = strength;
  for (const [heap, middle] of heaps) {
    weight += heap.weight;
    scatterMatrix(heap, middle).forEach((value, at) => {
      sum[at] = (sum[at] ?? 0) + value;
    });
  }
  return sum.map((value) => value / weight);
}

/** Its own spread, drawn towards that of all where little was seen. */
function shrunkCovariance(heap: Moments, middle: Float64Array, all: Float64Array, strength: number): Float64Array {
  const own = scatterMatrix(heap, middle);
  return own.map((value, at) => (value + strength * (all[at] ?? 0)) / (heap.weight + strength) + (at % (FEATURES + 1) === 0 ? 1e-4 : 0));
}

/** Empty hexes show the light; where none are, settlements do, less well. */
function lightByModel(
  features: Float64Array,
  ground: readonly Ground[],
  shares: readonly Float64Array[],
  { grounds, pieces }: HexModel,
): readonly Float64Array[] {
  const trust = new Float64Array(400);
  const shown = ground.map((each, spot) => {
    const own = shares[spot];
    const middle = grounds.get(each)?.mean;
    const best = own?.reduce((top, share, index) => (index <= pieces.length && share > (own[top] ?? 0) ? index : top), 0) ?? 0;
    const sure = own?.[best] ?? 0;
    if (middle === undefined || sure < 0.7) return undefined;
    trust[spot] = best === 0 ? sure : 0.15 * sure;
    return best === 0 ? middle : pieces[best - 1]?.mean;
  });
  return estimateLight(features, (spot, feature) => shown[spot]?.[feature] ?? 0, trust);
}

import { type Rating, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { PlayerId } from '#law/game';
import { type FinishedGame, sortByDate } from './finished-games';
import { createDownsampler, type TimeSeriesByPlayer } from './over-time';

/** How strong somebody is, and how unsure that still is. */
interface Strength {
  readonly mean: number;
  readonly uncertainty: number;
}

export interface Ratings {
  readonly strengths: ReadonlyMap<PlayerId, Strength>;
  /** How they came about. */
  readonly timeSeries: TimeSeriesByPlayer;
}

const { mu, sigma }: Rating = rating();
const INITIAL_STRENGTH: Strength = { mean: mu, uncertainty: sigma };
/** Nobody's strength stands still: each game begins a little less sure than the last one ended (openskill's usual figure). */
const DRIFT_VARIANCE = (mu / 300) ** 2;

/** Ratings by openskill (Plackett-Luce) that games are added to, the oldest first. */
export function createRatings(): { add(finishedGame: FinishedGame): void; ratings(): Ratings } {
  const strengths = new Map<PlayerId, Strength>();
  const downsamplers = new Map<PlayerId, ReturnType<typeof createDownsampler>>();
  let gameIndex = -1;
  return {
    add({ at, standings }) {
      gameIndex += 1;
      // Alone at a table there is nobody to be better than.
      if (standings.length < 2) return;
      const ordered = standings.toSorted((a, b) => a.rank - b.rank);
      const before = ordered.map(({ player }) => {
        const { mean, uncertainty } = strengths.get(player) ?? INITIAL_STRENGTH;
        return [{ mu: mean, sigma: Math.sqrt(uncertainty * uncertainty + DRIFT_VARIANCE) }];
      });
      const after = plackettLuce(before, { rank: ordered.map(({ rank }) => rank) });
      for (const [index, { player }] of ordered.entries()) {
        const newRating = after[index]?.[0];
        if (newRating === undefined) continue;
        strengths.set(player, { mean: newRating.mu, uncertainty: newRating.sigma });
        const downsampler = downsamplers.get(player) ?? createDownsampler();
        downsamplers.set(player, downsampler);
        downsampler.add({
          at,
          gameIndex,
          value: newRating.mu,
          spread: newRating.sigma,
          sampleSize: (downsampler.last()?.sampleSize ?? 0) + 1,
        });
      }
    },
    ratings: () => ({ strengths, timeSeries: new Map([...downsamplers].map(([player, { timeSeries: course }]) => [player, course()])) }),
  };
}

export function foldRatings(history: readonly FinishedGame[]): Ratings {
  const { add, ratings } = createRatings();
  for (const finishedGame of sortByDate(history)) add(finishedGame);
  return ratings();
}

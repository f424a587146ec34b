import { type Rating, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { PlayerId } from '#law/game';
import { type FinishedGame, sortByDate } from './finished-games';
import { downsample, type TimeSeriesByPlayer } from './over-time';

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
export function createRatings(): { add(played: FinishedGame): void; ratings(): Ratings } {
  const strengths = new Map<PlayerId, Strength>();
  const traces = new Map<PlayerId, ReturnType<typeof downsample>>();
  let place = -1;
  return {
    add({ at, standings }) {
      place += 1;
      // Alone at a table there is nobody to be better than.
      if (standings.length < 2) return;
      const ordered = standings.toSorted((a, b) => a.rank - b.rank);
      const before = ordered.map(({ player }) => {
        const { mean, uncertainty } = strengths.get(player) ?? INITIAL_STRENGTH;
        return [{ mu: mean, sigma: Math.sqrt(uncertainty * uncertainty + DRIFT_VARIANCE) }];
      });
      const after = plackettLuce(before, { rank: ordered.map(({ rank }) => rank) });
      for (const [index, { player }] of ordered.entries()) {
        const now = after[index]?.[0];
        if (now === undefined) continue;
        strengths.set(player, { mean: now.mu, uncertainty: now.sigma });
        const trace = traces.get(player) ?? downsample();
        traces.set(player, trace);
        trace.add({ at, gameIndex: place, value: now.mu, spread: now.sigma, sampleSize: (trace.last()?.sampleSize ?? 0) + 1 });
      }
    },
    ratings: () => ({ strengths, timeSeries: new Map([...traces].map(([player, { course }]) => [player, course()])) }),
  };
}

export function foldRatings(history: readonly FinishedGame[]): Ratings {
  const { add, ratings } = createRatings();
  for (const played of sortByDate(history)) add(played);
  return ratings();
}

import { type Rating, rating } from 'openskill';
import type { PlayerId } from '#law/game';
import type { Played } from './facts';
import { inOrder } from './figures';

/** A strength after a game, and how unsure it still is. */
export interface Rated {
  readonly at: number;
  readonly strength: number;
  readonly unsure: number;
}

const START: Rating = rating();
/** Nobody's strength stands still: each game begins a little less sure than the last one ended (openskill's usual figure). */
const RESTLESS = (START.mu / 300) ** 2;
/** How far chance alone spreads one game of somebody (openskill's usual figure). */
const CHANCE = (START.mu / 6) ** 2;
/** No game makes anybody surer than this at once (openskill's usual figure). */
const SUREST = 1e-4;

/**
 * What one table makes of the strengths of those who sat there, `ranks` beside them: openskill's Plackett-Luce for people
 * who play each for themselves. Its own takes teams of any size, and twenty times as long over thousands of games.
 */
export function ratedTogether(before: readonly Rating[], ranks: readonly number[]): readonly Rating[] {
  const rankOf = (index: number): number => ranks[index] ?? 0;
  const spread = Math.sqrt(before.reduce((sum, { sigma }) => sum + sigma * sigma + CHANCE, 0));
  const weights = before.map(({ mu }) => Math.exp(mu / spread));
  /** For each place: those who share it, and the weight of all who did no better. */
  const places = ranks.map((rank) => {
    let [level, weight] = [0, 0];
    for (let index = 0; index < weights.length; index += 1) {
      if (rankOf(index) === rank) level += 1;
      if (rankOf(index) >= rank) weight += weights[index] ?? 0;
    }
    return { rank, level, weight };
  });
  return before.map(({ mu, sigma }, own) => {
    let [gain, sureness] = [0, 0];
    for (const [index, { rank, level, weight }] of places.entries()) {
      if (rank > rankOf(own)) continue;
      const chance = (weights[own] ?? 0) / weight;
      gain += ((index === own ? 1 : 0) - chance) / level;
      sureness += (chance * (1 - chance)) / level;
    }
    const share = sigma / spread;
    return { mu: mu + gain * share * sigma, sigma: sigma * Math.sqrt(Math.max(1 - sureness * share ** 3, SUREST)) };
  });
}

/** The strength of everybody after each of their games, as openskill reckons it, the oldest game first. */
export function ratingsOver(history: readonly Played[]): ReadonlyMap<PlayerId, readonly Rated[]> {
  const courses = new Map<PlayerId, Rated[]>();
  for (const { at, standings } of inOrder(history)) {
    if (standings.length < 2) continue;
    const before = standings.map(({ player }) => {
      const last = courses.get(player)?.at(-1);
      const { mu, sigma } = last === undefined ? START : { mu: last.strength, sigma: last.unsure };
      return { mu, sigma: Math.sqrt(sigma * sigma + RESTLESS) };
    });
    const after = ratedTogether(
      before,
      standings.map(({ rank }) => rank),
    );
    standings.forEach(({ player }, index) => {
      const now = after[index];
      if (now === undefined) return;
      const course = courses.get(player);
      const rated = { at, strength: now.mu, unsure: now.sigma };
      if (course === undefined) courses.set(player, [rated]);
      else course.push(rated);
    });
  }
  return courses;
}

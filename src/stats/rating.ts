import { type Rating, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
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

/** The strength of everybody after each of their games, by openskill (Plackett-Luce), the oldest game first. */
export function ratingsOver(history: readonly Played[]): ReadonlyMap<PlayerId, readonly Rated[]> {
  const courses = new Map<PlayerId, Rated[]>();
  for (const { at, standings } of inOrder(history)) {
    if (standings.length < 2) continue;
    const ordered = [...standings].sort((a, b) => a.rank - b.rank);
    const before = ordered.map(({ player }) => {
      const last = courses.get(player)?.at(-1);
      const { mu, sigma } = last === undefined ? START : { mu: last.strength, sigma: last.unsure };
      return [{ mu, sigma: Math.sqrt(sigma * sigma + RESTLESS) }];
    });
    const after = plackettLuce(before, { rank: ordered.map(({ rank }) => rank) });
    ordered.forEach(({ player }, index) => {
      const now = after[index]?.[0];
      if (now === undefined) return;
      const course = courses.get(player);
      const rated = { at, strength: now.mu, unsure: now.sigma };
      if (course === undefined) courses.set(player, [rated]);
      else course.push(rated);
    });
  }
  return courses;
}

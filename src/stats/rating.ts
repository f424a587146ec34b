import { type Rating, rating } from 'openskill';
import { plackettLuce } from 'openskill/models';
import type { PlayerId } from '#law/game';
import { type Courses, tracing } from './course';
import type { Played } from './facts';
import { inOrder } from './figures';

/** How strong somebody is, and how unsure that still is. */
export interface Strength {
  readonly strength: number;
  readonly unsure: number;
}

export type Strengths = ReadonlyMap<PlayerId, Strength>;

const { mu, sigma }: Rating = rating();
const START: Strength = { strength: mu, unsure: sigma };
/** Nobody's strength stands still: each game begins a little less sure than the last one ended (openskill's usual figure). */
const RESTLESS = (mu / 300) ** 2;

/** Those who are rated after a game, the first one first; alone at a table there is nobody to be better than. */
const ratedIn = ({ standings }: Played) => (standings.length < 2 ? [] : standings.toSorted((a, b) => a.rank - b.rank));

/** How many figures the ratings of some games are. */
export const figuresOf = (games: readonly Played[]): number =>
  2 * games.reduce((sum, { standings }) => sum + (standings.length < 2 ? 0 : standings.length), 0);

/** The strength of everybody over their games, by openskill (Plackett-Luce). */
export function ratingsOver(history: readonly Played[]): Courses {
  const games = inOrder(history);
  return ratingsIn(games, [rated(games, new Map())]);
}

/** Strength and doubt of everybody at a table after its game, in their order. */
function afterGame(ordered: ReturnType<typeof ratedIn>, strengths: Strengths): readonly number[] {
  const before = ordered.map(({ player }) => {
    const { strength, unsure } = strengths.get(player) ?? START;
    return [{ mu: strength, sigma: Math.sqrt(unsure * unsure + RESTLESS) }];
  });
  const after = plackettLuce(before, { rank: ordered.map(({ rank }) => rank) });
  return after.flatMap(([now]) => (now === undefined ? [] : [now.mu, now.sigma]));
}

/**
 * Strength and doubt of everybody who was rated in some games, the oldest first, and in `strengths` where that leaves them; what
 * is known already is not counted again.
 */
export function rated(games: readonly Played[], strengths: Map<PlayerId, Strength>, known?: Float64Array): Float64Array {
  const figures = known ?? new Float64Array(figuresOf(games));
  let place = 0;
  for (const ordered of games.map(ratedIn)) {
    if (known === undefined && ordered.length > 0) figures.set(afterGame(ordered, strengths), place);
    for (const { player } of ordered) {
      strengths.set(player, { strength: figures[place] ?? START.strength, unsure: figures[place + 1] ?? START.unsure });
      place += 2;
    }
  }
  return figures;
}

/** What such figures, in portions, say of everybody over time. */
export function ratingsIn(games: readonly Played[], portions: readonly Float64Array[]): Courses {
  const traces = new Map<PlayerId, ReturnType<typeof tracing>>();
  let [portion, next] = [0, 0];
  for (const [place, played] of games.entries())
    for (const { player } of ratedIn(played)) {
      while (next === portions[portion]?.length) [portion, next] = [portion + 1, 0];
      const figures = portions[portion];
      const trace = traces.get(player) ?? tracing();
      traces.set(player, trace);
      const [value, spread] = [figures?.[next] ?? START.strength, figures?.[next + 1] ?? START.unsure];
      trace.add({ at: played.at, place, value, spread, on: (trace.last()?.on ?? 0) + 1 });
      next += 2;
    }
  return new Map([...traces].map(([player, { course }]) => [player, course()]));
}

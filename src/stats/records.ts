import type { PlayerId } from '#law/game';
import type { Standing } from '#law/score';
import { inOrder, type Played } from './rows';

/** A game, and by how many points the first was ahead of the second. */
export interface Gap {
  readonly played: Pick<Played, 'id' | 'game' | 'at' | 'standings'>;
  readonly gap: number;
}

/** What a group remembers of its games. */
export interface Records {
  readonly closest?: Gap | undefined;
  readonly biggest?: Gap | undefined;
  /** How many games with points these rest on. */
  readonly on: number;
  /** The most wins in a row, shared ones too. */
  readonly streak?: { readonly player: PlayerId; readonly wins: number } | undefined;
}

function gapIn(standings: readonly Standing[]): number | undefined {
  const [first, second] = [...standings].sort((a, b) => a.rank - b.rank);
  return first === undefined || second === undefined ? undefined : first.points - second.points;
}

/** Records, the latest where several are alike; `hasPoints` says of which games the points are compared. */
export function foldRecords(history: readonly Played[], hasPoints: (game: string) => boolean): Records {
  const wins = new Map<PlayerId, number>();
  let [closest, biggest, streak]: [Gap?, Gap?, Records['streak']?] = [];
  let on = 0;
  for (const { id, game, at, standings } of inOrder(history)) {
    for (const { player, rank } of standings) wins.set(player, rank === 1 ? (wins.get(player) ?? 0) + 1 : 0);
    for (const { player } of standings) {
      const inARow = wins.get(player) ?? 0;
      if (inARow > 0 && inARow >= (streak?.wins ?? 0)) streak = { player, wins: inARow };
    }
    const gap = hasPoints(game) ? gapIn(standings) : undefined;
    if (gap === undefined) continue;
    const now = { played: { id, game, at, standings }, gap };
    if (closest === undefined || gap <= closest.gap) closest = now;
    if (biggest === undefined || gap >= biggest.gap) biggest = now;
    on += 1;
  }
  return { closest, biggest, on, streak };
}

/** How often one met somebody again who had ended ahead the last time, and how often one then ended ahead of them. */
interface Revenge {
  readonly on: number;
  readonly taken: number;
}

type LastResult = Pick<Played, 'id' | 'game' | 'at'> & Pick<Standing, 'rank'>;

/** What is told of somebody's games beside figures. */
export interface Past {
  readonly revenge: Revenge;
  /** The newest first. */
  readonly last: readonly LastResult[];
}

/** So many results are the last ones. */
const LAST = 10;

const begun = () => ({ owed: new Set<PlayerId>(), on: 0, taken: 0, last: [] as LastResult[] });

/** What is told of everybody. */
export function foldPasts(history: readonly Played[]): ReadonlyMap<PlayerId, Past> {
  const pasts = new Map<PlayerId, ReturnType<typeof begun>>();
  for (const { id, game, at, standings } of inOrder(history))
    for (const { player, rank } of standings) {
      const own = pasts.get(player) ?? begun();
      pasts.set(player, own);
      if (own.last.push({ id, game, at, rank }) > LAST) own.last.shift();
      for (const other of standings) {
        if (other.player === player) continue;
        if (own.owed.has(other.player)) {
          own.on += 1;
          if (rank < other.rank) own.taken += 1;
        }
        if (other.rank < rank) own.owed.add(other.player);
        else own.owed.delete(other.player);
      }
    }
  return new Map([...pasts].map(([player, { on, taken, last }]) => [player, { revenge: { on, taken }, last: last.toReversed() }]));
}

/** More neighbours than one in so many lie on each other: then time is no measure. */
const CROWDED = 4;
/** Of the length of a line, two games nearer than this cannot be told apart. */
const NEAR = 1 / 100;
const DAY = 24 * 60 * 60 * 1000;

/** Whether games drawn by their time would lie on each other: a day's, or evenings with months between them. */
export function isCrowded(times: readonly number[]): boolean {
  const sorted = [...times].sort((a, b) => a - b);
  const span = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  if (sorted.length < 3) return false;
  if (span < DAY) return true;
  const near = sorted.filter((at, index) => index > 0 && at - (sorted[index - 1] ?? at) < span * NEAR).length;
  return near * CROWDED > sorted.length - 1;
}

import { forPlayer } from '#law/by-player';
import type { PlayerId } from '#law/game';
import { tableCertainty } from '#session/log/points';
import type { Table } from '#session/log/table';

/** A move by which somebody certainly came to lead alone, and the points then. */
export interface LeadChange {
  /** How many moves there had been, this one included. */
  readonly move: number;
  readonly leader: PlayerId;
  readonly points: number;
  /** The most that anybody else had. */
  readonly next: number;
}

/** Looks at a game move by move; whoever leads alone after one, where all points that matter are known. */
export function createLeadTracker(table: Table) {
  const changes: LeadChange[] = [];
  let move = 0;
  return {
    changes: changes satisfies readonly LeadChange[],
    /** Looks at so many more moves; answers whether any are left. */
    advance(moves: number): boolean {
      const end = Math.min(table.steps.length, move + moves);
      for (; move < end; move += 1) {
        const state = table.steps[move]?.state;
        if (state === undefined) continue;
        const { points, leaders } = tableCertainty(table, state);
        const [leader] = leaders;
        if (leader === undefined || leaders.length > 1 || changes.at(-1)?.leader === leader) continue;
        const own = forPlayer(points, leader);
        const next = Math.max(
          ...table.setup.players.filter((player) => player !== leader).map((player) => forPlayer(points, player)?.most ?? 0),
        );
        // A lead by a tie-break alone is no lead before the end.
        if (own !== undefined && own.least > next) changes.push({ move: move + 1, leader, points: own.least, next });
      }
      return move < table.steps.length;
    },
  };
}

import { type Board, type Square, sideOf } from '#games/kingdom/law/board';
import { canJump, canLand, isStep, JUMPS, type Jump, movePaths } from '#games/kingdom/law/moves';

/** How much a way may break before nobody can have meant it. */
const MAX_COST = 3;

/**
 * The way that a tap on a far square means: the shortest one there is; where the rules leave none, the jumps that break
 * least, for the referee to say which of them fails and why; straight there, where no jumps come near it.
 */
export function intendedPath(board: Board, from: Square, to: Square, throneCapture: boolean): readonly Square[] {
  const open = movePaths(board, from, throneCapture).find((reach) => reach.to === to)?.path;
  return open ?? (isStep(from, to) ? undefined : findLeastBrokenPath(board, from, to, throneCapture)) ?? [from, to];
}

interface SearchPath {
  readonly path: readonly Square[];
  readonly broken: number;
}

/** Squares are settled from the least broken way up, the shorter one first. */
function findLeastBrokenPath(board: Board, from: Square, to: Square, throneCapture: boolean): readonly Square[] | undefined {
  const settled = new Set<Square>();
  let ways: readonly SearchPath[] = [{ path: [from], broken: 0 }];
  for (;;) {
    const [way, ...rest] = [...ways].sort((a, b) => a.broken - b.broken || a.path.length - b.path.length);
    const at = way?.path.at(-1);
    if (way === undefined || at === undefined) return undefined;
    if (at === to) return way.path;
    ways = rest;
    if (settled.has(at)) continue;
    settled.add(at);
    const hops = (JUMPS[at] ?? []).filter((hop) => !settled.has(hop.to));
    const longer = hops.map((hop) => ({ path: [...way.path, hop.to], broken: way.broken + jumpCost(board, from, at, hop, throneCapture) }));
    ways = [...ways, ...longer.filter(({ broken }) => broken <= MAX_COST)];
  }
}

/** A jump over nothing is least likely to be meant; a piece that may not be jumped, or lies where one lands, is what people argue about. */
function jumpCost(board: Board, from: Square, at: Square, { over, to }: Jump, throneCapture: boolean): number {
  const mover = board[from];
  if (mover === undefined) return MAX_COST + 1;
  const jumped = over === from ? undefined : board[over];
  const there = to === from ? undefined : board[to];
  const stopped = at !== from && board[at] !== undefined ? 2 : 0;
  const leap = jumped === undefined ? 3 : canJump(mover, jumped) ? 0 : 1;
  const lands = canLand(board, mover, from, to, throneCapture) ? 0 : there !== undefined && sideOf(there) === sideOf(mover) ? 2 : 1;
  return stopped + leap + lands;
}

import { type Board, type Square, sideOf } from '#games/kingdom/law/board';
import { canJump, canLand, isStep, JUMPS, type Jump, movePaths } from '#games/kingdom/law/moves';

/** The cost of broken rules above which a path cannot have been intended. */
const MAX_COST = 3;

/**
 * The path that a tap on a far square means: the shortest legal one; where there is none, the jumps that break the
 * fewest rules, so that the ruling names the leg that fails; else the straight line.
 */
export function findIntendedPath(board: Board, from: Square, to: Square, throneCapture: boolean): readonly Square[] {
  const legalPath = movePaths(board, from, throneCapture).find((candidate) => candidate.to === to)?.path;
  return legalPath ?? (isStep(from, to) ? undefined : findCheapestPath(board, from, to, throneCapture)) ?? [from, to];
}

interface SearchPath {
  readonly path: readonly Square[];
  readonly cost: number;
}

/** Dijkstra's algorithm over jumps: the cheapest path first, the shorter one where costs are equal. */
function findCheapestPath(board: Board, from: Square, to: Square, throneCapture: boolean): readonly Square[] | undefined {
  const visited = new Set<Square>();
  let frontier: readonly SearchPath[] = [{ path: [from], cost: 0 }];
  for (;;) {
    const [cheapest, ...rest] = [...frontier].sort((a, b) => a.cost - b.cost || a.path.length - b.path.length);
    const at = cheapest?.path.at(-1);
    if (cheapest === undefined || at === undefined) return undefined;
    if (at === to) return cheapest.path;
    frontier = rest;
    if (visited.has(at)) continue;
    visited.add(at);
    const jumps = (JUMPS[at] ?? []).filter((jump) => !visited.has(jump.to));
    const extended = jumps.map((jump) => ({
      path: [...cheapest.path, jump.to],
      cost: cheapest.cost + costOfJump(board, from, at, jump, throneCapture),
    }));
    frontier = [...frontier, ...extended.filter(({ cost }) => cost <= MAX_COST)];
  }
}

/** A jump over an empty square costs most: players dispute jumping or landing on a piece, not jumping over nothing. */
function costOfJump(board: Board, from: Square, at: Square, { jumped: over, to }: Jump, throneCapture: boolean): number {
  const mover = board[from];
  if (mover === undefined) return MAX_COST + 1;
  const jumped = over === from ? undefined : board[over];
  const landedPiece = to === from ? undefined : board[to];
  const stopCost = at !== from && board[at] !== undefined ? 2 : 0;
  const jumpCost = jumped === undefined ? 3 : canJump(mover, jumped) ? 0 : 1;
  const landingCost = canLand(board, mover, from, to, throneCapture)
    ? 0
    : landedPiece !== undefined && sideOf(landedPiece) === sideOf(mover)
      ? 2
      : 1;
  return stopCost + jumpCost + landingCost;
}

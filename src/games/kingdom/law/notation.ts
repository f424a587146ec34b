import { type Board, isMonarch, isSquareName } from './board';
import { type Move, pathEnds, type Replace } from './position';

/**
 * A turn in the notation. `e1-e2` is a step, `c3-e5-g7` a jump with each landing, a last `x` captures
 * the Monarch (`c3-e5-g7x`), and a Monarch that captures a Knight names where that one is replaced (`e4xe5/c5`).
 */
export function formatTurn(board: Board, { path }: Pick<Move, 'path'>, replacement?: Pick<Replace, 'at'>): string {
  const [from, to] = pathEnds(path);
  const taken = to === from ? undefined : board[to];
  if (taken === undefined) return path.join('-');
  if (isMonarch(taken)) return `${path.join('-')}x`;
  return `${path.slice(0, -1).join('-')}x${path.at(-1)}${replacement === undefined ? '' : formatReplacement(replacement)}`;
}

/** The replacement of a Knight apart from its capture: `/c5`. */
export const formatReplacement = ({ at }: Pick<Replace, 'at'>): string => `/${at}`;

const TURN = /^([a-i][1-9](?:-[a-i][1-9])*)(?:x([a-i][1-9])(?:\/([a-i][1-9]))?|x)?$/;
const REPLACEMENT = /^\/?([a-i][1-9])$/;

/** Parses a turn, or returns undefined. Tolerates spaces, capitals and long dashes. */
export function parseTurn(text: string): readonly (Move | Replace)[] | undefined {
  const normalized = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
    .replaceAll('×', 'x');
  const at = REPLACEMENT.exec(normalized)?.[1];
  if (isSquareName(at)) return [{ type: 'replace', at }];
  const [, legs = '', taken, replacementSquare] = TURN.exec(normalized) ?? [];
  const path = [...legs.split('-'), ...(taken === undefined ? [] : [taken])];
  if (path.length < 2 || !path.every(isSquareName)) return undefined;
  const move: Move = { type: 'move', path };
  return isSquareName(replacementSquare) ? [move, { type: 'replace', at: replacementSquare }] : [move];
}

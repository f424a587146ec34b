import { type Board, isMonarch, isSquareName } from './board';
import { type Move, pathEnds, type Replace } from './position';

/**
 * A turn as people write it. `e1-e2` is a step, `c3-e5-g7` a jump with each landing, a last `x` takes
 * the Monarch (`c3-e5-g7x`), and a Monarch taking a Knight names where that one is put back (`e4xe5/c5`).
 */
export function formatTurn(board: Board, { path }: Pick<Move, 'path'>, put?: Pick<Replace, 'at'>): string {
  const [from, to] = pathEnds(path);
  const taken = to === from ? undefined : board[to];
  if (taken === undefined) return path.join('-');
  if (isMonarch(taken)) return `${path.join('-')}x`;
  return `${path.slice(0, -1).join('-')}x${path.at(-1)}${put === undefined ? '' : formatPut(put)}`;
}

/** A Knight put back, where its capture is written elsewhere: `/c5`. */
export const formatPut = ({ at }: Pick<Replace, 'at'>): string => `/${at}`;

const TURN = /^([a-i][1-9](?:-[a-i][1-9])*)(?:x([a-i][1-9])(?:\/([a-i][1-9]))?|x)?$/;
const PUT = /^\/?([a-i][1-9])$/;

/** The events that a written turn stands for, or undefined where it cannot be read. Spaces, capitals and long dashes are forgiven. */
export function parseTurn(text: string): readonly (Move | Replace)[] | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\s+/g, '')
    .replace(/[‐-―−]/g, '-')
    .replaceAll('×', 'x');
  const at = PUT.exec(plain)?.[1];
  if (isSquareName(at)) return [{ type: 'replace', at }];
  const [, legs = '', taken, put] = TURN.exec(plain) ?? [];
  const path = [...legs.split('-'), ...(taken === undefined ? [] : [taken])];
  if (path.length < 2 || !path.every(isSquareName)) return undefined;
  const move: Move = { type: 'move', path };
  return isSquareName(put) ? [move, { type: 'replace', at: put }] : [move];
}

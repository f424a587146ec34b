import { type Board, type Piece as PieceName, type Square, type SquareName, squareOf, WIDTH } from '#games/kingdom/law/board';
import { jumpedBetween } from '#games/kingdom/law/moves';
import { CELL, middleOf } from '#games/kingdom/pieces/Drawing';
import { Piece } from '#games/kingdom/pieces/Piece';

export type Tone = 'yes' | 'no' | 'danger' | 'plain';

/** A way over the board, drawn as an arrow. */
export interface Way {
  readonly tone: Tone;
  readonly path: readonly SquareName[];
}

/** A square with the referee's sign on it. */
export interface Sign {
  readonly tone: 'yes' | 'no';
  readonly at: SquareName;
}

/** A Knight on its way back to the board. */
export interface PutBack {
  readonly piece: PieceName;
  readonly from: SquareName;
  readonly at: SquareName;
}

interface WaysProps {
  readonly board: Board;
  readonly ways: readonly Way[];
  readonly signs: readonly Sign[];
  readonly back?: PutBack | undefined;
  readonly held?: { readonly piece: PieceName; readonly by: Square } | undefined;
}

type Point = readonly [number, number];

const middle = (square: SquareName): Point => middleOf(squareOf(square), false);

/** How far an arrow keeps from the middle of its first and of its last square, and how long its head is. */
const START = 34;
const TIP = 24;
const HEAD = 30;
/** How far a jump bends, so that the piece it crosses stays in sight. */
const BEND = 92;

function toward([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

/** Where a leg of a path bends to: a jump goes around the piece, upward or to the right unless the board ends there. */
function bendOf(from: SquareName, to: SquareName): Point {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const half: Point = [(x + toX) / 2, (y + toY) / 2];
  if (jumpedBetween(squareOf(from), squareOf(to)) === undefined) return half;
  const length = Math.hypot(toX - x, toY - y) || 1;
  const [acrossX, acrossY] = [(toY - y) / length, -(toX - x) / length];
  const up = acrossY < 0 || (acrossY === 0 && acrossX > 0) ? 1 : -1;
  const bent = (by: number): Point => [half[0] + acrossX * by, half[1] + acrossY * by];
  const [upX, upY] = bent(up * BEND);
  return upX > WIDTH * CELL || upY < 0 ? bent(-up * BEND) : [upX, upY];
}

/** What was asked and how it is answered, on top of the board: arrows, the referee's signs, the Knight that comes back. */
export function Ways({ board, ways, signs, back, held }: WaysProps) {
  return (
    <g class="kddesk-ways">
      {ways.map(({ tone, path }) => (
        <Arrow key={path.join()} board={board} tone={tone} path={path} />
      ))}
      {back !== undefined && <Back board={board} {...back} />}
      {held !== undefined && <Held {...held} />}
      {signs.map(({ tone, at }) => (
        <SignShape key={`${tone}${at}`} tone={tone} square={squareOf(at)} />
      ))}
    </g>
  );
}

/** A line with a head; drawn twice, so that it stands out from pieces and squares. */
function Arrow({ board, tone, path }: Way & Pick<WaysProps, 'board'>) {
  const legs = path.slice(1).map((to, index) => ({ to, bend: bendOf(path[index] ?? to, to) }));
  const [first] = path;
  const last = legs.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = middle(last.to);
  const jumps = jumpedBetween(squareOf(path.at(-2) ?? last.to), squareOf(last.to)) !== undefined;
  const tip = toward(end, last.bend, jumps ? TIP : 30);
  const neck = toward(tip, last.bend, HEAD - 4);
  const begin = toward(middle(first), legs[0]?.bend ?? end, START);
  const curves = legs.map(({ to, bend }, index) => `Q${bend.join(' ')} ${(index === legs.length - 1 ? neck : middle(to)).join(' ')}`);
  const line = `M${begin.join(' ')}${curves.join('')}`;
  const angle = (Math.atan2(end[1] - last.bend[1], end[0] - last.bend[0]) * 180) / Math.PI;
  const head = `M0 0 ${-HEAD} -17V17Z`;
  const turned = `translate(${tip.join(' ')}) rotate(${angle.toFixed(1)})`;
  return (
    <g class={`kddesk-way kddesk-${tone}`}>
      <path class="kddesk-halo" d={line} />
      <path class="kddesk-halo" d={head} transform={turned} />
      <path class="kddesk-line" d={line} />
      <path class="kddesk-head" d={head} transform={turned} />
      {path
        .slice(1, -1)
        .filter((square) => board[squareOf(square)] === undefined)
        .map((square) => (
          <circle key={square} class="kddesk-landing" cx={middle(square)[0]} cy={middle(square)[1]} r={11} />
        ))}
    </g>
  );
}

function Back({ board, piece, from, at }: PutBack & Pick<WaysProps, 'board'>) {
  const [x, y] = middle(at);
  return (
    <>
      <g class="kddesk-back" transform={`translate(${x - 50} ${y - 50})`}>
        <Piece piece={piece} />
      </g>
      <Arrow board={board} tone="plain" path={[from, at]} />
    </>
  );
}

/** A Knight off the board, in the hand of the Monarch that took it. */
function Held({ piece, by }: { readonly piece: PieceName; readonly by: Square }) {
  const [x, y] = middleOf(by, false);
  return (
    <g class="kddesk-back" transform={`translate(${x + 6} ${y - 66}) scale(0.7)`}>
      <Piece piece={piece} />
    </g>
  );
}

function SignShape({ tone, square }: { readonly tone: 'yes' | 'no'; readonly square: Square }) {
  const [x, y] = middleOf(square, false);
  return <Badge tone={tone} x={x + 34} y={y - 34} />;
}

/** A check or a cross on a disc. */
export function Badge({ tone, x, y }: { readonly tone: 'yes' | 'no'; readonly x: number; readonly y: number }) {
  return (
    <g class={`kddesk-badge kddesk-badge-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={17} />
      <path d={tone === 'yes' ? 'M-8 1 -2 7 8 -6' : 'M-6 -6 6 6M6 -6 -6 6'} />
    </g>
  );
}

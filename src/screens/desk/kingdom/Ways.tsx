import { type Piece as PieceName, type Square, type SquareName, squareOf } from '#law/kingdom/board';
import { middleOf } from '../../table/kingdom/Drawing';
import { Piece } from '../../table/kingdom/Piece';

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
  readonly ways: readonly Way[];
  readonly signs: readonly Sign[];
  readonly back?: PutBack | undefined;
}

type Point = readonly [number, number];

const middle = (square: SquareName): Point => middleOf(squareOf(square), false);

/** How far an arrow keeps from the middle of its first and of its last square. */
const START = 30;
const TIP = 22;
const HEAD = 26;

function toward([x, y]: Point, [toX, toY]: Point, by: number): Point {
  const length = Math.hypot(toX - x, toY - y) || 1;
  return [x + ((toX - x) / length) * by, y + ((toY - y) / length) * by];
}

/** What was asked and how it is answered, on top of the board: arrows, the referee's signs, the Knight that comes back. */
export function Ways({ ways, signs, back }: WaysProps) {
  return (
    <g class="kddesk-ways">
      {ways.map(({ tone, path }) => (
        <Arrow key={path.join()} tone={tone} points={path.map(middle)} />
      ))}
      {back !== undefined && <Back {...back} />}
      {signs.map(({ tone, at }) => (
        <SignShape key={`${tone}${at}`} tone={tone} square={squareOf(at)} />
      ))}
    </g>
  );
}

/** A line with a head; drawn twice, so that it stands out from pieces and squares. */
function Arrow({ tone, points }: { readonly tone: Tone; readonly points: readonly Point[] }) {
  const [first, second] = points;
  const [before, last] = [points.at(-2), points.at(-1)];
  if (first === undefined || second === undefined || before === undefined || last === undefined) return null;
  const tip = toward(last, before, TIP);
  const neck = toward(tip, before, HEAD);
  const line = [toward(first, second, START), ...points.slice(1, -1), neck].map((point) => point.join()).join(' ');
  const angle = (Math.atan2(last[1] - before[1], last[0] - before[0]) * 180) / Math.PI;
  const head = `M0 0 ${-HEAD - 6} -18V18Z`;
  const turned = `translate(${tip.join(' ')}) rotate(${angle.toFixed(1)})`;
  return (
    <g class={`kddesk-way kddesk-${tone}`}>
      <polyline class="kddesk-halo" points={line} />
      <path class="kddesk-halo" d={head} transform={turned} />
      <polyline class="kddesk-line" points={line} />
      <path class="kddesk-head" d={head} transform={turned} />
      {points.slice(1, -1).map((point) => (
        <circle key={point.join()} class="kddesk-landing" cx={point[0]} cy={point[1]} r={11} />
      ))}
    </g>
  );
}

function Back({ piece, from, at }: PutBack) {
  const [x, y] = middle(at);
  return (
    <>
      <g class="kddesk-back" transform={`translate(${x - 50} ${y - 50})`}>
        <Piece piece={piece} />
      </g>
      <Arrow tone="plain" points={[middle(from), middle(at)]} />
    </>
  );
}

function SignShape({ tone, square }: { readonly tone: 'yes' | 'no'; readonly square: Square }) {
  const [x, y] = middleOf(square, false);
  return <Badge tone={tone} x={x + 30} y={y - 30} />;
}

/** A check or a cross on a disc. */
export function Badge({ tone, x, y }: { readonly tone: 'yes' | 'no'; readonly x: number; readonly y: number }) {
  return (
    <g class={`kddesk-badge kddesk-badge-${tone}`} transform={`translate(${x} ${y})`}>
      <circle r={19} />
      <path d={tone === 'yes' ? 'M-9 1 -2 8 9 -7' : 'M-7 -7 7 7M7 -7 -7 7'} />
    </g>
  );
}

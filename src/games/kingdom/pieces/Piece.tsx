import { isMonarch, type Piece as PieceName, sideOf, sizeOf } from '#games/kingdom/law/board';
import { memo } from '#ui/memo';

/** The foot of every piece, and how far one ring of a tower stands above the next, in hundredths of a square. */
const FOOT = 94;
const RING = 11;
const HEAD = 24;

/** A piece in a square of 100: White is round, Black is square, so that a grey print still tells them apart. */
export const Piece = memo(({ piece }: { readonly piece: PieceName }) => {
  const side = sideOf(piece);
  return (
    <g class={`kd-piece kd-piece-${side}`}>
      {isMonarch(piece) ? <Monarch white={side === 'w'} /> : <Knight size={sizeOf(piece)} white={side === 'w'} />}
    </g>
  );
});

/** A tower of as many rings as the Knight is tall, with the figure on its head. */
function Knight({ size, white }: { readonly size: number; readonly white: boolean }) {
  const head = FOOT - size * RING - HEAD + 1;
  return (
    <>
      {Array.from({ length: size }, (_, ring) => (
        <rect key={ring} x={16 + ring * 2} y={FOOT - (ring + 1) * RING} width={68 - ring * 4} height={RING} rx={white ? 5 : 0} />
      ))}
      {white ? <circle cx={50} cy={head} r={HEAD} /> : <rect x={50 - HEAD} y={head - HEAD} width={2 * HEAD} height={2 * HEAD} rx={3} />}
      <text x={50} y={head + 14}>
        {size}
      </text>
    </>
  );
}

const TIPS: readonly (readonly [number, number])[] = [
  [14, 34],
  [50, 20],
  [86, 34],
];

function Monarch({ white }: { readonly white: boolean }) {
  return (
    <>
      <path d="M22 72 14 34 34 50 50 20 66 50 86 34 78 72Z" />
      {TIPS.map(([x, y]) => (white ? <circle key={x} cx={x} cy={y} r={7} /> : <rect key={x} x={x - 6} y={y - 6} width={12} height={12} />))}
      <rect class="kd-band" x={20} y={72} width={60} height={18} rx={white ? 8 : 0} />
    </>
  );
}

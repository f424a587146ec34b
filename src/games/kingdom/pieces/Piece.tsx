import { isMonarch, type Piece as PieceName, sideOf, sizeOf } from '#games/kingdom/law/board';
import { memo } from '#ui/memo';

/** Measures of a tower, in hundredths of a square. */
const BASE_Y = 94;
const RING_HEIGHT = 11;
const HEAD_RADIUS = 24;

/** A piece in a square of 100 units: White is round and Black is angular, so that the sides differ without colour. */
export const Piece = memo(({ piece }: { readonly piece: PieceName }) => {
  const side = sideOf(piece);
  return (
    <g class={`kd-piece kd-piece-${side}`}>
      {isMonarch(piece) ? <Monarch isWhite={side === 'w'} /> : <Knight size={sizeOf(piece)} isWhite={side === 'w'} />}
    </g>
  );
});

/** A tower of as many rings as the Knight's size, with the figure on its head. */
function Knight({ size, isWhite: white }: { readonly size: number; readonly isWhite: boolean }) {
  const headY = BASE_Y - size * RING_HEIGHT - HEAD_RADIUS + 1;
  return (
    <>
      {Array.from({ length: size }, (_, ring) => (
        <rect
          key={ring}
          x={16 + ring * 2}
          y={BASE_Y - (ring + 1) * RING_HEIGHT}
          width={68 - ring * 4}
          height={RING_HEIGHT}
          rx={white ? 5 : 0}
        />
      ))}
      {white ? (
        <circle cx={50} cy={headY} r={HEAD_RADIUS} />
      ) : (
        <rect x={50 - HEAD_RADIUS} y={headY - HEAD_RADIUS} width={2 * HEAD_RADIUS} height={2 * HEAD_RADIUS} rx={3} />
      )}
      <text x={50} y={headY + 14}>
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

function Monarch({ isWhite: white }: { readonly isWhite: boolean }) {
  return (
    <>
      <path d="M22 72 14 34 34 50 50 20 66 50 86 34 78 72Z" />
      {TIPS.map(([x, y]) => (white ? <circle key={x} cx={x} cy={y} r={7} /> : <rect key={x} x={x - 6} y={y - 6} width={12} height={12} />))}
      <rect class="kd-band" x={20} y={72} width={60} height={18} rx={white ? 8 : 0} />
    </>
  );
}

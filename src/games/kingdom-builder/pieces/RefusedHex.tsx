import { hexOutline } from '#ui/board/hex-geometry';
import type { XY } from '#ui/camera/camera';

/** A hex where the rules allow nothing: a cross tells it apart without its colour. */
export const RefusedHex = ({ at: [x, y] }: { readonly at: XY }) => (
  <g class="kb-refused">
    <path class="kb-refused-under" d={`${hexOutline([x, y], 0.88)}M${x - 20} ${y - 20}l40 40m0-40l-40 40`} />
    <path class="kb-refused-mark" d={`${hexOutline([x, y], 0.88)}M${x - 20} ${y - 20}l40 40m0-40l-40 40`} />
  </g>
);

/** Settlements that cannot be moved: a bar in the corner of each tells them apart before they are tapped. */
export const StuckMarks = ({ middles }: { readonly middles: readonly XY[] }) => (
  <g class="kb-stuck">
    {middles.map(([x, y]) => (
      <g key={`${x} ${y}`}>
        <circle cx={x + 28} cy={y - 26} r={15} />
        <path d={`M${x + 20} ${y - 26}h16`} />
      </g>
    ))}
  </g>
);

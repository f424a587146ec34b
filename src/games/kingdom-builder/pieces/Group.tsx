import type { Land, Spot } from '#games/kingdom-builder/law/board/land';
import { borderPath, middlesOf } from './BoardLayers';

/** The outline of a group and its figure. */
export function Group({
  land,
  spots,
  figure,
}: {
  readonly land: Land;
  readonly spots: readonly Spot[];
  readonly figure?: number | undefined;
}) {
  const inside = new Set(spots);
  const middles = middlesOf(land);
  const d = borderPath(land, spots, (_, neighbour) => !inside.has(neighbour));
  const first = middles[spots[0] ?? -1];
  return (
    <>
      <path class="kb-band-under" d={d} />
      <path class="kb-group" d={d} />
      {figure !== undefined && first !== undefined && (
        <g transform={`translate(${first[0] - 34} ${first[1] - 34})`}>
          <circle class="kb-badge" r={26} />
          <text class="kb-badge-figure" y={12}>
            {figure}
          </text>
        </g>
      )}
    </>
  );
}

import type { Land, Spot } from '#games/kingdom-builder/law/land';
import { spotNamed } from '#games/kingdom-builder/table/view';
import type { Place } from '#law/ruling';
import { outline } from '#ui/hexes';
import { Hexes, middlesOf, pick } from './Drawing';

/** The hexes that places name. */
export const hexesIn = (land: Land, places: readonly Place[]): readonly Spot[] =>
  places.map((place) => spotNamed(land, place)).filter((spot) => spot >= 0);

const OUTLINES = new WeakMap<Land, string>();

/** Every hex of a table; those that come once more are left out of what is filled. */
function outlineOf(land: Land): string {
  const all =
    OUTLINES.get(land) ??
    middlesOf(land)
      .map((at) => outline(at))
      .join('');
  OUTLINES.set(land, all);
  return all;
}

/** The hexes allowed now stand out from the others, which step back. */
export function OpenLayer({ land, open }: { readonly land: Land; readonly open: readonly Spot[] }) {
  if (open.length === 0) return null;
  return (
    <g>
      <path
        class="kb-dim"
        d={`${outlineOf(land)}${pick(land, open)
          .map((at) => outline(at))
          .join('')}`}
      />
      <Hexes land={land} spots={open} name="kb-open-under" size={0.86} />
      <Hexes land={land} spots={open} name="kb-open" size={0.86} />
    </g>
  );
}

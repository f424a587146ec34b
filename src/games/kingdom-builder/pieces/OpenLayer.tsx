import { useMemo } from 'preact/hooks';
import type { Land, Spot } from '#games/kingdom-builder/law/board/land';
import { spotNamed } from '#games/kingdom-builder/table/screen-texts';
import type { BoardPlace } from '#law/ruling';
import { Hexes, middlesAt, middlesOf, outlinePath } from './BoardLayers';

/** The hexes that places name. */
export const spotsOfPlaces = (land: Land, places: readonly BoardPlace[]): readonly Spot[] =>
  places.map((place) => spotNamed(land, place)).filter((spot) => spot >= 0);

/** Highlights the open hexes and dims all others. */
export function OpenLayer({ land, spots: open }: { readonly land: Land; readonly spots: readonly Spot[] }) {
  // With fill-rule evenodd, the hexes that are in the path twice are holes in the dimmed area.
  const all = useMemo(() => outlinePath(middlesOf(land)), [land]);
  if (open.length === 0) return null;
  return (
    <g>
      <path class="kb-dim" d={all + outlinePath(middlesAt(land, open))} />
      <Hexes land={land} spots={open} className="kb-open-under" size={0.86} />
      <Hexes land={land} spots={open} className="kb-open" size={0.86} />
    </g>
  );
}

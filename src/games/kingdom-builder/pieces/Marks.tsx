import type { Land, Spot } from '#games/kingdom-builder/law/land';
import { spotNamed } from '#games/kingdom-builder/table/view';
import type { Place } from '#law/ruling';
import { outline } from '#ui/hexes';
import { Hexes, middlesOf } from './Drawing';

/** The hexes, rows and sections that places name. */
export function placesOn(land: Land, places: readonly Place[]) {
  const figure = (place: Place, before: string): readonly number[] =>
    place.startsWith(before) ? [Number(place.slice(before.length))] : [];
  return {
    hexes: places.map((place) => spotNamed(land, place)).filter((spot) => spot >= 0),
    rows: places.flatMap((place) => [...figure(place, 'row '), ...figure(place, 'island row ').map((row) => row + 20)]),
    sections: places.flatMap((place) => figure(place, 'section ')),
  };
}

/** The hexes allowed now stand out from the others, which step back. */
export function OpenLayer({ land, open }: { readonly land: Land; readonly open: readonly Spot[] }) {
  if (open.length === 0) return null;
  const lit = new Set(open);
  const others = middlesOf(land).filter((_, spot) => !lit.has(spot));
  return (
    <g>
      <path class="kb-dim" d={others.map((at) => outline(at)).join('')} />
      <Hexes land={land} spots={open} name="kb-open-under" size={0.86} />
      <Hexes land={land} spots={open} name="kb-open" size={0.86} />
    </g>
  );
}

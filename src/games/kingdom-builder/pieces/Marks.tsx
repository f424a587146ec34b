import { type Land, QUARTERS, type Spot } from '#games/kingdom-builder/law/land';
import { spotNamed } from '#games/kingdom-builder/table/view';
import type { Place } from '#law/ruling';
import { outline } from '#ui/hexes';
import { boxOf, Hexes, middlesOf } from './Drawing';

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

export const rowSpots = (land: Land, row: number): readonly Spot[] => land.row.flatMap((each, spot) => (each === row ? [spot] : []));
export const sectionSpots = (land: Land, section: number): readonly Spot[] =>
  land.section.flatMap((each, spot) => (each === section ? [spot] : []));

/** A frame around a row or a section. */
export function Band({ land, spots, inset = 5 }: { readonly land: Land; readonly spots: readonly Spot[]; readonly inset?: number }) {
  const box = boxOf(land, spots, -inset);
  if (box === undefined) return null;
  const frame = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top, rx: 30 };
  return (
    <>
      <rect class="kb-band-under" {...frame} />
      <rect class="kb-band" {...frame} />
    </>
  );
}

/** Places that an explanation points at. */
export function LitLayer({ land, places }: { readonly land: Land; readonly places: readonly Place[] }) {
  const { hexes, rows, sections } = placesOn(land, places);
  return (
    <g>
      {rows.map((row) => (
        <Band key={row} land={land} spots={rowSpots(land, row)} inset={18} />
      ))}
      {QUARTERS.filter((section) => sections.includes(section)).map((section) => (
        <Band key={section} land={land} spots={sectionSpots(land, section)} />
      ))}
      <Hexes land={land} spots={hexes} name="kb-lit-under" size={0.9} />
      <Hexes land={land} spots={hexes} name="kb-lit" size={0.9} />
    </g>
  );
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

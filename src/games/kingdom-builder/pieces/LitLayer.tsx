import { type Land, QUARTERS, type Spot, WIDTH } from '#games/kingdom-builder/law/board/land';
import type { BoardPlace } from '#law/ruling';
import { boxOf, Hexes } from './BoardLayers';
import { spotsOfPlaces } from './OpenLayer';

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

/** Highlights the places that a reason names: hexes, rows and sections. */
export function LitLayer({ land, places }: { readonly land: Land; readonly places: readonly BoardPlace[] }) {
  const numbersAfter = (before: string): readonly number[] =>
    places.flatMap((place) => (place.startsWith(before) ? [Number(place.slice(before.length))] : []));
  const hexes = spotsOfPlaces(land, places);
  const rows = [...numbersAfter('row '), ...numbersAfter('island row ').map((row) => row + WIDTH)];
  const sections = numbersAfter('section ');
  return (
    <g>
      {rows.map((row) => (
        <Band key={row} land={land} spots={rowSpots(land, row)} inset={18} />
      ))}
      {QUARTERS.filter((section) => sections.includes(section)).map((section) => (
        <Band key={section} land={land} spots={sectionSpots(land, section)} />
      ))}
      <Hexes land={land} spots={hexes} className="kb-lit-under" size={0.9} />
      <Hexes land={land} spots={hexes} className="kb-lit" size={0.9} />
    </g>
  );
}

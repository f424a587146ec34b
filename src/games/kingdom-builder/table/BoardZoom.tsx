import { type ReadonlySignal, type Signal, useComputed } from '@preact/signals';
import { Maximize, ZoomIn } from 'lucide-preact';
import type { ComponentChildren } from 'preact';
import type { Land, Spot } from '#games/kingdom-builder/law/board/land';
import { boardBox, boxOf, sectionBoxes } from '#games/kingdom-builder/pieces/BoardLayers';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { Bounds } from '#ui/camera/camera';

/** The space of the map in its corner, in pixels. */
export const MAP_HEIGHT = 100;

/** Whether the window shows only a part of the table. */
const isPartOf = (seen: Bounds | undefined, all: Bounds): boolean =>
  seen !== undefined && seen.right > seen.left && seen.right - seen.left < (all.right - all.left) * 0.9;

interface MapCornerProps {
  readonly viewport: ReadonlySignal<Bounds | undefined>;
  readonly all: Bounds;
  readonly text: KingdomBuilderScreenText;
  readonly isTall: boolean;
  readonly children: ComponentChildren;
}

/** The map, while there is something to see by it. */
export function MapCorner({ viewport, all, text, isTall, children }: MapCornerProps) {
  const isZoomed = useComputed(() => isPartOf(viewport.value, all));
  return isZoomed.value ? (
    <nav class={isTall ? 'kb-map kb-map-with-island' : 'kb-map'} aria-label={text.board.map}>
      {children}
    </nav>
  ) : null;
}

interface ZoomToggleProps {
  readonly land: Land;
  /** What is to be seen from near. */
  readonly spots: readonly Spot[];
  readonly viewport: ReadonlySignal<Bounds | undefined>;
  readonly goTo: Signal<Bounds | undefined>;
  readonly text: KingdomBuilderScreenText;
}

/** One button for who does not pinch: near to what is open, and back to the whole board. */
export function ZoomToggle({ land, spots, viewport, goTo, text }: ZoomToggleProps) {
  const isZoomed = useComputed(() => isPartOf(viewport.value, boardBox(land)));
  const Icon = isZoomed.value ? Maximize : ZoomIn;
  return (
    <button
      type="button"
      class="button plain icon kb-zoom"
      aria-label={isZoomed.value ? text.board.all : text.board.closer}
      onClick={() => {
        goTo.value = { ...(isZoomed.value ? boardBox(land) : nearBox(land, spots)) };
      }}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** The box around some hexes; where they lie all over the board, that of the section with most of them. */
function nearBox(land: Land, spots: readonly Spot[]): Bounds {
  const [box, all] = [boxOf(land, spots, 60), boardBox(land)];
  if (box !== undefined && box.right - box.left < (all.right - all.left) / 2) return box;
  const parts = sectionBoxes(land);
  const countIn = ({ left, top, right, bottom }: Bounds): number =>
    spots.filter((spot) => {
      const hex = boxOf(land, [spot]);
      return hex !== undefined && hex.left >= left && hex.right <= right && hex.top >= top && hex.bottom <= bottom;
    }).length;
  return parts.reduce((best, part) => (countIn(part) > countIn(best) ? part : best), parts[0] ?? all);
}

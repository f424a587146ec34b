import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Land, Spot } from '#games/kingdom-builder/law/board/land';
import type { Colour } from '#games/kingdom-builder/law/colours';
import { type Position, settlementsOf } from '#games/kingdom-builder/law/position';
import { boardBox, GroundLayer, Hexes, middlesAt, repeatShape, sectionBoxes, viewBox } from '#games/kingdom-builder/pieces/BoardLayers';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen-en';
import type { Bounds } from '#ui/camera/camera';
import { memo } from '#ui/memo';

interface MiniMapProps {
  readonly position: Position;
  readonly openSpots: readonly Spot[];
  readonly viewport: Signal<Bounds | undefined>;
  readonly text: KingdomBuilderScreenText;
  onJump(box: Bounds): void;
}

const DOT = 'm0-46a46 46 0 1 0 .1 0z';

/** An overview of the table with settlements and open hexes. A tap zooms to a section; a second tap on it zooms out. */
export function MiniMap({ position, openSpots: open, viewport: seen, text, onJump }: MiniMapProps) {
  const { land, colours } = position;
  const ground = useMemo(() => <GroundLayer land={land} isPlain />, [land]);
  const [whole, parts] = useMemo(() => [boardBox(land), sectionBoxes(land)] as const, [land]);
  const visible = seen.value && visiblePart(parts, seen.value, whole);
  return (
    <>
      <svg viewBox={viewBox(whole)} aria-hidden="true">
        {ground}
        <Hexes land={land} spots={open} className="kb-map-open" size={1} />
        {colours.map((colour, seat) => (
          <Dots key={colour} land={land} colour={colour} spots={settlementsOf(position, seat)} />
        ))}
        <VisibleArea seen={seen} whole={whole} />
      </svg>
      <div class="kb-map-jumps">
        {parts.map((part, index) => (
          <button
            key={index}
            type="button"
            class={index > 3 ? 'kb-map-jump kb-map-island' : 'kb-map-jump'}
            aria-pressed={visible === part}
            aria-label={text.board.jump(visible === part ? text.board.all : (text.corners[index] ?? text.island))}
            onClick={() => onJump(visible === part ? whole : part)}
          />
        ))}
      </div>
    </>
  );
}

interface DotsProps {
  readonly land: Land;
  readonly colour: Colour;
  readonly spots: readonly Spot[];
}

const Dots = memo(({ land, colour, spots }: DotsProps) => (
  <path class="kb-map-dot" style={{ fill: `var(--kb-${colour})` }} d={repeatShape(middlesAt(land, spots), DOT)} />
));

/** The section in the middle of the viewport, unless the whole table is visible. */
function visiblePart(parts: readonly Bounds[], seen: Bounds, whole: Bounds): Bounds | undefined {
  if (seen.right - seen.left > (whole.right - whole.left) * 0.9) return undefined;
  const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
  return parts.find(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** The outline of the viewport. The only component here that renders again while the board is panned. */
function VisibleArea({ seen, whole }: { readonly seen: Signal<Bounds | undefined>; readonly whole: Bounds }) {
  const box = seen.value;
  if (box === undefined || box.right - box.left > (whole.right - whole.left) * 0.98) return null;
  const [left, top] = [Math.max(box.left, whole.left + 20), Math.max(box.top, whole.top + 20)];
  const [right, bottom] = [Math.min(box.right, whole.right - 20), Math.min(box.bottom, whole.bottom - 20)];
  return <rect class="kb-map-window" x={left} y={top} width={Math.max(0, right - left)} height={Math.max(0, bottom - top)} rx={60} />;
}

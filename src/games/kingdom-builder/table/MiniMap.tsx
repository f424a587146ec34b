import type { Signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { BOARD, QUARTERS } from '#games/kingdom-builder/law/land';
import type { Position } from '#games/kingdom-builder/law/position';
import { boxOf, GroundLayer, middlesOf, viewBox, wholeOf } from '#games/kingdom-builder/pieces/Drawing';
import { sectionSpots } from '#games/kingdom-builder/pieces/Marks';
import type { KingdomBuilderScreenText } from '#games/kingdom-builder/text/screen';
import type { Box } from '#ui/camera';

interface MiniMapProps {
  readonly position: Position;
  readonly seen: Signal<Box | undefined>;
  readonly text: KingdomBuilderScreenText;
  onJump(box: Box): void;
}

/** The whole table in small: where one looks, who stands where, and a tap to go there. */
export function MiniMap({ position, seen, text, onJump }: MiniMapProps) {
  const { land, settlements, colours } = position;
  const ground = useMemo(() => <GroundLayer land={land} plain />, [land]);
  const middles = middlesOf(land);
  const island = boxOf(
    land,
    middles.flatMap((_, spot) => (spot >= BOARD ? [spot] : [])),
    40,
  );
  const jump = (box: Box | undefined): void => {
    if (box !== undefined) onJump(box);
  };
  const whole = wholeOf(land);
  return (
    <nav class="kb-map" aria-label={text.board.map}>
      <svg viewBox={viewBox(whole)} aria-hidden="true">
        {ground}
        {settlements.map((seat, spot) => {
          const at = middles[spot];
          return seat < 0 || at === undefined ? null : (
            <circle key={spot} class="kb-map-dot" style={{ fill: `var(--kb-${colours[seat]})` }} cx={at[0]} cy={at[1]} r={46} />
          );
        })}
      </svg>
      <Window seen={seen} whole={whole} />
      <div class="kb-map-jumps">
        {QUARTERS.map((section) => (
          <button
            key={section}
            type="button"
            class="kb-map-jump"
            aria-label={text.board.jump(text.corners[section] ?? '')}
            onClick={() => jump(boxOf(land, sectionSpots(land, section)))}
          />
        ))}
        {island !== undefined && (
          <button type="button" class="kb-map-jump kb-map-island" aria-label={text.board.jump(text.island)} onClick={() => jump(island)} />
        )}
      </div>
    </nav>
  );
}

/** What the board shows just now; it alone follows every move of a finger. */
function Window({ seen, whole }: { readonly seen: Signal<Box | undefined>; readonly whole: Box }) {
  const box = seen.value;
  if (box === undefined) return null;
  const [across, down] = [whole.right - whole.left, whole.bottom - whole.top];
  const share = (value: number, span: number): number => Math.min(100, Math.max(0, (value / span) * 100));
  const style = {
    left: `${share(box.left - whole.left, across)}%`,
    top: `${share(box.top - whole.top, down)}%`,
    right: `${share(whole.right - box.right, across)}%`,
    bottom: `${share(whole.bottom - box.bottom, down)}%`,
  };
  return <div class="kb-map-window" style={style} />;
}

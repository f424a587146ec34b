import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Lying } from '#games/kings-gate/law/board';
import { tileAt } from '#games/kings-gate/law/board';
import { whereIs } from '#games/kings-gate/law/outlook';
import type { Position } from '#games/kings-gate/law/position';
import { toldTile } from '#games/kings-gate/table/view';
import type { KingsGateScreenText } from '#games/kings-gate/text/screen';
import { type Square, squareKey } from '#law/grid';
import { UNIT } from '#ui/camera';
import { type Bounds, Excerpt, LIFT } from './Excerpt';

interface BoardFieldProps {
  readonly label: string;
  readonly position: Position;
  readonly text: KingsGateScreenText;
  readonly bounds: Bounds;
  readonly squares: readonly Square[];
  readonly chosen: Square | undefined;
  readonly locating?: boolean | undefined;
  readonly ghost?: Lying | undefined;
  /** Whether something is drawn above the highest row. */
  readonly lifted?: boolean | undefined;
  readonly children?: ComponentChildren;
  onTap(at: Square): void;
}

const EDGE = 4;
/** On a wide screen the board leaves room for what is asked about it. */
const LARGEST = 500;

/** The small position, each square of it a button. */
export function BoardField(props: BoardFieldProps) {
  const { label, position, text, bounds, squares, chosen, locating, ghost, lifted = false, children, onTap } = props;
  const above = lifted ? LIFT + 8 : EDGE;
  const [left, top] = [bounds.from[0] * UNIT - EDGE, bounds.from[1] * UNIT - above];
  const [width, height] = [(bounds.to[0] - bounds.from[0]) * UNIT + 2 * EDGE, (bounds.to[1] - bounds.from[1]) * UNIT + above + EDGE];
  const part = (length: number, of: number): string => `${(length / of) * 100}%`;
  const scroll = useRef<HTMLDivElement>(null);
  // A board wider than the screen begins where the question is.
  useEffect(() => {
    const box = scroll.current;
    if (box !== null && chosen !== undefined) box.scrollLeft = ((chosen[0] * UNIT - left) / width) * box.scrollWidth - box.clientWidth / 2;
  }, []);
  return (
    <fieldset class="kgdesk-field">
      <legend>{label}</legend>
      <div class="kgdesk-scroll" ref={scroll}>
        <div
          class="kgdesk-board"
          style={{
            aspectRatio: `${width} / ${height}`,
            minWidth: `${(width / UNIT) * 44}px`,
            maxWidth: `${Math.min(width * 0.85, LARGEST)}px`,
          }}
        >
          <svg viewBox={`${left} ${top} ${width} ${height}`} aria-hidden="true">
            <Excerpt
              position={position}
              text={text}
              bounds={bounds}
              chosen={locating === true ? undefined : chosen}
              locating={locating}
              ghost={ghost}
            >
              {children}
            </Excerpt>
          </svg>
          {squares.map((at) => (
            <button
              key={squareKey(at)}
              type="button"
              data-at={squareKey(at)}
              aria-pressed={chosen !== undefined && squareKey(chosen) === squareKey(at)}
              aria-label={text.board.square(text.where(whereIs(position, at)), toldTile(tileAt(position.board, at)))}
              style={{
                left: part(at[0] * UNIT - left, width),
                top: part(at[1] * UNIT - top, height),
                width: part(UNIT, width),
                height: part(UNIT, height),
              }}
              onClick={() => onTap(at)}
            />
          ))}
        </div>
      </div>
    </fieldset>
  );
}

import type { Signal } from '@preact/signals';
import { useContext, useRef } from 'preact/hooks';
import { CameraBoard, type CameraBoardProps } from './CameraBoard';
import { type Box, type Camera, centred, held, isWithin, scaleFor, seenBy, type XY } from './camera';
import { Device } from './device';
import { useCamera } from './gestures';
import { boxAround, HEX, POINT } from './hexes';

/** Where to look: the first of these that can be shown with hexes large enough for a finger, else the last. */
export interface Aim {
  readonly key: string;
  readonly boxes: readonly Box[];
  /** How small hexes may get at the last of them. */
  readonly least?: number | undefined;
  /** Go there even if it is in sight. */
  readonly forced?: boolean | undefined;
}

interface HexBoardProps extends CameraBoardProps {
  readonly all: Box;
  readonly aim: Aim;
  /** Told what is in the window. */
  readonly seen: Signal<Box | undefined>;
  /** One finger over several hexes marks each of them; two fingers move the board. */
  readonly paints?: boolean | undefined;
  /** Where a key leads from a hex. */
  next(name: string, key: string): string | undefined;
  onTap(name: string): void;
  onPaint?(name: string): void;
}

/** A finger needs 44 px; what is smaller is magnified first. */
export const FINGER = 44 / HEX;
const MAGNIFIED = 56 / HEX;
/** With room for the whole board and a pointer, it stays whole. */
const ROOMY = 26 / HEX;
const WIDE = 640;

/** Where an aim leads in a window; where it is in sight already, the camera stays. */
function aimed({ boxes, least = 0, forced = false }: Aim, all: Box, window: XY, now: Camera | undefined): Camera {
  const box = boxes.find((each) => scaleFor(each, window) >= FINGER) ?? boxes.at(-1) ?? all;
  const whole = scaleFor(all, window);
  const roomy = window[0] >= WIDE && whole >= ROOMY;
  const inSight = now !== undefined && now.scale >= (roomy ? ROOMY : FINGER) && isWithin(boxes[0] ?? box, seenBy(now, window));
  if (!forced && inSight) return now;
  return roomy && !forced ? centred(all, window, whole) : centred(box, window, Math.max(least, Math.min(MAGNIFIED, scaleFor(box, window))));
}

/** A board of hexes that does not leave its window. */
export function HexBoard({ all, aim, seen, paints = false, next, onTap, onPaint, ...board }: HexBoardProps) {
  const { cells, live } = board;
  /** The hexes that this stroke has marked. */
  const painted = useRef(new Set<string>());
  const cellUnder = ([x, y]: XY): string | undefined =>
    cells.find(({ middle }) => {
      const [dx, dy] = [Math.abs(middle[0] - x), Math.abs(middle[1] - y)];
      return dx <= HEX / 2 && dy <= POINT - (dx * POINT) / HEX;
    })?.name;
  const paint = (point: XY): void => {
    const name = cellUnder(point);
    if (name === undefined || painted.current.has(name)) return;
    painted.current.add(name);
    onPaint?.(name);
  };
  const { draft } = useContext(Device);
  const view = useCamera({
    name: draft === '' ? '' : `${draft} ${board.label}`,
    aimKey: aim.key,
    aim: (window, now) => aimed(aim, all, window, now),
    hold: (camera, window) => held(camera, all, window),
    spoken: boxAround(board.lit ?? []),
    draw: (from, to, begins) => {
      if (!paints || !live || tooSmall()) return false;
      if (begins) painted.current.clear();
      paint(from);
      paint(to);
      return true;
    },
    onMove: (camera, window) => {
      seen.value = seenBy(camera, window);
    },
  });
  const tooSmall = (): boolean => !view.gesture().byMouse && view.camera.peek().scale < FINGER - 0.001;

  return (
    <CameraBoard
      {...board}
      shape="hex"
      view={view}
      cellUnder={cellUnder}
      next={next}
      onTap={(name, pointed) => {
        const near = boxAround(cells.flatMap((cell) => (cell.name === name ? [cell.middle] : [])));
        if (pointed && tooSmall() && near !== undefined) view.look(centred(near, view.window(), MAGNIFIED));
        else onTap(name);
      }}
      onHome={() => view.look(centred(all, view.window(), scaleFor(all, view.window())))}
    />
  );
}

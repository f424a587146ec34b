import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import { useContext, useId, useRef } from 'preact/hooks';
import { CameraBoard, type CameraBoardProps } from './CameraBoard';
import { type Box, type Camera, centred, held, scaleFor, seenBy, type XY } from './camera';
import { Device } from './device';
import { useCamera } from './gestures';
import { boxAround, HEX, outline, POINT } from './hexes';
import { Loupe, useLoupe } from './Loupe';

interface HexBoardProps extends CameraBoardProps {
  readonly all: Box;
  /** The parts that a tap goes near to while the hexes are too small to be told apart. */
  readonly parts: readonly Box[];
  /** What the board is looked at for: its camera is kept for each. */
  readonly subject: string;
  /** The part that is asked about: the board goes near it. */
  readonly asked?: Box | undefined;
  /** Where somebody wants to go. */
  readonly goTo: ReadonlySignal<Box | undefined>;
  /** Told what is in the window. */
  readonly seen: Signal<Box | undefined>;
  /** One finger over several hexes marks each of them; two fingers move the board. */
  readonly paints?: boolean | undefined;
  /** What a hex is called beside the finger. */
  title(name: string): string;
  /** Where a key leads from a hex. */
  next(name: string, key: string): string | undefined;
  onTap(name: string): void;
  onPaint?(name: string): void;
}

/** A finger needs 44 px; what is smaller is magnified under it. */
const FINGER = 44 / HEX;
const MAGNIFIED = 56 / HEX;
/** Smaller than this, a tap goes near first. */
const NEAR = 28 / HEX;

/** A part of the board as large as it can be shown. */
const showing = (box: Box, window: XY): Camera => centred(box, window, Math.min(MAGNIFIED, scaleFor(box, window)));

const holds = ({ left, top, right, bottom }: Box, [x, y]: XY): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** A board of hexes that does not leave its window. */
export function HexBoard(props: HexBoardProps) {
  const { all, parts, subject, asked, goTo, seen, paints = false, title, next, onTap, onPaint, children, ...board } = props;
  const { cells, live } = board;
  const { draft } = useContext(Device);
  const drawing = useId();
  /** The hexes that this stroke has marked. */
  const painted = useRef(new Set<string>());
  const cellUnder = ([x, y]: XY): string | undefined =>
    cells.find(({ middle }) => {
      const [dx, dy] = [Math.abs(middle[0] - x), Math.abs(middle[1] - y)];
      return dx <= HEX / 2 && dy <= POINT - (dx * POINT) / HEX;
    })?.name;
  const middleOf = (name: string): XY | undefined => cells.find((cell) => cell.name === name)?.middle;
  const paint = (point: XY): void => {
    const name = cellUnder(point);
    if (name === undefined || painted.current.has(name)) return;
    painted.current.add(name);
    onPaint?.(name);
  };
  const view = useCamera({
    name: draft === '' ? '' : `${draft} ${board.label}`,
    aimKey: asked === undefined ? subject : Object.values(asked).join(),
    // Everything at first; then as people left it.
    aim: (window, now) => (asked === undefined ? (now ?? centred(all, window, scaleFor(all, window))) : showing(asked, window)),
    hold: (camera, window) => held(camera, all, window),
    spoken: boxAround(board.lit ?? []),
    draw: (from, to, begins) => {
      if (!paints || !live || isFar()) return false;
      if (begins) painted.current.clear();
      paint(from);
      paint(to);
      return true;
    },
    onMove: (camera, window) => {
      seen.value = seenBy(camera, window);
    },
  });
  useSignalEffect(() => {
    if (goTo.value !== undefined) view.look(showing(goTo.value, view.window()));
  });
  const isFar = (): boolean => !view.gesture().byMouse && view.camera.peek().scale < NEAR;
  const loupe = useLoupe({
    view,
    small: () => live && view.camera.peek().scale < FINGER - 0.001,
    whole: () => isFar() && view.camera.peek().scale <= scaleFor(all, view.window()) * 1.02,
    onChoose: (point) => {
      const name = cellUnder(point);
      if (name !== undefined) onTap(name);
    },
  });
  const goNear = (middle: XY): void => {
    const part = parts.find((each) => holds(each, middle)) ?? boxAround([middle], HEX * 3) ?? all;
    view.look(showing(part, view.window()));
  };
  const at = loupe.at.value;
  const under = at && cellUnder(view.pointAt(at));
  const middle = under === undefined ? undefined : middleOf(under);

  return (
    <CameraBoard
      {...board}
      shape="hex"
      view={loupe.watching}
      cellUnder={cellUnder}
      next={next}
      onTap={(name, pointed) => {
        const tapped = middleOf(name);
        if (pointed && isFar() && tapped !== undefined) goNear(tapped);
        else onTap(name);
      }}
      onHome={() => view.look(centred(all, view.window(), scaleFor(all, view.window())))}
      over={
        at !== undefined && (
          <Loupe
            at={at}
            view={view}
            drawing={drawing}
            outline={middle && outline(middle, 0.92)}
            title={under === undefined ? '' : title(under)}
          />
        )
      }
    >
      <g id={drawing}>{children}</g>
    </CameraBoard>
  );
}

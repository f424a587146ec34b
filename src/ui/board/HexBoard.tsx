import { type ReadonlySignal, type Signal, useSignalEffect } from '@preact/signals';
import { useContext, useEffect, useId, useRef } from 'preact/hooks';
import { useBoardCamera } from '../camera/board-camera';
import { CameraBoard, type CameraBoardProps } from '../camera/CameraBoard';
import { type Bounds, type Camera, centreCamera, clampCamera, scaleToFit, visibleBounds, type XY } from '../camera/camera';
import { Loupe, useLoupe } from '../camera/Loupe';
import { Device } from '../device/device-context';
import { boundsAroundHexes, HEX_RADIUS, HEX_WIDTH, hexOutline } from './hex-geometry';

interface HexBoardProps extends CameraBoardProps {
  readonly all: Bounds;
  /** The parts that a tap goes near to while the hexes are too small to be told apart. */
  readonly parts: readonly Bounds[];
  /** What the board is looked at for: its camera is kept for each. */
  readonly subject: string;
  /** The part that is asked about: the board goes near it. */
  readonly focusedPart?: Bounds | undefined;
  /** Where somebody wants to go. */
  readonly goTo: ReadonlySignal<Bounds | undefined>;
  /** What is to be tapped: where none of it is in the window, the board goes there. */
  readonly sight?: readonly XY[] | undefined;
  /** How high what covers the lower corner of a part of the board is: the board can be moved up from under it. */
  readonly cornerHeight?: number;
  /** Told what is in the window. */
  readonly viewport: Signal<Bounds | undefined>;
  /** One finger over several hexes marks each of them; two fingers move the board. */
  readonly canPaint?: boolean | undefined;
  /** What a hex is called beside the finger. */
  title(name: string): string;
  /** Where a key leads from a hex. */
  next(name: string, key: string): string | undefined;
  onTap(name: string): void;
  onPaint?(name: string): void;
}

const NO_SIGHT: readonly XY[] = [];

/** A finger needs 44 px; what is smaller is magnified under it. */
const FINGER_SCALE = 44 / HEX_WIDTH;
const MAGNIFIED_SCALE = 56 / HEX_WIDTH;
/** Smaller than this, a tap goes near first. */
const NEAR_SCALE = 28 / HEX_WIDTH;

/** A part of the board as large as it can be shown. */
const zoomToBounds = (box: Bounds, window: XY): Camera => centreCamera(box, window, Math.min(MAGNIFIED_SCALE, scaleToFit(box, window)));

const isInBounds = ({ left, top, right, bottom }: Bounds, [x, y]: XY): boolean => x >= left && x <= right && y >= top && y <= bottom;

/** A board of hexes that does not leave its window. */
export function HexBoard(props: HexBoardProps) {
  const { all, parts, subject, focusedPart, goTo, viewport, canPaint = false, title, next, onTap, onPaint, children, ...rest } = props;
  const { sight = NO_SIGHT, cornerHeight = 0, ...board } = rest;
  const { cells, isInteractive } = board;
  const { draftKey } = useContext(Device);
  const drawing = useId();
  /** The hexes that this stroke has marked. */
  const painted = useRef(new Set<string>());
  const cellUnder = ([x, y]: XY): string | undefined =>
    cells.find(({ middle }) => {
      const [dx, dy] = [Math.abs(middle[0] - x), Math.abs(middle[1] - y)];
      return dx <= HEX_WIDTH / 2 && dy <= HEX_RADIUS - (dx * HEX_RADIUS) / HEX_WIDTH;
    })?.name;
  const centreOf = (name: string): XY | undefined => cells.find((cell) => cell.name === name)?.middle;
  const paint = (point: XY): void => {
    const name = cellUnder(point);
    if (name === undefined || painted.current.has(name)) return;
    painted.current.add(name);
    onPaint?.(name);
  };
  const view = useBoardCamera({
    name: draftKey === '' ? '' : `${draftKey} ${board.label}`,
    aimKey: focusedPart === undefined ? subject : Object.values(focusedPart).join(),
    // Everything at first; then as people left it.
    aim: (window, now) =>
      focusedPart === undefined ? (now ?? centreCamera(all, window, scaleToFit(all, window))) : zoomToBounds(focusedPart, window),
    clamp: (camera, window) => {
      const isWhole = camera.scale <= scaleToFit(all, window) * 1.02;
      return clampCamera(camera, isWhole ? all : { ...all, bottom: all.bottom + cornerHeight / camera.scale }, window);
    },
    keepInSight: boundsAroundHexes(board.lit ?? []),
    takeDrag: (from, to, begins) => {
      if (!canPaint || !isInteractive || isFar()) return false;
      if (begins) painted.current.clear();
      paint(from);
      paint(to);
      return true;
    },
    onMove: (camera, window) => {
      viewport.value = visibleBounds(camera, window);
    },
  });
  useSignalEffect(() => {
    if (goTo.value !== undefined) view.look(zoomToBounds(goTo.value, view.window()));
  });
  useEffect(() => {
    const box = boundsAroundHexes(sight, HEX_WIDTH / 2);
    if (box === undefined || view.window()[0] === 0) return;
    const seen = visibleBounds(view.camera.peek(), view.window());
    if (!sight.some((middle) => isInBounds(seen, middle))) view.look(zoomToBounds(box, view.window()));
  }, [sight]);
  const isFar = (): boolean => !view.gesture().isMouse && view.camera.peek().scale < NEAR_SCALE;
  const loupe = useLoupe({
    view,
    isTooSmall: () => isInteractive && view.camera.peek().scale < FINGER_SCALE - 0.001,
    isWholeInSight: () => isFar() && view.camera.peek().scale <= scaleToFit(all, view.window()) * 1.02,
    onChoose: (point) => {
      const name = cellUnder(point);
      if (name !== undefined) onTap(name);
    },
  });
  const goNear = (middle: XY): void => {
    const part = parts.find((each) => isInBounds(each, middle)) ?? boundsAroundHexes([middle], HEX_WIDTH * 3) ?? all;
    view.look(zoomToBounds(part, view.window()));
  };
  const at = loupe.at.value;
  const under = at && cellUnder(view.boardPointAt(at));
  const middle = under === undefined ? undefined : centreOf(under);

  return (
    <CameraBoard
      {...board}
      shape="hex"
      view={loupe.watching}
      cellUnder={cellUnder}
      next={next}
      onTap={(name, pointed) => {
        const centre = centreOf(name);
        if (pointed && isFar() && centre !== undefined) goNear(centre);
        else onTap(name);
      }}
      onHome={() => view.look(centreCamera(all, view.window(), scaleToFit(all, view.window())))}
      overlay={
        at !== undefined && (
          <Loupe
            at={at}
            view={view}
            drawing={drawing}
            outline={middle && hexOutline(middle, 0.92)}
            title={under === undefined ? '' : title(under)}
          />
        )
      }
    >
      <g id={drawing}>{children}</g>
    </CameraBoard>
  );
}

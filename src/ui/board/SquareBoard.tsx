import { useContext } from 'preact/hooks';
import { ARROWS, nearestInDirection } from '../arrow-keys';
import { useBoardCamera } from '../camera/board-camera';
import { CameraBoard, type CameraBoardProps } from '../camera/CameraBoard';
import { type Bounds, fitCamera, MIN_SCALE, UNIT, type XY } from '../camera/camera';
import { Device } from '../device/device-context';
import type { Cell } from './CellButtons';

/** From the first to the last square of what is to be seen. */
export interface SquareArea {
  readonly from: XY;
  readonly to: XY;
}

interface SquareBoardProps extends CameraBoardProps {
  /** What "home" shows; when `homeKey` changes the board goes there by itself. */
  readonly home: SquareArea;
  readonly homeKey: string;
  all(): SquareArea;
  onTap(square: XY): void;
}

/** At home a square is never smaller than a thumb, nor so large that it fills the window. */
const THUMB_SCALE = 0.45;
const LARGEST_SCALE = 0.85;

function nextCell(cells: readonly Cell[], from: string, key: string): string | undefined {
  const arrow = ARROWS[key];
  const here = cells.find(({ name }) => name === from);
  return arrow === undefined || here === undefined
    ? undefined
    : nearestInDirection(here.middle, arrow, cells, ({ middle }) => middle)?.name;
}

const areaBounds = ({ from, to }: SquareArea): Bounds => ({
  left: from[0] * UNIT,
  top: from[1] * UNIT,
  right: (to[0] + 1) * UNIT,
  bottom: (to[1] + 1) * UNIT,
});

export const squareCentre = ([x, y]: XY): XY => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

function boundsAroundSquares(middles: readonly XY[] = []): Bounds | undefined {
  if (middles.length === 0) return undefined;
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const half = UNIT / 2;
  return { left: Math.min(...xs) - half, top: Math.min(...ys) - half, right: Math.max(...xs) + half, bottom: Math.max(...ys) + half };
}

/** An endless board of squares, named by their places: "2,-1". */
export function SquareBoard({ home, homeKey, all, onTap, ...board }: SquareBoardProps) {
  const frameArea = (area: SquareArea, [width, height]: XY, least: number) =>
    fitCamera(areaBounds(area), [width, height], least, LARGEST_SCALE);
  const { draftKey } = useContext(Device);
  const view = useBoardCamera({
    name: draftKey === '' ? '' : `${draftKey} ${board.label}`,
    aimKey: homeKey,
    aim: (window) => frameArea(home, window, THUMB_SCALE),
    keepInSight: boundsAroundSquares(board.lit),
  });
  /** Home; and from home, all of it. */
  const onHome = (): void => {
    const there = frameArea(home, view.window(), THUMB_SCALE);
    const { left, top, scale } = view.camera.peek();
    const isThere = Math.hypot(left - there.left, top - there.top) < 1 && Math.abs(scale - there.scale) < 0.001;
    view.look(isThere ? frameArea(all(), view.window(), MIN_SCALE) : there);
  };
  return (
    <CameraBoard
      {...board}
      shape="square"
      view={view}
      cellUnder={([x, y]) => `${Math.floor(x / UNIT)},${Math.floor(y / UNIT)}`}
      next={(name, key) => nextCell(board.cells, name, key)}
      onTap={(name) => {
        const [x = 0, y = 0] = name.split(',').map(Number);
        onTap([x, y]);
      }}
      onHome={onHome}
    />
  );
}

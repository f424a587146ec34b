import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Bounds, type Camera, revealPoint, windowToBoard, type XY, zoomCamera } from './camera';
import { type Gesture, type GestureHandlers, useCameraGestures } from './camera-gestures';
import { useKeepInSight } from './keep-in-sight';
import { loadCamera, saveCamera } from './saved-camera';

interface BoardCameraOptions {
  /** Under what name the camera is kept while the browser is open; nowhere where it is empty. */
  readonly name: string;
  /** Changes when there is something else to look at. */
  readonly aimKey: string;
  /** Where to look; `now` is where the camera has been put before, and may stay. */
  aim(window: XY, now: Camera | undefined): Camera;
  /** The camera as far as it may go. */
  clamp?(camera: Camera, window: XY): Camera;
  /** Takes a finger that drags, from one point of the board to the next, where it is not to move the board; `begins` with its first. */
  takeDrag?(from: XY, to: XY, begins: boolean): boolean;
  onMove?(camera: Camera, window: XY): void;
  /** What somebody speaks of: it is kept in sight, above sheets, and the camera goes back when it is no longer spoken of. */
  readonly keepInSight?: Bounds | undefined;
}

/** What is looked at, and what was before it: who goes back there finds the camera as somebody had put it. */
interface AimHistory {
  readonly aimKey: string;
  readonly before: { readonly aimKey: string; readonly camera: Camera | undefined } | undefined;
}

export interface BoardCamera {
  readonly frame: RefObject<HTMLFieldSetElement>;
  readonly world: RefObject<HTMLDivElement>;
  readonly camera: ReadonlySignal<Camera>;
  /** What the last finger or mouse did. */
  readonly gesture: () => Gesture;
  /** Whether a click is a tap, and not the end of something else that its finger did. */
  isTap(click: MouseEvent): boolean;
  window(): XY;
  /** The point of the board under a finger. */
  boardPointOf(event: MouseEvent): XY;
  /** The point of the board under a point of the window. */
  boardPointAt(at: XY): XY;
  look(camera: Camera): void;
  /** Moves so little that a point of the board is in the window. */
  reveal(point: XY): void;
  zoom(by: number): void;
  readonly handlers: GestureHandlers;
}

/** How long a camera rests before the board is drawn anew and the camera saved. */
const REST_MS = 200;

/** Moves the board as the camera says. */
function useCameraTransform(
  world: RefObject<HTMLDivElement>,
  camera: ReadonlySignal<Camera>,
  { onMove, onRest }: { onMove(): void; onRest(): void },
): void {
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useSignalEffect(() => {
    const { left, top, scale } = camera.value;
    const worldElement = world.current;
    if (worldElement === null) return;
    worldElement.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // While it moves the picture is shifted as it is; at rest it is drawn anew, and sharp.
    worldElement.style.willChange = 'transform';
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      worldElement.style.willChange = 'auto';
      onRest();
    }, REST_MS);
    onMove();
  });
  useEffect(() => () => clearTimeout(resting.current), []);
}

/** The wheel over the board's window, and its size as it changes. */
function useWheelAndSize(
  frame: RefObject<HTMLFieldSetElement>,
  { measure, onWheel, onResize }: { measure(): XY; onWheel(event: WheelEvent): void; onResize(size: XY, before: XY): void },
): void {
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Passive by default: only a listener of our own can keep the page from zooming along.
    const zoomInstead = (event: WheelEvent): void => {
      event.preventDefault();
      onWheel(event);
    };
    box.addEventListener('wheel', zoomInstead, { passive: false });
    let before = measure();
    const observer = new ResizeObserver(() => {
      const now = measure();
      onResize(now, before);
      before = now;
    });
    observer.observe(box);
    return () => {
      box.removeEventListener('wheel', zoomInstead);
      observer.disconnect();
    };
  }, []);
}

/** The camera of a board: one finger or the mouse moves it, two fingers or the wheel come closer. */
export function useBoardCamera(options: BoardCameraOptions): BoardCamera {
  const latest = useRef(options);
  latest.current = options;
  const frame = useRef<HTMLFieldSetElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useSignal<Camera>({ left: 0, top: 0, scale: 0.5 });
  const isPlaced = useRef(false);
  /** Whether somebody has moved the board since it was last aimed. */
  const hasMoved = useRef(false);

  const measureWindow = (): XY => [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  /** The size of the window as it was last painted: to measure it while a tap is drawn has all of the page laid out for it. */
  const size = useRef<XY | undefined>(undefined);
  const window = (): XY => size.current ?? measureWindow();
  const place = (now: Camera): void => {
    camera.value = latest.current.clamp?.(now, window()) ?? now;
  };
  const look = (now: Camera): void => {
    hasMoved.current = true;
    place(now);
  };
  const aim = (): void => {
    if (window()[0] === 0) return;
    const now = isPlaced.current ? camera.peek() : undefined;
    const { aimKey, name } = latest.current;
    const savedCamera = now === undefined ? loadCamera(name, aimKey) : undefined;
    const next = savedCamera ?? latest.current.aim(window(), now);
    isPlaced.current = true;
    if (next === now) return;
    hasMoved.current = savedCamera !== undefined;
    place(next);
  };
  const aimHistory = useRef<AimHistory | undefined>(undefined);
  const turnTo = (): void => {
    const { aimKey } = latest.current;
    const last = aimHistory.current;
    aimHistory.current = { aimKey, before: last && { aimKey: last.aimKey, camera: hasMoved.current ? camera.peek() : undefined } };
    if (last?.before?.aimKey === aimKey && last.before.camera !== undefined) look(last.before.camera);
    else aim();
  };
  const windowPointOf = (event: MouseEvent): XY => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };

  useCameraTransform(world, camera, {
    onMove: () => latest.current.onMove?.(camera.value, window()),
    onRest() {
      const { name, aimKey } = latest.current;
      if (hasMoved.current && !sight.isAway()) saveCamera(name, aimKey, camera.peek());
    },
  });
  useLayoutEffect(turnTo, [options.aimKey]);
  const sight = useKeepInSight(options.keepInSight, { frame, camera, window });
  useWheelAndSize(frame, {
    measure: measureWindow,
    onWheel: (event) => look(zoomCamera(camera.peek(), Math.exp(-event.deltaY / 400), windowPointOf(event))),
    onResize(now, before) {
      size.current = now;
      if (hasMoved.current) sight.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2], place);
      else {
        isPlaced.current = false;
        aim();
      }
    },
  });
  const { gesture, handlers } = useCameraGestures({
    frame,
    camera,
    windowPointOf,
    look,
    takeDrag: (from, to, begins) => latest.current.takeDrag?.(from, to, begins) === true,
  });

  return {
    frame,
    world,
    camera,
    gesture,
    isTap: () => !gesture().hasDragged,
    window,
    boardPointOf: (event) => windowToBoard(camera.peek(), windowPointOf(event)),
    boardPointAt: (at) => windowToBoard(camera.peek(), at),
    look,
    reveal: (point) => {
      // Who closes a sheet by the keyboard is led back to a cell before the camera is.
      if (latest.current.keepInSight === undefined) sight.restore();
      look(revealPoint(camera.peek(), point, window()));
    },
    zoom: (by) => {
      const [width, height] = window();
      look(zoomCamera(camera.peek(), by, [width / 2, height / 2]));
    },
    handlers,
  };
}

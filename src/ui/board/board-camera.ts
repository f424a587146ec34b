import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { freeHeight } from '../sheet/Sheet';
import {
  type Bounds,
  type Camera,
  type FingerPair,
  panCamera,
  pinchCamera,
  revealBounds,
  revealPoint,
  windowToBoard,
  type XY,
  zoomCamera,
} from './camera';
import { loadCamera, saveCamera } from './saved-camera';

/** Below this a finger taps and does not drag. */
const SLOP = 8;

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

interface Gesture {
  readonly isMouse: boolean;
  readonly hasDragged: boolean;
  /** Two fingers once, the one that stays goes on moving the board. */
  readonly hasPinched: boolean;
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
  readonly handlers: Readonly<
    Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave', (event: PointerEvent) => void>
  >;
}

/** The camera of a board: one finger or the mouse moves it, two fingers or the wheel come closer. */
export function useBoardCamera(options: BoardCameraOptions): BoardCamera {
  const latest = useRef(options);
  latest.current = options;
  const frame = useRef<HTMLFieldSetElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const camera = useSignal<Camera>({ left: 0, top: 0, scale: 0.5 });
  const fingers = useRef(new Map<number, XY>());
  /** Where two fingers took hold of the board: reckoned from there, a limit of the camera loses nothing on the way. */
  const hold = useRef<{ readonly camera: Camera; readonly fingers: FingerPair } | undefined>(undefined);
  const gesture = useRef<Gesture>({ isMouse: true, hasDragged: false, hasPinched: false });
  const placed = useRef(false);
  /** Whether somebody has moved the board since it was last aimed. */
  const moved = useRef(false);
  /** Where the camera was before something was spoken of, and where that took it. */
  const before = useRef<{ readonly camera: Camera; readonly shown: Camera } | undefined>(undefined);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const measureWindow = (): XY => [frame.current?.clientWidth ?? 0, frame.current?.clientHeight ?? 0];
  /** The size of the window as it was last painted: to measure it while a tap is drawn has all of the page laid out for it. */
  const size = useRef<XY | undefined>(undefined);
  const window = (): XY => size.current ?? measureWindow();
  const place = (now: Camera): void => {
    camera.value = latest.current.clamp?.(now, window()) ?? now;
  };
  const look = (now: Camera): void => {
    moved.current = true;
    place(now);
  };
  const aim = (): void => {
    if (window()[0] === 0) return;
    const now = placed.current ? camera.peek() : undefined;
    const { aimKey, name } = latest.current;
    const kept = now === undefined ? loadCamera(name, aimKey) : undefined;
    const next = kept ?? latest.current.aim(window(), now);
    placed.current = true;
    if (next === now) return;
    moved.current = kept !== undefined;
    place(next);
  };
  const aimed = useRef<AimHistory | undefined>(undefined);
  const turnTo = (): void => {
    const { aimKey } = latest.current;
    const last = aimed.current;
    aimed.current = { aimKey, before: last && { aimKey: last.aimKey, camera: moved.current ? camera.peek() : undefined } };
    if (last?.before?.aimKey === aimKey && last.before.camera !== undefined) look(last.before.camera);
    else aim();
  };
  /** What was spoken of no longer is: the camera goes back, unless somebody has moved it since. */
  const restoreCamera = (): void => {
    const came = before.current;
    before.current = undefined;
    if (came !== undefined && camera.peek() === came.shown) camera.value = came.camera;
  };
  const windowPointOf = (event: MouseEvent): XY => {
    const box = frame.current?.getBoundingClientRect();
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)];
  };

  useSignalEffect(() => {
    const { left, top, scale } = camera.value;
    const drawn = world.current;
    if (drawn === null) return;
    drawn.style.transform = `translate(${left}px, ${top}px) scale(${scale})`;
    // While it moves the picture is shifted as it is; at rest it is drawn anew, and sharp.
    drawn.style.willChange = 'transform';
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      drawn.style.willChange = 'auto';
      const { name, aimKey } = latest.current;
      if (moved.current && before.current === undefined) saveCamera(name, aimKey, camera.peek());
    }, 200);
    latest.current.onMove?.(camera.value, window());
  });
  useLayoutEffect(turnTo, [options.aimKey]);
  const { keepInSight } = options;
  const free = freeHeight.value;
  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || window()[0] === 0) return;
    if (keepInSight === undefined) {
      restoreCamera();
      return;
    }
    const came = before.current;
    const now = camera.peek();
    const next = revealBounds(now, keepInSight, [window()[0], Math.max(60, Math.min(window()[1], free - box.top))]);
    if (next === now) return;
    before.current = { camera: came?.shown === now ? came.camera : now, shown: next };
    camera.value = next;
  }, [keepInSight === undefined ? '' : Object.values(keepInSight).join(), free]);
  useEffect(() => {
    const box = frame.current;
    if (box === null) return;
    // Passive by default: only a listener of our own can keep the page from zooming along.
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      look(zoomCamera(camera.peek(), Math.exp(-event.deltaY / 400), windowPointOf(event)));
    };
    box.addEventListener('wheel', onWheel, { passive: false });
    let last = window();
    const watched = new ResizeObserver(() => {
      const now = measureWindow();
      size.current = now;
      const by: XY = [(now[0] - last[0]) / 2, (now[1] - last[1]) / 2];
      if (moved.current) {
        const came = before.current;
        place(panCamera(camera.peek(), by));
        if (came !== undefined) before.current = { camera: panCamera(came.camera, by), shown: camera.peek() };
      } else {
        placed.current = false;
        aim();
      }
      last = now;
    });
    watched.observe(box);
    return () => {
      box.removeEventListener('wheel', onWheel);
      watched.disconnect();
      clearTimeout(resting.current);
    };
  }, []);

  const fingerPair = (): FingerPair | undefined => {
    const [one, other] = fingers.current.values();
    return one && other && [one, other];
  };
  const takeHold = (): void => {
    const both = fingerPair();
    hold.current = both && { camera: camera.peek(), fingers: both };
  };
  const onPointerDown = (event: PointerEvent): void => {
    if (fingers.current.size === 0) gesture.current = { isMouse: event.pointerType === 'mouse', hasDragged: false, hasPinched: false };
    fingers.current.set(event.pointerId, windowPointOf(event));
    takeHold();
  };
  const onPointerMove = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = windowPointOf(event);
    const held = hold.current;
    const { isMouse, hasDragged, hasPinched: wasPinched } = gesture.current;
    if (held === undefined && !hasDragged && Math.hypot(now[0] - before[0], now[1] - before[1]) <= SLOP) return;
    fingers.current.set(event.pointerId, now);
    gesture.current = { isMouse, hasDragged: true, hasPinched: wasPinched || held !== undefined };
    if (held !== undefined) {
      look(pinchCamera(held.camera, held.fingers, fingerPair() ?? held.fingers));
      return;
    }
    if (!hasDragged) frame.current?.setPointerCapture(event.pointerId);
    const [from, to] = [windowToBoard(camera.peek(), before), windowToBoard(camera.peek(), now)];
    if (wasPinched || latest.current.takeDrag?.(from, to, !hasDragged) !== true)
      look(panCamera(camera.peek(), [now[0] - before[0], now[1] - before[1]]));
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    takeHold();
  };

  return {
    frame,
    world,
    camera,
    gesture: () => gesture.current,
    isTap: () => !gesture.current.hasDragged,
    window,
    boardPointOf: (event) => windowToBoard(camera.peek(), windowPointOf(event)),
    boardPointAt: (at) => windowToBoard(camera.peek(), at),
    look,
    reveal: (point) => {
      // Who closes a sheet by the keyboard is led back to a cell before the camera is.
      if (latest.current.keepInSight === undefined) restoreCamera();
      look(revealPoint(camera.peek(), point, window()));
    },
    zoom: (by) => {
      const [width, height] = window();
      look(zoomCamera(camera.peek(), by, [width / 2, height / 2]));
    },
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd, onPointerLeave: onPointerEnd },
  };
}

import type { ReadonlySignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { type Camera, type FingerPair, panCamera, pinchCamera, windowToBoard, type XY } from './camera';

/** Below this a finger taps and does not drag. */
const SLOP = 8;

export interface Gesture {
  readonly isMouse: boolean;
  readonly hasDragged: boolean;
  /** Two fingers once, the one that stays goes on moving the board. */
  readonly hasPinched: boolean;
}

export type GestureHandlers = Readonly<
  Record<'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onPointerLeave', (event: PointerEvent) => void>
>;

interface GestureOptions {
  readonly frame: RefObject<HTMLFieldSetElement>;
  readonly camera: ReadonlySignal<Camera>;
  windowPointOf(event: MouseEvent): XY;
  look(camera: Camera): void;
  /** Takes a finger that drags, where it is not to move the board; `begins` with its first. */
  takeDrag(from: XY, to: XY, begins: boolean): boolean;
}

/** One finger or the mouse moves the camera, two fingers come closer. */
export function useCameraGestures({ frame, camera, windowPointOf, look, takeDrag }: GestureOptions) {
  const fingers = useRef(new Map<number, XY>());
  /** Where two fingers took hold of the board: reckoned from there, a limit of the camera loses nothing on the way. */
  const hold = useRef<{ readonly camera: Camera; readonly fingers: FingerPair } | undefined>(undefined);
  const gesture = useRef<Gesture>({ isMouse: true, hasDragged: false, hasPinched: false });

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
    if (wasPinched || !takeDrag(from, to, !hasDragged)) look(panCamera(camera.peek(), [now[0] - before[0], now[1] - before[1]]));
  };
  const onPointerEnd = (event: PointerEvent): void => {
    fingers.current.delete(event.pointerId);
    takeHold();
  };
  const handlers: GestureHandlers = {
    onPointerDown,
    onPointerMove,
    onPointerUp: onPointerEnd,
    onPointerCancel: onPointerEnd,
    onPointerLeave: onPointerEnd,
  };
  return { gesture: (): Gesture => gesture.current, handlers };
}

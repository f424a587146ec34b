import type { Signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { freeHeight } from '../sheet/Sheet';
import { type Bounds, type Camera, panCamera, revealBounds, type XY } from './camera';

interface KeepInSightOptions {
  readonly frame: RefObject<HTMLFieldSetElement>;
  readonly camera: Signal<Camera>;
  window(): XY;
}

/** Keeps what somebody speaks of in sight, above sheets; the camera goes back when it is no longer spoken of. */
export function useKeepInSight(bounds: Bounds | undefined, { frame, camera, window }: KeepInSightOptions) {
  /** Where the camera was before something was spoken of, and where that took it. */
  const detour = useRef<{ readonly from: Camera; readonly to: Camera } | undefined>(undefined);
  /** What was spoken of no longer is: the camera goes back, unless somebody has moved it since. */
  const restore = (): void => {
    const last = detour.current;
    detour.current = undefined;
    if (last !== undefined && camera.peek() === last.to) camera.value = last.from;
  };
  const free = freeHeight.value;
  useEffect(() => {
    const box = frame.current?.getBoundingClientRect();
    if (box === undefined || window()[0] === 0) return;
    if (bounds === undefined) {
      restore();
      return;
    }
    const last = detour.current;
    const now = camera.peek();
    const next = revealBounds(now, bounds, [window()[0], Math.max(60, Math.min(window()[1], free - box.top))]);
    if (next === now) return;
    detour.current = { from: last?.to === now ? last.from : now, to: next };
    camera.value = next;
  }, [bounds === undefined ? '' : Object.values(bounds).join(), free]);
  return {
    isAway: (): boolean => detour.current !== undefined,
    restore,
    /** Pans the camera along with the window, and the place that it goes back to. */
    pan(by: XY, place: (camera: Camera) => void): void {
      const last = detour.current;
      place(panCamera(camera.peek(), by));
      if (last !== undefined) detour.current = { from: panCamera(last.from, by), to: camera.peek() };
    },
  };
}

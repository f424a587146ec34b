import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { settings } from '#screens/state/app-state';

/** The screen stays on while a game lies on the table; the lock is taken again when the page comes back. */
export function useWakeLock(): void {
  useEffect(() => {
    let sentinel: WakeLockSentinel | undefined;
    let left = false;
    const requestLock = async (): Promise<void> => {
      if (left || !settings.value.wakeLock || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        sentinel = await navigator.wakeLock.request('screen');
      } catch {
        // A low battery or a browser's policy may refuse: the game goes on without it.
        sentinel = undefined;
      }
    };
    const releaseLock = (): void => {
      void sentinel?.release();
      sentinel = undefined;
    };
    const onVisibilityChange = (): void => void requestLock();
    document.addEventListener('visibilitychange', onVisibilityChange);
    const stop = effect(() => {
      if (settings.value.wakeLock) void requestLock();
      else releaseLock();
    });
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onVisibilityChange);
      stop();
      releaseLock();
    };
  }, []);
}

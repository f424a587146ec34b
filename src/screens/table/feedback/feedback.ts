import { settings } from '#screens/state/app-state';

/** What a hand feels, and an ear hears, of what happens at the table. */
export type Feedback = 'placed' | 'refused' | 'scored';

/** In milliseconds; between two a pause. */
const VIBRATIONS: Readonly<Record<Feedback, readonly number[]>> = { placed: [10], refused: [20, 40, 20], scored: [30] };

export function giveFeedback(of: Feedback): void {
  // Not before the first tap on the page: the browser would only warn.
  if (settings.value.vibrates && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.([...VIBRATIONS[of]]);
  if (settings.value.sounds) void import('./sounds').then(({ playSound }) => playSound(of)).catch(() => undefined);
}

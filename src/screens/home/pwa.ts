import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { noteMissing } from '#screens/missing';
import { route } from '#screens/route';
import { markUnloaded } from '#store/failure';
import { attempt } from '#store/platform';
import { unsavedEntryCount } from '#store/unsaved';

/** Chromium's offer to install, which it makes once and which serves once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    readonly beforeinstallprompt: InstallOffer;
  }
  interface Navigator {
    /** Safari on iOS alone has this: whether the app was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const HOUR = 3_600_000;
const RELOADED = 'regent-reloaded';

const waiting = signal(false);
const ready = signal(false);
const offer = signal<InstallOffer | undefined>(undefined);
const installed = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let activateWaiting: (() => Promise<void>) | undefined;
/** Whether somebody in this tab said so. */
let accepted = false;

/** A new version is here and waits until somebody says so. Shown where no turn is under way. */
export const updateWaiting: ReadonlySignal<boolean> = waiting;

/** All of Regent is on this device. */
export const offlineReady: ReadonlySignal<boolean> = ready;

/** Whether this device can install Regent at a tap, is an iPhone or iPad (where one does it by hand), has it, or cannot. */
export const installState = computed<'can' | 'ios' | 'installed' | 'no'>(() => {
  if (installed.value) return 'installed';
  if (offer.value !== undefined) return 'can';
  return globalThis.navigator?.standalone === false ? 'ios' : 'no';
});

export async function install(): Promise<void> {
  const made = offer.value;
  if (made === undefined) return;
  offer.value = undefined;
  await made.prompt();
  if ((await made.userChoice).outcome === 'accepted') installed.value = true;
}

/** Changes to the version that waits. Only this tab reloads; others go on and are told that a version waits. */
export function applyUpdate(): void {
  if (registration?.waiting) {
    accepted = true;
    void activateWaiting?.();
  } else location.reload();
}

/** A tab that stays open for days asks for a new version when one comes back to it. */
function updateHourly(found: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < HOUR) return;
    asked = Date.now();
    found.update().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const container = navigator.serviceWorker;
  let controlled = container.controller !== null;
  // After the first visit's claim, another controller means that this or another tab accepted an update.
  container.addEventListener('controllerchange', () => {
    if (accepted) location.reload();
    else if (controlled) waiting.value = true;
    controlled = true;
  });
  activateWaiting = registerSW({
    onNeedRefresh: async () => {
      // The very first worker may be met between being installed and being active: nothing older runs, nothing waits.
      const found = await container.getRegistration();
      if (found?.waiting && found.active) waiting.value = true;
    },
    onNeedReload: () => undefined,
    onRegisteredSW: (_url, found) => {
      registration = found;
      if (found !== undefined) updateHourly(found);
    },
  });
  await container.ready;
  ready.value = true;
}

/** After the page has loaded, so that the first screen does not share its line with the whole of the cache. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Where the browser refuses (a private window, say), Regent goes on without.
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Whether the page that is to be had now is of another version than this one. */
async function isOutdated(): Promise<boolean> {
  const page = await fetch('./').catch(() => undefined);
  const own = document.querySelector('script[type="module"]')?.getAttribute('src');
  return page?.ok === true && own != null && !(await page.text()).includes(own);
}

/**
 * A part did not come. One of an older version is gone for good: the page in its present version has what it needs, and all
 * that happened is stored. Not twice in a minute, not where that cannot be noted, not at a table, and not while something waits
 * here to be saved: there, and where it is no matter of versions, the screen says so.
 */
async function missPart(): Promise<void> {
  const late = attempt(() => Date.now() - Number(sessionStorage.getItem(RELOADED) ?? 0) > 60_000) === true;
  const reloads = late && route.peek()[0] !== 'game' && (await isOutdated());
  if (!reloads || unsavedEntryCount.peek() > 0 || !isNoted()) noteMissing();
  else location.reload();
}

/** Whether it could be noted that the page is loaded anew now. */
const isNoted = (): boolean =>
  attempt(() => {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  }) === true;

// Browsers make their offer early, perhaps before anything else of the app has run.
if (typeof window !== 'undefined') {
  const standalone = window.matchMedia?.('(display-mode: standalone)');
  installed.value = standalone?.matches === true || navigator.standalone === true;
  standalone?.addEventListener('change', () => {
    installed.value ||= standalone.matches;
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event;
    installed.value = false;
  });
  window.addEventListener('appinstalled', () => {
    offer.value = undefined;
    installed.value = true;
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markUnloaded(payload);
    void missPart();
  });
}

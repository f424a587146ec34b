import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { reportMissingPart } from '#screens/notices/missing-part';
import { route } from '#screens/shell/route';
import { attempt } from '#store/database/platform';
import { markUnloaded } from '#store/database/store-failure';
import { unsavedEntryCount } from '#store/live/unsaved-entries';

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
const RELOADED_KEY = 'regent-reloaded';

const isWaiting = signal(false);
const isCached = signal(false);
const offer = signal<InstallOffer | undefined>(undefined);
const isInstalled = signal(false);

let registration: ServiceWorkerRegistration | undefined;
let activateWaiting: (() => Promise<void>) | undefined;
/** Whether somebody in this tab said so. */
let hasAccepted = false;

/** A new version is here and waits until somebody says so. Shown where no turn is under way. */
export const isUpdateWaiting: ReadonlySignal<boolean> = isWaiting;

/** All of Regent is on this device. */
export const isOfflineReady: ReadonlySignal<boolean> = isCached;

/** Whether this device can install Regent at a tap, is an iPhone or iPad (where one does it by hand), has it, or cannot. */
export const installState = computed<'can' | 'ios' | 'installed' | 'no'>(() => {
  if (isInstalled.value) return 'installed';
  if (offer.value !== undefined) return 'can';
  return globalThis.navigator?.standalone === false ? 'ios' : 'no';
});

export async function install(): Promise<void> {
  const made = offer.value;
  if (made === undefined) return;
  offer.value = undefined;
  await made.prompt();
  if ((await made.userChoice).outcome === 'accepted') isInstalled.value = true;
}

/** Changes to the version that waits. Only this tab reloads; others go on and are told that a version waits. */
export function applyUpdate(): void {
  if (registration?.waiting) {
    hasAccepted = true;
    void activateWaiting?.();
  } else location.reload();
}

/** A tab that stays open for days asks for a new version when one comes back to it. */
function checkForUpdates(found: ServiceWorkerRegistration): void {
  let lastCheck = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < HOUR) return;
    lastCheck = Date.now();
    found.update().catch(() => undefined);
  });
}

async function register(): Promise<void> {
  const { registerSW } = await import('virtual:pwa-register');
  const container = navigator.serviceWorker;
  let hasController = container.controller !== null;
  // After the first visit's claim, another controller means that this or another tab accepted an update.
  container.addEventListener('controllerchange', () => {
    if (hasAccepted) location.reload();
    else if (hasController) isWaiting.value = true;
    hasController = true;
  });
  activateWaiting = registerSW({
    onNeedRefresh: async () => {
      // The very first worker may be met between being installed and being active: nothing older runs, nothing waits.
      const found = await container.getRegistration();
      if (found?.waiting && found.active) isWaiting.value = true;
    },
    onNeedReload: () => undefined,
    onRegisteredSW: (_url, found) => {
      registration = found;
      if (found !== undefined) checkForUpdates(found);
    },
  });
  await container.ready;
  isCached.value = true;
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
async function handleMissingPart(): Promise<void> {
  const late = attempt(() => Date.now() - Number(sessionStorage.getItem(RELOADED_KEY) ?? 0) > 60_000) === true;
  const reloads = late && route.peek()[0] !== 'game' && (await isOutdated());
  if (!reloads || unsavedEntryCount.peek() > 0 || !recordReload()) reportMissingPart();
  else location.reload();
}

/** Whether it could be noted that the page is loaded anew now. */
const recordReload = (): boolean =>
  attempt(() => {
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()));
    return true;
  }) === true;

// Browsers make their offer early, perhaps before anything else of the app has run.
if (typeof window !== 'undefined') {
  const standalone = window.matchMedia?.('(display-mode: standalone)');
  isInstalled.value = standalone?.matches === true || navigator.standalone === true;
  standalone?.addEventListener('change', () => {
    isInstalled.value ||= standalone.matches;
  });
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer.value = event;
    isInstalled.value = false;
  });
  window.addEventListener('appinstalled', () => {
    offer.value = undefined;
    isInstalled.value = true;
  });
  window.addEventListener('vite:preloadError', ({ payload }) => {
    markUnloaded(payload);
    void handleMissingPart();
  });
}

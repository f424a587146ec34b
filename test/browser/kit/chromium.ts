import type { Page } from 'playwright-core';
import { findChromium } from '../../../scripts/chromium.mjs';

/**
 * Two pages for the address bar, in every window, take longer to start than the app, and a process is started ahead for a visit that
 * never comes. Chromium heeds the last such list alone, so that what Playwright leaves out is named again.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
];

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

export function launchOptions() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run npm test once, or set CHROMIUM.');
  return { executablePath, headless: true, args: [...FLAGS] };
}

/** The phone and the desktop that every screen is made for. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** For pages that run functions of ours: tsx compiles them with calls of a helper (`keepNames` of esbuild) that a page does not have. */
export const NAME_HELPER = 'globalThis.__name = (target) => target;';

/** Waits until the service worker has stored everything and serves this page. */
export async function waitUntilControlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

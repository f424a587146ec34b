import type { Page } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchOptions() {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run npm test once, or set CHROMIUM.');
  return { executablePath, headless: true, args: [...FLAGS] };
}

/** The phone and the desktop that every screen is made for. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Waits until the service worker has stored everything and serves this page. */
export async function controlled(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

import { type Browser, chromium } from 'playwright-core';
import { findChromium } from '../../scripts/chromium.mjs';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser with a new, empty profile. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium found: run npm test once, or set CHROMIUM.');
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}

/** The phone and the desktop that every screen is made for. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

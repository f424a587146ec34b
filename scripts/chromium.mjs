import { existsSync } from 'node:fs';
import { run } from './processes.mjs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser on this machine, if there is one. */
export const findChromium = () => PLACES.find((place) => place !== undefined && existsSync(place));

/** Finds a browser, or installs Debian's as root; elsewhere says what to do. */
export function installChromium() {
  const found = findChromium();
  if (found !== undefined) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], { env });
    run('apt-get', ['install', '-y', '-qq', 'chromium'], { env });
  }
  const installed = findChromium();
  if (installed !== undefined) return installed;
  console.error('The browser tests need Chromium or Chrome. Install one, or name it: CHROMIUM=/path/to/chrome npm test');
  return process.exit(1);
}

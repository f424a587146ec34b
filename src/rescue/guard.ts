import { applyPagePreferences, darkModeQuery, hasGames, loadPagePreferences } from './page-preferences';
import { refetchPage } from './refetch';

/*
 * Inlined into index.html and run before the app: shows the page's start-failure notice when the app fails to start. The
 * `regent-started` event (main.tsx) removes the notice, unless the style sheet failed to load.
 */

/** After so many milliseconds the notice is shown; a late start still removes it. */
const START_TIMEOUT = 20_000;

/** Milliseconds to wait for the first contentful paint. */
const PAINT_TIMEOUT = 1000;

let isUnstyled = false;

function showStartFailure(): void {
  const notice = document.getElementById('unstarted');
  if (notice !== null) notice.hidden = false;
}

function showWhenParsed(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartFailure);
  else showStartFailure();
}

/** Handles script errors, and scripts and style sheets that failed to load; other resources do not keep the app from starting. */
function onResourceError({ target }: Event): void {
  if (target instanceof HTMLLinkElement) {
    if (target.rel !== 'stylesheet') return;
    isUnstyled = true;
  } else if (target !== window && !(target instanceof HTMLScriptElement)) return;
  showWhenParsed();
}

// Set language, theme and opening screen before the first paint, so that the prerendered home screen never flashes wrongly.
applyPagePreferences(document, loadPagePreferences(), darkModeQuery().matches);
const openingScreen = location.hash.length > 2 ? 'elsewhere' : hasGames() ? 'games' : undefined;
if (openingScreen !== undefined) document.documentElement.dataset.opens = openingScreen;

/** Inserts the scripts that the build deferred (scripts/build/pages.ts), so that on a slow network they do not delay the first paint. */
function loadApp(): void {
  const deferredScripts = document.querySelector<HTMLTemplateElement>('#deferred-scripts');
  if (deferredScripts === null) return;
  document.head.append(deferredScripts.content);
  deferredScripts.remove();
}

/** Loads at once where the prerendered screen is hidden, the page is in the background, or paint timing is unsupported. */
function loadAppWhenPainted(): void {
  const canObservePaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  if (openingScreen !== undefined || !canObservePaint || document.visibilityState !== 'visible') loadApp();
  else {
    const onPaint = (entries: PerformanceObserverEntryList): void => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) loadApp();
    };
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true });
    setTimeout(loadApp, PAINT_TIMEOUT);
  }
}

addEventListener('error', onResourceError, true);
addEventListener('unhandledrejection', showWhenParsed);
loadAppWhenPainted();
const timer = setTimeout(showWhenParsed, START_TIMEOUT);
if (!('noModule' in HTMLScriptElement.prototype)) showWhenParsed();

addEventListener('regent-started', () => {
  clearTimeout(timer);
  removeEventListener('error', onResourceError, true);
  removeEventListener('unhandledrejection', showWhenParsed);
  if (!isUnstyled) document.getElementById('unstarted')?.remove();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'start-again') void refetchPage(document).then(() => location.reload());
});

import { applyLook, darkModeQuery, hasGames, loadLook } from './look';
import { refetchPage } from './refetch';

/*
 * Within the page itself, before anything of the app: where the app cannot start, the words that stand in the page are shown.
 * Once it has started (main.tsx says so) they go, unless its look is missing.
 */

/** How long, in milliseconds, the app may take until the words are shown; should it start after all, they go again. */
const START_TIMEOUT = 20_000;

/** How long, in milliseconds, a first paint is waited for. */
const PAINT_TIMEOUT = 1000;

let isUnstyled = false;

function showStartFailure(): void {
  const words = document.getElementById('unstarted');
  if (words !== null) words.hidden = false;
}

function showWhenParsed(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showStartFailure);
  else showStartFailure();
}

/** An error of a script, or a script or style that did not come; what does not concern the start is left out. */
function onResourceError({ target }: Event): void {
  if (target instanceof HTMLLinkElement) {
    if (target.rel !== 'stylesheet') return;
    isUnstyled = true;
  } else if (target !== window && !(target instanceof HTMLScriptElement)) return;
  showWhenParsed();
}

// Nothing is painted that the app would change: another language or theme, another screen, home without the games that are kept here.
applyLook(document, loadLook(), darkModeQuery().matches);
const openingScreen = location.hash.length > 2 ? 'elsewhere' : hasGames() ? 'games' : undefined;
if (openingScreen !== undefined) document.documentElement.dataset.opens = openingScreen;

/** The app's own files, which the page holds back until it is painted: on a slow line nothing comes before its first screen. */
function loadApp(): void {
  const parts = document.querySelector<HTMLTemplateElement>('#parts');
  if (parts === null) return;
  document.head.append(parts.content);
  parts.remove();
}

/** Where nothing of the page is painted, or nobody tells when it is, there is nothing to wait for. */
function loadAppWhenPainted(): void {
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  if (openingScreen !== undefined || !tells || document.visibilityState !== 'visible') loadApp();
  else {
    const hearPaint = (told: PerformanceObserverEntryList): void => {
      if (told.getEntriesByName('first-contentful-paint').length > 0) loadApp();
    };
    new PerformanceObserver(hearPaint).observe({ type: 'paint', buffered: true });
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

import { darkness, dress, hasGames, keptLook } from './look';
import { askAgain } from './parts';

/*
 * Within the page itself, before anything of the app: where the app cannot start, the words that stand in the page are shown.
 * Once it has started (main.tsx says so) they go, unless its look is missing.
 */

/** How long, in milliseconds, the app may take until the words are shown; should it start after all, they go again. */
const PATIENCE = 20_000;

/** How long, in milliseconds, a first paint is waited for. */
const PAINTED = 1000;

let unstyled = false;

function show(): void {
  const words = document.getElementById('unstarted');
  if (words !== null) words.hidden = false;
}

function showWhenParsed(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
  else show();
}

/** An error of a script, or a script or style that did not come; what does not concern the start is left out. */
function hear({ target }: Event): void {
  if (target instanceof HTMLLinkElement) {
    if (target.rel !== 'stylesheet') return;
    unstyled = true;
  } else if (target !== window && !(target instanceof HTMLScriptElement)) return;
  showWhenParsed();
}

// Nothing is painted that the app would change: another language or theme, another screen, home without the games that are kept here.
dress(document, keptLook(), darkness().matches);
const opens = location.hash.length > 2 ? 'elsewhere' : hasGames() ? 'games' : undefined;
if (opens !== undefined) document.documentElement.dataset.opens = opens;

/** The app's own files, which the page holds back until it is painted: on a slow line nothing comes before its first screen. */
function begin(): void {
  const parts = document.querySelector<HTMLTemplateElement>('#parts');
  if (parts === null) return;
  document.head.append(parts.content);
  parts.remove();
}

/** Where nothing of the page is painted, or nobody tells when it is, there is nothing to wait for. */
function beginWhenPainted(): void {
  const tells = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') === true;
  if (opens !== undefined || !tells || document.visibilityState !== 'visible') begin();
  else {
    const hearPaint = (told: PerformanceObserverEntryList): void => {
      if (told.getEntriesByName('first-contentful-paint').length > 0) begin();
    };
    new PerformanceObserver(hearPaint).observe({ type: 'paint', buffered: true });
    setTimeout(begin, PAINTED);
  }
}

addEventListener('error', hear, true);
addEventListener('unhandledrejection', showWhenParsed);
beginWhenPainted();
const timer = setTimeout(showWhenParsed, PATIENCE);
if (!('noModule' in HTMLScriptElement.prototype)) showWhenParsed();

addEventListener('regent-started', () => {
  clearTimeout(timer);
  removeEventListener('error', hear, true);
  removeEventListener('unhandledrejection', showWhenParsed);
  if (!unstyled) document.getElementById('unstarted')?.remove();
});

document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.id === 'start-again') void askAgain(document).then(() => location.reload());
});

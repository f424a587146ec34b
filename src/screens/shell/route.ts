import { signal } from '@preact/signals';

/** Where the app is: "/game/abc/log" as its parts. Hash routes run from any static host and survive a reload. */
export type Route = readonly string[];

/** A part that was not written by us may be no encoding at all; it is then taken as it stands, and names nothing. */
function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const parseRoute = (hash: string): Route =>
  hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ''));

globalThis.addEventListener?.('hashchange', () => {
  route.value = parseRoute(location.hash);
  scrollTo(0, 0);
});

export const href = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function navigate(...parts: readonly string[]): void {
  location.hash = href(...parts);
}

/** Goes on without leaving the present screen in the history. */
export function replaceRoute(...parts: readonly string[]): void {
  location.replace(href(...parts));
}

/** Back to where one came from, or to a place of one's own where there is nothing to go back to. */
export function navigateBack(...otherwise: readonly string[]): void {
  if (history.length > 1) history.back();
  else replaceRoute(...otherwise);
}

import { signal } from '@preact/signals';

/** Where the app is: "/game/abc/log" as its parts. Hash routes run from any static host and survive a reload. */
export type Route = readonly string[];

/** A part that was not written by us may be no encoding at all; it is then taken as it stands, and names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const parse = (hash: string): Route =>
  hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);

export const route = signal<Route>(parse(globalThis.location?.hash ?? ''));

globalThis.addEventListener?.('hashchange', () => {
  route.value = parse(location.hash);
  scrollTo(0, 0);
});

export const href = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function go(...parts: readonly string[]): void {
  location.hash = href(...parts);
}

/** Goes on without leaving the present screen in the history. */
export function replaceWith(...parts: readonly string[]): void {
  location.replace(href(...parts));
}

/** Back to where one came from, or to a place of one's own where there is nothing to go back to. */
export function back(...otherwise: readonly string[]): void {
  if (history.length > 1) history.back();
  else replaceWith(...otherwise);
}

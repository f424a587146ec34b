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

/** How many screens of ours lie behind the present one, kept in the state of each entry of the browser's history. */
const depthOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number' ? state.depth : undefined;

let depth = depthOf(globalThis.history?.state) ?? 0;
// Whoever comes back to the first screen is to be told from whoever opens another.
globalThis.history?.replaceState({ depth }, '');

/** The screens of the history, by their depth, as far as they were seen since the page was loaded. */
const seen = new Map<number, Route>([[depth, route.value]]);
globalThis.addEventListener?.('hashchange', () => {
  const known = depthOf(history.state);
  depth = known ?? depth + 1;
  if (known === undefined) history.replaceState({ depth }, '');
  show();
});

function show(): void {
  const shown = parseRoute(location.hash);
  seen.set(depth, shown);
  route.value = shown;
}

export const href = (...parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

export function navigate(...parts: readonly string[]): void {
  location.hash = href(...parts);
}

/** Goes on without leaving the present screen in the history. */
export function replaceRoute(...parts: readonly string[]): void {
  history.replaceState({ depth }, '', href(...parts));
  show();
}

/** Goes on in the place of the present screen and of all steps before it whose addresses begin like this. */
export function replaceSteps(begin: Route, ...parts: readonly string[]): void {
  const isStep = (at: number): boolean => begin.every((part, index) => seen.get(at)?.[index] === part);
  let first = depth;
  while (first > 0 && isStep(first - 1)) first -= 1;
  if (first === depth) {
    replaceRoute(...parts);
    return;
  }
  const goOn = (): void => {
    depth = first;
    replaceRoute(...parts);
  };
  // The address may be the same there, which is no change of the hash.
  addEventListener('popstate', goOn, { once: true });
  history.go(first - depth);
}

/** Back to where one came from, or to a place of one's own where no screen of ours lies behind this one. */
export function navigateBack(...otherwise: readonly string[]): void {
  if (depth > 0) history.back();
  else replaceRoute(...otherwise);
}

/** Where each screen of the history was scrolled to, by its depth and address. */
const scrolled = new Map<string, number>();
const scrollKey = (): string => `${depth} ${location.hash}`;

export const saveScroll = (top: number): void => void scrolled.set(scrollKey(), top);

export const savedScroll = (): number => scrolled.get(scrollKey()) ?? 0;

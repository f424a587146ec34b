/*
 * All of the app on the device, checked file by file: what a host answers in the middle of a deploy, or a captive portal
 * instead of it, never takes the place of a good file. A version whose files are not all there is not installed; the one
 * before it runs on, and the browser tries again at the next visit.
 */

/** A file of this version, and the hash that says that it came whole. */
interface File {
  readonly url: string;
  readonly integrity: string;
}

/** As much of a service worker as this one needs. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
declare const self: Worker;
/** All of this version, told by the build. */
declare const __FILES__: readonly File[];

export type {};

const { scope } = self.registration;
const CACHE = `regent ${scope}`;

/** Each file by its address; under its key, which holds the hash, lies only what had it. */
const files = new Map(
  __FILES__.map(({ url, integrity }) => {
    const address = new URL(url, scope).href;
    return [address, { address, integrity, key: `${address}?${new URLSearchParams({ integrity })}` }];
  }),
);
type Kept = typeof files extends Map<string, infer Each> ? Each : never;

/** A bad answer may have been kept by the browser itself: the second time it is asked for past that. */
const fetched = ({ address, integrity }: Kept): Promise<Response> =>
  fetch(address, { integrity, cache: 'no-cache' }).catch(() => fetch(address, { integrity, cache: 'reload' }));

async function keep(cache: Cache, file: Kept): Promise<void> {
  if ((await cache.match(file.key)) !== undefined) return;
  const { ok, status, headers, body } = await fetched(file);
  if (!ok) throw new Error(`${file.address} ${status}`);
  // Hosts that redirect (index.html to the folder) would else leave a page that browsers refuse to show.
  await cache.put(file.key, new Response(body, { headers }));
}

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  await Promise.all([...files.values()].map((file) => keep(cache, file)));
}

/** What older versions left, and those before them under other names. */
async function tidy(): Promise<void> {
  const cache = await caches.open(CACHE);
  const keys = new Set([...files.values()].map(({ key }) => key));
  const old = (await cache.keys()).filter(({ url }) => !keys.has(url));
  const names = (await caches.keys()).filter((name) => name.endsWith(scope) && name !== CACHE);
  await Promise.all([...old.map((request) => cache.delete(request)), ...names.map((name) => caches.delete(name))]);
}

/** One page, whatever follows the question mark; an address that does not exist is not answered with it. */
function fileAt(asked: string): Kept | undefined {
  const { origin, pathname } = new URL(asked);
  const address = `${origin}${pathname}`;
  return files.get(address === scope ? `${scope}index.html` : address);
}

/** Where what was kept cannot be read, as after a battery that died, the host is asked. */
async function answer(request: Request, { key }: Kept): Promise<Response> {
  const kept = await caches.match(key, { cacheName: CACHE }).catch(() => undefined);
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
// The first visit's page, too, gets its later chunks from here.
self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
self.addEventListener('fetch', (event) => {
  const file = event.request.method === 'GET' ? fileAt(event.request.url) : undefined;
  if (file !== undefined) event.respondWith(answer(event.request, file));
});
self.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') void self.skipWaiting();
});

import { cacheNames, clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/*
 * Precaches every file of the app with subresource integrity, so that neither a half-finished deploy nor a captive portal can
 * replace a good file. Installation fails unless all files match; the previous version then stays active, and the browser
 * retries at the next visit.
 */

declare const self: ServiceWorkerGlobalScope;

/** The precache manifest, injected by the build (scripts/build/pwa.ts). */
const files = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

const controller = new PrecacheController({
  plugins: [
    {
      // A cache entry that is unreadable, or whose hash no longer matches the host's file, falls back to the network.
      handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
    },
  ],
});
controller.addToCacheList(files);

/** In place of Workbox's `install`, which fetches sequentially and cannot bypass a bad response in the HTTP cache. */
async function precache(event: ExtendableEvent, { url, integrity = '' }: PrecacheEntry, cache: RequestCache): Promise<void> {
  const request = new Request(url, { integrity, cache, credentials: 'same-origin' });
  const cacheKey = controller.getCacheKeyForURL(url);
  await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }));
}

async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all(files.map((file) => precache(event, file, 'no-cache').catch(() => precache(event, file, 'reload'))));
}

/** Deletes the caches of versions before Workbox, whose names end with the scope too. */
async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.endsWith(self.registration.scope) && name !== cacheNames.precache);
  await Promise.all(old.map((name) => caches.delete(name)));
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => {
  void controller.activate(event);
  event.waitUntil(deleteOldCaches());
});
self.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
// Control the page of the first visit as well: its lazy chunks then come from the precache.
clientsClaim();
// Query parameters never change the page. Without cleanURLs and an SPA fallback, unknown paths get the host's 404.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

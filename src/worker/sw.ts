import { cacheNames, clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

/*
 * All of the app on the device, checked file by file: what a host answers in the middle of a deploy, or a captive portal
 * instead of it, never takes the place of a good file. A version whose files are not all there is not installed; the one
 * before it runs on, and the browser tries again at the next visit.
 */

declare const self: ServiceWorkerGlobalScope;

/** All files of this version, put in by the build. */
const files = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string');

const controller = new PrecacheController({
  plugins: [
    {
      // Where what was cached cannot be read, or the host has another version of it by now, the host answers.
      handlerDidError: async ({ event, request }) => (event.type === 'fetch' ? fetch(request) : undefined),
    },
  ],
});
controller.addToCacheList(files);

/** Workbox's own `install` asks for one file after the other, and never past a bad answer that the HTTP cache holds. */
async function precache(event: ExtendableEvent, { url, integrity = '' }: PrecacheEntry, cache: RequestCache): Promise<void> {
  const request = new Request(url, { integrity, cache, credentials: 'same-origin' });
  const cacheKey = controller.getCacheKeyForURL(url);
  await Promise.all(controller.strategy.handleAll({ event, request, params: { cacheKey } }));
}

async function install(event: ExtendableEvent): Promise<void> {
  await Promise.all(files.map((file) => precache(event, file, 'no-cache').catch(() => precache(event, file, 'reload'))));
}

/** Caches of versions before Workbox, which also end with the scope. */
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
// The first visit's page, too, gets its later chunks from here.
clientsClaim();
// One page, whatever follows the question mark; an address that does not exist is not answered with it.
registerRoute(new PrecacheRoute(controller, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

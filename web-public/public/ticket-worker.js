/**
 * The service worker of /thank-you/: a ticket that was opened once opens without a line too. It asks the network first, so
 * that nobody sees an old ticket while there is one; keep-ticket.ts puts the first visit into the same cache.
 */
const CACHE = 'tickets';
/** The page, what it is made of, and what the API says of this ticket. */
const KEPT = /^\/(thank-you\/[^/]+|assets\/.+|[\w-]+\.(svg|ico|png)|api\/v1\/delegates\/uuid\/.+)$/;
const HASHED = /^\/assets\//;
/** What a weak line may take before the kept answer is shown. */
const PATIENCE_MS = 4000;
/** A leader looks at the tickets of a group; what is older goes. */
const MAX = 400;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin || !KEPT.test(pathname)) return;
  event.respondWith(answer(event.request, HASHED.test(pathname)));
});

async function answer(request, hashed) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept && hashed) return kept;
  const asked = fetch(request).then((fresh) => keep(cache, request, fresh));
  if (!kept) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  return Promise.race([asked, late]).catch(() => kept);
}

async function keep(cache, request, fresh) {
  // A ticket that somebody else has now is no longer one.
  if (fresh.status === 404) await cache.delete(request, { ignoreVary: true });
  if (fresh.status !== 200) return fresh;
  // A device that is full keeps nothing, and shows the ticket all the same.
  await cache.put(request, fresh.clone()).catch(() => undefined);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MAX)).map((old) => cache.delete(old)));
  return fresh;
}

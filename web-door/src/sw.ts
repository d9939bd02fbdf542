/// <reference lib="webworker" />
declare const self: ServiceWorkerGlobalScope;
/** Put in when the page is built: every file of it, and a name that changes with them. */
declare const DOOR_FILES: string[];
declare const DOOR_VERSION: string;

const CACHE = `door-${DOOR_VERSION}`;
const PAGE = '/admin/door';
const TYPED = '/door';

// The page opens without a connection: it and its files are kept, nothing that the server says of people is.
self.addEventListener('install', (event) => {
  const files = DOOR_FILES.map((file) => new Request(file, { cache: 'reload' }));
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names.filter((name) => name.startsWith('door-') && name !== CACHE).map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && (pathname === TYPED || pathname === `${TYPED}/`))
    return event.respondWith(Response.redirect(PAGE));
  const isPage = request.mode === 'navigate' && (pathname === PAGE || pathname === `${PAGE}/`);
  if (!isPage && !DOOR_FILES.includes(pathname)) return;
  event.respondWith(
    caches
      .open(CACHE)
      .then((cache) => cache.match(isPage ? PAGE : pathname))
      .then((kept) => kept ?? fetch(request)),
  );
});

export {};

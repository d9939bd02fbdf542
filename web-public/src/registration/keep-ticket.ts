/** As in public/ticket-worker.js. */
const CACHE = 'tickets';
const WORKER = '/ticket-worker.js';

/**
 * Keeps the ticket that is shown, for the day on which the line is slow at the door: the page, its files, and what the API
 * said of it. Where the browser can't, nothing is said: the ticket is there while there is a line.
 * @param pictures addresses of what is still on its way
 */
export async function keepTicket(pictures: string[]): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/thank-you/' });
    // Of the first visit, which the worker has not seen.
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = [location.href, ...loaded, ...pictures].filter((address) =>
      new URL(address, location.href).pathname.match(/^\/(thank-you|assets|api\/v1\/delegates\/uuid)\//),
    );
    const cache = await caches.open(CACHE);
    await Promise.all([...new Set(own)].map((address) => cache.add(address).catch(() => undefined)));
  } catch {
    // A private window, or a device that is full.
  }
}

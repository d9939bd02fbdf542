import type { QueryClient } from '@tanstack/react-query';
import { API } from '../address';

const NAME = 'desk-live';
/** Changes within this time are read together. */
const BATCH_MS = 200;
/** The server sends a sign of life every 20 s: a connection that is silent for longer than this is dead. */
const SILENCE_MS = 50_000;
/** The pause after a refused connection; it doubles with each further one, up to the longest. */
const AGAIN_MS = 5_000;
const LONGEST_AGAIN_MS = 60_000;

/** Other queries that show a kind of record. */
const ALSO: Record<string, string[]> = {
  inquiries: ['dashboard'],
  delegates: ['dashboard'],
  proofs: ['delegates', 'dashboard', 'review'],
  payments: ['delegates', 'dashboard'],
};

/**
 * Reads again what colleagues change. Of all the tabs that a browser has open one holds the connection, and tells the
 * others: browsers allow six to a server.
 * @returns how to stop
 */
export function listenForChanges(queries: QueryClient): () => void {
  const channel = new BroadcastChannel(NAME);
  const stop = new AbortController();
  let waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    const changed = waiting;
    waiting = new Set();
    timer = undefined;
    for (const resource of changed) void queries.invalidateQueries({ queryKey: [resource] });
  };
  const invalidateSoon = (resources: string[]) => {
    for (const resource of resources)
      for (const key of [resource, 'activity', ...(ALSO[resource] ?? [])]) waiting.add(key);
    timer ??= setTimeout(read, BATCH_MS);
  };
  channel.onmessage = ({ data }) => invalidateSoon(data as string[]);

  const hold = () =>
    new Promise<void>((resolve) => {
      let source: EventSource;
      let wasOpen = false;
      let wait = AGAIN_MS;
      let again: ReturnType<typeof setTimeout>;
      const open = () => {
        source = new EventSource(`${API}/activity/live`);
        listenAgainIn(SILENCE_MS);
        source.onopen = () => {
          // Changes during an interruption are not sent again, so everything is read again.
          if (wasOpen) void queries.invalidateQueries();
          wasOpen = true;
          wait = AGAIN_MS;
          listenAgainIn(SILENCE_MS);
        };
        source.addEventListener('here', () => listenAgainIn(SILENCE_MS));
        source.onmessage = ({ data }) => {
          listenAgainIn(SILENCE_MS);
          const { resources } = JSON.parse(data as string) as { resources: string[] };
          invalidateSoon(resources);
          channel.postMessage(resources);
        };
        // The browser reconnects by itself, except where a proxy answers in place of the server, or
        // the session has ended.
        source.onerror = () => {
          if (source.readyState !== EventSource.CLOSED) return;
          listenAgainIn(wait);
          wait = Math.min(2 * wait, LONGEST_AGAIN_MS);
        };
      };
      /** Opens another connection, unless something is heard before. */
      const listenAgainIn = (ms: number) => {
        clearTimeout(again);
        again = setTimeout(() => {
          source.close();
          open();
        }, ms);
      };
      open();
      stop.signal.addEventListener('abort', () => {
        clearTimeout(again);
        source.close();
        resolve();
      });
    });
  // Without the lock, as on a plain http address, each tab has its own.
  if ('locks' in navigator)
    navigator.locks.request(NAME, { signal: stop.signal }, hold).catch(() => undefined);
  else void hold();
  return () => {
    stop.abort();
    clearTimeout(timer);
    channel.close();
  };
}

import type { QueryClient } from '@tanstack/react-query';
import { API } from '../address';

const NAME = 'desk-live';
/** Changes within this time are read together. */
const BATCH_MS = 200;
/** The server sends a sign of life every 20 s: a connection that is silent for longer than this is dead. */
const SILENCE_MS = 50_000;
/** Changes before the line is open are not told; one that is open this soon has missed none that matters. */
const SOON_OPEN_MS = 1_000;
/** A slow answer holds up what changed meanwhile for this long at most. */
const LONGEST_READ_MS = 10_000;
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
  /** What is being read comes to its end first: begun anew at each change, a slow line would never show any. */
  const read = async () => {
    const changed = [...waiting];
    waiting = new Set();
    const late = new Promise((resolve) => setTimeout(resolve, LONGEST_READ_MS));
    const all = changed.map((resource) => queries.invalidateQueries({ queryKey: [resource] }));
    await Promise.race([Promise.all(all), late]);
    timer = undefined;
    if (waiting.size > 0) readSoon();
  };
  const readSoon = () => {
    if (!stop.signal.aborted) timer ??= setTimeout(() => void read(), BATCH_MS);
  };
  const invalidateSoon = (resources: string[]) => {
    for (const resource of resources)
      for (const key of [resource, 'activity', ...(ALSO[resource] ?? [])]) waiting.add(key);
    readSoon();
  };
  channel.onmessage = ({ data }) => invalidateSoon(data as string[]);

  const hold = () =>
    new Promise<void>((resolve) => {
      let source: EventSource;
      let isLate = false;
      setTimeout(() => (isLate = true), SOON_OPEN_MS);
      let wait = AGAIN_MS;
      let again: ReturnType<typeof setTimeout>;
      const open = () => {
        source = new EventSource(`${API}/activity/live`);
        listenAgainIn(SILENCE_MS);
        source.onopen = () => {
          // Changes before it, and during an interruption, are not sent again, so everything is read again.
          if (isLate) void queries.invalidateQueries();
          isLate = true;
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

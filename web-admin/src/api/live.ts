import type { QueryClient } from '@tanstack/react-query';
import { API } from './address';

const NAME = 'desk-live';
/** Several changes of one moment are one reading. */
const TOGETHER_MS = 500;

/** What is shown of a kind of record beside its own lists. */
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
  const told = (resources: string[]) => {
    for (const resource of resources)
      for (const key of [resource, ...(ALSO[resource] ?? [])]) waiting.add(key);
    timer ??= setTimeout(read, TOGETHER_MS);
  };
  channel.onmessage = ({ data }) => told(data as string[]);

  const hold = () =>
    new Promise<void>((resolve) => {
      const source = new EventSource(`${API}/activity/live`);
      let wasOpen = false;
      source.onopen = () => {
        // What happened while the line was cut is not told again.
        if (wasOpen) void queries.invalidateQueries();
        wasOpen = true;
      };
      source.onmessage = ({ data }) => {
        const { resources } = JSON.parse(data as string) as { resources: string[] };
        told(resources);
        channel.postMessage(resources);
      };
      stop.signal.addEventListener('abort', () => {
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

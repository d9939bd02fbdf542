import { useEffect } from 'react';

/** Milliseconds between two looks at what still waits for something. */
const POLL = 30_000;

/**
 * Loads what a link shows, and again, while the page is visible, as long as something is to come.
 * @param uuid of the link; empty: the page is not hydrated yet
 */
export function useLooks(uuid: string, load: (signal?: AbortSignal) => Promise<void>, isOpen: boolean): void {
  useEffect(() => {
    if (!uuid) return;
    const abort = new AbortController();
    void load(abort.signal);
    return () => abort.abort();
  }, [load, uuid]);

  useEffect(() => {
    if (!isOpen || !uuid) return;
    const refresh = () => {
      if (document.visibilityState === 'visible') void load();
    };
    const timer = setInterval(refresh, POLL);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [isOpen, load, uuid]);
}

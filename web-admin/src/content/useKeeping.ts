import { useEffect, useRef, useState } from 'react';
import { useApi } from '../api/dataProvider';
import { same } from '../form/changes';
import type { Name, Opened } from './calls';
import type { Draft } from './useDraft';

/** So long after the last key it is sent, and so long after a failure again. */
const AFTER_MS = 800;
const AGAIN_MS = 4_000;

/** What is being kept of editors that were left: whoever opens one again waits for it. */
const onTheWay = new Map<string, Promise<unknown>>();
const keyOf = ({ kind, slug }: Name) => `${kind}/${slug}`;
export const keptOnTheWay = (name: Name): Promise<unknown> | undefined => onTheWay.get(keyOf(name));

export interface Keeping {
  isKept: boolean;
  failed: boolean;
}

/**
 * Keeps what is written on the server, complete or not, a moment after the last key: a reload, a dead battery or another
 * device loses nothing. It goes once it is saved or given up.
 * @param held what the server holds when the editor opens
 * @returns whether the server holds all that is written, and whether it takes it at all just now
 */
export function useKeeping(name: Name, draft: Draft<Opened>, held: unknown): Keeping {
  const api = useApi();
  const { data, unsaved, base } = draft;
  const [kept, setKept] = useState<unknown>(held);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  /** One call after the other: what is forgotten after it was kept stays forgotten. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isKept = unsaved && kept !== undefined && same(kept, data);

  const keep = () => {
    line.current = line.current
      .then(() => api.keepUnfinished(name, data, base.version))
      .then(
        () => {
          setKept(data);
          setFailed(false);
        },
        () => {
          setFailed(true);
          setTimeout(() => setTries((before) => before + 1), AGAIN_MS);
        },
      );
  };
  const forget = () => {
    setKept(undefined);
    line.current = line.current.then(() => api.forgetUnfinished(name)).catch(() => undefined);
  };
  const now = { keep, forget, isDue: unsaved && !isKept, isHeld: kept !== undefined };
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  });

  useEffect(() => {
    if (!unsaved && latest.current.isHeld) latest.current.forget();
    if (!unsaved || isKept) return;
    const timer = setTimeout(() => latest.current.keep(), AFTER_MS);
    return () => clearTimeout(timer);
    // `tries`: once more after a failure.
  }, [data, unsaved, isKept, tries]);

  useEffect(() => {
    const flush = () => latest.current.isDue && latest.current.keep();
    const hide = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      flush();
      onTheWay.set(keyOf(name), line.current);
    };
  }, [name]);
  return { isKept, failed };
}

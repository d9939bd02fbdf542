import { useEffect, useRef, useState } from 'react';
import { useApi, type Api } from '../../api/dataProvider';
import type { UnfinishedContent } from '../../api/types';
import { same } from '../../kit/form/changes';
import type { Read } from '../../kit/form/useSaving';
import type { Name } from '../calls';
import type { Draft } from './useDraft';

/** So long after the last key it is sent, and so long after a failure again. */
const AFTER_MS = 800;
const AGAIN_MS = 4_000;

/** What is being kept of editors that were left: whoever opens one again waits for it. */
const onTheWay = new Map<string, Promise<unknown>>();
const keyOf = ({ kind, slug }: Name) => `${kind}/${slug}`;
export const keptOnTheWay = (name: Name): Promise<unknown> | undefined => onTheWay.get(keyOf(name));

/** What is kept: a draft, or whatever else is written and not sent. */
type Written<T> = Pick<Draft, 'data' | 'unsaved'> & { base: T };
/** What is sent of it, with the version that it was begun on, where there are versions. */
type ToKeep = { data: unknown; version: string | null };

/** What was found of a piece, and the reader is writing. */
export async function begunOf(api: Api, name: Name): Promise<UnfinishedContent | undefined> {
  await keptOnTheWay(name);
  return (await api.unfinishedContent(name)).find(({ mine }) => mine);
}

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
export function useKeeping<T = Read>(
  name: Name,
  { data, unsaved, base }: Written<T>,
  held: unknown,
  toKeep: (data: unknown, base: T) => ToKeep,
): Keeping {
  const api = useApi();
  const [kept, setKept] = useState<unknown>(held);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  /** One call after the other: what is forgotten after it was kept stays forgotten. */
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const isKept = unsaved && kept !== undefined && same(kept, data);

  const keep = () => {
    const sent = toKeep(data, base);
    line.current = line.current
      .then(() => api.keepUnfinished(name, sent.data, sent.version))
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

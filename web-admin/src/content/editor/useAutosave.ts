import { useEffect, useRef, useState } from 'react';
import { useApi, type Api } from '../../api/dataProvider';
import type { UnfinishedContent } from '../../api/types';
import { same } from '../../kit/form/changes';
import type { Read } from '../../kit/form/useSaving';
import type { Name } from '../calls';
import type { Draft } from './useDraft';

/** The pause after the last key before the text is sent, and the pause after a failure. */
const AFTER_MS = 800;
const AGAIN_MS = 4_000;

/** Unfinished saves of editors that were closed: the next editor of the same piece waits for them. */
const pending = new Map<string, Promise<unknown>>();
const keyOf = ({ kind, slug }: Name) => `${kind}/${slug}`;
export const pendingAutosave = (name: Name): Promise<unknown> | undefined => pending.get(keyOf(name));

/** What is saved by itself: a draft, or any text that was not sent. */
type Written<T> = Pick<Draft, 'data' | 'unsaved'> & { base: T };
/** What is sent, with the version it is based on, where there are versions. */
type ToKeep = { data: unknown; version: string | null };

/** What the reader wrote of a piece before and did not save. */
export async function unfinishedOf(api: Api, name: Name): Promise<UnfinishedContent | undefined> {
  await pendingAutosave(name);
  return (await api.unfinishedContent(name)).find(({ mine }) => mine);
}

export interface Autosave {
  isKept: boolean;
  failed: boolean;
}

/**
 * Keeps what is written on the server, complete or not, a moment after the last key: a reload, a dead battery or another
 * device loses nothing. It goes once it is saved or given up.
 * @param onServer what the server holds when the editor opens
 * @returns whether the server holds all that is written, and whether it takes it at all just now
 */
export function useAutosave<T = Read>(
  name: Name,
  { data, unsaved, base }: Written<T>,
  onServer: unknown,
  toKeep: (data: unknown, base: T) => ToKeep,
): Autosave {
  const api = useApi();
  const [saved, setSaved] = useState<unknown>(onServer);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  /** Calls run one after the other: a late save must not follow the deletion. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const isKept = unsaved && saved !== undefined && same(saved, data);

  const keep = () => {
    const sent = toKeep(data, base);
    queue.current = queue.current
      .then(() => api.keepUnfinished(name, sent.data, sent.version))
      .then(
        () => {
          setSaved(data);
          setFailed(false);
        },
        () => {
          setFailed(true);
          setTimeout(() => setTries((before) => before + 1), AGAIN_MS);
        },
      );
  };
  const forget = () => {
    setSaved(undefined);
    queue.current = queue.current.then(() => api.forgetUnfinished(name)).catch(() => undefined);
  };
  const now = { keep, forget, isDue: unsaved && !isKept, isHeld: saved !== undefined };
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
      pending.set(keyOf(name), queue.current);
    };
  }, [name]);
  return { isKept, failed };
}

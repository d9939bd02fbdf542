import { useEffect, useRef, useState } from 'react';
import { ApiError, fieldErrors } from '../../api/ApiError';
import type { PagePreview } from '../../api/types';

/** So long after the last key a page is asked for: shorter than a pause of somebody who types. */
const AFTER_MS = 250;

export interface Preview {
  html: string | undefined;
  found: boolean;
  /** What is wrong with what is written, by the place of the field. */
  problems: ReadonlyMap<string, string>;
  /** Why the page cannot be shown, where that is no field's fault. */
  failure: string | undefined;
  /** Said while there is no page yet. */
  hint?: string;
}

const NONE: ReadonlyMap<string, string> = new Map();
const EMPTY: Preview = { html: undefined, found: true, problems: NONE, failure: undefined };

/** `data.hero.welcome` → `hero.welcome`; of a field of the API itself: nothing. */
export const problemsOf = (error: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fieldErrors(error) ?? {}).flatMap(([field, message]) =>
      field === 'data' || field.startsWith('data.') ? [[field.slice('data.'.length), message] as const] : [],
    ),
  );

type Ask = (signal: AbortSignal) => Promise<PagePreview>;

/**
 * The page with what is written, a moment after the last change: `ask` is another function then. While something in it
 * is wrong, the page stays as it was, and `problems` says what.
 * @param ask undefined: nothing is written yet, so there is no page to ask for
 */
export function usePreview(
  ask: Ask | undefined,
  read: (error: unknown) => ReadonlyMap<string, string>,
): Preview {
  const [preview, setPreview] = useState(EMPTY);
  const first = useRef(true);
  useEffect(() => {
    if (!ask) return;
    const given = new AbortController();
    const show = async () => {
      try {
        const page = await ask(given.signal);
        if (!given.signal.aborted) setPreview({ ...page, problems: NONE, failure: undefined });
      } catch (error) {
        if (given.signal.aborted) return;
        const problems = read(error);
        const failure = problems.size === 0 && error instanceof ApiError ? error.message : undefined;
        setPreview((before) => ({ ...before, problems, failure }));
      }
    };
    const timer = setTimeout(() => void show(), first.current ? 0 : AFTER_MS);
    first.current = false;
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [ask, read]);
  return preview;
}

import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { statusOf } from '../api/ApiError';
import { useInvalidate } from '../api/useCall';

/** For this long after an action its button stays disabled: a double click must not press the button that took its place. */
const SETTLES_MS = 1_000;

interface Options<V, R> {
  /** Queries whose keys begin with these are read again before the success is announced, and where a colleague was faster. */
  shows: readonly string[];
  /** Said once the server has it; a function that says it in its own way returns nothing. */
  done?: string | ((result: R, input: V) => string | undefined);
  /** Said where a colleague was faster, if the server's own words do not fit. */
  meanwhile?: string;
  /** They are read again after a refusal, too. */
  showsRefused?: boolean;
  /** The caller shows the error, as a form does. */
  failsQuietly?: boolean;
}

/**
 * Runs one decision. The server answers first, then the page is read again, then the success is announced. Where a
 * colleague was faster (412) nothing is done: the reader sees what they did, and decides again. The button stays off for
 * a moment longer, so that a double click does not send the opposite.
 */
export function useAction<V = void, R = unknown>(
  action: (input: V) => Promise<R>,
  { shows, done, meanwhile, showsRefused, failsQuietly }: Options<V, R>,
) {
  const notify = useNotify();
  const invalidate = useInvalidate();
  const [settling, setSettling] = useState(false);
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settling]);
  const refresh = () => invalidate(...shows);
  const { mutate, mutateAsync, isPending, isSuccess } = useMutation({
    mutationFn: action,
    onSuccess: async (result, input) => {
      await refresh();
      // From the moment on that the other button stands there.
      setSettling(true);
      const words = typeof done === 'function' ? done(result, input) : done;
      if (words) notify(words, { type: 'success' });
    },
    onError: (error) => {
      const isLate = statusOf(error) === 412;
      if (isLate || showsRefused) void refresh();
      if (!failsQuietly) notify((isLate && meanwhile) || error.message, { type: 'error' });
    },
  });
  return { run: mutate, runAsync: mutateAsync, isPending, isSuccess, disabled: isPending || settling };
}

import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { statusOf } from '../api/ApiError';
import { useInvalidate } from '../api/useCall';

/** A second click that comes this soon was meant for the first one's button. */
const SETTLES_MS = 1_000;

interface Options<V, R> {
  /** What begins with these is shown anew: before it is said that it is done, and where a colleague was faster. */
  shows: readonly string[];
  /** Said once the server has it; a function that says it in its own way returns nothing. */
  done?: string | ((result: R, input: V) => string | undefined);
  /** Said where a colleague was faster, if the server's own words do not fit. */
  meanwhile?: string;
  /** What was refused, too, may have changed something: it is shown anew either way. */
  showsRefused?: boolean;
  /** Whoever runs it says what went wrong, as a form does beside what was typed. */
  failsQuietly?: boolean;
}

/**
 * One decision on what is on the screen. The server answers first, then the page is read anew, then it is said. Where a
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

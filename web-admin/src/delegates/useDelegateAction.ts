import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useEffect, useState } from 'react';
import { statusOf } from '../api/ApiError';

/** A second click that comes this soon was meant for the first one's button. */
const SETTLES_MS = 1_000;

/**
 * One action on a delegate. The server answers first, then the page reads the record anew, then it is said. The
 * button stays off for a moment longer, so that a double click does not send the opposite.
 */
export function useDelegateAction<V = void>(action: (input: V) => Promise<unknown>, done: string) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [settling, setSettling] = useState(false);
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => setSettling(false), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [settling]);
  const { mutate, mutateAsync, isPending } = useMutation({
    mutationFn: action,
    onSuccess: async () => {
      setSettling(true);
      await Promise.all(
        ['delegates', 'dashboard'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      );
      notify(done, { type: 'success' });
    },
    onError: (error) => {
      notify(error.message, { type: 'error' });
      // Somebody was faster: what is decided on must be seen first.
      if (statusOf(error) === 412) void queries.invalidateQueries({ queryKey: ['delegates'] });
    },
  });
  return { run: mutate, runAsync: mutateAsync, isPending, disabled: isPending || settling };
}

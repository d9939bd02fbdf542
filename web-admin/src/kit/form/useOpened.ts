import { useQuery } from '@tanstack/react-query';

/** Reads what a form edits, once: later reads do not replace it under the writer's hands. */
export const useOpened = <T>(queryKey: readonly unknown[], read: () => Promise<T>, enabled = true) =>
  useQuery({ queryKey, queryFn: read, enabled, staleTime: 'static', gcTime: 0 });

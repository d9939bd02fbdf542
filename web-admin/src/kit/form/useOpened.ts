import { useQuery } from '@tanstack/react-query';

/** Reads what is going to be written, once: it is never pulled from under the writer's hands, whatever is read anew. */
export const useOpened = <T>(queryKey: readonly unknown[], read: () => Promise<T>, enabled = true) =>
  useQuery({ queryKey, queryFn: read, enabled, staleTime: 'static', gcTime: 0 });

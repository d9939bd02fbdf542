import { useQuery } from '@tanstack/react-query';
import { serverState } from './outage';

/** What the server said of itself when the back office was opened; undefined until then. */
export function useServerState() {
  // Never undefined, which a query may not answer.
  const { data } = useQuery({
    queryKey: ['server'],
    queryFn: async () => (await serverState()) ?? null,
    staleTime: Infinity,
  });
  return data ?? undefined;
}

import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

/** How many proofs wait, for the navigation: asked again every minute, and whenever figures change here. */
export function useWaitingProofs(): number | undefined {
  const api = useApi();
  return useQuery({
    queryKey: ['dashboard', 'proofs waiting'],
    queryFn: () => api.waitingProofs(),
    refetchInterval: 60_000,
  }).data;
}

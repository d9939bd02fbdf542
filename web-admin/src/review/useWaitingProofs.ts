import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';

/** How many proofs wait, for the navigation: asked again every minute, and whenever figures change here. */
export const useWaitingProofs = (): number | undefined =>
  useQuery({
    queryKey: ['dashboard', 'proofs waiting'],
    queryFn: () => call<{ waiting: number }>('GET', '/proofs/waiting'),
    refetchInterval: 60_000,
  }).data?.waiting;

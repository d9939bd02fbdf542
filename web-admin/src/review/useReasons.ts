import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

export const REASONS = ['rejection-reasons'];

/** Why a proof may be rejected: the list that staff edit. */
export function useReasons() {
  const api = useApi();
  return useQuery({ queryKey: REASONS, queryFn: () => api.reasons(), staleTime: 60_000 });
}

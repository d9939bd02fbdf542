import { useCall } from '../api/useCall';

export const REASONS = ['rejection-reasons'];

/** Why a proof may be rejected: the list that staff edit. */
export function useReasons() {
  return useCall(REASONS, (api) => api.reasons(), { staleTime: 60_000 });
}

import { useCall } from '../api/useCall';

/** How many proofs wait, for the navigation: asked again every minute, and whenever figures change here. */
export function useWaitingProofs(): number | undefined {
  return useCall(['dashboard', 'proofs waiting'], (api) => api.waitingProofs(), { refetchInterval: 60_000 })
    .data;
}

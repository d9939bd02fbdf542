import { useCall } from '../api/useCall';

/** What one's own account tells of itself; asked anew after each change (`invalidateQueries({ queryKey: ACCOUNT })`). */
export const ACCOUNT = ['account'];
export function useAccount() {
  return useCall(ACCOUNT, (api) => api.account());
}

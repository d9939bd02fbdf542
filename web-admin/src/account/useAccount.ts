import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

/** What one's own account tells of itself; asked anew after each change (`invalidateQueries({ queryKey: ACCOUNT })`). */
export const ACCOUNT = ['account'];
export function useAccount() {
  const api = useApi();
  return useQuery({ queryKey: ACCOUNT, queryFn: () => api.account() });
}

import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { AccountSecurity } from '../api/types';

/** What one's own account tells of itself; asked anew after each change (`invalidateQueries({ queryKey: ACCOUNT })`). */
export const ACCOUNT = ['account'];
export const useAccount = () =>
  useQuery({ queryKey: ACCOUNT, queryFn: () => call<AccountSecurity>('GET', '/auth/account') });

import { useQuery } from '@tanstack/react-query';
import { call } from '../api/client';
import type { DashboardNumbers } from '../api/types';
import { timeZone } from '../format/dates';

/** The morning's numbers, counted by the server in the reader's days; asked again every minute. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: () => call<DashboardNumbers>('GET', `/dashboard?tz=${encodeURIComponent(timeZone())}`),
    refetchInterval: 60_000,
  });

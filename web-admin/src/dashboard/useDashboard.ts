import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/dataProvider';

/** The day's numbers, counted by the server in the reader's days; asked again every minute. */
export function useDashboard(enabled: boolean) {
  const desk = useApi();
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => desk.dashboard(),
    refetchInterval: 60_000,
    enabled,
  });
}

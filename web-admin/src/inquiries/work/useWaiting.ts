import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/dataProvider';

/** What waits for the reader, asked again every minute and whenever inquiries change here. */
export function useWaiting() {
  const api = useApi();
  return useQuery({
    queryKey: ['inquiries', 'waiting'],
    queryFn: () => api.waitingInquiries(),
    refetchInterval: 60_000,
  }).data;
}

/** For the navigation: unanswered inquiries that are theirs or nobody's. */
export const useUnanswered = (): number | undefined => useWaiting()?.unanswered;

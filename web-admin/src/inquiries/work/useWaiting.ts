import { useCall } from '../../api/useCall';

/** What waits for the reader, asked again every minute and whenever inquiries change here. */
export function useWaiting() {
  return useCall(['inquiries', 'waiting'], (api) => api.waitingInquiries(), { refetchInterval: 60_000 }).data;
}

/** For the navigation: unanswered inquiries that are theirs or nobody's. */
export const useUnanswered = (): number | undefined => useWaiting()?.unanswered;

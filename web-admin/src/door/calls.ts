import { useMutation } from '@tanstack/react-query';
import { useCall, useInvalidate } from '../api/useCall';

/** What is on the screen is never older: people act on it. */
const REFRESH_MS = 2_000;

/** Which event and day a page of the door shows, as the address bar and the API hold it. */
export const doorQuery = (asked: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();

/** @param day of the Philippines; undefined: today */
export function useReport(event: string | undefined, day?: string) {
  return useCall(['door', 'report', event, day], (api) => api.doorReport(doorQuery({ event, day })), {
    refetchInterval: REFRESH_MS,
  });
}

export function useDevices(event: string | undefined) {
  return useCall(['door', 'devices', event], (api) => api.doorDevices(event), {
    refetchInterval: REFRESH_MS,
  });
}

export function useAttendance(event: string | undefined) {
  return useCall(['door', 'attendance', event], (api) => api.attendance(event));
}

/** An action of the door, after which everything on the page is asked anew. */
export function useDoorAction<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const invalidate = useInvalidate();
  return useMutation({
    mutationFn: act,
    onSettled: () => invalidate('door'),
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, respond } from '../api/client';
import { save } from '../api/downloadCsv';
import type { Attendance, DoorDevice, DoorDeviceCode, DoorReport } from '../api/types';
import { timeZone } from '../format/dates';

/** What is on the screen is never older: people act on it. */
const REFRESH_MS = 2_000;

/** Which event and day a page of the door shows, as the address bar and the API hold it. */
export const doorQuery = (asked: Record<string, string | undefined>): string =>
  new URLSearchParams(
    Object.entries(asked).filter((pair): pair is [string, string] => pair[1] !== undefined),
  ).toString();

/** @param event its id; undefined: the next one */
const eventQuery = (event: string | undefined) => (event ? `?event=${event}` : '');

/** @param day of the Philippines; undefined: today */
export const useReport = (event: string | undefined, day?: string) =>
  useQuery({
    queryKey: ['door', 'report', event, day],
    queryFn: () => call<DoorReport>('GET', `/door/report?${doorQuery({ event, day })}`),
    refetchInterval: REFRESH_MS,
  });

export const useDevices = (event: string | undefined) =>
  useQuery({
    queryKey: ['door', 'devices', event],
    queryFn: () => call<DoorDevice[]>('GET', `/door/devices${eventQuery(event)}`),
    refetchInterval: REFRESH_MS,
  });

export const useAttendance = (event: string | undefined) =>
  useQuery({
    queryKey: ['door', 'attendance', event],
    queryFn: () => call<Attendance[]>('GET', `/door/attendance${eventQuery(event)}`),
  });

/** An action of the door, after which everything on the page is asked anew. */
export function useDoorAction<Given, Answer>(act: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['door'] }),
  });
}

export interface NewDevice {
  event: string | undefined;
  day: string;
  name: string;
  gate: string;
  takes_payments: boolean;
}

export const makeDevice = ({ name, gate, ...device }: NewDevice) =>
  call<DoorDeviceCode>('POST', '/door/devices', {
    ...device,
    ...(name.trim() && { name }),
    ...(gate.trim() && { gate }),
  });
export const endDevice = (id: string) => call<DoorDevice>('DELETE', `/door/devices/${id}`);
/** What a device handed in after it was signed out counts, or is void. */
export const review = ({ id, counts }: { id: string; counts: boolean }) =>
  call('POST', `/door/devices/${id}/review`, { counts });
export const settle = (nonce: string) => call('POST', `/door/conflicts/${nonce}/settle`);

export async function downloadAttendance(event: string | undefined): Promise<void> {
  const query = `${eventQuery(event)}${event ? '&' : '?'}tz=${encodeURIComponent(timeZone())}`;
  const answer = await respond('GET', `/door/attendance.csv${query}`);
  save(await answer.blob(), `attendance-${new Date().toISOString().slice(0, 10)}.csv`);
}

import type { EventView, GroupFields, WaitingView } from '../../reference/api/schemas';
import { call } from './client';
import { formSignals } from './form-signals';
import { withRetry } from './retry';

/** Joins the waiting list of a full event; the same key and fields never make two entries. @throws {ApiError} */
export function joinWaitingList(fields: GroupFields, idempotencyKey: string): Promise<WaitingView> {
  const headers = formSignals();
  return withRetry(() => call('/waiting-list', { method: 'POST', body: fields, idempotencyKey, headers }));
}

const path = (uuid: string) => `/waiting-list/${encodeURIComponent(uuid)}`;

/** Where an entry stands. @throws {ApiError} 404 for an unknown uuid */
export const getWaiting = (uuid: string, signal?: AbortSignal): Promise<WaitingView> =>
  call(path(uuid), signal ? { method: 'GET', signal } : { method: 'GET' });

/** Takes what is offered; asked twice, it is taken once. @throws {ApiError} 409 when nothing is offered any more */
export const acceptOffer = (uuid: string): Promise<WaitingView> =>
  withRetry(() => call(`${path(uuid)}/accept`, { method: 'POST' }));

/** Takes the name off, or declines what is offered. @throws {ApiError} */
export const leaveWaitingList = (uuid: string): Promise<WaitingView> =>
  withRetry(() => call(`${path(uuid)}/leave`, { method: 'POST' }));

/** Whether an event has no place left, by its slug. */
export const isFull = async (event: string): Promise<boolean> =>
  (await call<EventView>(`/events/${encodeURIComponent(event)}`, { method: 'GET' })).registration === 'full';

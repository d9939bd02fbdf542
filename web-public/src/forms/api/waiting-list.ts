import type { EventView, WaitingView } from '../../reference/api/schemas';
import { call, withRetry } from './client';

const path = (uuid: string) => `/waiting-list/${encodeURIComponent(uuid)}`;

/** Where an entry stands. @throws {ApiError} 404 for an unknown uuid */
export const getWaiting = (uuid: string, signal?: AbortSignal): Promise<WaitingView> =>
  call(path(uuid), signal ? { method: 'GET', signal } : { method: 'GET' });

/** Takes what is offered; asked twice, it is taken once. @throws {ApiError} 409 when nothing is offered any more */
export const acceptOffer = (uuid: string): Promise<WaitingView> =>
  withRetry(() => call(`${path(uuid)}/accept`, { method: 'POST' }));

/** By the token of the mailed link: the entry is in line. @throws {ApiError} 400 for another token, 409 */
export const confirmWaiting = (uuid: string, token: string): Promise<WaitingView> =>
  withRetry(() => call(`${path(uuid)}/confirm`, { method: 'POST', body: { token } }));

/** Takes the name off, or declines what is offered. @throws {ApiError} */
export const leaveWaitingList = (uuid: string): Promise<WaitingView> =>
  withRetry(() => call(`${path(uuid)}/leave`, { method: 'POST' }));

/** Whether an event has no place left, by its slug. */
export const isFull = async (event: string): Promise<boolean> =>
  (await call<EventView>(`/events/${encodeURIComponent(event)}`, { method: 'GET' })).registration === 'full';

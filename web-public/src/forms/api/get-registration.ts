import type { RegistrationState } from '../../reference/api/schemas';
import { call, withRetry } from './client';

/** Says or corrects the reference number of the proof that waits. @throws {ApiError} 409 when none does */
export const setReference = (uuid: string, reference: string): Promise<RegistrationState> =>
  withRetry(() =>
    call(`/delegates/uuid/${encodeURIComponent(uuid)}/reference`, { method: 'POST', body: { reference } }),
  );

/** What became of the payment of a ticket. @throws {ApiError} 404 for an unknown uuid */
export function getRegistration(uuid: string, signal?: AbortSignal): Promise<RegistrationState> {
  const path = `/delegates/uuid/${encodeURIComponent(uuid)}/registration`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

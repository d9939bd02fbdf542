import type { RegistrationState } from '../../reference/api/schemas';
import { call } from './client';

/** What became of the payment of a ticket. @throws {ApiError} 404 for an unknown uuid */
export function getRegistration(uuid: string, signal?: AbortSignal): Promise<RegistrationState> {
  const path = `/delegates/uuid/${encodeURIComponent(uuid)}/registration`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

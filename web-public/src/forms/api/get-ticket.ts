import { call } from './client';
import type { Ticket } from '../../reference/api/schemas';

/** The registration behind a thank-you link. @throws {ApiError} 404 for an unknown uuid, 400 for none */
export function getTicket(uuid: string, signal?: AbortSignal): Promise<Ticket> {
  const path = `/delegates/uuid/${encodeURIComponent(uuid)}`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

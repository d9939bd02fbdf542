import type { FormerTicket, Ticket } from '../../reference/api/schemas';
import { call } from './client';

/** The registration behind a thank-you link. @throws {ApiError} 404 for an unknown uuid, 400 for none */
export function getTicket(uuid: string, signal?: AbortSignal): Promise<Ticket> {
  const path = `/delegates/uuid/${encodeURIComponent(uuid)}`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

/** What became of a ticket whose place was passed on. @throws {ApiError} 404 for every other */
export function getFormerTicket(uuid: string, signal?: AbortSignal): Promise<FormerTicket> {
  const path = `/former-tickets/${encodeURIComponent(uuid)}`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

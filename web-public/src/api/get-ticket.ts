import { call } from './client';

/** What the holder of a registration's link may see. */
export interface Ticket {
  uuid: string;
  first_name: string;
  last_name: string;
  church_name: string | null;
  ministry: string | null;
  payment_mode: string;
  payment_status: boolean;
  proof_of_payment: boolean;
  qr_code: string | null;
  created_at: string;
}

/** The registration behind a thank-you link. @throws {ApiError} 404 for an unknown uuid */
export function getTicket(uuid: string, signal?: AbortSignal): Promise<Ticket> {
  const path = `/delegates/uuid/${encodeURIComponent(uuid)}`;
  return call(path, signal ? { method: 'GET', signal } : { method: 'GET' });
}

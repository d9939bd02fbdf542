import type { NetworkFingerprint } from '../../auth/network-fingerprints.js';
import type { ProjectForSale } from '../../content/for-sale/for-sale.dto.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { InquiryRow } from '../inquiry-record.dto.js';
import { lockInquiry } from '../work/inquiry-rows.js';
import { IS_OPEN } from '../work/statuses.js';
import { hasBookedViewing } from './viewing-rows.js';
import type { NewViewing } from './viewings.dto.js';

/** Viewings that lie ahead, or were booked within a day: of one person, from one network, from what one company may hold. */
const MAX_OF_PERSON = 3;
const MAX_OF_NETWORK = 8;
const MAX_OF_SITE = 24;

const COUNTED = `(v.state = 'booked' AND v.starts_at > now()) OR v.created_at > now() - interval '1 day'`;

/**
 * The open inquiry about this project of whoever has both the address and the number: with one of the two anybody could book
 * in another's name, and families share them.
 */
export async function openInquiry(
  tx: Transaction,
  { email, phone_number }: NewViewing,
  { name, interest }: ProjectForSale,
): Promise<InquiryRow | undefined> {
  const [found] = await tx.query<{ id: string }[]>(
    `SELECT id FROM inquiry
      WHERE email_key(email) = email_key($1) AND phone_number = $2 AND ${IS_OPEN} AND NOT spam
        AND search_key(project_interest) = ANY (ARRAY[search_key($3), search_key($4)])
      ORDER BY created_at DESC, id DESC LIMIT 1`,
    [email, phone_number, name, interest],
  );
  return found && lockInquiry(tx, found.id);
}

/** @throws ApiError 409 while they have a viewing of this inquiry that lies ahead */
export async function refuseSecond(tx: Transaction, inquiryId: string): Promise<void> {
  if (await hasBookedViewing(tx, inquiryId))
    throw ApiError.conflict(
      'viewing_booked',
      'You have booked a viewing of this project already. Move it or call it off by the link in the email about it.',
    );
}

/**
 * Keeps anybody from filling the calendar, by one address or number or from one network. Addresses and numbers count only in
 * the network that booked with them, since nobody confirms them: else a stranger who types one keeps its owner out.
 * @throws ApiError 409
 */
export async function refuseMore(
  tx: Transaction,
  { email, phone_number }: NewViewing,
  fingerprint: NetworkFingerprint,
): Promise<void> {
  const [row] = await tx.query<{ person: number; network: number; site: number }[]>(
    `SELECT count(*) FILTER (WHERE v.network = $3 AND (email_key(i.email) = email_key($1) OR i.phone_number = $2))::int AS person,
            count(*) FILTER (WHERE v.network = $3)::int AS network, count(*) FILTER (WHERE v.site = $4)::int AS site
       FROM viewing v JOIN inquiry i ON i.id = v.inquiry_id WHERE ${COUNTED}`,
    [email, phone_number, fingerprint.network, fingerprint.site],
  );
  if (!row) return;
  if (row.person >= MAX_OF_PERSON || row.network >= MAX_OF_NETWORK || row.site >= MAX_OF_SITE)
    throw ApiError.conflict(
      'too_many_viewings',
      'So many viewings are booked by you or from your network that no more are taken. Please call or write to us.',
    );
}

import type { Pool } from 'pg';
import { EVENT_CANCELLED } from '../events/cancelled.js';
import { failsSql, type Statement } from '../mail-batches/arrival.js';
import { CONTACT_EMAIL } from '../registrations/registration-rows.js';
import type { About, GuestMail } from './guest-mail.entity.js';

type Change = Exclude<About, 'guests'>;

/** How many hear of a change of the event, and who can't be told by mail. */
interface InformedCounts {
  mails: number;
  people: number;
  waiting: number;
  failing: number;
}

/** Of people as a change finds them, or, once they were cancelled in it, of just these. */
const delegatesOf = (moment: string | null): string =>
  moment === null
    ? 'd.cancelled_at IS NULL'
    : `d.cancelled_at = ${moment} AND d.cancelled_because = '${EVENT_CANCELLED}'`;
const waitingOf = (moment: string | null): string =>
  moment === null
    ? `w.state IN ('waiting', 'offered')`
    : `w.state = 'ended' AND w.decided_at = ${moment} AND NOT w.unconfirmed`;

/**
 * SQL: whoever is to hear of a change of the event `$1`: who registered, who comes, and who waits for a place. Also who stopped
 * messages to many: this is about their own ticket. Neither spam nor who never confirmed an address.
 * @param moment SQL of when they were cancelled in it; null: they are not
 */
const informedSql = (moment: string | null): string => `
  SELECT resource, id, address, key, rank, ${failsSql('key', 'fails')} AS fails FROM (
    SELECT 'delegates' AS resource, d.id, a.address, fold_address(a.address) AS key, a.rank, d.mail_fails AS fails
      FROM delegate d JOIN registration r ON r.id = d.registration_id
      CROSS JOIN LATERAL (VALUES (${CONTACT_EMAIL}, 0), (d.email, 1)) a (address, rank)
     WHERE d.event_id = $1 AND ${delegatesOf(moment)} AND NOT ((d.spam OR d.unconfirmed) AND NOT d.payment_status)
    UNION ALL
    SELECT 'waiting-list', w.id, w.contact_email, fold_address(w.contact_email), 2, false
      FROM waiting_entry w WHERE w.event_id = $1 AND ${waitingOf(moment)} AND NOT w.spam AND NOT w.unconfirmed
  ) recipients`;

/** SQL of the moment at which the change cancelled its delegates, by which they are found; null: a move cancels nobody. */
const momentOf = (about: Change): string | null => (about === 'cancelled' ? '$2::timestamptz' : null);

/** Ends the key of a mail to whoever pays, who stays its reader when their address is corrected. */
export const TO_PAYER = ' pays';

/** The next recipients behind `reached`: one of each address, by address; who pays before who only comes. */
export function nextInformed(
  {
    event_id,
    about,
    created_at,
    reached,
  }: Pick<GuestMail, 'event_id' | 'created_at' | 'reached'> & { about: Change },
  most: number,
): Statement {
  const moment = momentOf(about);
  const values = [event_id, ...(moment === null ? [] : [created_at]), reached];
  const text = `SELECT DISTINCT ON (key) resource, id, address, key, CASE rank WHEN 0 THEN '${TO_PAYER}' END AS reader FROM (${informedSql(moment)}) i
    WHERE NOT fails AND key > $${values.length}::text ORDER BY key, rank, id LIMIT ${most}`;
  return { text, values };
}

/** As the event stands now, before it is changed. */
export async function countInformed(pool: Pool, event_id: string): Promise<InformedCounts> {
  const { rows } = await pool.query<InformedCounts>(
    `SELECT count(DISTINCT key) FILTER (WHERE NOT fails)::int AS mails,
            count(DISTINCT id) FILTER (WHERE resource = 'delegates')::int AS people,
            count(DISTINCT id) FILTER (WHERE resource = 'waiting-list')::int AS waiting,
            count(DISTINCT key) FILTER (WHERE fails)::int AS failing
       FROM (${informedSql(null)}) i`,
    [event_id],
  );
  if (!rows[0]) throw new Error('The counts gave no row');
  return rows[0];
}

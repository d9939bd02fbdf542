import type { EntityManager } from 'typeorm';
import type { DelegateRow } from '../../delegates/delegates.dto.js';
import { comesSql, CONTACT_EMAIL } from '../registration-rows.js';

export interface SamePerson {
  id: string;
  first_name: string;
  last_name: string;
  payment_status: boolean;
  created_at: Date;
}

/** SQL: delegate `o` has the name of another, whatever its case and accents. */
const hasNameOf = (other: string) =>
  `search_key(o.last_name) COLLATE "C" = search_key(${other}.last_name)
   AND search_key(o.first_name) COLLATE "C" = search_key(${other}.first_name)`;

/**
 * Who else of an event has the same name and the same e-mail or telephone: the same person,
 * registered twice. Families share an address, so nobody is refused for it.
 * @param delegates of one event @returns those of other registrations that stand, the oldest first
 */
export function samePeople(tx: EntityManager, delegates: DelegateRow[]): Promise<SamePerson[]> {
  return tx.query<SamePerson[]>(
    `SELECT DISTINCT o.id, o.first_name, o.last_name, o.payment_status, o.created_at
       FROM delegate d JOIN delegate o ON o.event_id = d.event_id AND o.registration_id <> d.registration_id
        AND ${hasNameOf('d')} AND (lower(o.email) = lower(d.email) OR o.phone_number = d.phone_number)
      WHERE d.id = ANY($1) AND d.first_name <> '' AND ${comesSql('o')}
      ORDER BY o.created_at, o.id LIMIT 50`,
    [delegates.map(({ id }) => id)],
  );
}

/**
 * SQL: whether somebody of this registration had registered before at the contact's own address. Its reader alone is told:
 * else whoever types a name and a number learns that this person comes. `r` is the registration's row, `d` the delegate's.
 */
export const REGISTERED_BEFORE = `EXISTS (
  SELECT FROM delegate own JOIN delegate o ON o.event_id = own.event_id AND o.registration_id <> own.registration_id
   AND ${hasNameOf('own')}
   WHERE own.registration_id = r.id AND own.cancelled_at IS NULL AND own.first_name <> ''
     AND lower(o.email) = lower(${CONTACT_EMAIL}) AND o.created_at < own.created_at AND ${comesSql('o')})`;

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { fullNameSql } from '../delegates/names.js';
import type { Transaction } from '../platform/database/transaction.js';
import { isUuid } from '../platform/http/fields/uuid.js';
import { comesSql } from '../registrations/registration-rows.js';
import type { Gate } from './gate.js';
import type { FoundDelegate, GroupMember } from './scans.dto.js';

/** The first half of SHA-256 of the uuid: tells a ticket from all others, and nothing of its code. */
export const TICKET_SQL = 'substr(sha256(uuid_send(d.uuid)), 1, 16)';

/** @param uuid of the ticket's link @returns its 16 bytes as hex */
export const ticketOf = (uuid: string): string =>
  createHash('sha256').update(bytesOf(uuid)).digest('hex').slice(0, 32);

export const bytesOf = (uuid: string): Buffer => Buffer.from(uuid.replaceAll('-', ''), 'hex');

/** The uuid in what a QR code said: the ticket's link, at any host (it may have moved), or the uuid alone. */
export function uuidIn(code: string): string | undefined {
  const found = /(?:^|\/thank-you\/)([0-9a-f-]{36})(?:[/?#]|$)/i.exec(code.trim())?.[1];
  return isUuid(found) ? found.toLowerCase() : undefined;
}

/** What the door has to know of a ticket. */
export interface Ticket {
  ticket: string;
  id: string;
  event_id: string;
  event_name: string;
  registration_id: string;
  name: string;
  church: string | null;
  /** Paid, or nothing is to be paid. */
  paid: boolean;
  /** What its registration owes. */
  due_centavos: number;
  /** How many the registration has. */
  members: number;
  /** Cancelled, passed on to somebody else, or in the bin. */
  cancelled: boolean;
  /** In the bin: its event is told to nobody. */
  removed: boolean;
}

const FACTS = `encode(${TICKET_SQL}, 'hex') AS ticket, d.id, d.event_id, d.registration_id,
  ${fullNameSql('d')} AS name, d.church_name AS church,
  (SELECT name FROM event WHERE id = d.event_id) AS event_name,
  (SELECT owed_centavos::float8 FROM registration_money WHERE registration_id = d.registration_id) AS due_centavos,
  (d.payment_status OR (SELECT total_centavos = 0 FROM registration WHERE id = d.registration_id)) AS paid,
  (SELECT count(*)::int FROM delegate m WHERE m.registration_id = d.registration_id AND m.cancelled_at IS NULL) AS members,
  d.cancelled_at IS NOT NULL AS cancelled, false AS removed`;

const FOUND = `SELECT ${FACTS} FROM delegate d WHERE d.id = ANY($1)`;
const IDS = `SELECT d.id FROM delegate d WHERE ${TICKET_SQL} = ANY($1)`;

const REMOVED = `SELECT encode(${TICKET_SQL}, 'hex') AS ticket, d.id, d.event_id, d.registration_id,
    b.name, d.church_name AS church, '' AS event_name, 0 AS due_centavos, false AS paid, 1 AS members, true AS cancelled,
    true AS removed
  FROM bin_entry b, jsonb_array_elements(b.rows) kept,
       jsonb_to_recordset(kept->'rows') AS d (id uuid, uuid uuid, event_id uuid, registration_id uuid, church_name text)
  WHERE b.resource = 'delegates' AND kept->>'table' = 'delegate' AND ${TICKET_SQL} = ANY($1)`;

/** A ticket that was passed on: its place has another ticket now. */
const FORMER = `SELECT encode(substr(sha256(uuid_send(f.uuid)), 1, 16), 'hex') AS ticket, d.id, f.event_id,
    d.registration_id, ${fullNameSql('d')} AS name, d.church_name AS church, e.name AS event_name,
    0 AS due_centavos, false AS paid, 1 AS members, true AS cancelled, false AS removed
  FROM former_ticket f JOIN delegate d ON d.id = f.delegate_id JOIN event e ON e.id = f.event_id
  WHERE substr(sha256(uuid_send(f.uuid)), 1, 16) = ANY($1)`;

const ENTRY = `LEFT JOIN door_scan s ON s.delegate_id = d.id AND s.day = $2
  AND s.outcome = 'welcome' AND s.undone_at IS NULL`;

const MEMBERS = `SELECT d.registration_id, encode(${TICKET_SQL}, 'hex') AS ticket,
    ${fullNameSql('d')} AS name, d.church_name AS church,
    (d.payment_status OR r.total_centavos = 0) AS paid, s.nonce IS NOT NULL AS is_in
  FROM delegate d JOIN registration r ON r.id = d.registration_id ${ENTRY}
  WHERE d.registration_id = ANY($1) AND d.cancelled_at IS NULL ORDER BY d.id`;

const MAX_FOUND = 20;
const SEARCH = `SELECT encode(${TICKET_SQL}, 'hex') AS ticket, ${fullNameSql('d')} AS name,
    d.church_name AS church, (d.payment_status OR r.total_centavos = 0) AS paid, s.nonce IS NOT NULL AS is_in,
    s.scanned_at AS in_since
  FROM delegate d JOIN registration r ON r.id = d.registration_id ${ENTRY}
  WHERE d.event_id = $1 AND ${comesSql('d')} AND NOT EXISTS (
    SELECT FROM unnest($3::text[]) word
     WHERE position(' ' || word IN search_text(concat_ws(' ', d.first_name, d.last_name, d.church_name))) = 0)
  ORDER BY search_key(d.last_name), search_key(d.first_name), d.id LIMIT ${MAX_FOUND}`;

/** Reads delegates as the door sees them: names, church, whether they have paid, and nothing else. */
@Injectable()
export class Tickets {
  constructor(private readonly pool: Pool) {}

  /**
   * Finds tickets and holds their delegates, always in the same order, so that two batches never wait for each other.
   * @returns by ticket; what is missing is no ticket
   */
  async lock(tx: Transaction, tickets: string[]): Promise<Map<string, Ticket>> {
    const keys = tickets.map((ticket) => Buffer.from(ticket, 'hex'));
    const ids = (await tx.query<{ id: string }[]>(IDS, [keys])).map(({ id }) => id);
    await tx.query('SELECT FROM delegate WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE', [ids]);
    // A second statement, since only its snapshot sees what was committed while the lock was waited for.
    const found = await tx.query<Ticket[]>(FOUND, [ids]);
    const known = new Map(found.map((row) => [row.ticket, row]));
    const missing = keys.filter((key) => !known.has(key.toString('hex')));
    if (missing.length > 0)
      for (const gone of [REMOVED, FORMER])
        for (const row of await tx.query<Ticket[]>(gone, [missing])) known.set(row.ticket, row);
    return known;
  }

  /** @returns the id of the delegate of this event with this ticket */
  async idOf({ event_id }: Gate, ticket: string): Promise<string | undefined> {
    const sql = `SELECT d.id FROM delegate d WHERE ${TICKET_SQL} = $1 AND d.event_id = $2`;
    const { rows } = await this.pool.query<{ id: string }>(sql, [Buffer.from(ticket, 'hex'), event_id]);
    return rows[0]?.id;
  }

  /** All delegates of these registrations, by registration. */
  async groups(registrations: string[], { day }: Gate): Promise<Map<string, GroupMember[]>> {
    if (registrations.length === 0) return new Map();
    const { rows } = await this.pool.query<GroupMember & { registration_id: string }>(MEMBERS, [
      registrations,
      day,
    ]);
    const groups = new Map<string, GroupMember[]>();
    for (const { registration_id, ...member } of rows)
      groups.set(registration_id, [...(groups.get(registration_id) ?? []), member]);
    return groups;
  }

  /** @param q words that begin words of the name or church */
  async search({ event_id, day }: Gate, q: string): Promise<FoundDelegate[]> {
    const words = await this.wordsOf(q);
    // An empty search text would match every word: punctuation alone must not list people.
    if (words.length === 0) return [];
    const { rows } = await this.pool.query<FoundDelegate & { in_since: Date | null }>(SEARCH, [
      event_id,
      day,
      words,
    ]);
    return rows.map((row) => ({ ...row, in_since: row.in_since?.toISOString() ?? null }));
  }

  private async wordsOf(q: string): Promise<string[]> {
    const { rows } = await this.pool.query<{ words: string[] }>(
      "SELECT regexp_split_to_array(btrim(search_words($1)), '\\s+') AS words",
      [q],
    );
    return rows[0]?.words.filter((word) => word !== '') ?? [];
  }
}

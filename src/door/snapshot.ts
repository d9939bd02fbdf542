import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { fullNameSql } from '../delegates/names.js';
import {
  ShownBoolean,
  ShownDate,
  ShownDateOrNull,
  ShownText,
  ShownTextOrNull,
} from '../platform/http/openapi/answers.js';
import type { Gate } from './gate.js';
import { bytesOf, TICKET_SQL } from './tickets.js';

/** Who is in, as all devices learn it. */
export class EntryView {
  @ShownText({ description: 'The ticket' }) ticket: string;
  @ShownBoolean({ description: 'false: the entry was undone' }) is_in: boolean;
  @ShownDateOrNull() at: string | null;
  @ShownTextOrNull() gate: string | null;
  @ShownTextOrNull() by: string | null;
}

/**
 * The tickets of an event, for a device that loses its connection. Each is encrypted by a key that only its own code gives:
 * a lost telephone tells nothing without the tickets themselves.
 */
export class SnapshotView {
  @ShownDate({ description: 'Give it as `since` the next time' }) as_of: string;
  @ShownBoolean({ description: 'false: only what changed since' }) whole: boolean;
  @ShownText({ description: 'Hex; of this answer alone' }) salt: string;
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2 },
    description:
      'Pairs: the ticket (the first 16 bytes of SHA-256 of the uuid’s 16 bytes, hex), and its facts, base64, by AES-256-GCM with an IV of zeros and the key HKDF-SHA-256(uuid’s bytes, salt, "door ticket"); JSON: n name, c church, p paid, d centavos to pay, g its group: its place in `groups`, and the key, base64',
  })
  tickets: string[][];
  @ApiProperty({
    type: [String],
    description:
      'Groups, base64, by AES-256-GCM with the key that their tickets hold; JSON: a list of t, n, c, p',
  })
  groups: string[];
  @ApiProperty({ type: [String], description: 'Tickets that are no longer valid' }) cancelled: string[];
  @ApiProperty({ type: [EntryView] }) entries: EntryView[];
}

interface Row {
  uuid: string;
  ticket: string;
  registration_id: string;
  name: string;
  church: string | null;
  paid: boolean;
  due: number;
}

/** A transaction that began earlier may commit later, so changes of so long ago are sent again. That does no harm. */
const MARGIN = "interval '10 seconds'";

/** A group goes whole: its members share one encrypted list. */
const ROWS = `SELECT d.uuid, encode(${TICKET_SQL}, 'hex') AS ticket, d.registration_id,
    ${fullNameSql('d')} AS name, d.church_name AS church,
    (d.payment_status OR r.total_centavos = 0) AS paid,
    CASE WHEN d.payment_status THEN 0
         ELSE (SELECT owed_centavos::float8 FROM registration_money WHERE registration_id = r.id) END AS due
  FROM delegate d JOIN registration r ON r.id = d.registration_id
  WHERE d.event_id = $1 AND d.cancelled_at IS NULL AND ($2::timestamptz IS NULL OR d.registration_id IN (
    SELECT registration_id FROM delegate WHERE event_id = $1 AND updated_at > $2::timestamptz - ${MARGIN}))
  ORDER BY d.registration_id, d.id`;

const CANCELLED = `SELECT encode(${TICKET_SQL}, 'hex') AS ticket
  FROM bin_entry b, jsonb_array_elements(b.rows) kept, jsonb_to_recordset(kept->'rows') AS d (uuid uuid, event_id uuid)
  WHERE b.resource = 'delegates' AND kept->>'table' IN ('delegate', 'former_ticket') AND d.event_id = $1
  UNION ALL SELECT encode(${TICKET_SQL}, 'hex') FROM delegate d WHERE d.event_id = $1 AND d.cancelled_at IS NOT NULL
  UNION ALL SELECT encode(${TICKET_SQL}, 'hex') FROM former_ticket d WHERE d.event_id = $1`;

export const ENTRIES = `SELECT encode(${TICKET_SQL}, 'hex') AS ticket, s.nonce IS NOT NULL AS is_in,
    s.scanned_at AS at, s.gate, s.by_name AS by
  FROM (SELECT DISTINCT delegate_id FROM door_scan WHERE event_id = $1 AND day = $2
    AND ($3::timestamptz IS NULL OR changed_at > $3::timestamptz - ${MARGIN})) scanned
  JOIN delegate d ON d.id = scanned.delegate_id AND d.event_id = $1
  LEFT JOIN door_scan s ON s.delegate_id = d.id AND s.day = $2 AND s.outcome = 'welcome' AND s.undone_at IS NULL`;

export const toEntry = (row: Omit<EntryView, 'at'> & { at: Date | null }): EntryView => ({
  ...row,
  at: row.at?.toISOString() ?? null,
});

/** So many are encrypted before others get their turn: a third of a millisecond each. */
const AT_ONCE = 100;

@Injectable()
export class Snapshots {
  constructor(private readonly pool: Pool) {}

  /** @param since `as_of` of the one before; undefined: all */
  async read({ event_id, day }: Gate, since: string | undefined): Promise<SnapshotView> {
    const after = since ?? null;
    const { rows: now } = await this.pool.query<{ now: Date }>('SELECT now() AS now');
    const { rows } = await this.pool.query<Row>(ROWS, [event_id, after]);
    const { rows: cancelled } = await this.pool.query<{ ticket: string }>(CANCELLED, [event_id]);
    const { rows: entries } = await this.pool.query<EntryView & { at: Date | null }>(ENTRIES, [
      event_id,
      day,
      after,
    ]);
    const salt = randomBytes(16);
    const groups = groupsOf(rows);
    const tickets: string[][] = [];
    for (const [n, row] of rows.entries()) {
      if (n % AT_ONCE === AT_ONCE - 1) await breathe();
      const group = groups.get(row.registration_id);
      const facts = {
        n: row.name,
        c: row.church,
        p: row.paid,
        d: row.due,
        ...(group && { g: [group.index, group.key.toString('base64')] }),
      };
      const key = Buffer.from(hkdfSync('sha256', bytesOf(row.uuid), salt, 'door ticket', 32));
      tickets.push([row.ticket, encrypt(facts, key)]);
    }
    return {
      as_of: (now[0]?.now ?? new Date()).toISOString(),
      whole: since === undefined,
      salt: salt.toString('hex'),
      tickets,
      groups: [...groups.values()].map(({ key, members }) => encrypt(members, key)),
      cancelled: cancelled.map(({ ticket }) => ticket),
      entries: entries.map(toEntry),
    };
  }
}

interface SealedGroup {
  index: number;
  key: Buffer;
  members: object[];
}

/** Registrations of more than one, by their ids. */
function groupsOf(rows: Row[]): Map<string, SealedGroup> {
  const sizes = new Map<string, number>();
  for (const { registration_id: id } of rows) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  const groups = new Map<string, SealedGroup>();
  for (const { registration_id: id, ticket, name, church, paid } of rows) {
    if (sizes.get(id) === 1) continue;
    const group = groups.get(id) ?? { index: groups.size, key: randomBytes(32), members: [] };
    group.members.push({ t: ticket, n: name, c: church, p: paid });
    groups.set(id, group);
  }
  return groups;
}

/** Pads with blanks, so that the length of the encrypted text tells little. */
const STEP = 32;
/** Most texts are shorter, so nearly all get the same length. */
const MIN_LENGTH = 96;

const blanks = (length: number): number => Math.max(MIN_LENGTH, Math.ceil(length / STEP) * STEP) - length;

/** Each key encrypts one thing in one answer, so the IV may be the same for all. */
function encrypt(facts: object, key: Buffer): string {
  const text = Buffer.from(JSON.stringify(facts));
  const padded = Buffer.concat([text, Buffer.alloc(blanks(text.length), ' ')]);
  const cipher = createCipheriv('aes-256-gcm', key, Buffer.alloc(12));
  return Buffer.concat([cipher.update(padded), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

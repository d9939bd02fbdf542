import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { sameDigits, sameEmail, samePerson } from '../inquiries/same-person.js';
import { seenSql } from '../inquiries/seen-by.js';
import { hasScope, seesAll, type StaffCaller } from '../platform/http/caller.js';
import type { PersonMoment, PersonView } from './persons.dto.js';

interface Known {
  name: string;
  email: string | null;
  phone: string | null;
}

const MAX = 500;

/** `$1`: the address or null, `$2`: the digits or null. */
const same = (row: string) => samePerson(row, '$1', '$2');

/** `$3`: the reader sees inquiries; `$4`: all of them; `$5`: the reader; `$6`: sees delegates; `$7`: sees mails. */
const INQUIRIES = `SELECT i.* FROM inquiry i WHERE $3::boolean AND NOT i.spam AND ${seenSql('i', '$4::boolean', '$5::uuid')}
  AND ${same('i')}`;
/** Somebody of a group who has no address or number of their own bears the contact's, and is another person. */
const ownContact = (column: 'email' | 'phone_number') =>
  `CASE WHEN lower(d.${column}) = lower(r.contact_${column})
         AND search_key(concat_ws(' ', d.first_name, d.last_name)) <> search_key(concat_ws(' ', r.contact_first_name, r.contact_last_name))
        THEN NULL ELSE d.${column} END`;
const DELEGATES = `SELECT found.* FROM (
    SELECT d.id, d.event_id, d.registration_id, d.first_name, d.last_name, ${ownContact('email')} AS email,
           ${ownContact('phone_number')} AS phone_number, d.payment_status, d.proof_of_payment, d.cancelled_at, d.created_at
      FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE $6::boolean AND ${same('d')}) found
  WHERE ${same('found')}`;
/** What they pay for others; its page is that of the first of them. */
const GROUPS = `SELECT (SELECT min(id::text)::uuid FROM delegate WHERE registration_id = r.id) AS id, r.contact_first_name AS first_name, r.contact_last_name AS last_name, r.contact_email AS email,
         r.contact_phone_number AS phone_number, l.event_name, l.delegates, l.payment_status, r.created_at
    FROM registration r JOIN registration_listed l ON l.id = r.id
   WHERE $6::boolean AND (${sameEmail('r.contact_email', '$1')} OR ${sameDigits('r.contact_phone_number', '$2')})`;

const FOUND = `asked AS (${INQUIRIES}), registered AS (${DELEGATES}), led AS (${GROUPS})`;

/** What became of an inquiry, by its history, which names what changed. */
const CHANGED = `FROM asked a JOIN activity c ON c.record_id = a.id AND c.resource = 'inquiries' AND c.type = 'inquiry.changed'`;
const BY = `CASE WHEN c.caller_kind IN ('staff', 'key') THEN c.caller_name END`;

/** A home says its status itself, and so does a viewing that was booked. */
const WORK = `
  SELECT 'status' AS kind, c.at, a.id AS record_id, a.project_interest AS about, c.after->>'status' AS text, ${BY} AS by,
         NULL::text AS status, NULL::text AS on
    ${CHANGED} AND 'status' = ANY (c.fields) AND NOT 'home_state' = ANY (c.fields) AND c.caller_kind <> 'anonymous'
  UNION ALL
  SELECT 'home', c.at, a.id, coalesce(c.after->>'home_name', c.before->>'home_name'), coalesce(c.after->>'home_state', 'free'),
         ${BY}, NULL, c.after->>'home_until'
    ${CHANGED} AND c.fields && ARRAY['home_state', 'home_until']
  UNION ALL
  SELECT 'viewing', c.at, a.id, c.after->>'next_step_project', 'planned', ${BY}, NULL, c.after->>'next_step_on'
    ${CHANGED} AND c.fields && ARRAY['next_step_kind', 'next_step_on', 'next_step_time'] AND c.after->>'next_step_kind' = 'viewing'
   AND NOT EXISTS (SELECT FROM viewing v WHERE v.inquiry_id = a.id)
  UNION ALL
  SELECT 'viewing', v.created_at, a.id, coalesce(a.next_step_project, a.project_interest, v.project), v.state, s.name, NULL,
         to_char(v.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
    FROM asked a JOIN viewing v ON v.inquiry_id = a.id LEFT JOIN staff s ON s.id = v.staff_id`;

const TIMELINE = `
  WITH ${FOUND}
  SELECT 'inquiry' AS kind, created_at AS at, id AS record_id, project_interest AS about, message AS text,
         (SELECT name FROM staff WHERE staff.id = assignee_id) AS by, status, NULL::text AS on FROM asked
  UNION ALL ${WORK}
  UNION ALL
  SELECT CASE WHEN n.outcome <> 'reached' THEN 'call' ELSE n.kind END, n.created_at, a.id, a.project_interest,
         coalesce(n.text, nullif(n.outcome, 'reached'), n.via), n.author_name, NULL, NULL
    FROM asked a JOIN inquiry_note n ON n.inquiry_id = a.id WHERE n.taken_back_at IS NULL
  UNION ALL
  SELECT 'registration', r.created_at, r.id, (SELECT name FROM event WHERE event.id = r.event_id),
         CASE WHEN r.payment_status THEN 'paid' WHEN r.proof_of_payment IS NULL THEN 'unpaid' ELSE 'proof_waiting' END,
         NULL, NULL, NULL FROM registered r
  UNION ALL
  SELECT 'group', l.created_at, l.id, l.event_name || ' (' || l.delegates || ')',
         CASE WHEN l.payment_status THEN 'paid' ELSE 'unpaid' END, NULL, NULL, NULL FROM led l WHERE l.id IS NOT NULL
  UNION ALL
  SELECT 'cancellation', r.cancelled_at, r.id, (SELECT name FROM event WHERE event.id = r.event_id), NULL, NULL, NULL, NULL
    FROM registered r WHERE r.cancelled_at IS NOT NULL
  UNION ALL
  SELECT 'mail', m.created_at, m.id, coalesce(m.subject, replace(m.template, '-', ' ')),
         CASE WHEN m.state <> 'withheld' THEN m.state WHEN m.last_error IS NULL THEN 'waits' ELSE 'left' END, NULL, NULL, NULL
    FROM mail m
   WHERE $7::boolean AND m.resource <> 'staff' AND (m.resource <> 'inquiries' OR $3::boolean)
     AND m.record_id IN (SELECT id FROM asked UNION ALL SELECT id FROM registered) AND m.recipient_id IS NULL
  ORDER BY at DESC LIMIT ${MAX}`;

const KNOWN = `
  WITH ${FOUND}
  SELECT trim(first_name || ' ' || last_name) AS name, email, phone_number AS phone, created_at FROM asked WHERE $7::boolean IS NOT NULL
  UNION ALL SELECT trim(first_name || ' ' || last_name), email, phone_number, created_at FROM registered
  UNION ALL SELECT trim(concat_ws(' ', first_name, last_name)), email, phone_number, created_at FROM led
  ORDER BY created_at DESC LIMIT ${MAX}`;

/** All that is kept of a person, on one line of time. */
@Injectable()
export class PersonsService {
  constructor(private readonly pool: Pool) {}

  /** @param email or null @param number digits with the country code, or null @returns what this reader may see */
  async of(email: string | null, number: string | null, me: StaffCaller): Promise<PersonView> {
    const values = [
      email,
      number,
      hasScope(me, 'inquiries:read'),
      seesAll(me),
      me.id,
      hasScope(me, 'delegates:read'),
      me.role !== 'agent',
    ];
    const { rows: known } = await this.pool.query<Known>(KNOWN, values);
    const { rows: timeline } = await this.pool.query<PersonMoment>(TIMELINE, values);
    return {
      names: apart(known.map(({ name }) => name)),
      emails: apart(known.map((each) => each.email?.toLowerCase() ?? '')),
      phone_numbers: apart(known.map((each) => each.phone ?? '')),
      timeline,
    };
  }
}

const apart = (texts: string[]): string[] => [...new Set(texts.filter((text) => text !== ''))];

import type { Pool } from 'pg';
import { givenNameSql, numberSql, unquotedName } from '../../delegates/names.js';
import { replyTo } from '../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { linkOf, SHOWN, type RegistrationLinks } from '../links.js';
import { comesSql, CONTACT_EMAIL, quotesSql } from '../registration-rows.js';
import { SAMPLE_REGISTRATION } from './registration-facts.js';
import { ticketLink } from './ticket.js';

interface FoundRow {
  email: string;
  uuid: string;
  name: string;
  event: string;
  pays_for: string | null;
  number: number;
  quotes: boolean;
}

interface Found {
  tickets: { name: string; event: string; uuid: string }[];
  /** The links of whoever pays, one for each registration, by which it is changed. */
  links: { event: string; token: string }[];
}

/** `none`: the names of all are to follow, so there is a registration and no ticket yet. */
const HEADS = { none: 'Your registration', one: 'Your ticket', some: 'Your % tickets' };
const TITLES = {
  none: 'Here is your registration',
  one: 'Here is your ticket',
  some: 'Here are your tickets',
};

/** To the address that somebody asked for: every ticket of it, and of the groups that it pays for. The record is a delegate or a group. */
export const findMyTicket = (pool: Pool, links: RegistrationLinks): MailTemplate<Found> => ({
  name: 'find-my-ticket',
  title: 'Find my ticket',
  audience: 'An address under which delegates are registered, on request',
  mostPerDay: 5,
  isAwaited: true,
  async load({ record_id }, sending) {
    const { rows } = await pool.query<FoundRow>(
      `WITH asked AS (SELECT email FROM delegate WHERE id = $1
         UNION ALL SELECT contact_email FROM registration WHERE id = $1 AND contact_email IS NOT NULL LIMIT 1),
       found AS (SELECT d.id FROM asked JOIN delegate d
                     ON search_key(d.email) COLLATE "C" = search_key(asked.email) AND lower(d.email) = lower(asked.email)
         UNION SELECT d.id FROM asked JOIN registration r ON lower(r.contact_email) = lower(asked.email)
                 JOIN delegate d ON d.registration_id = r.id)
       SELECT asked.email, d.uuid, ${givenNameSql('d')} AS name, event.name AS event,
              CASE WHEN lower(${CONTACT_EMAIL}) = lower(asked.email) THEN r.id END AS pays_for, ${numberSql('d')} AS number,
              ${quotesSql('asked.email')} AS quotes
         FROM asked, found JOIN delegate d ON d.id = found.id AND ${comesSql('d')}
         JOIN registration r ON r.id = d.registration_id
         JOIN event ON event.id = d.event_id AND event.ends_at > now()
        ORDER BY event.starts_at, d.id LIMIT 100`,
      [record_id],
    );
    if (!rows[0]) return undefined;
    const { email } = rows[0];
    const paid = new Map(rows.flatMap(({ pays_for, event }) => (pays_for ? [[pays_for, event]] : [])));
    const named = rows
      .filter(({ name }) => name !== '')
      .map((row) => (row.quotes ? row : { ...row, name: unquotedName(row.name, row.number) }));
    const made = [];
    for (const [id, event] of paid)
      made.push({ event, token: sending ? await links.make(id, email) : SHOWN });
    return { to: email, data: { tickets: named, links: made } };
  },
  sample: {
    tickets: ['Maria Santos', 'José Peña'].map((name) => ({
      name,
      event: SAMPLE_REGISTRATION.event.name,
      uuid: SAMPLE_REGISTRATION.uuid,
    })),
    links: [{ event: SAMPLE_REGISTRATION.event.name, token: SHOWN }],
  },
  render: ({ tickets, links }, { publicUrl, company }) => {
    const count = tickets.length === 0 ? 'none' : tickets.length === 1 ? 'one' : 'some';
    return {
      subject: HEADS[count].replace('%', String(tickets.length)),
      preview: tickets.map(({ name }) => name).join(', ') || 'Names to follow.',
      title: TITLES[count],
      blocks: [
        { kind: 'text', part: 'opening', text: 'You asked for the tickets registered under this address.' },
        ...tickets.flatMap(({ name, event, uuid }): Block[] => [
          { kind: 'facts', rows: [[name, event]] },
          { kind: 'action', label: `Open the ticket of ${name}`, href: ticketLink(publicUrl, uuid) },
        ]),
        ...links.map(({ event, token }): Block => ({
          kind: 'action',
          label: `Change or cancel: ${event}`,
          href: linkOf(publicUrl, token),
        })),
        {
          kind: 'note',
          text: 'If you did not ask for this, someone typed your address by mistake. Only you received these links.',
        },
      ],
      values: {},
      replyTo: replyTo(company),
    };
  },
});

import type { Pool } from 'pg';
import { addressee, fullName, numberSql } from '../../delegates/names.js';
import { calendarFile } from '../../events/calendar-file.js';
import { placeOf } from '../../events/event.entity.js';
import { replyTo } from '../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { datesOf, timesOf } from '../../platform/manila.js';
import { drawQrCode } from '../codes.js';
import { comesSql } from '../registration-rows.js';
import { findDelegate, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';
import { standing, ticketLink } from './ticket.js';

interface Ticket {
  uuid: string;
  first_name: string;
  last_name: string;
  church_name: string | null;
}
type Numbered = Ticket & { number: number };
interface Group extends RegistrationFacts {
  tickets: Ticket[];
}

const SAMPLE_TICKETS = [
  ['Maria', 'Santos'],
  ['José', 'Peña'],
].map(([first_name = '', last_name = '']) => ({
  uuid: SAMPLE_REGISTRATION.uuid,
  first_name,
  last_name,
  church_name: SAMPLE_REGISTRATION.church_name,
}));

/** Names tickets that cost nothing by their numbers, in a mail to an address that nobody confirmed. */
const unnamed = ({ number, ...ticket }: Numbered): Ticket => ({
  ...ticket,
  first_name: 'Delegate',
  last_name: String(number),
  church_name: null,
});

/** To whoever registered a group, once it is paid: every ticket of it in one mail. */
export const ticketsOfGroup = (pool: Pool): MailTemplate<Group> => ({
  name: 'tickets',
  title: 'Tickets of a group',
  audience: 'Whoever registered a group, once the payment is verified: all tickets in one mail',
  async load({ record_id }, sending) {
    const facts = await findDelegate(pool, record_id);
    if (!facts) return undefined;
    // The payment of some, or of all, may have been taken back while it waited.
    const { rows } = await pool.query<Numbered>(
      `SELECT d.uuid, d.first_name, d.last_name, d.church_name, ${numberSql('d')} AS number FROM delegate d
        WHERE d.registration_id = $1 AND d.first_name <> '' AND ${comesSql('d')}
          AND (d.payment_status OR $2::boolean) ORDER BY d.id`,
      [facts.registration_id, !sending || facts.early],
    );
    const tickets = facts.quotes ? rows : rows.map(unnamed);
    return rows.length === 0 ? undefined : { to: facts.contact_email, data: { ...facts, tickets } };
  },
  sample: { ...SAMPLE_REGISTRATION, tickets: SAMPLE_TICKETS },
  render: async (facts, { publicUrl, company }) => {
    const { contact, event, tickets, uuid } = facts;
    const [first] = tickets;
    const others = tickets.length - 1;
    const who = first ? `${fullName(first)}${others > 0 ? ` and ${others} more` : ''}` : '';
    const codes = await Promise.all(
      tickets.map(async (one, n) => ({
        filename: `ticket-${n + 1}.png`,
        content: await drawQrCode(ticketLink(publicUrl, one.uuid), 440),
        contentType: 'image/png',
        cid: `ticket-${n + 1}`,
      })),
    );
    return {
      subject: `${tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`}: ${who}, ${event.name}`,
      preview: `${datesOf(event)}, ${event.venue_name}. Each person shows their own code at the door.`,
      title: tickets.length === 1 ? 'Your ticket' : `Your ${tickets.length} tickets`,
      blocks: [
        {
          kind: 'text',
          text: `${standing(facts, contact, tickets.length)} Each person shows their own code at the door: forward this email, or send each person their link.`,
        },
        {
          kind: 'facts',
          rows: [
            ['When', `${datesOf(event)}\n${timesOf(event)}`],
            ['Where', placeOf(event)],
          ],
        },
        ...tickets.flatMap((one, n): Block[] => [
          {
            kind: 'facts',
            rows: [
              [
                `${n + 1} of ${tickets.length}`,
                `${fullName(one)}${one.church_name === null ? '' : `, ${one.church_name}`}\n${ticketLink(publicUrl, one.uuid)}`,
              ],
            ],
          },
          {
            kind: 'picture',
            cid: `ticket-${n + 1}`,
            alt: `QR code of ${ticketLink(publicUrl, one.uuid)}`,
            width: 160,
          },
        ]),
        {
          kind: 'note',
          part: 'closing',
          text: `Open the attached calendar file to add the event to your calendar. Each ticket is for one person. Anyone who gave their own address gets their ticket there too. Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      attachments: [
        ...codes,
        {
          filename: 'event.ics',
          content: await calendarFile(event, ticketLink(publicUrl, uuid), uuid),
          contentType: 'text/calendar; charset=utf-8',
        },
      ],
      values: { name: addressee(contact) },
      replyTo: replyTo(company),
    };
  },
});

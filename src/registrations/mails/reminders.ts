import type { Pool } from 'pg';
import {
  addressee,
  fullName,
  givenNameSql,
  linesOfNames,
  numberSql,
  unquotedName,
} from '../../delegates/names.js';
import { placeOf } from '../../events/event.entity.js';
import type { Company } from '../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { datesOf, dayInManila, dayOf, momentOf, timesOf } from '../../platform/manila.js';
import { pesos } from '../../platform/pesos.js';
import { linkOf, SHOWN, type RegistrationLinks } from '../links.js';
import { comesSql, CONTACT_EMAIL, quotesSql } from '../registration-rows.js';
import {
  findDelegate,
  heldBlock,
  howToPay,
  SAMPLE_REGISTRATION,
  type RegistrationFacts,
} from './registration-received.js';
import { ticketLink } from './ticket.js';

const replyTo = ({ brand, email }: Company) => ({ name: brand, address: email });

/** To the contact who has not paid, three days before the deadline. */
export const paymentReminder = (pool: Pool): MailTemplate<RegistrationFacts> => ({
  name: 'payment-reminder',
  title: 'Payment reminder',
  audience: 'Whoever registered and has neither paid nor sent a proof, three days before the deadline',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    // No mail goes where it is paid meanwhile, or where a receipt waits for staff.
    if (!delegate || (sending && (delegate.payment_status || delegate.has_proof))) return undefined;
    return { to: delegate.contact_email, data: delegate };
  },
  sample: SAMPLE_REGISTRATION,
  render: (delegate, { publicUrl, company }) => {
    const { uuid, contact, names, owed_centavos, mode, event } = delegate;
    const sum = pesos(owed_centavos);
    const due = event.payment_due_at && dayOf(event.payment_due_at);
    return {
      subject: due ? `Please pay by ${due}` : `Your payment for ${event.name}`,
      preview: `${sum} for ${event.name}.`,
      title: names.length === 1 ? 'Your place is waiting for payment' : 'Your places are waiting for payment',
      blocks: [
        {
          kind: 'text',
          part: 'opening',
          text: `${contact}, we have your registration for ${event.name}, but no proof of payment yet.`,
        },
        {
          kind: 'facts',
          rows: [
            ['To pay', sum],
            ...(due ? [['Until', due] as const] : []),
            [names.length === 1 ? 'Delegate' : 'Delegates', linesOfNames(names)],
            ['When', datesOf(event)],
          ],
        },
        { kind: 'text', text: howToPay(mode, sum) },
        { kind: 'action', label: 'Upload the receipt', href: ticketLink(publicUrl, uuid) },
        {
          kind: 'note',
          part: 'closing',
          text: `Already paid? Upload the receipt and we will check it. Cannot come? Reply to this email or call ${company.telephone}, so that someone else can have the place.`,
        },
      ],
      values: { name: addressee(contact), sum },
      replyTo: replyTo(company),
    };
  },
});

/** To the contact who has not paid, before the places go to others. */
export const placesEndSoon = (pool: Pool): MailTemplate<RegistrationFacts> => ({
  name: 'places-end-soon',
  title: 'Unpaid places end soon',
  audience: 'Whoever has neither paid nor sent a proof, a day before the places are released',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    if (!delegate || (sending && (delegate.has_proof || !delegate.held_until))) return undefined;
    return { to: delegate.contact_email, data: delegate };
  },
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, names, owed_centavos, mode, event, held_until }, { publicUrl, company }) => {
    const until = held_until === null ? 'the payment date' : momentOf(held_until);
    const sum = pesos(owed_centavos);
    const one = names.length === 1;
    return {
      subject: `${one ? 'Your place is' : 'Your places are'} held until ${until}`,
      preview: `${sum} for ${event.name}.`,
      title: one ? 'Your place is held only a little longer' : 'Your places are held only a little longer',
      blocks: [
        {
          kind: 'text',
          text: `We have not received a payment for ${event.name} yet. If it is not paid by ${until}, ${one ? 'the place is' : 'the places are'} released.`,
        },
        {
          kind: 'facts',
          rows: [
            ['To pay', sum],
            [one ? 'Delegate' : 'Delegates', linesOfNames(names)],
            ['When', datesOf(event)],
          ],
        },
        { kind: 'text', text: howToPay(mode, sum) },
        {
          kind: 'action',
          label: mode.at_desk ? 'Open your registration' : 'Upload the receipt',
          href: ticketLink(publicUrl, uuid),
        },
        {
          kind: 'note',
          text: `${mode.at_desk ? '' : `Already paid? Upload the receipt: while we check it, ${one ? 'the place stays' : 'the places stay'} yours. `}Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { sum },
      replyTo: replyTo(company),
    };
  },
});

/** The mail goes to those who have paid, while the event has not begun. */
const isTrueOfTheEve = ({ payment_status, event }: RegistrationFacts): boolean =>
  payment_status && event.starts_at.getTime() > Date.now();

/** To a delegate who has paid, the day before the event. */
export const eventEve = (pool: Pool): MailTemplate<RegistrationFacts> => ({
  name: 'event-eve',
  title: 'Event eve',
  audience: 'Delegates who have paid, the day before the event',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id, 'delegate');
    if (!delegate || (sending && !isTrueOfTheEve(delegate))) return undefined;
    return { to: delegate.email, data: delegate };
  },
  sample: SAMPLE_REGISTRATION,
  render: (delegate, { publicUrl, company }) => {
    const { uuid, first_name, event } = delegate;
    const day = dayInManila(event.starts_at) === dayInManila() ? 'today' : 'tomorrow';
    return {
      subject: `${day === 'today' ? 'Today' : 'Tomorrow'}: ${event.name}`,
      preview: `${timesOf(event)}, ${event.venue_name}. Have your ticket ready.`,
      title: `See you ${day}`,
      blocks: [
        {
          kind: 'text',
          part: 'opening',
          text: `${first_name}, ${event.name} begins ${day}. Show the code of your ticket at the door.`,
        },
        {
          kind: 'facts',
          rows: [
            ['When', `${datesOf(event)}\n${timesOf(event)}`],
            ['Where', placeOf(event)],
            ['Delegate', fullName(delegate)],
          ],
        },
        { kind: 'action', label: 'Open your ticket', href: ticketLink(publicUrl, uuid) },
        {
          kind: 'note',
          part: 'closing',
          text: `Open the ticket once at home, so that your phone keeps it in case the signal is weak at the door. Questions? Call ${company.telephone}.`,
        },
      ],
      values: { name: delegate.quotes ? first_name : 'guest' },
      replyTo: replyTo(company),
    };
  },
});

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
    const paid = new Map(rows.flatMap(({ pays_for, event }) => (pays_for ? [[pays_for, event]] : [])));
    const named = rows
      .filter(({ name }) => name !== '')
      .map((row) => (row.quotes ? row : { ...row, name: unquotedName(row.name, row.number) }));
    const made = [];
    for (const [id, event] of paid) made.push({ event, token: sending ? await links.make(id) : SHOWN });
    return { to: rows[0].email, data: { tickets: named, links: made } };
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

interface Rejected extends RegistrationFacts {
  reason: string;
}

/** To the contact: why the proof was not accepted, and where to upload another. @param reasonOf in words; undefined: it is accepted or replaced meanwhile */
export const proofRejected = (
  pool: Pool,
  reasonOf: (id: string) => Promise<string | undefined>,
): MailTemplate<Rejected> => ({
  name: 'proof-rejected',
  title: 'Proof rejected',
  audience: 'Whoever registered, when staff cannot accept the proof of payment',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    const reason = await reasonOf(record_id);
    // Whoever paid in cash meanwhile uploads nothing.
    const over = sending && delegate?.payment_status;
    return delegate && reason !== undefined && !over
      ? { to: delegate.contact_email, data: { ...delegate, reason } }
      : undefined;
  },
  sample: { ...SAMPLE_REGISTRATION, reason: 'The picture is too blurred to read the reference number.' },
  render: ({ uuid, contact, names, event, mode, held_until, reason }, { publicUrl, company }) => ({
    subject: 'Please upload your receipt again',
    preview: reason,
    title: 'We could not accept your receipt',
    blocks: [
      { kind: 'text', text: `${contact}, we checked the receipt you sent for ${event.name}.` },
      { kind: 'quote', text: reason },
      { kind: 'action', label: 'Upload it again', href: ticketLink(publicUrl, uuid) },
      ...(held_until === null ? [] : [heldBlock(names.length, held_until, mode, event)]),
      {
        kind: 'note',
        part: 'closing',
        text: `If you think this is a mistake, reply to this email or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(contact) },
    replyTo: replyTo(company),
  }),
});

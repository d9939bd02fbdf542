import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { datesOf, pesos, placeOf, timesOf } from '../../events/event-words.js';
import type { Company } from '../../platform/mail/company.js';
import { Mails } from '../../platform/mail/mails.js';
import { isConfirmedSql } from '../../platform/mail/addresses.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import type { DelegateRow } from '../../registrations/delegates.dto.js';
import {
  findDelegate,
  type MailEvent,
  type RegistrationFacts,
  SAMPLE_EVENT,
  SAMPLE_REGISTRATION,
} from '../../registrations/mails/registration-received.js';
import { NOT_PAID_IN_TIME } from '../../registrations/held-places.js';
import { fullName, givenNameSql, isNamed, linesOfNames } from '../../registrations/names.js';
import { fromOrganizer } from '../../registrations/mails/organizer.js';
import { ticketLink } from '../../registrations/mails/ticket.js';

interface Cancelled {
  contact: string;
  event: MailEvent;
  /** Who does not come, and who still does. */
  gone: string[];
  staying: string[];
  total_centavos: number;
  paid: boolean;
  /** By the clock, since nothing was paid in time. */
  lapsed: boolean;
}

/** To an address that nobody may have confirmed: no name, and nothing else that a stranger typed. */
type Own = Pick<Cancelled, 'event'>;

const SAMPLE: Cancelled = {
  contact: SAMPLE_REGISTRATION.contact,
  event: SAMPLE_EVENT,
  gone: ['José Peña'],
  staying: ['Maria Santos'],
  total_centavos: 150_000,
  paid: false,
  lapsed: false,
};

/** Those who were cancelled in one go bear the same moment. */
const CANCELLED = `SELECT coalesce(r.contact_email, d.email) AS email, coalesce(r.contact_first_name, d.first_name) AS contact,
    d.event_id, r.total_centavos, d.payment_status AS paid, coalesce(d.cancelled_because, '') = '${NOT_PAID_IN_TIME}' AS lapsed,
    d.payment_status OR ${isConfirmedSql('coalesce(r.contact_email, d.email)')} AS quotes,
    ARRAY(SELECT ${givenNameSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at = d.cancelled_at ORDER BY o.id) AS gone,
    ARRAY(SELECT ${givenNameSql('o')} FROM delegate o
           WHERE o.registration_id = r.id AND o.cancelled_at IS NULL ORDER BY o.id) AS staying
  FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1 AND d.cancelled_at IS NOT NULL`;

/** Those of the same go whom another address than the contact's reaches: they hear of it by themselves. */
const OWN_ADDRESSES = `SELECT o.id, o.email, extract(epoch FROM o.cancelled_at)::text AS moment
  FROM delegate d JOIN registration r ON r.id = d.registration_id
  JOIN delegate o ON o.registration_id = r.id AND o.cancelled_at = d.cancelled_at AND NOT o.spam
 WHERE d.id = $1 AND r.contact_email IS NOT NULL AND fold_address(o.email) <> fold_address(r.contact_email)
 ORDER BY o.id`;

/** What the contact and the delegates are told when places are given back or passed on. */
@Injectable()
export class CancellingMails implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    const facts = async (id: string) => findDelegate(this.pool, id);
    this.mails.register(
      fromOrganizer<Cancelled>({ ...cancelled, load: ({ record_id }) => this.load(record_id) }),
    );
    this.mails.register(
      fromOrganizer<Own>({ ...placeCancelled, load: ({ record_id }) => this.loadOwn(record_id) }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...reinstated,
        load: async ({ record_id }) => {
          const data = await facts(record_id);
          return data && { to: data.contact_email, data };
        },
      }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...passedOn,
        // To whoever had the place, whose address the record no longer has.
        load: async ({ record_id, to_address }) => {
          const data = await facts(record_id);
          return data && { to: to_address, data };
        },
      }),
    );
    this.mails.register(
      fromOrganizer<RegistrationFacts>({
        ...received,
        load: async ({ record_id }) => {
          const data = await facts(record_id);
          return data && { to: data.email, data };
        },
      }),
    );
  }

  /** Once for all who were cancelled in the same go. @param id of the first of them */
  async sayCancelled(tx: EntityManager, id: string): Promise<void> {
    const [row] = await tx.query<{ email: string; moment: string }[]>(
      `SELECT coalesce(r.contact_email, d.email) AS email, extract(epoch FROM d.cancelled_at)::text AS moment
         FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1`,
      [id],
    );
    if (row) await this.queue(tx, cancelled.name, id, row.email, row.moment);
    for (const own of await tx.query<{ id: string; email: string; moment: string }[]>(OWN_ADDRESSES, [id]))
      await this.queue(tx, placeCancelled.name, own.id, own.email, own.moment);
  }

  async sayReinstated(tx: EntityManager, { id, updated_at, email }: DelegateRow): Promise<void> {
    const [row] = await tx.query<{ email: string | null }[]>(
      'SELECT r.contact_email AS email FROM delegate d JOIN registration r ON r.id = d.registration_id WHERE d.id = $1',
      [id],
    );
    await this.queue(tx, reinstated.name, id, row?.email ?? email, String(updated_at.getTime()));
  }

  /** @param former uuid of the ticket that ended @param email of whoever had it */
  sayPassedOn(tx: EntityManager, former: string, id: string, email: string): Promise<void> {
    return this.queue(tx, passedOn.name, id, email, former);
  }

  sayReceived(tx: EntityManager, { id, uuid, email }: DelegateRow): Promise<void> {
    return this.queue(tx, received.name, id, email, uuid);
  }

  private queue(tx: EntityManager, template: string, id: string, to: string, once: string): Promise<void> {
    const about = { template, to, resource: 'delegates', record_id: id };
    return this.mails.queue(tx, { ...about, key: `${template}:${id}:${once}` });
  }

  /** Undefined: it was taken back meanwhile, or the place is somebody else's. */
  private async loadOwn(id: string): Promise<{ to: string; data: Own } | undefined> {
    const { rows } = await this.pool.query<{ email: string; event_id: string }>(
      'SELECT email, event_id FROM delegate WHERE id = $1 AND cancelled_at IS NOT NULL AND NOT spam',
      [id],
    );
    const [row] = rows;
    if (!row) return undefined;
    const event = await this.pool.query<MailEvent>('SELECT * FROM event WHERE id = $1', [row.event_id]);
    return event.rows[0] && { to: row.email, data: { event: event.rows[0] } };
  }

  /** Undefined: it was taken back meanwhile. */
  private async load(id: string): Promise<{ to: string; data: Cancelled } | undefined> {
    type Row = Cancelled & { email: string; event_id: string; quotes: boolean };
    const { rows } = await this.pool.query<Row>(CANCELLED, [id]);
    const row = rows[0] && (rows[0].quotes ? rows[0] : unquoted(rows[0]));
    if (!row) return undefined;
    const event = await this.pool.query<MailEvent>('SELECT * FROM event WHERE id = $1', [row.event_id]);
    return event.rows[0] && { to: row.email, data: { ...row, event: event.rows[0] } };
  }
}

/** To an address that nobody confirmed, no name that a stranger may have typed. */
const unquoted = <T extends Pick<Cancelled, 'contact' | 'gone' | 'staying'>>(row: T): T => {
  const plain = (names: string[], from: number) =>
    names.map((name, n) => (name === '' ? '' : `Delegate ${from + n}`));
  return {
    ...row,
    contact: 'Hello',
    gone: plain(row.gone, 1),
    staying: plain(row.staying, row.gone.length + 1),
  };
};

const replyTo = ({ brand, email }: Company) => ({ name: brand, address: email });
const facts = (event: MailEvent, names: [string, string][]): Block => ({
  kind: 'facts',
  rows: [
    ['Event', event.name],
    ['When', `${datesOf(event)}\n${timesOf(event)}`],
    ['Where', placeOf(event)],
    ...names,
  ],
});
type Words<Data> = Omit<MailTemplate<Data>, 'load'>;

const cancelled: Words<Cancelled> = {
  name: 'registration-cancelled',
  title: 'Registration cancelled',
  audience: 'Who registered, when places are given back by the contact or by staff',
  mostPerDay: 20,
  sample: SAMPLE,
  render: ({ contact, event, gone, staying, total_centavos, paid, lapsed }, { company }) => ({
    subject: `Cancelled: ${event.name}`,
    preview: linesOfNames(gone).replaceAll('\n', ', '),
    title: staying.length === 0 ? 'Your registration is cancelled' : 'Places are cancelled',
    blocks: [
      {
        kind: 'text',
        text: `${contact}, ${lapsed ? 'nothing was paid in time, so ' : ''}${gone.length === 1 ? 'this place is' : `these ${gone.length} places are`} given back. The ${gone.length === 1 ? 'ticket is' : 'tickets are'} no longer valid.`,
      },
      facts(event, [
        ['Cancelled', linesOfNames(gone)],
        ...(staying.length > 0 ? [['Still registered', linesOfNames(staying)] as [string, string]] : []),
        ...(staying.length > 0 && !paid ? [['To pay', pesos(total_centavos)] as [string, string]] : []),
      ]),
      {
        kind: 'note',
        text: `${paid ? 'About what was paid, we write to you, or you ask us: reply to this mail' : 'Nothing is to be paid for what is cancelled. You have paid already, or this is a mistake? Reply to this mail'} or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

const placeCancelled: Words<Own> = {
  name: 'place-cancelled',
  title: 'Place cancelled',
  audience:
    'Delegates with an address of their own, when whoever registered them, or staff, cancels their place',
  mostPerDay: 20,
  sample: { event: SAMPLE_EVENT },
  render: ({ event }, { company }) => ({
    subject: `Your place was cancelled: ${event.name}`,
    preview: 'Your ticket is no longer valid.',
    title: 'Your place was cancelled',
    blocks: [
      {
        kind: 'text',
        text: 'Whoever registered you, or our staff, has cancelled your place. Your ticket is no longer valid.',
      },
      facts(event, []),
      {
        kind: 'note',
        text: `You know nothing of this? Ask whoever registered you, reply to this mail or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

const reinstated: Words<RegistrationFacts> = {
  name: 'registration-reinstated',
  title: 'Cancellation taken back',
  audience: 'Who registered, when staff take a cancellation back',
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, contact, event, ...of }, { publicUrl, company }) => ({
    subject: `The place is yours again: ${event.name}`,
    preview: isNamed(of) ? `${fullName(of)} is registered again.` : 'It is registered again.',
    title: 'The place is yours again',
    blocks: [
      {
        kind: 'text',
        text: isNamed(of)
          ? `${contact}, ${fullName(of)} is registered again, with the same ticket.`
          : `${contact}, your place is registered again. Tell us who comes: the ticket is sent once there is a name.`,
      },
      facts(event, [['Delegate', fullName(of)]]),
      { kind: 'action', label: 'Open the registration', href: ticketLink(publicUrl, uuid) },
      { kind: 'note', text: `Questions? Reply to this mail or call ${company.telephone}.` },
    ],
    replyTo: replyTo(company),
  }),
};

const passedOn: Words<RegistrationFacts> = {
  name: 'place-passed-on',
  title: 'Place passed on',
  audience: 'Who had a place that was passed on to somebody else',
  mostPerDay: 20,
  sample: SAMPLE_REGISTRATION,
  render: ({ event }, { company }) => ({
    subject: `Your place was passed on: ${event.name}`,
    preview: 'Your ticket is no longer valid.',
    title: 'Your place was passed on',
    blocks: [
      {
        kind: 'text',
        text: 'Your place was passed on to somebody else. Your own ticket is no longer valid.',
      },
      facts(event, []),
      {
        kind: 'note',
        text: `You know nothing of this? Ask whoever registered you, reply to this mail or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

const received: Words<RegistrationFacts> = {
  name: 'place-received',
  title: 'Place received',
  audience: 'Who gets a place from somebody else and has no ticket yet, since it is not paid',
  mostPerDay: 20,
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, event }, { publicUrl, company }) => ({
    subject: `You are registered: ${event.name}`,
    preview: 'A place was passed on to you.',
    title: 'A place is yours',
    blocks: [
      {
        kind: 'text',
        text: `A place at ${event.name} was passed on to you. Your ticket comes by mail once the payment is verified.`,
      },
      facts(event, []),
      { kind: 'action', label: 'Open your registration', href: ticketLink(publicUrl, uuid) },
      {
        kind: 'note',
        text: `You know nothing of this? Reply to this mail or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

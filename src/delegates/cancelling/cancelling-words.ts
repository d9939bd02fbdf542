import { placeOf } from '../../events/event.entity.js';
import { type Company, replyTo } from '../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { datesOf, timesOf } from '../../platform/manila.js';
import { pesos } from '../../platform/pesos.js';
import {
  SAMPLE_EVENT,
  SAMPLE_REGISTRATION,
  type MailEvent,
  type RegistrationFacts,
} from '../../registrations/mails/registration-facts.js';
import { ticketLink } from '../../registrations/mails/ticket.js';
import { addressee, fullName, isNamed, linesOfNames } from '../names.js';

export interface Cancelled {
  contact: string;
  event: MailEvent;
  /** Who does not come, and who still does. */
  gone: string[];
  staying: string[];
  owed_centavos: number;
  paid: boolean;
  /** Nothing was to be paid: then no mail speaks of it. */
  free: boolean;
  /** Whether a deadline ended it, since nothing was paid in time. */
  lapsed: boolean;
}

/** The address may be confirmed by nobody, so the mail has no name, and nothing else that a stranger typed. */
export type OwnCancellation = Pick<Cancelled, 'event' | 'paid' | 'lapsed'>;

const SAMPLE: Cancelled = {
  contact: SAMPLE_REGISTRATION.contact,
  event: SAMPLE_EVENT,
  gone: ['José Peña'],
  staying: ['Maria Santos'],
  owed_centavos: 150_000,
  paid: false,
  free: false,
  lapsed: false,
};

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

const unexpected = ({ telephone }: Company): Block => ({
  kind: 'note',
  text: `If you did not expect this, ask the person who registered you, reply to this email or call ${telephone}.`,
});

export const cancelled: Words<Cancelled> = {
  name: 'registration-cancelled',
  title: 'Registration cancelled',
  audience: 'Whoever registered, when the contact or staff cancel places',
  mostPerDay: 20,
  sample: SAMPLE,
  render: ({ contact, event, gone, staying, owed_centavos, paid, free, lapsed }, { company }) => ({
    subject: `Cancelled: ${event.name}`,
    preview: linesOfNames(gone).replaceAll('\n', ', '),
    title: staying.length === 0 ? 'Your registration is cancelled' : 'Places are cancelled',
    blocks: [
      {
        kind: 'text',
        text: `${contact}, ${lapsed ? 'no payment arrived in time, so ' : ''}${gone.length === 1 ? 'this place is' : `these ${gone.length} places are`} cancelled. The ${gone.length === 1 ? 'ticket is' : 'tickets are'} no longer valid.`,
      },
      facts(event, [
        ['Cancelled', linesOfNames(gone)],
        ...(staying.length > 0 ? [['Still registered', linesOfNames(staying)] as [string, string]] : []),
        ...(staying.length > 0 && owed_centavos > 0
          ? [['To pay', pesos(owed_centavos)] as [string, string]]
          : []),
      ]),
      {
        kind: 'note',
        text: `${free ? 'If this is a mistake, reply to this email' : paid ? 'We will write to you about your payment. To ask about it, reply to this email' : 'There is nothing to pay for a cancelled place. If you have already paid, or if this is a mistake, reply to this email'} or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(contact) },
    replyTo: replyTo(company),
  }),
};

export const placeCancelled: Words<OwnCancellation> = {
  name: 'place-cancelled',
  title: 'Place cancelled',
  audience: 'Delegates with their own address, when their contact or staff cancel their place',
  mostPerDay: 20,
  sample: { event: SAMPLE_EVENT, paid: true, lapsed: false },
  render: ({ event, paid, lapsed }, { company }) => ({
    subject: `Your place was cancelled: ${event.name}`,
    preview: paid ? 'Your ticket is no longer valid.' : event.name,
    title: 'Your place was cancelled',
    blocks: [
      {
        kind: 'text',
        text: `${lapsed ? 'No payment arrived in time, so your place was cancelled.' : 'The person who registered you, or our staff, has cancelled your place.'}${paid ? ' Your ticket is no longer valid.' : ''}`,
      },
      facts(event, []),
      unexpected(company),
    ],
    replyTo: replyTo(company),
  }),
};

export const reinstated: Words<RegistrationFacts> = {
  name: 'registration-reinstated',
  title: 'Cancellation taken back',
  audience: 'Whoever registered, when staff take a cancellation back',
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, contact, event, payment_status, owed_centavos, ...of }, { publicUrl, company }) => ({
    subject: `The place is yours again: ${event.name}`,
    preview: isNamed(of) ? `${fullName(of)} is registered again.` : 'It is registered again.',
    title: 'The place is yours again',
    blocks: [
      {
        kind: 'text',
        text: isNamed(of)
          ? `${contact}, ${fullName(of)} is registered again, with the same ticket.${owed_centavos === 0 || payment_status ? '' : ' Tickets are valid once the full amount is paid.'}`
          : `${contact}, your place is registered again. Tell us who is coming: the ticket is sent once there is a name.`,
      },
      facts(event, [
        ['Delegate', fullName(of)],
        ...(owed_centavos > 0 ? [['Still to pay', pesos(owed_centavos)] as [string, string]] : []),
      ]),
      { kind: 'action', label: 'Open the registration', href: ticketLink(publicUrl, uuid) },
      { kind: 'note', text: `Questions? Reply to this email or call ${company.telephone}.` },
    ],
    values: { name: addressee(contact) },
    replyTo: replyTo(company),
  }),
};

export const passedOn: Words<RegistrationFacts> = {
  name: 'place-passed-on',
  title: 'Place transferred',
  audience: 'Whoever had a place that was transferred to someone else',
  mostPerDay: 20,
  sample: SAMPLE_REGISTRATION,
  render: ({ event }, { company }) => ({
    subject: `Your place was transferred: ${event.name}`,
    preview: 'Your ticket is no longer valid.',
    title: 'Your place was transferred',
    blocks: [
      {
        kind: 'text',
        text: 'Your place was transferred to someone else. Your own ticket is no longer valid.',
      },
      facts(event, []),
      unexpected(company),
    ],
    replyTo: replyTo(company),
  }),
};

export const received: Words<RegistrationFacts> = {
  name: 'place-received',
  title: 'Place received',
  audience: 'Whoever gets a place from someone else, while it is unpaid and has no ticket',
  mostPerDay: 20,
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, event, due_centavos }, { publicUrl, company }) => ({
    subject: `You are registered: ${event.name}`,
    preview: 'A place was transferred to you.',
    title: 'You have a place',
    blocks: [
      {
        kind: 'text',
        text: `A place at ${event.name} was transferred to you. We will email you your ticket once ${due_centavos === 0 ? 'the registration is confirmed' : 'the payment is verified'}.`,
      },
      facts(event, []),
      { kind: 'action', label: 'Open your registration', href: ticketLink(publicUrl, uuid) },
      {
        kind: 'note',
        text: `If you did not expect this, reply to this email or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
};

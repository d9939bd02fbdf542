import type { Pool } from 'pg';
import { addressee, fullName, linesOfNames } from '../../delegates/names.js';
import { placeOf } from '../../events/event.entity.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { datesOf, dayInManila, dayOf, momentOf, timesOf } from '../../platform/manila.js';
import { pesos } from '../../platform/pesos.js';
import { findDelegate, howToPay, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';
import { ticketLink } from './ticket.js';

/** To the contact who has not paid, three days before the deadline. */
export const paymentReminder = (pool: Pool): MailTemplate<RegistrationFacts> => ({
  name: 'payment-reminder',
  title: 'Payment reminder',
  audience: 'Whoever registered and has neither paid nor sent a proof, three days before the deadline',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    // No mail is sent where it is paid meanwhile, or where a receipt waits for staff.
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

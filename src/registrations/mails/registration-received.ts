import type { Pool } from 'pg';
import { addressee, linesOfNames } from '../../delegates/names.js';
import { placeOf } from '../../events/event.entity.js';
import { replyTo } from '../../platform/mail/company.js';
import type { Block, MailTemplate } from '../../platform/mail/template.js';
import { datesOf, timesOf } from '../../platform/manila.js';
import { pesos } from '../../platform/pesos.js';
import { registrationCode } from '../codes.js';
import { LINK_DAYS, linkOf, SHOWN, type RegistrationLinks } from '../links.js';
import {
  findDelegate,
  heldBlock,
  howToPay,
  SAMPLE_REGISTRATION,
  type RegistrationFacts,
} from './registration-facts.js';

const addNames = (href: string): Block[] => [
  {
    kind: 'text',
    text: `Tell us who is coming as soon as you know: each ticket is sent once there is a name. The link works for ${LINK_DAYS} days; after that, you can request a new one on your registration’s page.`,
  },
  { kind: 'action', label: 'Add the names', href },
];

const registeredBefore = (publicUrl: string): Block[] => [
  {
    kind: 'text',
    text: 'Someone with this name has already registered for this event with this email address. If that was you, you do not need a second place: have the first ticket sent to you again, and cancel this one on its page.',
  },
  { kind: 'action', label: 'Send me the first ticket', href: `${publicUrl}/find-my-ticket` },
];

export const RECEIVED = 'registration-received';

/** To the contact, at once: the link, what to pay and how, who is registered. */
export const registrationReceived = (
  pool: Pool,
  links: RegistrationLinks,
): MailTemplate<RegistrationFacts & { token?: string }> => ({
  name: RECEIVED,
  title: 'Registration received',
  audience: 'Whoever registers, at once',
  mostPerDay: 50,
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    if (!delegate?.names.includes('')) return delegate && { to: delegate.contact_email, data: delegate };
    const token = sending ? await links.make(delegate.registration_id, delegate.contact_email) : SHOWN;
    return { to: delegate.contact_email, data: { ...delegate, token } };
  },
  sample: SAMPLE_REGISTRATION,
  render: (facts, { publicUrl, company }) => {
    const { event, mode, names, contact, token, payment_status: isPaid, held_until } = facts;
    const code = registrationCode(facts.registration_id);
    const sum = pesos(facts.due_centavos);
    const count = names.length;
    const places = count === 1 ? 'Your place' : `${count} places`;
    const next = mode.at_desk ? `Pay ${sum} at the desk.` : `Next: pay ${sum} and upload the receipt.`;
    return {
      subject: `You are registered: ${event.name}`,
      preview: isPaid ? 'Your payment is verified.' : next,
      title: 'You are registered',
      blocks: [
        {
          kind: 'text',
          part: 'opening',
          text: `${facts.quotes ? `Thank you, ${contact}` : 'Thank you'}. ${places} at ${event.name} ${count === 1 ? 'is' : 'are'} registered.`,
        },
        {
          kind: 'facts',
          rows: [
            ['When', `${datesOf(event)}\n${timesOf(event)}`],
            ['Where', placeOf(event)],
            [count === 1 ? 'Delegate' : 'Delegates', linesOfNames(names)],
            ['Code', code],
            [isPaid ? 'Paid' : 'To pay', `${sum} for ${count === 1 ? '1 delegate' : `${count} delegates`}`],
            ...(event.includes === null ? [] : [['Included', event.includes] as [string, string]]),
          ],
        },
        {
          kind: 'text',
          text: isPaid ? 'Your payment is verified. There is nothing more to pay.' : howToPay(mode, sum),
        },
        ...(held_until === null ? [] : [heldBlock(count, held_until, mode, event)]),
        { kind: 'action', label: 'Open your registration', href: `${publicUrl}/thank-you/${facts.uuid}` },
        ...(token === undefined ? [] : addNames(linkOf(publicUrl, token))),
        ...(facts.registered_before ? registeredBefore(publicUrl) : []),
        {
          kind: 'note',
          part: 'closing',
          text: `Keep this email: the link is only for you, and you can use it at any time. ${isPaid ? '' : 'Once we have checked the payment, we will email you your ticket. '}Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { name: addressee(contact), code, sum },
      replyTo: replyTo(company),
    };
  },
});

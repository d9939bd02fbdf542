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
    const token = sending ? await links.make(delegate.registration_id) : SHOWN;
    return { to: delegate.contact_email, data: { ...delegate, token } };
  },
  sample: SAMPLE_REGISTRATION,
  render: (
    {
      registration_id,
      uuid,
      mode,
      event,
      contact,
      names,
      due_centavos,
      token,
      payment_status,
      held_until,
      quotes,
    },
    { publicUrl, company },
  ) => ({
    subject: `You are registered: ${event.name}`,
    preview: payment_status
      ? 'Your payment is verified.'
      : mode.at_desk
        ? `Pay ${pesos(due_centavos)} at the desk.`
        : `Next: pay ${pesos(due_centavos)} and upload the receipt.`,
    title: 'You are registered',
    blocks: [
      {
        kind: 'text',
        part: 'opening',
        text: `${quotes ? `Thank you, ${contact}` : 'Thank you'}. ${names.length === 1 ? 'Your place' : `${names.length} places`} at ${event.name} ${names.length === 1 ? 'is' : 'are'} registered.`,
      },
      {
        kind: 'facts',
        rows: [
          ['When', `${datesOf(event)}\n${timesOf(event)}`],
          ['Where', placeOf(event)],
          [names.length === 1 ? 'Delegate' : 'Delegates', linesOfNames(names)],
          ['Code', registrationCode(registration_id)],
          [
            payment_status ? 'Paid' : 'To pay',
            `${pesos(due_centavos)} for ${names.length === 1 ? '1 delegate' : `${names.length} delegates`}`,
          ],
          ...(event.includes === null ? [] : [['Included', event.includes] as [string, string]]),
        ],
      },
      {
        kind: 'text',
        text: payment_status
          ? 'Your payment is verified. There is nothing more to pay.'
          : howToPay(mode, pesos(due_centavos)),
      },
      ...(held_until === null ? [] : [heldBlock(names.length, held_until, mode, event)]),
      { kind: 'action', label: 'Open your registration', href: `${publicUrl}/thank-you/${uuid}` },
      ...(token === undefined ? [] : addNames(linkOf(publicUrl, token))),
      {
        kind: 'note',
        part: 'closing',
        text: `Keep this email: the link is only for you, and you can use it at any time. ${payment_status ? '' : 'Once we have checked the payment, we will email you your ticket. '}Questions? Reply to this email or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(contact), code: registrationCode(registration_id), sum: pesos(due_centavos) },
    replyTo: replyTo(company),
  }),
});

import type { Pool } from 'pg';
import { isNamed } from '../../delegates/names.js';
import { calendarFile } from '../../events/calendar-file.js';
import { placeOf } from '../../events/event.entity.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { datesOf, timesOf } from '../../platform/manila.js';
import { pesos } from '../../platform/pesos.js';
import { drawQrCode, registrationCode } from '../codes.js';
import { findDelegate, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';

/** The link that the QR code holds, and nothing else. */
export const ticketLink = (publicUrl: string, uuid: string): string => `${publicUrl}/thank-you/${uuid}`;

/** How the payment stands, to whoever gets a ticket. @param name of the reader */
export function standing(
  { payment_status, owed_centavos, due_centavos, quotes }: RegistrationFacts,
  name: string,
  tickets = 1,
): string {
  const here = tickets === 1 ? 'Here is your ticket' : `Here are your ${tickets} tickets`;
  if (due_centavos === 0) return `${here}${quotes ? `, ${name}` : ''}.`;
  if (payment_status) return `Your payment is verified, ${name}.`;
  return `${here}, ${name}. Still to pay: ${pesos(owed_centavos)}. Please send it before the event, or bring it with you.`;
}

/** To the delegate, once paid, or earlier by the word of staff: QR code, link, calendar file, venue. */
export const ticket = (pool: Pool): MailTemplate<RegistrationFacts> => ({
  name: 'ticket',
  title: 'Ticket',
  audience: 'The delegate, once the payment is verified',
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id, 'delegate');
    // The payment may have been taken back while it waited.
    if (!delegate || !isNamed(delegate)) return undefined;
    if (sending && !delegate.payment_status && !delegate.early) return undefined;
    return { to: delegate.email, data: delegate };
  },
  sample: SAMPLE_REGISTRATION,
  render: async (facts, { publicUrl, company }) => {
    const { registration_id, uuid, first_name, last_name, church_name, event } = facts;
    const link = ticketLink(publicUrl, uuid);
    return {
      // Who registers a group gets many of them, side by side in one list.
      subject: `Your ticket: ${first_name} ${last_name}, ${event.name}`,
      preview: `${datesOf(event)}, ${event.venue_name}. Show the code at the door.`,
      title: 'Your ticket',
      blocks: [
        { kind: 'text', text: `${standing(facts, first_name)} Show this code at the door:` },
        { kind: 'picture', cid: 'ticket-code', alt: `QR code of ${link}`, width: 220 },
        {
          kind: 'facts',
          rows: [
            ['Delegate', `${first_name} ${last_name}${church_name === null ? '' : `, ${church_name}`}`],
            ['Code', registrationCode(registration_id)],
            ['When', `${datesOf(event)}\n${timesOf(event)}`],
            ['Where', placeOf(event)],
          ],
        },
        { kind: 'action', label: 'Open your ticket', href: link },
        {
          kind: 'note',
          part: 'closing',
          text: `Open the attached calendar file to add the event to your calendar. This ticket is for one person. Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      attachments: [
        {
          filename: 'ticket.png',
          content: await drawQrCode(link, 440),
          contentType: 'image/png',
          cid: 'ticket-code',
        },
        {
          filename: 'event.ics',
          content: await calendarFile(event, link, uuid),
          contentType: 'text/calendar; charset=utf-8',
        },
      ],
      values: { name: facts.quotes ? first_name : 'guest', code: registrationCode(registration_id) },
      replyTo: replyTo(company),
    };
  },
});

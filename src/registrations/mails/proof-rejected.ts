import type { Pool } from 'pg';
import { addressee } from '../../delegates/names.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import {
  findDelegate,
  heldBlock,
  SAMPLE_REGISTRATION,
  type RegistrationFacts,
} from './registration-facts.js';
import { ticketLink } from './ticket.js';

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

import type { Pool } from 'pg';
import { addressee, linesOfNames } from '../../delegates/names.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { datesOf, dayOf } from '../../platform/manila.js';
import { LINK_DAYS, linkOf, SHOWN, type RegistrationLinks } from '../links.js';
import { findDelegate, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';

interface Open extends RegistrationFacts {
  token: string;
}

/** To the contact whose places have no names yet: once it is paid, and again when changes are about to close. */
export const namesToFollow = (
  pool: Pool,
  links: RegistrationLinks,
  of: { name: string; title: string; audience: string },
): MailTemplate<Open> => ({
  ...of,
  async load({ record_id }, sending) {
    const facts = await findDelegate(pool, record_id);
    // No mail is sent where the names are complete meanwhile, or the places cancelled.
    if (!facts?.names.includes('')) return undefined;
    const token = sending ? await links.make(facts.registration_id, facts.contact_email) : SHOWN;
    return { to: facts.contact_email, data: { ...facts, token } };
  },
  sample: {
    ...SAMPLE_REGISTRATION,
    names: [...SAMPLE_REGISTRATION.names, '', ''],
    token: SHOWN,
    payment_status: true,
  },
  render: ({ contact, event, names, token, payment_status, due_centavos }, { publicUrl, company }) => {
    const open = names.filter((name) => name === '').length;
    const missing = open === 1 ? '1 name is missing' : `${open} names are missing`;
    const until = dayOf(event.changes_close_at ?? event.starts_at);
    return {
      subject: `${missing}: ${event.name}`,
      preview: `Please add ${open === 1 ? 'it' : 'them'} by ${until}.`,
      title: missing,
      blocks: [
        {
          kind: 'text',
          text:
            due_centavos === 0
              ? `${contact}, tell us who is coming: each ticket is sent as soon as there is a name.`
              : !payment_status
                ? `${contact}, tell us who is coming: each ticket is sent once there is a name and the payment is verified.`
                : `${contact}, your payment is verified. Tell us who is coming: each ticket is sent as soon as there is a name.`,
        },
        {
          kind: 'facts',
          rows: [
            ['Event', event.name],
            ['When', datesOf(event)],
            ['Delegates', linesOfNames(names)],
            ['Until', until],
          ],
        },
        {
          kind: 'action',
          label: open === 1 ? 'Add the name' : 'Add the names',
          href: linkOf(publicUrl, token),
        },
        {
          kind: 'note',
          text: `The link works for ${LINK_DAYS} days, and anyone who has it can change the registration: please do not forward it. After that, you can request a new one on the page of each ticket. Questions? Reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { name: addressee(contact) },
      replyTo: replyTo(company),
    };
  },
});

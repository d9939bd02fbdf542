import type { Pool } from 'pg';
import { placeOf } from '../../events/event.entity.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { datesOf, momentOf, timesOf } from '../../platform/manila.js';
import { linkOf, SHOWN, type RegistrationLinks } from '../links.js';
import { findDelegate, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';

export const GROUP_TO_CONFIRM = 'group-to-confirm';

/** To the contact of a large group: its places count once this link was used. */
export const groupToConfirm = (
  pool: Pool,
  links: RegistrationLinks,
): MailTemplate<RegistrationFacts & { token: string }> => ({
  name: GROUP_TO_CONFIRM,
  title: 'Large group: please confirm',
  audience: 'Whoever registers a large group from an address that is not confirmed, at once',
  mostPerDay: 10,
  isAwaited: true,
  async load({ record_id }, sending) {
    const delegate = await findDelegate(pool, record_id);
    if (!delegate) return undefined;
    const { rowCount } = await pool.query('SELECT FROM delegate WHERE id = $1 AND unconfirmed', [record_id]);
    if (sending && rowCount === 0) return undefined;
    const token = sending ? await links.make(delegate.registration_id, delegate.contact_email) : SHOWN;
    return { to: delegate.contact_email, data: { ...delegate, token } };
  },
  sample: {
    ...SAMPLE_REGISTRATION,
    names: Array.from({ length: 12 }, () => ''),
    token: SHOWN,
  },
  render: ({ names, event, held_until, token, due_centavos }, { publicUrl, company }) => ({
    subject: `Please confirm your ${names.length} places`,
    preview: `${event.name}: one click, and the places are yours.`,
    title: 'Please confirm your places',
    blocks: [
      {
        kind: 'text',
        text: `Someone, probably you, registered a group of ${names.length} for ${event.name}. We hold this many places only after you confirm that this address is yours.`,
      },
      {
        kind: 'facts',
        rows: [
          ['When', `${datesOf(event)}\n${timesOf(event)}`],
          ['Where', placeOf(event)],
          ['Places', String(names.length)],
          ...(held_until === null ? [] : [['Confirm by', momentOf(held_until)] as const]),
        ],
      },
      { kind: 'action', label: 'Confirm the places', href: linkOf(publicUrl, token) },
      {
        kind: 'note',
        text: `${due_centavos === 0 ? 'The tickets follow' : 'Payment instructions follow'} in the next email. Not you? Then do nothing: the registration will expire. Questions? Reply to this email or call ${company.telephone}.`,
      },
    ],
    replyTo: replyTo(company),
  }),
});

import type { Pool } from 'pg';
import { addressee, linesOfNames } from '../../delegates/names.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { pesos } from '../../platform/pesos.js';
import { findDelegate, SAMPLE_REGISTRATION, type RegistrationFacts } from './registration-facts.js';

export const SUMS_CHANGED = 'registration-changed';

interface Facts extends RegistrationFacts {
  paid_centavos: number;
  to_return_centavos: number;
}

const MONEY = `SELECT paid_centavos::float8 AS paid_centavos, to_return_centavos::float8 AS to_return_centavos
  FROM registration_money WHERE registration_id = $1`;

/** To whoever pays, when who comes or what a place costs has changed. It says the sums of the moment at which it is sent. */
export const sumsChanged = (pool: Pool): MailTemplate<Facts> => ({
  name: SUMS_CHANGED,
  title: 'Registration changed',
  audience: 'Whoever registered, when people are added or a place gets another price',
  mostPerDay: 20,
  async load({ record_id }) {
    const facts = await findDelegate(pool, record_id);
    if (!facts) return undefined;
    const { rows } = await pool.query<Pick<Facts, 'paid_centavos' | 'to_return_centavos'>>(MONEY, [
      facts.registration_id,
    ]);
    return rows[0] && { to: facts.contact_email, data: { ...facts, ...rows[0] } };
  },
  sample: { ...SAMPLE_REGISTRATION, paid_centavos: 100_000, owed_centavos: 50_000, to_return_centavos: 0 },
  render: (facts, { publicUrl, company }) => {
    const { contact, event, names, owed_centavos: owed, to_return_centavos: back } = facts;
    const isFree = facts.due_centavos === 0 && facts.paid_centavos === 0;
    const still = owed > 0 ? `${pesos(owed)} is still to be paid.` : 'Nothing more is to be paid.';
    return {
      subject: `Your registration was changed: ${event.name}`,
      preview: isFree
        ? 'Who is registered now.'
        : back > 0
          ? `${pesos(back)} is to be returned to you.`
          : still,
      title: 'Your registration was changed',
      blocks: [
        {
          kind: 'text',
          text: `${contact}, your registration for ${event.name} was changed. This is how it stands now.${owed > 0 && facts.paid_centavos > 0 ? ' The tickets are valid once all is paid.' : ''}`,
        },
        {
          kind: 'facts',
          rows: [
            [names.length === 1 ? 'Delegate' : 'Delegates', linesOfNames(names)],
            ...(isFree ? [] : sumsOf(facts)),
          ],
        },
        { kind: 'action', label: 'Open your registration', href: `${publicUrl}/thank-you/${facts.uuid}` },
        {
          kind: 'note',
          part: 'closing',
          text: `If you did not know about this, reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { name: addressee(contact) },
      replyTo: replyTo(company),
    };
  },
});

const sumsOf = (facts: Facts): [string, string][] => [
  ['In all', pesos(facts.due_centavos)],
  ...(facts.paid_centavos > 0 ? [['Received', pesos(facts.paid_centavos)] as [string, string]] : []),
  ...(facts.to_return_centavos > 0
    ? [['To return to you', pesos(facts.to_return_centavos)] as [string, string]]
    : [['Still to pay', pesos(facts.owed_centavos)] as [string, string]]),
];

import type { Pool } from 'pg';
import { addressee } from '../../delegates/names.js';
import { replyTo } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import { pesos } from '../../platform/pesos.js';
import { type Money } from '../money.js';
import { CONTACT_EMAIL, CONTACT_FIRST_NAME, MONEY_SQL } from '../registration-rows.js';

interface Facts extends Money {
  uuid: string;
  email: string;
  contact: string;
  event: { name: string; details: object };
  /** The newest refund; 0: there is none. */
  returned: number;
  /** Where it went, by the number of that transfer. */
  reference: string | null;
}

const SAMPLE: Facts = {
  uuid: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  email: 'maria.santos@example.com',
  contact: 'Maria',
  event: { name: 'Common Ground 2027', details: {} },
  paid_centavos: 100_000,
  owed_centavos: 50_000,
  to_return_centavos: 0,
  returned: 50_000,
  reference: '9012345678901',
};

/** Reads the facts of whoever pays, also after all places were given back. */
async function factsOf(pool: Pool, delegate: string): Promise<Facts | undefined> {
  const { rows } = await pool.query<Facts>(
    `SELECT d.uuid, ${CONTACT_EMAIL} AS email, ${CONTACT_FIRST_NAME} AS contact,
            json_build_object('name', e.name, 'details', e.details) AS event, ${MONEY_SQL}, coalesce(-back.amount_centavos, 0)::float8 AS returned, back.reference
       FROM delegate d JOIN registration r ON r.id = d.registration_id JOIN event e ON e.id = r.event_id
       JOIN registration_money m ON m.registration_id = r.id
       LEFT JOIN LATERAL (SELECT amount_centavos, reference FROM movement WHERE registration_id = r.id AND kind = 'refund'
                           ORDER BY created_at DESC, id DESC LIMIT 1) back ON true
      WHERE d.id = $1`,
    [delegate],
  );
  return rows[0];
}

/** To the payer: what was paid back. */
export const refundMade = (pool: Pool): MailTemplate<Facts> => ({
  name: 'refund-made',
  title: 'Refund made',
  audience: 'The payer, when staff enter a refund',
  async load({ record_id }) {
    const facts = await factsOf(pool, record_id);
    return facts && facts.returned > 0 ? { to: facts.email, data: facts } : undefined;
  },
  sample: SAMPLE,
  render: ({ contact, event, returned, reference }, { company }) => ({
    subject: `${pesos(returned)} was paid back: ${event.name}`,
    preview: `We have returned ${pesos(returned)} to you.`,
    title: 'We have paid you back',
    blocks: [
      {
        kind: 'text',
        part: 'opening',
        text: `${contact}, we have returned ${pesos(returned)} to you for ${event.name}.`,
      },
      {
        kind: 'facts',
        rows: [
          ['Returned', pesos(returned)],
          ...(reference ? [['Reference', reference] as [string, string]] : []),
        ],
      },
      {
        kind: 'note',
        part: 'closing',
        text: `If it has not arrived, reply to this email or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(contact), sum: pesos(returned) },
    replyTo: replyTo(company),
  }),
});

/** To the payer whose tickets were sent: they are worth nothing until it is paid. */
export const paymentTakenBack = (pool: Pool): MailTemplate<Facts> => ({
  name: 'payment-taken-back',
  title: 'Payment taken back',
  audience: 'Whoever registered and got tickets, when staff mark the registration as unpaid',
  async load({ record_id }, sending) {
    const facts = await factsOf(pool, record_id);
    // No mail is sent where it was paid again, or cancelled, while the mail waited.
    const isOver = sending && facts?.owed_centavos === 0;
    return facts && !isOver ? { to: facts.email, data: facts } : undefined;
  },
  sample: SAMPLE,
  render: ({ uuid, contact, event, owed_centavos }, { publicUrl, company }) => ({
    subject: `Your payment is open again: ${event.name}`,
    preview: `${pesos(owed_centavos)} is still to be paid. The tickets are not valid until then.`,
    title: 'Your payment is open again',
    blocks: [
      {
        kind: 'text',
        text: `${contact}, we told you that your payment for ${event.name} was received. It was not, or it has been reversed. The tickets you have will be valid again once it is paid.`,
      },
      { kind: 'facts', rows: [['Still to pay', pesos(owed_centavos)]] },
      { kind: 'action', label: 'Open your registration', href: `${publicUrl}/thank-you/${uuid}` },
      {
        kind: 'note',
        part: 'closing',
        text: `If you think this is a mistake, reply to this email or call ${company.telephone}.`,
      },
    ],
    values: { name: addressee(contact), sum: pesos(owed_centavos) },
    replyTo: replyTo(company),
  }),
});

import type { Pool } from 'pg';
import { event, pesos, placeOf } from '../../events/event.js';
import { company } from '../../platform/mail/company.js';
import type { MailTemplate } from '../../platform/mail/template.js';
import type { PaymentMode } from '../delegate-list.js';

export interface RegistrationFacts {
  uuid: string;
  first_name: string;
  last_name: string;
  church_name: string | null;
  email: string;
  payment_mode: PaymentMode;
  /** In Philippine pesos. */
  fee: number;
}

export const SAMPLE_REGISTRATION: RegistrationFacts = {
  uuid: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  first_name: 'Maria',
  last_name: 'Santos',
  church_name: 'Grace Community Church',
  email: 'maria.santos@example.com',
  payment_mode: 'gcash',
  fee: 1500,
};

export const findDelegate = async (
  pool: Pool,
  id: string,
): Promise<Omit<RegistrationFacts, 'fee'> | undefined> =>
  (
    await pool.query<Omit<RegistrationFacts, 'fee'>>(
      'SELECT uuid, first_name, last_name, church_name, email, payment_mode FROM delegate WHERE id = $1',
      [id],
    )
  ).rows[0];

const { gcash, words } = event.payment;
const HOW: Record<PaymentMode, (fee: string) => string> = {
  gcash: (fee) =>
    `Send ${fee} by GCash to ${gcash.name}, ${gcash.number}. Then open your registration and upload a picture of the receipt.`,
  'bank-transfer': () =>
    `${words['bank-transfer']} Then open your registration and upload a picture of the receipt.`,
  cash: (fee) => `${words.cash} Please bring ${fee}.`,
};

/** To the contact, at once: the link, what to pay and how, who is registered. */
export const registrationReceived = (pool: Pool, fee: number): MailTemplate<RegistrationFacts> => ({
  name: 'registration-received',
  title: 'Registration received',
  audience: 'Who registered, at once',
  async load({ record_id }) {
    const delegate = await findDelegate(pool, record_id);
    return delegate && { to: delegate.email, data: { ...delegate, fee } };
  },
  sample: SAMPLE_REGISTRATION,
  render: ({ uuid, first_name, last_name, church_name, payment_mode, fee: amount }, { publicUrl }) => ({
    subject: `You are registered: ${event.name}`,
    preview:
      payment_mode === 'cash'
        ? `Pay ${pesos(amount)} at the desk.`
        : `Next: pay ${pesos(amount)} and upload the receipt.`,
    title: 'You are registered',
    blocks: [
      { kind: 'text', text: `Thank you, ${first_name}. Your place at ${event.name} is noted.` },
      {
        kind: 'facts',
        rows: [
          ['When', `${event.dates}\n${event.times}`],
          ['Where', placeOf(event)],
          ['Delegate', `${first_name} ${last_name}${church_name === null ? '' : `, ${church_name}`}`],
          ['To pay', `${pesos(amount)} for 1 delegate`],
          ['Included', event.includes],
        ],
      },
      { kind: 'text', text: HOW[payment_mode](pesos(amount)) },
      { kind: 'action', label: 'Open your registration', href: `${publicUrl}/thank-you/${uuid}` },
      {
        kind: 'note',
        text: `Keep this mail: the link is yours alone, and you can come back to it any day. Once we have checked the payment, your ticket comes by mail. Questions? Reply to this mail or call ${company.telephone}.`,
      },
    ],
    replyTo: { name: company.brand, address: company.email },
  }),
});

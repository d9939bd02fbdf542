import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { fromOrganizer, readCompany, whoAnswers } from '../../content/mail-company.js';
import { knownModes, modeOf } from '../../content/paying/payment-modes.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { replyTo } from '../../platform/mail/company.js';
import { Mails } from '../../platform/mail/mails.js';
import type { Block, MailRow, MailTemplate } from '../../platform/mail/template.js';
import { dayOf, manilaMoment } from '../../platform/manila.js';
import { pesos, sumInWords } from '../../platform/pesos.js';
import { CONTACT_EMAIL } from '../../registrations/registration-rows.js';
import type { Acknowledgement } from './acknowledgement.dto.js';
import { numberOf, paymentFacts, type AcknowledgedPayment } from './payment-facts.js';

const PAYMENT_RECEIVED = 'payment-received';

/** The key of the mail, so that a payment has one. */
const keyOf = (payment: string): string => `${PAYMENT_RECEIVED}:${payment}`;
const paymentOf = (key: string | null): string => key?.slice(PAYMENT_RECEIVED.length + 1) ?? '';

/** Which delegate of the registration is told: one who comes, else one who has left. */
const READER = `SELECT d.id, ${CONTACT_EMAIL} AS email
   FROM movement m JOIN registration r ON r.id = m.registration_id JOIN delegate d ON d.registration_id = r.id
  WHERE m.id = $1 ORDER BY d.cancelled_at IS NOT NULL, d.id LIMIT 1`;

/** What whoever paid gets for it: each payment has one acknowledgement, by mail and for paper. */
@Injectable()
export class Acknowledgements implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly mails: Mails,
  ) {}

  onModuleInit(): void {
    this.mails.register(fromOrganizer(paymentReceived(this.pool)));
  }

  /** Tells the payer, once. @param payment entered in this transaction; undefined: none was */
  async send(tx: EntityManager, payment: string | undefined): Promise<void> {
    if (payment === undefined) return;
    const [reader] = await tx.query<{ id: string; email: string }[]>(READER, [payment]);
    if (!reader) return;
    const about = { template: PAYMENT_RECEIVED, resource: 'delegates', record_id: reader.id };
    await this.mails.queue(tx, { ...about, to: reader.email, key: keyOf(payment) });
  }

  /** @throws ApiError 404 when there is no such payment: corrections and money that was paid back have none */
  async read(id: string): Promise<Acknowledgement> {
    const facts = await paymentFacts(this.pool, id);
    if (!facts) throw ApiError.notFound('Payment');
    const { event, payer, contact: _, early: __, ...payment } = facts;
    const company = await readCompany(this.pool);
    const { brand, telephone, email } = whoAnswers(event.details, company);
    return {
      ...payment,
      created_at: payment.created_at.toISOString(),
      amount_in_words: sumInWords(payment.amount_centavos),
      event_name: event.name,
      payer_name: payer,
      note: company.receiptNote,
      company_name: company.brand,
      company_office: company.office,
      company_logo: company.logo?.path ?? null,
      questions_to: { name: brand, telephone, email },
    };
  }
}

type Facts = Omit<AcknowledgedPayment, 'contact'> & {
  contact: NonNullable<AcknowledgedPayment['contact']>;
  way: string;
};

const SAMPLE: Facts = {
  id: '0197a3c2-6f1e-7c40-8d2b-5a0c9e7b1f34',
  payment_number: 123,
  received_on: '2026-11-20',
  created_at: new Date('2026-11-21T09:30:00+08:00'),
  entered_by_name: null,
  amount_centavos: 100_000,
  currency: 'PHP',
  channel: 'gcash',
  way: 'GCash',
  reference: '9012345678901',
  receipt_number: null,
  registration_id: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  code: '7K3M9XQ2',
  event: { name: 'Common Ground 2027', details: {} },
  payer: 'Maria Santos',
  people: ['Maria Santos'],
  owed_centavos: 50_000,
  to_return_centavos: 0,
  taken_back_centavos: 0,
  paid_back_centavos: 0,
  early: false,
  contact: {
    first_name: 'Maria',
    email: 'maria.santos@example.com',
    uuid: '5f0c3f6e-7a51-4c1b-9a6e-2f6a5d0c9b11',
  },
};

/** To the payer: what came, with its number; by it a church's treasurer pays back whoever paid. */
export const paymentReceived = (pool: Pool): MailTemplate<Facts> => ({
  name: PAYMENT_RECEIVED,
  title: 'Payment received',
  audience:
    'The payer, for each payment that is accepted or entered, in full or in part: its acknowledgement',
  isOfItsOwn: true,
  async load({ key }, sending) {
    const facts = await paymentFacts(pool, paymentOf(key));
    if (!facts?.contact) return undefined;
    // No mail is sent where all of it was taken back while the mail waited.
    if (sending && facts.taken_back_centavos === facts.amount_centavos) return undefined;
    const way = modeOf(await knownModes(pool), facts.channel).label;
    return { to: facts.contact.email, data: { ...facts, contact: facts.contact, way } };
  },
  sample: SAMPLE,
  render: (facts, { publicUrl, company }) => {
    const { amount_centavos, owed_centavos, event, contact } = facts;
    const isPart = owed_centavos > 0;
    return {
      subject: `Payment received: ${pesos(amount_centavos)}, ${event.name}`,
      preview: standing(facts),
      title: isPart ? 'We have received part of your payment' : 'We have received your payment',
      blocks: [
        {
          kind: 'text',
          text: `${contact.first_name}, thank you: we received ${pesos(amount_centavos)} for ${event.name}. ${standing(facts)}`,
        },
        { kind: 'facts', rows: rowsOf(facts) },
        // Once all is paid a link would lead to the ticket, which is for whoever comes alone.
        ...(isPart ? [nextReceipt(`${publicUrl}/thank-you/${contact.uuid}`)] : []),
        {
          kind: 'note',
          text: `${company.receiptNote} If anything in it is wrong, reply to this email or call ${company.telephone}.`,
        },
      ],
      values: { name: contact.first_name, sum: pesos(amount_centavos) },
      replyTo: replyTo(company),
    };
  },
});

const nextReceipt = (href: string): Block => ({ kind: 'action', label: 'Upload the next receipt', href });

/** The rows of the mail that say how the registration stands now. */
function standing({ owed_centavos: owed, to_return_centavos: back, early }: Facts): string {
  if (owed > 0)
    return `${pesos(owed)} is still to be paid${early ? '' : '; we send the tickets once it is'}.`;
  return back > 0 ? `We will refund ${pesos(back)} to you.` : 'There is nothing more to pay.';
}

function rowsOf(facts: Facts): MailRow[] {
  const { amount_centavos, way, reference, receipt_number, payer, event, code, people } = facts;
  const rows: [label: string, value: string | null][] = [
    ['Number', numberOf(facts)],
    ['Received on', dayOf(manilaMoment(facts.received_on))],
    ['Amount', `${pesos(amount_centavos)}\n${sumInWords(amount_centavos)}`],
    ['Paid by', way],
    ['Reference', reference],
    ['Receipt', receipt_number],
    ['From', payer],
    ['For', [`${event.name}, registration ${code}`, ...people].join('\n')],
    ['Reversed since', positive(facts.taken_back_centavos)],
    ['Still to pay', positive(facts.owed_centavos)],
    ['To be refunded', positive(facts.to_return_centavos)],
  ];
  return rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
}

const positive = (centavos: number) => (centavos > 0 ? pesos(centavos) : null);

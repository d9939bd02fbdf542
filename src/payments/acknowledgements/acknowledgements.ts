import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { readCompany } from '../../content/mail-company.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Mails } from '../../platform/mail/mails.js';
import { fromOrganizer, whoAnswers } from '../../registrations/mails/organizer.js';
import { CONTACT_EMAIL } from '../../registrations/registration-rows.js';
import type { Acknowledgement } from './acknowledgement.dto.js';
import { paymentFacts } from './payment-facts.js';
import { keyOf, PAYMENT_RECEIVED, paymentReceived } from './payment-received.js';
import { sumInWords } from './sum-in-words.js';

/** Who of a payment's registration is told: a delegate who comes, else one who has left. */
const TOLD = `SELECT d.id, ${CONTACT_EMAIL} AS email
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
    const [told] = await tx.query<{ id: string; email: string }[]>(TOLD, [payment]);
    if (!told) return;
    const about = { template: PAYMENT_RECEIVED, resource: 'delegates', record_id: told.id };
    await this.mails.queue(tx, { ...about, to: told.email, key: keyOf(payment) });
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
      questions_to: { name: brand, telephone, email },
    };
  }
}

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { Delegate } from '../delegates/delegate.entity.js';
import type { DelegateRow } from '../delegates/delegates.dto.js';
import type { Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import { pesos } from '../platform/pesos.js';
import { RegistrationMails } from '../registrations/mails/registration-mails.js';
import { isActive, lockAll, moneyOf } from '../registrations/registration-rows.js';
import { Movement } from '../registrations/registration.entity.js';
import { enter, settleLeft } from './payment-rows.js';
import { Payments } from './payments.js';

interface Left {
  left: number;
  channel: string;
  proof_id: string | null;
  holder_id: string | null;
}

export interface Reversal {
  reference: string;
  amount_centavos: number;
  statementLine?: string | null | undefined;
  /** The id of the correction. */
  id?: string;
}

/** What a registration still has by a reference, and what statements took back of it since. */
export interface PaidBy {
  registration_id: string;
  reference: string;
  left_centavos: number;
  taken_back: number[];
}

/** SQL of what is left of payments with a reference: registrations, and how much each has by it. @param more columns */
const leftSql = (
  more = '',
): string => `SELECT m.registration_id, m.reference, least(sum(m.amount_centavos), max(r.paid_centavos))::float8 AS left${more}
    FROM movement m JOIN registration_money r ON r.registration_id = m.registration_id
   WHERE m.kind <> 'refund' AND m.reference = ANY($1)`;
const PAID_WITH =
  ', max(m.channel) AS channel, max(m.proof_id::text) AS proof_id, max(m.holder_id::text) AS holder_id';

/** What a correction says that a statement made. */
export const TAKEN_BACK = 'The statement takes it back';

/** SQL condition of `movement t`: a statement took back a payment that was not entered anew since. */
const BY_STATEMENT = `t.kind = 'correction' AND t.note = '${TAKEN_BACK}' AND t.created_at > (SELECT max(created_at) FROM movement p
  WHERE p.registration_id = t.registration_id AND p.reference = t.reference AND p.kind = 'payment')`;

/** A statement that shows a payment taken back: the money went, so the ledger says so and the tickets end. */
@Injectable()
export class Reversals {
  constructor(
    private readonly pool: Pool,
    private readonly payments: Payments,
    private readonly registrationMails: RegistrationMails,
  ) {}

  /** Which registrations still have something by one of these references. */
  async paidBy(references: string[]): Promise<PaidBy[]> {
    if (references.length === 0) return [];
    const { rows } = await this.pool.query<PaidBy>(
      `SELECT registration_id, reference, "left" AS left_centavos,
              ARRAY(SELECT amount_centavos::float8 FROM movement t
                     WHERE t.registration_id = paid.registration_id AND t.reference = paid.reference AND ${BY_STATEMENT}) AS taken_back
         FROM (${leftSql()} GROUP BY 1, 2) paid WHERE "left" > 0 ORDER BY 1`,
      [references],
    );
    return rows;
  }

  /** Whether a payment with this reference, or of this line of a statement, is in the ledger and was not taken back. */
  async isEntered(
    tx: EntityManager,
    id: string,
    reference: string | null,
    line: string | null,
  ): Promise<boolean> {
    const by = reference === null ? 'statement_line' : 'reference';
    const [found] = await tx.query<{ left: number | null }[]>(
      `SELECT least(sum(m.amount_centavos), max(r.paid_centavos))::float8 AS left
         FROM movement m JOIN registration_money r ON r.registration_id = m.registration_id
        WHERE m.kind <> 'refund' AND m.registration_id = $1 AND m.${by} = $2`,
      [id, reference ?? line],
    );
    return (found?.left ?? 0) > 0;
  }

  /** @throws ApiError 404, 409 when less was received with this reference, or it was taken back already */
  async enter(
    tx: EntityManager,
    id: string,
    { reference, amount_centavos: amount, statementLine, id: movement }: Reversal,
    by: Caller,
  ): Promise<void> {
    const all = await lockAll(tx, id);
    if (all.length === 0) throw ApiError.notFound('Registration');
    const [found] = await tx.query<Left[]>(
      `${leftSql(PAID_WITH)} AND m.registration_id = $2 GROUP BY m.registration_id, m.reference`,
      [[reference], id],
    );
    if (!found || found.left <= 0)
      throw ApiError.conflict('nothing_left_of_payment', 'Nothing is left of a payment with this reference.');
    if (amount > found.left)
      throw ApiError.conflict(
        'less_left_of_payment',
        `${pesos(found.left)} is left of the payment with this reference.`,
      );
    const entered = await tx.query<object[]>(
      `SELECT FROM movement t WHERE t.registration_id = $1 AND t.reference = $2 AND t.statement_line = $3 AND ${BY_STATEMENT}`,
      [id, reference, statementLine ?? null],
    );
    if (entered.length > 0)
      throw ApiError.conflict('payment_entered_before', 'This line of the statement was taken back before.');
    await this.correct(tx, id, all, by, {
      kind: 'correction',
      amount_centavos: -amount,
      channel: found.channel,
      reference,
      proof_id: found.proof_id,
      holder_id: found.holder_id,
      note: TAKEN_BACK,
      statement_line: statementLine,
      ...(movement && { id: movement }),
    });
  }

  /**
   * Takes a payment back, or a part of it, that is known by its movement and not by a reference.
   * @param correction its amount is more than nothing @throws ApiError 409 when less is left of it
   */
  async withdraw(
    tx: EntityManager,
    payment: string,
    {
      amount_centavos: amount,
      ...correction
    }: Pick<Movement, 'amount_centavos' | 'note'> & Partial<Movement>,
    by: Caller,
  ): Promise<void> {
    const {
      registration_id: id,
      channel,
      reference,
      proof_id,
      holder_id,
    } = await tx.findOneByOrFail(Movement, { id: payment });
    const all = await lockAll(tx, id);
    if (all.length === 0) throw ApiError.conflict('registration_gone', GONE);
    const [found] = await tx.query<{ left: number }[]>(
      `SELECT least(sum(m.amount_centavos), max(r.paid_centavos))::float8 AS left
         FROM movement m JOIN registration_money r ON r.registration_id = m.registration_id
        WHERE m.kind <> 'refund' AND m.registration_id = $1 AND m.channel = $2 AND m.reference IS NOT DISTINCT FROM $3`,
      [id, channel, reference],
    );
    const left = found?.left ?? 0;
    if (left < amount)
      throw ApiError.conflict(
        'less_left_of_payment',
        `${pesos(left)} is left of this payment: some of it was returned or taken back.`,
      );
    await this.correct(tx, id, all, by, {
      kind: 'correction',
      amount_centavos: -amount,
      channel,
      reference,
      proof_id,
      holder_id,
      ...correction,
    });
  }

  /** Enters a correction; where something is owed again, the tickets end and whoever comes is told. @param all locked */
  async correct(
    tx: EntityManager,
    id: string,
    all: DelegateRow[],
    by: Caller,
    correction: Parameters<typeof enter>[3],
  ): Promise<void> {
    await enter(tx, id, by, correction);
    // Where the delegates were removed since, only the money is left.
    if (all.length === 0) return;
    if (!(await this.payments.settle(tx, id, by))) {
      await tx.update(Delegate, { registration_id: id }, { qr_code: null });
      await this.registrationMails.sendPaymentReversed(tx, all.filter(isActive));
    } else if ((await moneyOf(tx, id)).paid_centavos <= 0) await settleLeft(tx, id);
  }
}

const GONE = 'The registration that it was for is gone, or in the bin. Put it back first.';

import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { lockActive } from '../../registrations/registration-rows.js';
import { Movement, Registration } from '../../registrations/registration.entity.js';
import { Payments } from '../payments.js';
import { Refunds } from '../refunds.js';
import { Reversals, TAKEN_BACK } from '../reversals.js';
import { allocate, lineName, referenceInLedger } from './line-rows.js';
import type { LinePart } from './lines.dto.js';
import { StatementAllocation, type StatementLine } from './statement.entities.js';

const SPLIT = 'Part of a payment for several registrations';

const BY_MISTAKE = 'A line of a statement was assigned to it by mistake';
const LESS_OPEN = 'The ledger has less than this that no line confirms yet.';
const REFUND_STAYS =
  'The refund that was entered by this line stays in the ledger, since its payer was told. Set nothing right here.';

/** What a line of a statement changes in the ledger of a registration, in the transaction that decides on the line. */
@Injectable()
export class LinesInLedger {
  constructor(
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly reversals: Reversals,
  ) {}

  /** Enters what came in. @throws ApiError 404, 409 when it was entered or accepted before */
  async pay(
    tx: Transaction,
    line: StatementLine,
    { registration_id: id, amount_centavos }: LinePart,
    isSplit: boolean,
    by: Caller,
  ): Promise<void> {
    if (!(await tx.existsBy(Registration, { id }))) throw ApiError.notFound('Registration');
    await refuseAccepted(tx, id, line.channel, amount_centavos);
    const movement = v7();
    await this.payments.verify(tx, id, await lockActive(tx, id), by, {
      channel: line.channel,
      received: amount_centavos,
      withTickets: true,
      reference: referenceInLedger(line),
      sharedBecause: isSplit ? SPLIT : null,
      statementLine: await lineName(tx, line),
      more: { id: movement, received_on: line.day },
    });
    const [made] = await tx.find(Movement, {
      where: { registration_id: id },
      order: { created_at: 'DESC', id: 'DESC' },
      take: 1,
    });
    const movement_id = (await tx.existsBy(Movement, { id: movement })) ? movement : (made?.id ?? movement);
    await allocate(tx, line.id, { registration_id: id, movement_id, amount_centavos, made: true }, by);
  }

  /** Confirms a row of the ledger that was entered before. @returns whether it is a refund */
  async confirm(
    tx: Transaction,
    line: StatementLine,
    { registration_id, movement_id = null, amount_centavos }: LinePart,
    by: Caller,
  ): Promise<boolean> {
    const [open] = await tx.query<{ kind: string; left: number }[]>(
      `SELECT kind, amount_centavos::float8 AS left FROM movement_not_in_bank WHERE registration_id = $1 AND id = $2`,
      [registration_id, movement_id],
    );
    const { kind = 'payment', left = 0 } = open ?? {};
    if (
      movement_id === null ||
      Math.sign(left) !== Math.sign(amount_centavos) ||
      Math.abs(left) < Math.abs(amount_centavos)
    )
      throw ApiError.conflict('less_left_of_payment', LESS_OPEN);
    await allocate(tx, line.id, { registration_id, movement_id, amount_centavos, made: false }, by);
    return kind === 'refund';
  }

  /**
   * Enters what went out: it takes back what was paid with its reference; where nothing was, it is a refund.
   * @returns whether it is a refund
   */
  async giveBack(
    tx: Transaction,
    line: StatementLine,
    { registration_id: id, amount_centavos }: LinePart,
    by: Caller,
  ): Promise<boolean> {
    const reference = referenceInLedger(line);
    const movement_id = v7();
    const paid = await paidBy(tx, line, id);
    const isEntered = reference !== null && (await this.reversals.isEntered(tx, id, reference, null));
    // The allocation is written before its movement: see sql/statement.sql.
    await allocate(tx, line.id, { registration_id: id, movement_id, amount_centavos, made: true }, by);
    const amount = { amount_centavos: -amount_centavos };
    const statementLine = await lineName(tx, line);
    if (paid) {
      const correction = { ...amount, id: movement_id, note: TAKEN_BACK, statement_line: statementLine };
      await this.reversals.withdraw(tx, paid, correction, by);
    } else if (isEntered) {
      await this.reversals.enter(tx, id, { ...amount, id: movement_id, reference, statementLine }, by);
    } else {
      await this.refunds.enter(tx, id, { ...amount, channel: line.channel, reference }, movement_id, by);
    }
    return !paid && !isEntered;
  }

  /** Takes off a registration what the line did to it. @throws ApiError 409 for a refund, or when the money is gone */
  async takeOff(
    tx: Transaction,
    line: StatementLine,
    one: StatementAllocation,
    isSplit: boolean,
    by: Caller,
  ): Promise<void> {
    // Allocations go first, since a correction frees lines of those that they still have.
    await tx.delete(StatementAllocation, { id: one.id });
    if (!one.made) return;
    const { registration_id: id, movement_id, amount_centavos } = one;
    if (amount_centavos > 0)
      return this.reversals.withdraw(tx, movement_id, { amount_centavos, note: BY_MISTAKE }, by);
    if (await tx.existsBy(Movement, { id: movement_id, kind: 'refund' }))
      throw ApiError.conflict('refund_stays', REFUND_STAYS);
    const reference = referenceInLedger(line);
    const isPartLeft = reference !== null && (await this.reversals.isEntered(tx, id, reference, null));
    let sharedBecause = isPartLeft ? 'It was taken back by mistake' : null;
    if (isSplit) sharedBecause = SPLIT;
    await this.payments.verify(tx, id, await lockActive(tx, id), by, {
      channel: line.channel,
      received: -amount_centavos,
      withTickets: true,
      reference,
      sharedBecause,
      more: { received_on: line.day },
    });
  }
}

/**
 * What was accepted from a picture and is in no statement yet is most likely this very money: it is not entered twice.
 * @throws ApiError 409
 */
async function refuseAccepted(tx: Transaction, id: string, channel: string, amount: number): Promise<void> {
  const accepted = await tx.query<object[]>(
    `SELECT FROM movement_not_in_bank WHERE registration_id = $1 AND channel = $2 AND amount_centavos = $3`,
    [id, channel, amount],
  );
  if (accepted.length > 0)
    throw ApiError.conflict(
      'payment_entered_before',
      `${pesos(amount)} was accepted for this registration before, and no statement shows it yet: say that this line confirms it.`,
    );
}

/** The movement that a line with the same reference paid or confirmed for a registration. */
async function paidBy(
  tx: Transaction,
  { channel, reference }: StatementLine,
  id: string,
): Promise<string | undefined> {
  const [paid] = await tx.query<{ movement_id: string }[]>(
    `SELECT a.movement_id FROM statement_allocation a JOIN statement_line l ON l.id = a.line_id
      WHERE a.registration_id = $1 AND l.channel = $2 AND l.reference = $3 AND a.amount_centavos > 0
      ORDER BY a.created_at DESC, a.id DESC LIMIT 1`,
    [id, channel, reference],
  );
  return paid?.movement_id;
}

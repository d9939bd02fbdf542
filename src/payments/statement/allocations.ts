import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { v7 } from 'uuid';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { lockActive } from '../../registrations/registration-rows.js';
import { Movement, Registration } from '../../registrations/registration.entity.js';
import { refuseEntered } from '../payment-rows.js';
import { Payments } from '../payments.js';
import { Refunds } from '../refunds.js';
import { Reversals, TAKEN_BACK } from '../reversals.js';
import {
  allocate,
  allocationsOf,
  decideLine,
  inLedger,
  lineActivity,
  lockLine,
  lockRegistrations,
  referenceOf,
} from './line-rows.js';
import type { LinePart } from './lines.dto.js';
import { StatementAllocation, type LineState, type StatementLine } from './statement.entities.js';

const SPLIT = 'Part of a payment for several registrations';

/** Who decides, and whether it is what was suggested. */
interface How {
  by: Caller;
  suggested?: boolean;
}

/** What staff say of a line: for whom it is, that it is nobody's, or that it was neither. */
@Injectable()
export class Allocations {
  constructor(
    private readonly dataSource: DataSource,
    private readonly payments: Payments,
    private readonly refunds: Refunds,
    private readonly reversals: Reversals,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Enters what a line pays for one registration or several, or what it takes or pays back; a part that names a row of the
   * ledger confirms that row instead. The parts add up to the line.
   * @throws ApiError 400, 404; 409 when the line was decided on already, and whatever the ledger refuses
   */
  assign(id: string, parts: LinePart[], { by, suggested = false }: How): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      await lockRegistrations(
        tx,
        parts.map(({ registration_id }) => registration_id),
      );
      const line = await lockLine(tx, id);
      if (line.state !== 'waiting') throw ApiError.conflict('line_decided', DECIDED);
      const before = await allocationsOf(tx, id);
      refuseOtherSum(line, parts, before);
      const isSplit = parts.length + before.length > 1;
      const isOut = line.amount_centavos < 0;
      if (isSplit && !isOut && before.length === 0) await refuseEnteredBefore(tx, line, parts);
      let isRefund = false;
      for (const part of parts) {
        if (part.movement_id) isRefund = (await this.confirm(tx, line, part, by)) || isRefund;
        else if (isOut) isRefund = (await this.giveBack(tx, line, part, by)) || isRefund;
        else await this.pay(tx, line, part, isSplit, by);
      }
      let state: LineState = suggested || isOut ? 'matched' : 'by-hand';
      if (isSplit) state = 'split';
      if (isRefund) state = 'refund';
      await decideLine(tx, id, state, by);
      await this.note(tx, by, 'statement_line.assigned', line, state);
    });
  }

  /**
   * Says of lines that they are no registration's money: of all of them, or of none. A second time changes nothing.
   * @throws ApiError 404, 409 when one is for a registration
   */
  setAside(ids: string[], reason: string, by: Caller): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      for (const id of [...ids].sort()) {
        const line = await lockLine(tx, id);
        if (line.state === 'set-aside' && line.reason === reason) continue;
        if (line.state !== 'waiting' || (await allocationsOf(tx, id)).length > 0)
          throw ApiError.conflict('line_decided', DECIDED);
        await decideLine(tx, id, 'set-aside', by, reason);
        await this.note(tx, by, 'statement_line.set_aside', line, 'set-aside');
      }
    });
  }

  /**
   * Undoes a decision, so that the line waits again. A correction takes back what it paid, what it took back is paid again; what it
   * only confirmed stays.
   * @throws ApiError 404; 409 when there is nothing to undo, the money is gone, or it made a refund
   */
  undo(id: string, by: Caller): Promise<void> {
    return transaction(this.dataSource, async (tx) => {
      await lockRegistrations(
        tx,
        (await allocationsOf(tx, id)).map(({ registration_id }) => registration_id),
      );
      const line = await lockLine(tx, id);
      const allocations = await allocationsOf(tx, id);
      if (line.state === 'unmoved' || (line.state === 'waiting' && allocations.length === 0))
        throw ApiError.conflict('nothing_to_undo', 'Nothing was decided on this line.');
      const isSplit = allocations.length > 1;
      for (const one of allocations) await this.takeOff(tx, line, one, isSplit, by);
      await decideLine(tx, id, 'waiting', by);
      await this.note(tx, by, 'statement_line.undone', line, 'waiting');
    });
  }

  private async pay(
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
      reference: referenceOf(line),
      sharedBecause: isSplit ? SPLIT : null,
      statementLine: await inLedger(tx, line),
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
  private async confirm(
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
  private async giveBack(
    tx: Transaction,
    line: StatementLine,
    { registration_id: id, amount_centavos }: LinePart,
    by: Caller,
  ): Promise<boolean> {
    const reference = referenceOf(line);
    const movement_id = v7();
    const paid = await paidBy(tx, line, id);
    const isEntered = reference !== null && (await this.reversals.isEntered(tx, id, reference, null));
    // The allocation is written before its movement: see sql/statement.sql.
    await allocate(tx, line.id, { registration_id: id, movement_id, amount_centavos, made: true }, by);
    const amount = { amount_centavos: -amount_centavos };
    const statementLine = await inLedger(tx, line);
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

  private async takeOff(
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
    const reference = referenceOf(line);
    const isPartLeft = reference !== null && (await this.reversals.isEntered(tx, id, reference, null));
    const sharedBecause = isSplit ? SPLIT : isPartLeft ? 'It was taken back by mistake' : null;
    await this.payments.verify(tx, id, await lockActive(tx, id), by, {
      channel: line.channel,
      received: -amount_centavos,
      withTickets: true,
      reference,
      sharedBecause,
      more: { received_on: line.day },
    });
  }

  private note(
    tx: Transaction,
    by: Caller,
    type: Parameters<typeof lineActivity>[0],
    { id, state: before }: StatementLine,
    after: LineState,
  ): Promise<void> {
    return this.activity.record(
      tx,
      by,
      lineActivity(type, id, { before: { state: before }, after: { state: after } }),
    );
  }
}

const BY_MISTAKE = 'A line of a statement was assigned to it by mistake';
const DECIDED = 'This line was decided on already, perhaps by a colleague. Look at it again.';
const LESS_OPEN = 'The ledger has less than this that no line confirms yet.';
const REFUND_STAYS =
  'The refund that was entered by this line stays in the ledger, since its payer was told. Set nothing right here.';

/** @throws ApiError 400 */
function refuseOtherSum(line: StatementLine, parts: LinePart[], before: StatementAllocation[]): void {
  const sumOf = (all: { amount_centavos: number }[]) =>
    all.reduce((sum, one) => sum + one.amount_centavos, 0);
  const open = line.amount_centavos - sumOf(before);
  const given = sumOf(parts);
  const isSplitWell = parts.every((part) => Math.sign(part.amount_centavos) === Math.sign(open));
  if (given === open && isSplitWell) return;
  const message = `Together these must be ${pesos(Math.abs(open))}, and not ${pesos(Math.abs(given))}`;
  throw ApiError.invalid([{ field: 'parts', message }]);
}

/** @throws ApiError 409 when the ledger has the line's reference for one of its registrations already */
async function refuseEnteredBefore(tx: Transaction, line: StatementLine, parts: LinePart[]): Promise<void> {
  const reference = referenceOf(line);
  if (reference === null) return;
  for (const { registration_id, movement_id } of parts)
    if (!movement_id) await refuseEntered(tx, registration_id, line.channel, reference);
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

import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { ActivityLog } from '../../activity/activity-log.js';
import { transaction, type Transaction } from '../../platform/database/transaction.js';
import { inBulk, type BulkReport } from '../../platform/http/bulk.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { pesos } from '../../platform/pesos.js';
import { refuseEntered } from '../payment-rows.js';
import { lineList, toLine, type ListedLine } from './line-list.js';
import {
  allocationsOf,
  decideLine,
  lineActivity,
  lockLine,
  lockRegistrations,
  referenceInLedger,
} from './line-rows.js';
import { LinesInLedger } from './lines-in-ledger.js';
import type {
  AssignedLine,
  AssignedOfMany,
  LinePart,
  LinesToSetAside,
  StatementLineView,
} from './lines.dto.js';
import type { LineState, StatementAllocation, StatementLine } from './statement.entities.js';

const COLUMNS = [...lineList.select, ...(lineList.computed ?? [])].join(', ');

/** What staff decide on lines: for whom they are, that they are nobody's, or that they were neither. */
@Injectable()
export class LineDecisions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly ledger: LinesInLedger,
    private readonly activity: ActivityLog,
  ) {}

  /** Enters what a line is for. @returns the line as it is then @throws ApiError 400, 404, 409 as `enterParts` does */
  async assign(id: string, assigned: AssignedLine, by: Caller): Promise<StatementLineView> {
    await this.enterParts(id, assigned, by);
    return this.line(id);
  }

  /** Assigns each line by itself, past those that fail. @returns which were, and why others were not */
  async assignMany(records: AssignedOfMany[], by: Caller): Promise<BulkReport> {
    return inBulk(records, {
      find: (id) => this.line(id),
      nameOf: ({ amount_centavos, payer, reference }) =>
        [pesos(Math.abs(amount_centavos)), payer ?? reference].filter(Boolean).join(' · '),
      change: ({ id, ...assigned }) => this.enterParts(id, assigned, by),
    });
  }

  /**
   * Says of lines that they are no registration's money: of all of them, or of none. A second time changes nothing.
   * @throws ApiError 404, 409 when one is for a registration
   */
  async setAside({ records, reason }: LinesToSetAside, by: Caller): Promise<StatementLineView[]> {
    const ids = records.map(({ id }) => id);
    await transaction(this.dataSource, async (tx) => {
      for (const id of [...ids].sort()) {
        const line = await lockLine(tx, id);
        if (line.state === 'set-aside' && line.reason === reason) continue;
        if (line.state !== 'waiting' || (await allocationsOf(tx, id)).length > 0)
          throw ApiError.conflict('line_decided', DECIDED);
        await decideLine(tx, id, 'set-aside', by, reason);
        await this.note(tx, by, 'statement_line.set_aside', line, 'set-aside');
      }
    });
    return this.lines(ids);
  }

  /**
   * Undoes a decision, so that the line waits again. A correction takes back what it paid, what it took back is paid again; what it
   * only confirmed stays.
   * @throws ApiError 404; 409 when there is nothing to undo, the money is gone, or it made a refund
   */
  async undo(id: string, by: Caller): Promise<StatementLineView> {
    await transaction(this.dataSource, async (tx) => {
      await lockRegistrations(
        tx,
        (await allocationsOf(tx, id)).map(({ registration_id }) => registration_id),
      );
      const line = await lockLine(tx, id);
      const allocations = await allocationsOf(tx, id);
      if (line.state === 'unmoved' || (line.state === 'waiting' && allocations.length === 0))
        throw ApiError.conflict('nothing_to_undo', 'Nothing was decided on this line.');
      const isSplit = allocations.length > 1;
      for (const one of allocations) await this.ledger.takeOff(tx, line, one, isSplit, by);
      await decideLine(tx, id, 'waiting', by);
      await this.note(tx, by, 'statement_line.undone', line, 'waiting');
    });
    return this.line(id);
  }

  /**
   * Enters what a line pays for one registration or several, or what it takes or pays back; a part that names a row of the
   * ledger confirms that row instead. The parts add up to the line.
   * @throws ApiError 400, 404; 409 when the line was decided on already, and whatever the ledger refuses
   */
  private enterParts(id: string, { parts, suggested }: AssignedLine, by: Caller): Promise<void> {
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
        if (part.movement_id) isRefund = (await this.ledger.confirm(tx, line, part, by)) || isRefund;
        else if (isOut) isRefund = (await this.ledger.giveBack(tx, line, part, by)) || isRefund;
        else await this.ledger.pay(tx, line, part, isSplit, by);
      }
      let state: LineState = suggested || isOut ? 'matched' : 'by-hand';
      if (isSplit) state = 'split';
      if (isRefund) state = 'refund';
      await decideLine(tx, id, state, by);
      await this.note(tx, by, 'statement_line.assigned', line, state);
    });
  }

  /** @throws ApiError 404 */
  private async line(id: string): Promise<StatementLineView> {
    const [line] = await this.lines([id]);
    if (!line) throw ApiError.notFound('Line of a statement');
    return line;
  }

  private async lines(ids: string[]): Promise<StatementLineView[]> {
    const { rows } = await this.pool.query<ListedLine>(
      `SELECT ${COLUMNS} FROM statement_line WHERE id = ANY($1) ORDER BY day, created_at, id`,
      [ids],
    );
    return rows.map(toLine);
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

const DECIDED = 'This line was decided on already, perhaps by a colleague. Look at it again.';

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
  const reference = referenceInLedger(line);
  if (reference === null) return;
  for (const { registration_id, movement_id } of parts)
    if (!movement_id) await refuseEntered(tx, registration_id, line.channel, reference);
}

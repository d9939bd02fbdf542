import { v7 } from 'uuid';
import { nameOf, type Actor } from '../../activity/activity-log.js';
import { defineActivity, registerRecordNames } from '../../activity/activity-types.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { ledgerReference, lockAll } from '../../registrations/registration-rows.js';
import { StatementAllocation, StatementFile, StatementLine, type LineState } from './statement.entities.js';

/** Registrations are locked before lines, and in one order: whoever changes what was paid frees lines behind that lock. */
export async function lockRegistrations(tx: Transaction, ids: string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort()) await lockAll(tx, id);
}

/** @throws ApiError 404 */
export async function lockLine(tx: Transaction, id: string): Promise<StatementLine> {
  const line = await tx.findOne(StatementLine, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!line) throw ApiError.notFound('Line of a statement');
  return line;
}

/** The reference of a line, as the ledger has it. */
export const referenceInLedger = ({ reference }: StatementLine): string | null =>
  reference === null ? null : ledgerReference(reference);

/** A line as the ledger names it: `november.pdf, line 14`. */
export async function lineName(tx: Transaction, { file_id, line_number }: StatementLine): Promise<string> {
  const { name } = await tx.findOneByOrFail(StatementFile, { id: file_id });
  return `${name}, line ${line_number}`;
}

export const allocationsOf = (tx: Transaction, line_id: string): Promise<StatementAllocation[]> =>
  tx.find(StatementAllocation, { where: { line_id }, order: { created_at: 'ASC', id: 'ASC' } });

type Allocated = Pick<StatementAllocation, 'registration_id' | 'movement_id' | 'amount_centavos' | 'made'>;

export async function allocate(
  tx: Transaction,
  line_id: string,
  { registration_id, movement_id, amount_centavos, made }: Allocated,
  by: Actor,
): Promise<void> {
  const row = { registration_id, movement_id, amount_centavos, made };
  await tx.insert(StatementAllocation, { ...row, id: v7(), line_id, by_name: nameOf(by) });
}

export async function decideLine(
  tx: Transaction,
  id: string,
  state: LineState,
  by: Actor,
  reason: string | null = null,
) {
  const decided =
    state === 'waiting'
      ? { decided_by_name: null, decided_at: null }
      : { decided_by_name: nameOf(by), decided_at: () => 'now()' };
  await tx.update(StatementLine, { id }, { state, reason, ...decided });
}

export const lineActivity = defineActivity('statement-lines', 'statements:read', {
  'statement_line.assigned': 'Staff said for which registrations a line of a statement is',
  'statement_line.set_aside': 'Staff said that a line of a statement is for no registration, and why',
  'statement_line.undone': 'What was said of a line of a statement was taken back',
});
registerRecordNames(
  'statement-lines',
  "SELECT l.id, f.name || ', line ' || l.line_number AS name FROM statement_line l JOIN statement_file f ON f.id = l.file_id WHERE l.id = ANY($1)",
);

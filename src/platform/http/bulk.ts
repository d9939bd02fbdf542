import { Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { ApiError } from './errors/api-error.js';
import { apiErrorOfViolation } from './errors/constraint-errors.js';
import type { ErrorCode } from './errors/error-codes.js';
import { Moment, NestedList, RequiredUuid } from './fields/fields.js';
import { ShownDateOrNull, ShownErrorCode, ShownText, ShownTextOrNull, ShownUuid } from './openapi/answers.js';

/** The most records of one call: more than anybody chooses by eye. A longer list is several calls. */
export const MAX_IN_BULK = 500;

/** A record that was chosen, and the state in which it was seen. */
export class ChosenRecord {
  @RequiredUuid('Which record') id: string;
  @Moment('As it was read; the record is left alone if it was changed since')
  updated_at?: string | null;
}

export const CHOSEN = `From 1 to ${MAX_IN_BULK} objects with an id, each once, and its updated_at if wanted`;

/** The field `records` of a bulk call. */
export const ChosenRecords = (): PropertyDecorator =>
  NestedList(ChosenRecord, [1, MAX_IN_BULK], CHOSEN, { unique: ({ id }) => id });

class BulkDone {
  @ShownUuid() id: string;
  @ShownText({ example: 'Maria Santos' }) name: string;
  @ShownDateOrNull({ description: 'As the change left it; of what was removed, as it last was' }) updated_at:
    | string
    | null;
}

class BulkFailed {
  @ShownUuid() id: string;
  @ShownTextOrNull({ description: 'null: there is no such record' }) name: string | null;
  @ShownErrorCode('For programs: the code that a refusal has') code: ErrorCode;
  @ShownText({ description: 'Why it was not done' }) message: string;
}

/** The result of a bulk call, by name. */
export class BulkReport {
  @ApiProperty({ type: [BulkDone] }) done: BulkDone[];
  @ApiProperty({ type: [BulkFailed] }) failed: BulkFailed[];
}

const CHANGED = 'It was changed since the list was read. Look at it again first.';
const log = new Logger('Bulk');

interface Bulk<Row, Chosen> {
  find: (id: string) => Promise<Row>;
  nameOf: (row: Row) => string;
  /** The change, in a transaction of its own, which gives the row as it is then. `fresh` throws unless the record is still the one that was seen. */
  change: (chosen: Chosen, fresh: (record: object) => void) => Promise<unknown>;
}

/**
 * Changes the records one after the other, each in its own transaction, and goes on past those that fail. When the
 * database goes away, the rest is named as not done: what was done before is not hidden behind an error.
 */
export async function inBulk<Row, Chosen extends ChosenRecord>(
  chosen: Chosen[],
  bulk: Bulk<Row, Chosen>,
): Promise<BulkReport> {
  const report: BulkReport = { done: [], failed: [] };
  for (const one of chosen) {
    const { id, updated_at } = one;
    let name: string | null = null;
    try {
      name = bulk.nameOf(await bulk.find(id));
      const changed = await bulk.change(one, (record) => refuseChanged(record, updated_at));
      report.done.push({ id, name, updated_at: changedAt(changed) });
    } catch (error) {
      report.failed.push({ id, name, ...reasonOf(error) });
    }
  }
  return report;
}

/** @param row the record after the change; undefined where it was removed */
function changedAt(row: unknown): string | null {
  const { updated_at } = (row ?? {}) as { updated_at?: unknown };
  return updated_at instanceof Date ? updated_at.toISOString() : null;
}

function refuseChanged(record: object, seen: string | null | undefined): void {
  if (seen == null) return;
  const { updated_at } = record as { updated_at: string };
  if (Date.parse(updated_at) !== Date.parse(seen)) throw new ApiError(412, CHANGED);
}

function reasonOf(error: unknown): { code: ErrorCode; message: string } {
  const refusal = error instanceof ApiError ? error : apiErrorOfViolation(error);
  if (refusal) return { code: refusal.code, message: refusal.message };
  if (isDatabaseUnavailable(error))
    return { code: 'unavailable', message: 'The database did not answer. Try again in a moment.' };
  log.error(error);
  return { code: 'internal', message: 'Something went wrong here. Try again.' };
}

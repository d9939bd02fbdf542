import { applyDecorators, Logger } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { ApiError } from './api-error.js';
import { ShownText, ShownTextOrNull, ShownUuid } from './openapi/answers.js';
import { isUuid } from './uuid.js';

/** More than anybody chooses by eye; a longer list is several calls. */
export const MOST_IN_BULK = 500;

/** A record that was chosen, and the state in which it was seen. */
export interface ChosenRecord {
  id: string;
  /** What the list said. A record that was changed since is not touched. */
  updated_at?: string;
}

/** The field `records` of a bulk call. */
export const ChosenRecords = (): PropertyDecorator =>
  applyDecorators(
    ValidateBy(
      { name: 'chosenRecords', validator: { validate: isChosen } },
      { message: `From 1 to ${MOST_IN_BULK} objects with an id, each once, and its updated_at if wanted` },
    ),
    ApiProperty({
      type: 'array',
      minItems: 1,
      maxItems: MOST_IN_BULK,
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: {
          id: { type: 'string', format: 'uuid' },
          updated_at: {
            type: 'string',
            format: 'date-time',
            description: 'As it was read; the record is left alone if it was changed since',
          },
        },
      },
    }),
  );

function isChosen(value: unknown): boolean {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST_IN_BULK) return false;
  const fits = value.every((each: unknown) => {
    if (typeof each !== 'object' || each === null) return false;
    const { id, updated_at, ...others } = each as Record<string, unknown>;
    const dated =
      updated_at === undefined || (typeof updated_at === 'string' && !Number.isNaN(Date.parse(updated_at)));
    return typeof id === 'string' && isUuid(id) && dated && Object.keys(others).length === 0;
  });
  return fits && new Set(value.map(({ id }: ChosenRecord) => id.toLowerCase())).size === value.length;
}

class BulkDone {
  @ShownUuid() id: string;
  @ShownText({ example: 'Maria Santos' }) name: string;
}

class BulkFailed {
  @ShownUuid() id: string;
  @ShownTextOrNull({ description: 'null: there is no such record' }) name: string | null;
  @ShownText({ description: 'Why it was not done' }) message: string;
}

/** What came of a bulk call, by name. */
export class BulkReport {
  @ApiProperty({ type: [BulkDone] }) done: BulkDone[];
  @ApiProperty({ type: [BulkFailed] }) failed: BulkFailed[];
}

const CHANGED = 'It was changed since the list was read. Look at it again first.';
const log = new Logger('Bulk');

interface Bulk<Row> {
  find: (id: string) => Promise<Row>;
  nameOf: (row: Row) => string;
  /** The change, in a transaction of its own. `fresh` throws unless the record is still the one that was seen. */
  change: (id: string, fresh: (record: object) => void) => Promise<unknown>;
}

/**
 * Changes the records one after the other, each in its own transaction, and goes on past those that fail. When the
 * database goes away, the rest is named as not done: what was done before is not hidden behind an error.
 */
export async function inBulk<Row>(chosen: ChosenRecord[], bulk: Bulk<Row>): Promise<BulkReport> {
  const report: BulkReport = { done: [], failed: [] };
  for (const { id, updated_at } of chosen) {
    let name: string | null = null;
    try {
      name = bulk.nameOf(await bulk.find(id));
      await bulk.change(id, (record) => refuseChanged(record, updated_at));
      report.done.push({ id, name });
    } catch (error) {
      report.failed.push({ id, name, message: reasonOf(error) });
    }
  }
  return report;
}

function refuseChanged(record: object, seen: string | undefined): void {
  if (seen === undefined) return;
  const { updated_at } = record as { updated_at: string };
  if (Date.parse(updated_at) !== Date.parse(seen)) throw new ApiError(412, CHANGED);
}

function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  if (isDatabaseUnavailable(error)) return 'The database did not answer. Try again in a moment.';
  log.error(error);
  return 'Something went wrong here. Try again.';
}

import { seesAll, type Caller } from '../platform/http/caller.js';
import { ApiError } from '../platform/http/errors/api-error.js';
import type { ListQuery } from '../platform/listing/list-query.js';
import type { InquiryRow } from './inquiry-record.dto.js';

/**
 * SQL of the same: who sees some sees their own and what is everybody's. What somebody left behind is nobody's, and
 * waits for those who see all.
 * @param all SQL whether the reader sees all @param reader SQL of the reader's id
 */
export const seenSql = (row: string, all: string, reader: string): string =>
  `(${all} OR ${row}.assignee_id = ${reader} OR (${row}.assignee_id IS NULL AND NOT ${row}.awaits_manager))`;

/** @returns the inquiry, if the caller may see it @throws ApiError 403 to an agent, for what is a colleague's */
export function seenBy(by: Caller, inquiry: InquiryRow): InquiryRow {
  if (seesAll(by) || ('id' in by && inquiry.assignee_id === by.id)) return inquiry;
  if (inquiry.assignee_id !== null)
    throw ApiError.forbidden(
      `${inquiry.assignee_name ?? 'A colleague'} answers this inquiry. Agents see their own, and unassigned ones.`,
    );
  if (inquiry.awaits_manager)
    throw ApiError.forbidden(
      'The colleague who had this inquiry has left: it waits until a manager assigns it.',
    );
  return inquiry;
}

/** The filter of a list: an agent's holds their own inquiries and everybody's, whatever else is asked for. */
export function listedFor(by: Caller, query: ListQuery): ListQuery {
  if (seesAll(by) || !('id' in by)) return query;
  const seen = { column: 'assignee_id', kind: 'reference' as const, value: [by.id, null] };
  const left = { column: 'awaits_manager', kind: 'boolean' as const, value: false };
  return { ...query, filters: [...query.filters, seen, left] };
}

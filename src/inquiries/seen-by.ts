import { ApiError } from '../platform/http/api-error.js';
import { seesAll, type Caller } from '../platform/http/caller.js';
import type { ListQuery } from '../platform/listing/parse-filters.js';
import type { InquiryRow } from './inquiry-record.dto.js';

/** @returns the inquiry, if the caller may see it @throws ApiError 403 to an agent, for what is a colleague's */
export function seenBy(by: Caller, inquiry: InquiryRow): InquiryRow {
  const mine = inquiry.assignee_id === null || ('id' in by && inquiry.assignee_id === by.id);
  if (seesAll(by) || mine) return inquiry;
  throw ApiError.forbidden(
    `${inquiry.assignee_name ?? 'A colleague'} answers this inquiry. Agents see their own, and those that are nobody’s.`,
  );
}

/** The same for a list: an agent's holds their own and nobody's, whatever else is asked for. */
export function listedFor(by: Caller, query: ListQuery): ListQuery {
  if (seesAll(by) || !('id' in by)) return query;
  const seen = { column: 'assignee_id', kind: 'reference' as const, value: [by.id, null] };
  return { ...query, filters: [...query.filters, seen] };
}

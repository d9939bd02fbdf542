import { defineActivity, registerRecordNames } from '../../activity/activity-types.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { LeadImport } from './lead-import.entity.js';

/** What happens to a file of leads. */
export const importActivity = defineActivity('imports', 'inquiries:read', {
  'import.added': 'A file of leads was imported',
  'import.taken_back': 'A file of leads was taken back: what nobody had worked on went into the bin',
});
registerRecordNames('imports', 'SELECT id, file_name AS name FROM lead_import WHERE id = ANY($1)');

/** A file that goes on coming in, in another window, stops. @throws ApiError 409 */
export function refuseTakenBack({ taken_back_by }: LeadImport): void {
  if (taken_back_by !== null)
    throw ApiError.conflict(
      'import_taken_back',
      `${taken_back_by} has taken this import back. Choose the file again to import it anew.`,
    );
}

export interface Lead {
  id: string;
  first_name: string;
  last_name: string;
  project_interest: string | null;
  /** The colleague who worked on it last; null: nobody, or the person themselves. */
  by: string | null;
  /** When that was; null: nobody has. */
  at: Date | null;
}

/**
 * The inquiries of a batch, each with what people did about it last. Sharing out is the server's, and no work; whoever
 * restored one from the bin wants it.
 */
export const worked = (db: Pick<Transaction, 'query'>, batch: string): Promise<Lead[]> =>
  db.query<Lead[]>(
    `SELECT i.id, i.first_name, i.last_name, i.project_interest, last.by,
            coalesce(last.at, (SELECT max(created_at) FROM viewing v WHERE v.inquiry_id = i.id)) AS at
       FROM inquiry i
       LEFT JOIN LATERAL (
         SELECT a.at, CASE WHEN a.caller_kind <> 'anonymous' THEN a.caller_name END AS by FROM activity a
          WHERE a.resource = 'inquiries' AND a.record_id = i.id AND a.type <> 'inquiry.created' AND a.caller_kind <> 'server'
          ORDER BY a.at DESC LIMIT 1) last ON true
      WHERE i.import_id = $1 ORDER BY i.id`,
    [batch],
  );

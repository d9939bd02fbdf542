import type { AuditedAction, AuditedResource, AuditEntry } from './audit-entry.entity.js';
import type { Values } from './changes.js';

/** One line of a record's history. */
export class AuditEntryView {
  id: string;
  at: Date;
  /** `anonymous`: the visitor, e.g. who uploads a proof. */
  caller_kind: 'staff' | 'key' | 'anonymous';
  caller_id: string | null;
  /** The account's or key's name at that time. */
  caller_name: string | null;
  resource: AuditedResource;
  record_id: string;
  action: AuditedAction;
  /** The fields that changed. */
  fields: string[];
  /** Their values before; null once the record is deleted. */
  before: Values | null;
  /** Their values after; null once the record is deleted. */
  after: Values | null;
}

export const toAuditEntryView = (row: AuditEntry): AuditEntryView => ({
  ...row,
  before: row.before as Values | null,
  after: row.after as Values | null,
});

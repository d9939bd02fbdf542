import { ApiProperty } from '@nestjs/swagger';
import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../platform/http/openapi/answers.js';
import {
  ACTIONS,
  type AuditedAction,
  type AuditedResource,
  type AuditEntry,
  RESOURCES,
} from './activity-entry.entity.js';
import type { Values } from './activity-log.js';

const CALLERS = ['staff', 'key', 'anonymous', 'server'] as const;
const ShownValues = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description });

/** One line of a record's history. */
export class AuditEntryView {
  @ShownUuid() id: string;
  @ShownDate() at: string;
  @ShownText({
    enum: [...CALLERS],
    description:
      'anonymous: the visitor, such as who uploads a proof; server: a command on the server, such as reset-password',
  })
  caller_kind: (typeof CALLERS)[number];
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) caller_id: string | null;
  @ShownTextOrNull({ description: "The account's or key's name at that time" }) caller_name: string | null;
  @ShownText({ enum: [...RESOURCES] }) resource: AuditedResource;
  @ShownUuid() record_id: string;
  @ShownText({ enum: [...ACTIONS] }) action: AuditedAction;
  @ApiProperty({ type: [String], description: 'The fields that changed' }) fields: string[];
  @ShownValues('Their values before; null once the record is deleted') before: Values | null;
  @ShownValues('Their values after; null once the record is deleted') after: Values | null;
}

export const toAuditEntryView = (row: AuditEntry): AuditEntryView => ({
  id: row.id,
  at: row.at.toISOString(),
  caller_kind: row.caller_kind,
  caller_id: row.caller_id,
  caller_name: row.caller_name,
  resource: row.resource,
  record_id: row.record_id,
  action: row.action,
  fields: row.fields,
  before: row.before as Values | null,
  after: row.after as Values | null,
});

import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Pool } from 'pg';
import { ShownDate, ShownText, ShownTextOrNull, ShownUuid } from '../platform/http/openapi/answers.js';
import type { ActivityRow, Actor, Values } from './activity-log.js';

const CALLERS = ['staff', 'key', 'device', 'anonymous', 'server'] as const satisfies Actor['kind'][];
const ShownValues = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'object', additionalProperties: true, nullable: true, description });

/** What everybody who may read an entry learns of it: no personal data of the record. */
export class ActivityFacts {
  @ShownUuid() id: string;
  @ShownDate() at: string;
  @ShownText({
    enum: [...CALLERS],
    description:
      'device: a telephone at the door; anonymous: the visitor, such as who uploads a proof; server: a command on the server, such as reset-password',
  })
  caller_kind: (typeof CALLERS)[number];
  @ShownText({ example: 'delegates' }) resource: string;
  @ShownUuid() record_id: string;
  @ShownText({ example: 'payment.verified' }) type: string;
  @ApiProperty({ type: [String], description: 'The fields that changed' }) fields: string[];
}

/** One line of a record's history, for those who may read the record. */
export class ActivityView extends ActivityFacts {
  @ApiProperty({ type: 'string', format: 'uuid', nullable: true }) caller_id: string | null;
  @ShownTextOrNull({ description: "The account's or key's name at that time" }) caller_name: string | null;
  @ShownValues('Their values before; null once the record is deleted') before: Values | null;
  @ShownValues('Their values after; null once the record is deleted') after: Values | null;
}

export const FACTS = 'id, at, caller_kind, resource, record_id, type, fields';

export const toFacts = (row: Omit<ActivityFacts, 'at'> & { at: Date }): ActivityFacts => ({
  id: row.id,
  at: row.at.toISOString(),
  caller_kind: row.caller_kind,
  resource: row.resource,
  record_id: row.record_id,
  type: row.type,
  fields: row.fields,
});

export const toView = (row: ActivityRow): ActivityView => ({
  ...toFacts(row),
  caller_id: row.caller_id,
  caller_name: row.caller_name,
  before: row.before,
  after: row.after,
});

/** More than a record's whole life holds; a bound all the same. */
const MAX = 500;

/** What happened to one record: features answer it below their own paths, to whoever may read the record. */
@Injectable()
export class History {
  constructor(private readonly pool: Pool) {}

  /** Newest first; empty for a record that never was. It stays when the record is deleted. */
  async of(resource: string, record_id: string): Promise<ActivityView[]> {
    const { rows } = await this.pool.query<ActivityRow>(
      `SELECT ${FACTS}, caller_id, caller_name, before, after FROM activity
        WHERE resource = $1 AND record_id = $2 ORDER BY at DESC, sequence DESC LIMIT ${MAX}`,
      [resource, record_id],
    );
    return rows.map(toView);
  }
}

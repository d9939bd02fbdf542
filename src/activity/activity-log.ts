import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { v7 } from 'uuid';
import { type AuditedAction, type AuditedResource, AuditEntry } from './activity-entry.entity.js';

/** Who did it: a Caller of the API, or a person at the server's own terminal. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'staff' | 'key'; id: string; name: string }
  | { kind: 'server'; name: string };

export interface ActivityChange {
  resource: AuditedResource;
  record_id: string;
  action: AuditedAction;
  /** States of the record, without secrets; left out where there is none, or none worth keeping. */
  before?: object;
  after?: object;
}

/** Writes the log, always in the transaction of the change itself: there is never one without the other. */
@Injectable()
export class AuditLog {
  /** Adds a line. A change that changed nothing leaves none. */
  async record(tx: EntityManager, caller: Actor, change: ActivityChange): Promise<void> {
    const { resource, record_id, action, before, after } = change;
    const changes = changesBetween(before ?? {}, after ?? {});
    if (before && after && changes.fields.length === 0) return;
    await tx.insert(AuditEntry, {
      id: v7(),
      // The moment of writing, under the record's lock; now() would be that of waiting for the lock.
      at: () => 'clock_timestamp()',
      ...whoOf(caller),
      resource,
      record_id,
      action,
      fields: changes.fields,
      before: before ? changes.before : null,
      after: after ? changes.after : null,
    });
  }

  /** A record is deleted: the log keeps who did what and when, and forgets what the record said. */
  async recordDeletion(tx: EntityManager, caller: Actor, resource: AuditedResource, record_id: string) {
    await tx.update(AuditEntry, { resource, record_id }, { before: null, after: null });
    await this.record(tx, caller, { resource, record_id, action: 'deleted' });
  }
}

function whoOf(caller: Actor): Pick<AuditEntry, 'caller_kind' | 'caller_id' | 'caller_name'> {
  if (caller.kind === 'anonymous') return { caller_kind: 'anonymous', caller_id: null, caller_name: null };
  if (caller.kind === 'server') return { caller_kind: 'server', caller_id: null, caller_name: caller.name };
  return { caller_kind: caller.kind, caller_id: caller.id, caller_name: caller.name };
}

/** Fields and what they hold, as JSON. */
export type Values = Record<string, unknown>;

export interface Changes {
  fields: string[];
  before: Values;
  after: Values;
}

/** Bookkeeping, not news: a line of its own says when. */
const SILENT = new Set(['id', 'created_at', 'updated_at']);

/**
 * What differs between two states of a record, field by field. Values are compared as JSON holds them, so
 * that two dates of one moment are the same.
 */
export function changesBetween(before: object, after: object): Changes {
  const old = asJson(before);
  const now = asJson(after);
  const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !SILENT.has(field))
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
  return { fields, before: pick(old, fields), after: pick(now, fields) };
}

const asJson = (record: object) => JSON.parse(JSON.stringify(record)) as Values;
const pick = (values: Values, fields: string[]): Values =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));

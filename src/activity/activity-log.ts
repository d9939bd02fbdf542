import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface } from 'typeorm';
import { v7 } from 'uuid';
import type { ActivityChange } from './activity-types.js';

/** Who did it: a Caller of the API, or a person at the server's own terminal. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'staff' | 'key' | 'device'; id: string; name: string }
  | { kind: 'server'; name: string };

/** The name that rows keep; null: whoever has none. */
export const nameOf = (by: Actor): string | null => ('name' in by ? by.name : null);

/** One entry: who did what to which record, and when. Nothing but a deletion of the record changes it. */
export interface ActivityRow {
  id: string;
  at: Date;
  caller_kind: Actor['kind'];
  /** The account or key; no foreign key, for the entry outlives both. */
  caller_id: string | null;
  /** The account's or key's name at that time. */
  caller_name: string | null;
  resource: string;
  record_id: string;
  type: string;
  /** The fields that changed; stays when their values are forgotten. */
  fields: string[];
  /** Their values before; null when there was no record, or when the record has been deleted since. */
  before: Values | null;
  /** Their values after; null as above. */
  after: Values | null;
}

// The moment of writing, under the record's lock; now() would be that of waiting for the lock.
const INSERT = `INSERT INTO activity
  (id, at, caller_kind, caller_id, caller_name, resource, record_id, type, fields, before, after)
  SELECT id, clock_timestamp(), caller_kind, caller_id, caller_name, resource, record_id, type, fields, before, after
    FROM jsonb_populate_recordset(NULL::activity, $1)`;

/** Marks a transaction that wrote activity. */
const WROTE = 'wroteActivity';

/** Writes the one record of what happened, always in the transaction of the change: never one without the other. */
@Injectable()
export class ActivityLog {
  private readonly written = new EventEmitter();

  constructor(dataSource: DataSource) {
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        if (queryRunner.data[WROTE] === true) this.committed();
        delete queryRunner.data[WROTE];
      },
    };
    dataSource.subscribers.push(subscriber);
  }

  /** Adds an entry for each. A change that changed nothing leaves none. */
  record(tx: EntityManager, caller: Actor, ...changes: ActivityChange[]): Promise<void> {
    return recordActivity(tx, caller, ...changes);
  }

  /** One change of many records: an entry each, all of the same fields. */
  async recordAll(
    tx: EntityManager,
    caller: Actor,
    { resource, type, before, after }: Omit<ActivityChange, 'record_id'>,
    ids: string[],
  ): Promise<void> {
    const changes = changesBetween(before ?? {}, after ?? {});
    await tx.query(
      `INSERT INTO activity (id, at, caller_kind, caller_id, caller_name, resource, record_id, type, fields, before, after)
       SELECT gen_random_uuid(), clock_timestamp(), $1, $2, $3, $4, id, $5, $6, $7, $8 FROM unnest($9::uuid[]) id`,
      [
        caller.kind,
        'id' in caller ? caller.id : null,
        'name' in caller ? caller.name : null,
        resource,
        type,
        changes.fields,
        before ? changes.before : null,
        after ? changes.after : null,
        ids,
      ],
    );
    if (tx.queryRunner) tx.queryRunner.data[WROTE] = true;
  }

  /** A record is deleted: the entries keep who did what and when, and forget what the record said. */
  async recordDeletion(tx: EntityManager, caller: Actor, change: ActivityChange): Promise<void> {
    await forgetStates(tx, change.resource, [change.record_id]);
    await this.record(tx, caller, change);
  }

  /** The same of many records that are deleted together. */
  async recordDeletions(
    tx: EntityManager,
    caller: Actor,
    change: Omit<ActivityChange, 'record_id'>,
    ids: string[],
  ): Promise<void> {
    await forgetStates(tx, change.resource, ids);
    await this.recordAll(tx, caller, change, ids);
  }

  /** To be called after a commit that did not go through TypeORM. */
  committed(): void {
    this.written.emit('written');
  }

  /** Calls back, in this process, when entries were committed here. */
  onWritten(listener: () => void): void {
    this.written.on('written', listener);
  }
}

async function forgetStates(tx: EntityManager, resource: string, ids: string[]): Promise<void> {
  await tx.query(
    'UPDATE activity SET before = NULL, after = NULL WHERE resource = $1 AND record_id = ANY ($2)',
    [resource, ids],
  );
}

/** The same for a command on the server, which has no modules. */
export async function recordActivity(
  tx: EntityManager,
  caller: Actor,
  ...changes: ActivityChange[]
): Promise<void> {
  const rows = activityRows(caller, ...changes);
  if (rows.length === 0) return;
  await tx.query(INSERT, [JSON.stringify(rows)]);
  if (tx.queryRunner) tx.queryRunner.data[WROTE] = true;
}

/** The entries as rows, for a statement that inserts them beside the record (inserts.ts). */
export function activityRows(caller: Actor, ...changes: ActivityChange[]): object[] {
  const by = {
    caller_kind: caller.kind,
    caller_id: 'id' in caller ? caller.id : null,
    caller_name: 'name' in caller ? caller.name : null,
  };
  return changes.flatMap(({ resource, record_id, type, before, after }) => {
    const changed = changesBetween(before ?? {}, after ?? {});
    if (before && after && changed.fields.length === 0) return [];
    const states = { before: before ? changed.before : null, after: after ? changed.after : null };
    return [{ id: v7(), ...by, resource, record_id, type, fields: changed.fields, ...states }];
  });
}

/** Fields and what they hold, as JSON. */
export type Values = Record<string, unknown>;

export interface Changes {
  fields: string[];
  before: Values;
  after: Values;
}

/** Bookkeeping, not news: an entry of its own says when. */
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

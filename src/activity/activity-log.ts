import { EventEmitter } from 'node:events';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface } from 'typeorm';
import { v7 } from 'uuid';
import type { Part } from '../platform/idempotency/insert-once.js';
import type { ActivityChange } from './activity-types.js';

/** Who did it: a Caller of the API, or a person at the server's own terminal. */
export type Actor =
  | { kind: 'anonymous' }
  | { kind: 'staff' | 'key' | 'device'; id: string; name: string }
  | { kind: 'server'; name: string };

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
  VALUES ($1, clock_timestamp(), $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

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

  /** Adds an entry. A change that changed nothing leaves none. */
  record(tx: EntityManager, caller: Actor, change: ActivityChange): Promise<void> {
    return recordActivity(tx, caller, change);
  }

  /** A record is deleted: the entries keep who did what and when, and forget what the record said. */
  async recordDeletion(tx: EntityManager, caller: Actor, change: ActivityChange): Promise<void> {
    const { resource, record_id } = change;
    await tx.query('UPDATE activity SET before = NULL, after = NULL WHERE resource = $1 AND record_id = $2', [
      resource,
      record_id,
    ]);
    await this.record(tx, caller, change);
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

/** The same for a command on the server, which has no modules. */
export async function recordActivity(
  tx: EntityManager,
  caller: Actor,
  change: ActivityChange,
): Promise<void> {
  const { resource, record_id, type, before, after } = change;
  const changes = changesBetween(before ?? {}, after ?? {});
  if (before && after && changes.fields.length === 0) return;
  const id = 'id' in caller ? caller.id : null;
  const name = 'name' in caller ? caller.name : null;
  await tx.query(INSERT, [
    ...[v7(), caller.kind, id, name, resource, record_id, type, changes.fields],
    before ? changes.before : null,
    after ? changes.after : null,
  ]);
  if (tx.queryRunner) tx.queryRunner.data[WROTE] = true;
}

/**
 * SQL for the entry of a record that a visitor just made, as a part of the statement that makes it (see insertOnce).
 * @param from the part of it that has the record's `id`; of several records an entry each
 */
export const createdSql = (
  { resource, type }: Pick<ActivityChange, 'resource' | 'type'>,
  from = 'inserted',
): string =>
  `INSERT INTO activity (id, at, caller_kind, resource, record_id, type, fields)
   SELECT gen_random_uuid(), clock_timestamp(), 'anonymous', '${resource}', id, '${type}', '{}' FROM ${from}`;

/** The same for whoever is known: a colleague at the desk, or an integrator's key. */
export const createdBySql = (
  { resource, type }: Pick<ActivityChange, 'resource' | 'type'>,
  by: Actor,
): Part => ({
  text: (first) =>
    `INSERT INTO activity (id, at, caller_kind, caller_id, caller_name, resource, record_id, type, fields)
     SELECT gen_random_uuid(), clock_timestamp(), $${first}::text, $${first + 1}::uuid, $${first + 2}::text,
            '${resource}', id, '${type}', '{}' FROM inserted`,
  values: [by.kind, 'id' in by ? by.id : null, 'name' in by ? by.name : null],
});

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

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { ApiError } from '../../platform/http/errors/api-error.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import type { ListQuery } from '../../platform/listing/list-query.js';
import { ListReader, type Page } from '../../platform/listing/list-reader.js';
import type { Actor } from '../activity-log.js';
import { BIN_DAYS, binList, type BinRow } from './bin.dto.js';
import type { BinEntry, BinnedRows } from './bin.entity.js';

/** What is put into the bin. Names of tables and columns are the program's own, never a caller's. */
type Removal = (Removed | { records: readonly Removed[] }) & {
  resource: string;
  /** Every table that has rows of the record, and the column with its id; a table after those it refers to. */
  tables: readonly (readonly [table: string, column: string])[];
  files?: string[];
};

interface Removed {
  id: string;
  name: string;
  about?: string | null;
}

type Remover = (files: string[]) => Promise<void>;

/** SQL for those of the files `$1` that belong to a record in the bin, as a part of whoever asks for all that are used. */
export const BINNED_FILES = 'SELECT unnest(files) AS name FROM bin_entry WHERE files && $1';

/** The columns that may be written; what PostgreSQL makes itself is left out. */
const COLUMNS = `SELECT attname AS name FROM pg_attribute
  WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`;

/**
 * Removed records for 30 days. The rows really leave their tables, so that no list, total, search or ticket has to
 * know of removal; here they wait as JSON, and can be put back.
 */
@Injectable()
export class Bin implements OnModuleInit {
  private readonly removers: Remover[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly lists: ListReader,
    private readonly jobs: Jobs,
  ) {}

  /** A feature whose records have files says how they are removed, in onModuleInit. */
  removesFiles(remover: Remover): void {
    this.removers.push(remover);
  }

  /** Copies the rows of a record, or of many; the caller then deletes them in the same transaction. */
  async put(tx: EntityManager, by: Actor, { resource, tables, files = [], ...one }: Removal): Promise<void> {
    const records = 'records' in one ? one.records : [one];
    const rows = tables.map(
      ([table, column]) =>
        `jsonb_build_object('table', '${table}', 'rows',
           (SELECT coalesce(jsonb_agg(to_jsonb(t)), '[]') FROM ${table} t WHERE t.${column} = gone.id))`,
    );
    await tx.query(
      `INSERT INTO bin_entry (id, resource, name, about, rows, files, removed_by, history)
       SELECT gone.id, $2, gone.name, gone.about, jsonb_build_array(${rows.join(', ')}), $3, $4,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'before', before, 'after', after)), '[]')
            FROM activity WHERE resource = $2 AND record_id = gone.id AND (before IS NOT NULL OR after IS NOT NULL))
         FROM jsonb_to_recordset($1) AS gone(id uuid, name text, about text)`,
      [JSON.stringify(records), resource, files, 'name' in by ? by.name : null],
    );
  }

  /** Puts a record back as it was, with what its history said. @throws ApiError 404; 409 when it no longer fits */
  async restore(tx: EntityManager, resource: string, id: string): Promise<void> {
    const [[entry]] = await tx.query<[BinEntry[], number]>(
      'DELETE FROM bin_entry WHERE resource = $1 AND id = $2 RETURNING *',
      [resource, id],
    );
    if (!entry) throw ApiError.notFound('Removed record');
    try {
      for (const { table, rows } of entry.rows) await insertRows(tx, table, rows);
    } catch (error) {
      if (!/^23/.test(String((error as { code?: unknown }).code))) throw error;
      throw ApiError.conflict(
        'restore_conflict',
        'It can’t be restored: what it belongs to has changed or is gone.',
      );
    }
    await tx.query(
      `UPDATE activity SET before = nullif(old.before, 'null'), after = nullif(old.after, 'null')
         FROM jsonb_to_recordset($1) AS old(id uuid, before jsonb, after jsonb) WHERE activity.id = old.id`,
      [JSON.stringify(entry.history)],
    );
  }

  /** Removes a record for good, and its files. @throws ApiError 404 */
  async empty(resource: string, id: string): Promise<BinRow> {
    const { rows } = await this.pool.query<BinEntry>(
      'DELETE FROM bin_entry WHERE resource = $1 AND id = $2 RETURNING *',
      [resource, id],
    );
    if (!rows[0]) throw ApiError.notFound('Removed record');
    await this.removeFiles(rows);
    return rows[0];
  }

  /** The removed records of one resource. */
  list(resource: string, query: ListQuery): Promise<Page<BinRow>> {
    const own = { column: 'resource', kind: 'choice' as const, value: resource };
    return this.lists.page<BinRow>(binList, { ...query, filters: [...query.filters, own] });
  }

  /** @returns how many records are gone for good now */
  async emptyOld(): Promise<number> {
    const { rows } = await this.pool.query<BinEntry>(
      `DELETE FROM bin_entry WHERE removed_at < now() - interval '${BIN_DAYS} days' RETURNING files`,
    );
    await this.removeFiles(rows);
    return rows.length;
  }

  onModuleInit(): void {
    this.jobs.every({
      name: 'bin',
      description: `Removes for good, with its files, what has been in the bin for ${BIN_DAYS} days`,
      schedule: { everySeconds: 3_600 },
      trustsClock: true,
      run: () => this.emptyOld(),
    });
  }

  private async removeFiles(entries: Pick<BinEntry, 'files'>[]): Promise<void> {
    const files = entries.flatMap((entry) => entry.files);
    if (files.length > 0) for (const remove of this.removers) await remove(files);
  }
}

/** Columns that came after the row was removed take their defaults; those that went are left out. */
async function insertRows(tx: EntityManager, table: string, rows: BinnedRows['rows']): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = (await tx.query<{ name: string }[]>(COLUMNS, [table]))
    .map(({ name }) => name)
    .filter((name) => name in first)
    .map((name) => `"${name}"`)
    .join(', ');
  await tx.query(
    `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}

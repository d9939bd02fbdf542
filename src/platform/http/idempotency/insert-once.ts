import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { createHash } from 'node:crypto';
import type { Pool, QueryResultRow } from 'pg';
import { ApiError } from '../api-error.js';
import { isUuid } from '../uuid.js';

/** An INSERT of one row with RETURNING; `name` lets the connection keep its plan. */
export interface Insert {
  name: string;
  text: string;
  values: unknown[];
  /** Statements that belong to it, such as its activity and its jobs; they read the new row from `made`. */
  also?: string[];
}

/** What a write with an Idempotency-Key came to. */
export interface Once<Row> {
  row: Row;
  /** True: nothing was written, this is the first answer again. */
  replayed: boolean;
}

/** Parameter decorator: the Idempotency-Key of this request, or undefined. @throws ApiError 400 when it is no UUID */
export const IdempotencyKeyOf = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().headers['idempotency-key'];
    if (key === undefined || isUuid(key)) return key;
    throw new ApiError(400, 'The Idempotency-Key header must be a UUID.');
  },
);

/** Marks the answer if it is a replay. */
export function markReplay<Row>(response: Response, { row, replayed }: Once<Row>): Row {
  if (replayed) response.setHeader('Idempotent-Replayed', 'true');
  return row;
}

const LIFETIME = '24 hours';

/**
 * Inserts a row, at most once per key within 24 hours. The key is kept by the same statement that inserts the row, so
 * both are there or neither is; of several senders at the same moment the unique key lets one through, and the others
 * wait for it.
 * @param body what must be equal for the same key: the checked fields
 * @param committed called once the row is there for all to see
 * @throws ApiError 409 when the key was used for another body
 */
export async function insertOnce<Row extends QueryResultRow>(
  pool: Pool,
  insert: Insert,
  key: string | undefined,
  body: object,
  committed: () => void = () => undefined,
): Promise<Once<Row>> {
  const insertOne = async (statement: Insert) => {
    const row = one((await pool.query<Row>(statement)).rows);
    committed();
    return { row, replayed: false };
  };
  if (key === undefined) return insertOne(withKey(insert));
  const hash = createHash('sha256').update(insert.name).update(JSON.stringify(body)).digest();
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      return await insertOne(withKey(insert, { key, hash }));
    } catch (error) {
      if ((error as { constraint?: string }).constraint !== 'idempotency_key_pkey') throw error;
      const first = await firstAnswer<Row>(pool, key, hash);
      if (first) return { row: first, replayed: true };
    }
  }
  throw ApiError.conflict('This Idempotency-Key is in use; try again.');
}

/** One statement, and so one transaction, of the row, what belongs to it, and the key with the answer. */
function withKey({ name, text, values, also = [] }: Insert, kept?: { key: string; hash: Buffer }): Insert {
  const [keyAt, hashAt] = [values.length + 1, values.length + 2];
  const parts = also.map((part, n) => `also_${n} AS (${part})`);
  if (kept)
    parts.push(`kept AS (INSERT INTO idempotency_key (key, body_hash, answer)
      SELECT $${keyAt}, $${hashAt}, to_jsonb(made) FROM made)`);
  return {
    name: kept ? `${name}_once` : name,
    text: `WITH ${[`made AS (${text})`, ...parts].join(', ')} SELECT * FROM made`,
    values: kept ? [...values, kept.key, kept.hash] : values,
  };
}

/** Undefined when the key is too old to count; it is then removed, so that it may be used anew. */
async function firstAnswer<Row>(pool: Pool, key: string, hash: Buffer): Promise<Row | undefined> {
  const old = `created_at < now() - interval '${LIFETIME}'`;
  const removed = await pool.query(`DELETE FROM idempotency_key WHERE key = $1 AND ${old}`, [key]);
  if (removed.rowCount) return undefined;
  const { rows } = await pool.query<{ body_hash: Buffer; answer: Record<string, unknown> }>(
    'SELECT body_hash, answer FROM idempotency_key WHERE key = $1',
    [key],
  );
  const [first] = rows;
  if (!first) return undefined;
  if (!first.body_hash.equals(hash))
    throw ApiError.conflict('This Idempotency-Key was already used for another request; use a new one.');
  return revive(first.answer) as Row;
}

/** Timestamps come out of jsonb as text. */
const revive = (row: Record<string, unknown>) => ({
  ...row,
  created_at: new Date(String(row.created_at)),
  updated_at: new Date(String(row.updated_at)),
});

/** Removes the keys that no longer count. @returns how many */
export async function sweepKeys(pool: Pool): Promise<number> {
  const old = `created_at < now() - interval '${LIFETIME}'`;
  return (await pool.query(`DELETE FROM idempotency_key WHERE ${old}`)).rowCount ?? 0;
}

function one<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Pool, QueryResultRow } from 'pg';
import { ApiError } from '../http/errors/api-error.js';
import { isUuid } from '../http/fields/uuid.js';

/** An INSERT of one row with RETURNING; `name` lets the connection keep its plan. */
export interface Insert {
  name: string;
  text: string;
  values: unknown[];
  table: string;
  columns: string[];
  /** What is read of the row. */
  select: readonly string[];
  /** What the sender gave, by column. */
  given: Record<string, unknown>;
  /** Statements that belong to it, such as its activity and its jobs; by their names in it; they read the new row
   * from `inserted`. */
  withStatements: Record<string, string>;
  /** SQL: whether the row `inserted` still stands. Left out: it does while it is there. */
  stands?: string;
}

/** A part of a statement with values of its own: given the number of its first placeholder. */
export interface Part {
  text: (first: number) => string;
  values: unknown[];
}

/** @param own what the server gives the row, by column: the `id` first */
export function insertOf({
  name,
  table,
  select,
  own,
  given,
  stands,
  withStatements: parts = {},
}: Pick<Insert, 'name' | 'table' | 'select' | 'given' | 'stands'> & {
  own: { id: string } & Record<string, unknown>;
  withStatements?: Record<string, string | Part>;
}): Insert {
  const row = { ...own, ...given };
  const columns = Object.keys(row);
  const values = Object.values(row);
  const textOf = (part: string | Part): string => {
    if (typeof part === 'string') return part;
    const first = values.length + 1;
    values.push(...part.values);
    return part.text(first);
  };
  const withStatements = Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, textOf(part)]),
  );
  const text = insertText({ table, columns, select }, (values) => `VALUES (${values})`);
  return {
    name,
    text,
    values,
    table,
    columns,
    select,
    given,
    withStatements,
    ...(stands !== undefined && { stands }),
  };
}

const insertText = (
  { table, columns, select }: Pick<Insert, 'table' | 'columns' | 'select'>,
  source: (values: string) => string,
) =>
  `INSERT INTO ${table} (${columns.join(', ')}) ${source(columns.map((_, n) => `$${n + 1}`).join(', '))}
   RETURNING ${select.join(', ')}`;

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

/**
 * Inserts a row, at most once per key within 24 hours. The key is kept by the same statement that inserts the row, so
 * both are there or neither is; of several senders at the same moment one is let through, and the others wait for it.
 * With the key only the row's id is kept: the answer is made again from the row and what was sent, which is the same.
 * @param body what must be equal for the same key: the checked fields
 * @param committed called once the row is there for all to see
 * @throws ApiError 409 when the key was used for another body, or its row was removed since
 */
export async function insertOnce<Row extends QueryResultRow>(
  pool: Pool,
  insert: Insert,
  key: string | undefined,
  body: object,
  committed: () => void = () => undefined,
): Promise<Once<Row>> {
  const hash = hashOf(insert, body);
  for (let attempt = 0; attempt < 3; attempt++) {
    const { rows } = await pool.query<Row>(statement(insert, key === undefined ? undefined : { key, hash }));
    const [row] = rows;
    if (row) {
      committed();
      return { row, replayed: false };
    }
    if (key === undefined) throw new Error('The insert returned no row.');
    const first = await firstRow<Row>(pool, insert, key, hash);
    if (first) return { row: { ...first, ...insert.given }, replayed: true };
  }
  throw ApiError.conflict('key_in_use', 'This Idempotency-Key is in use; try again.');
}

/** The first answer of a key, where a new write would be refused; undefined when there was none. @throws as insertOnce */
export async function replayOf<Row extends QueryResultRow>(
  pool: Pool,
  insert: Insert,
  key: string | undefined,
  body: object,
): Promise<Once<Row> | undefined> {
  const first = key === undefined ? undefined : await firstRow<Row>(pool, insert, key, hashOf(insert, body));
  return first && { row: { ...first, ...insert.given }, replayed: true };
}

const hashOf = ({ name }: Insert, body: object): Buffer =>
  createHash('sha256').update(name).update(JSON.stringify(body)).digest();

/** One statement, and so one transaction, of the key, the row, and what belongs to it; no row where the key was used. */
export function statement(insert: Insert, claimed?: { key: string; hash: Buffer }) {
  const { name, values } = insert;
  const parts = Object.entries(insert.withStatements).map(([name, part]) => `${name} AS (${part})`);
  if (!claimed)
    return {
      name,
      text: `WITH ${[`inserted AS (${insert.text})`, ...parts].join(', ')} SELECT * FROM inserted`,
      values,
    };
  const [keyAt, hashAt] = [values.length + 1, values.length + 2];
  const claim = `INSERT INTO idempotency_key (key, body_hash, answer)
    VALUES ($${keyAt}, $${hashAt}, jsonb_build_object('id', $1::uuid)) ON CONFLICT (key) DO NOTHING RETURNING key`;
  const make = insertText(insert, (given) => `SELECT ${given} FROM claimed_key`);
  return {
    name: `${name}_once`,
    text: `WITH ${[`claimed_key AS (${claim})`, `inserted AS (${make})`, ...parts].join(', ')} SELECT * FROM inserted`,
    values: [...values, claimed.key, claimed.hash],
  };
}

/** Undefined when the key no longer counts; it is then removed, so that it may be used anew. */
async function firstRow<Row extends QueryResultRow>(
  pool: Pool,
  { table, select, stands = 'true' }: Insert,
  key: string,
  hash: Buffer,
): Promise<Row | undefined> {
  interface Kept {
    same: boolean;
    over: boolean;
    answer: object;
  }
  const { rows } = await pool.query<Kept & Row & { id: string | null }>(
    `SELECT body_hash = $2 AS same, k.answer,
            ${OLD} OR (${OF_A_FORM} AND (inserted.id IS NULL OR NOT ${stands})) AS over,
            ${select.map((column) => `inserted.${column}`).join(', ')}
       FROM idempotency_key k LEFT JOIN ${table} inserted ON inserted.id = (k.answer->>'id')::uuid WHERE k.key = $1`,
    [key, hash],
  );
  const [found] = rows;
  if (!found) return undefined;
  const { same, over, answer, ...row } = found;
  if (over) {
    // Not what another request has put there meanwhile.
    await pool.query('DELETE FROM idempotency_key WHERE key = $1 AND answer = $2::jsonb', [
      key,
      JSON.stringify(answer),
    ]);
    return undefined;
  }
  if (!same) throw ApiError.keyReused();
  if (row.id === null)
    throw ApiError.conflict(
      'key_of_removed_record',
      'What was made under this Idempotency-Key has been removed since; use a new one.',
    );
  return row as unknown as Row;
}

const OLD = "k.created_at < now() - interval '24 hours'";
/** Keys that were made of a browser's form (form-posts.ts). */
const OF_A_FORM = "substr(k.key::text, 15, 1) = '8'";

/** Removes the keys that no longer count. @returns how many */
export async function sweepKeys(pool: Pool): Promise<number> {
  return (await pool.query(`DELETE FROM idempotency_key k WHERE ${OLD}`)).rowCount ?? 0;
}

import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Condition } from '../database/insert-rows.js';
import { ApiError } from '../http/errors/api-error.js';

/** What a write with an Idempotency-Key came to. */
export interface Once<Row> {
  row: Row;
  /** True: nothing was written, this is the first answer again. */
  replayed: boolean;
}

/** A body under its Idempotency-Key. */
export interface Sent {
  key: string | undefined;
  /** Of the write: another one with the same body is not the same. */
  name: string;
  /** What must be equal for the same key: the checked fields. */
  body: object;
}

/** The part of the statement that keeps the key for the record with this id; undefined without a key. */
export type Keep = (id: string) => Condition | undefined;

export interface Write<Row> {
  /** Makes the record by one statement, whose condition is what `keep` gives. */
  first: (keep: Keep) => Promise<Row>;
  /** Answers again for the record with this id; undefined when it was removed. */
  again: (id: string) => Promise<Row | undefined>;
  /** Whether the record still is what was asked for. Left out: it is while it is there. */
  stands?: (row: Row) => boolean;
}

/** Keys count for so long. */
const OLD = "created_at < now() - interval '24 hours'";

/**
 * Writes at most once per key within 24 hours. The key is kept by the statement that makes the record, so both are there or
 * neither is; of several senders at the same moment one is let through, and the others wait for it. With the key only
 * the record's id is kept: the answer is made again from the record and what was sent, which is the same.
 */
@Injectable()
export class Idempotency {
  constructor(private readonly pool: Pool) {}

  /** @throws ApiError 409 when the key was used for another body, or its record was removed since; what `first` throws */
  async once<Row>(sent: Sent, { first, again, stands = () => true }: Write<Row>): Promise<Once<Row>> {
    const { key } = sent;
    if (key === undefined) return { row: await first(() => undefined), replayed: false };
    const hash = createHash('sha256').update(sent.name).update(JSON.stringify(sent.body)).digest();
    const replay = async (): Promise<Once<Row> | undefined> => {
      const row = await this.find(key, hash, again, stands);
      return row && { row, replayed: true };
    };
    const earlier = await replay();
    if (earlier) return earlier;
    try {
      return { row: await first((id) => keepSql(key, hash, id)), replayed: false };
    } catch (refused) {
      // The same was sent a moment before, and may have taken the last place.
      const meanwhile = await replay();
      if (!meanwhile) throw refused;
      return meanwhile;
    }
  }

  /** Removes the keys that no longer count. @returns how many */
  async sweep(): Promise<number> {
    return (await this.pool.query(`DELETE FROM idempotency_key WHERE ${OLD}`)).rowCount ?? 0;
  }

  /** Undefined when the key does not count, or no longer; it is then removed, so that it may be used anew. */
  private async find<Row>(
    key: string,
    hash: Buffer,
    again: (id: string) => Promise<Row | undefined>,
    stands: (row: Row) => boolean,
  ): Promise<Row | undefined> {
    const { rows } = await this.pool.query<{ same: boolean; old: boolean; id: string }>(
      `SELECT body_hash = $2 AS same, ${OLD} AS old, answer->>'id' AS id FROM idempotency_key WHERE key = $1`,
      [key, hash],
    );
    const [kept] = rows;
    if (!kept) return undefined;
    const row = kept.old ? undefined : await again(kept.id);
    if (kept.old || (isOfForm(key) && !(row && stands(row)))) {
      // Not what another request has put there meanwhile.
      await this.pool.query(`DELETE FROM idempotency_key WHERE key = $1 AND answer->>'id' = $2`, [
        key,
        kept.id,
      ]);
      return undefined;
    }
    if (!kept.same) throw ApiError.keyReused();
    if (!row)
      throw ApiError.conflict(
        'key_of_removed_record',
        'What was made under this Idempotency-Key has been removed since; use a new one.',
      );
    return row;
  }
}

/** Waits for another sender of the same key; no row when that one has kept it. */
const keepSql = (key: string, body_hash: Buffer, id: string): Condition => ({
  text: `INSERT INTO idempotency_key (key, body_hash, answer) VALUES ($1, $2, jsonb_build_object('id', $3::uuid))
         ON CONFLICT (key) DO NOTHING RETURNING key`,
  values: [key, body_hash, id],
});

/** A key that was made of a browser's form (form-posts.ts): UUID version 8. */
const isOfForm = (key: string): boolean => key[14] === '8';

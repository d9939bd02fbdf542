import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityLog, nameOf } from '../../activity/activity-log.js';
import { transaction } from '../../platform/database/transaction.js';
import type { Caller } from '../../platform/http/caller.js';
import { ApiError } from '../../platform/http/errors/api-error.js';
import type { Spelled } from './spelling.entity.js';
import {
  spellingActivity,
  type ApartSpellings,
  type SpelledName,
  type TogetherSpellings,
} from './spellings.dto.js';

/** The column of a delegate that has the text as it was written. */
export const WRITTEN_IN = { church: 'church_name', ministry: 'ministry' } as const satisfies Record<
  Spelled,
  string
>;

/**
 * SQL of the one name of what a delegate wrote, null where nothing is. It reads `spelling s`, joined by `spellingJoin`.
 * @param text the column
 */
export const spelledName = (text: string): string => `coalesce(s.name, ${text})`;
export const spellingJoin = (kind: Spelled, text: string): string =>
  `LEFT JOIN spelling s ON s.kind = '${kind}' AND s.key = search_key(${text})`;

/** Nobody chooses from a longer list. */
const MAX_NAMES = 1_000;

const namesSql = (kind: Spelled): string => `
  SELECT ${spelledName('d.written')} AS name, sum(people)::int AS people
    FROM (SELECT ${WRITTEN_IN[kind]} AS written, count(*) AS people FROM delegate
           WHERE ${WRITTEN_IN[kind]} IS NOT NULL AND NOT spam GROUP BY 1) d ${spellingJoin(kind, 'd.written')}
   GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MAX_NAMES}`;

/** Every spelling that goes under the name: what was given, and what stands for a name that was given or is spelled alike. */
const PUT_TOGETHER = `
  WITH given AS (SELECT DISTINCT ON (search_key(written)) search_key(written) AS key, written
                   FROM unnest($3::text[] || $2::text) WITH ORDINALITY AS w (written, n) ORDER BY search_key(written), n),
  along AS (SELECT key, written FROM spelling WHERE kind = $1 AND search_key(name) IN (SELECT key FROM given))
  INSERT INTO spelling (id, kind, key, written, name, by_name)
  SELECT gen_random_uuid(), $1, key, written, $2, $4
    FROM (SELECT DISTINCT ON (key) key, written FROM (TABLE along UNION ALL TABLE given) each ORDER BY key) every
  ON CONFLICT (kind, key) DO UPDATE SET name = excluded.name, by_name = excluded.by_name
  RETURNING id, written, key = search_key($2) AS is_name`;

/** Which spellings are one church or ministry: said once by staff, and true of what is written later too. */
@Injectable()
export class Spellings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    private readonly activity: ActivityLog,
  ) {}

  /** All that delegates wrote, by name, what most wrote first (1,000 at most). */
  async names(kind: Spelled): Promise<SpelledName[]> {
    return (await this.pool.query<SpelledName>(namesSql(kind))).rows;
  }

  /** A second time, nothing changes. */
  async putTogether({ kind, name, written }: TogetherSpellings, by: Caller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      await oneAtATime(tx, kind);
      const before = await spellingsOf(tx, kind, name);
      const rows = await tx.query<{ id: string; is_name: boolean }[]>(PUT_TOGETHER, [
        kind,
        name,
        written,
        nameOf(by),
      ]);
      const own = rows.find(({ is_name }) => is_name);
      if (!own) throw new Error('A name is a spelling of itself');
      const after = await spellingsOf(tx, kind, name);
      const states = { before: { kind, spellings: before }, after: { kind, spellings: after } };
      await this.activity.record(tx, by, spellingActivity('spelling.put_together', own.id, states));
    });
  }

  /** What is gone already is passed over. @throws ApiError 404 where none is there */
  async takeApart({ ids }: ApartSpellings, by: Caller): Promise<void> {
    await transaction(this.dataSource, async (tx) => {
      const gone = await tx.query<{ id: string; kind: string; name: string; written: string }[]>(
        `WITH gone AS (DELETE FROM spelling WHERE id = ANY($1) RETURNING id, kind, name, written)
         SELECT * FROM gone ORDER BY written`,
        [ids],
      );
      if (gone.length === 0) throw ApiError.notFound('Spelling');
      const changes = gone.map(({ id, kind, name, written }) =>
        spellingActivity('spelling.taken_apart', id, { before: { kind, name, written }, after: {} }),
      );
      await this.activity.record(tx, by, ...changes);
    });
  }
}

/** Two who put the same together at once: the second sees what the first has kept. */
const oneAtATime = (tx: EntityManager, kind: Spelled) =>
  tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`spelling ${kind}`]);

async function spellingsOf(tx: EntityManager, kind: Spelled, name: string): Promise<string[]> {
  const rows = await tx.query<{ written: string }[]>(
    'SELECT written FROM spelling WHERE kind = $1 AND name = $2 ORDER BY written',
    [kind, name],
  );
  return rows.map(({ written }) => written);
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Client } from 'pg';
import { DataSource } from 'typeorm';
import type { Manifest } from '../../../../src/backups/archive/manifest.js';
import { tableNames } from '../../../../src/backups/archive/tables.js';
import { migrationsOf } from '../../../../src/backups/restoring/new-schema.js';
import { dataSourceOptions } from '../../../../src/platform/database/connection.js';
import { migrate, pendingChanges } from '../../../../src/platform/database/migrate.js';
import { BASELINE, migrations } from '../../../../src/platform/database/migrations/index.js';
import { schemaText } from '../../../../src/platform/database/schema-text.js';
import { addAdmin } from '../../../support/jest/cluster-template.js';
import { createDatabase, createEmptyDatabase, within } from '../../../support/jest/database.js';
import { signIn, call } from '../../../support/requests/callers.js';
import { startApi } from '../../../support/server/api.js';

const ROOT = join(__dirname, '../../../..');
const SCHEMA = readFileSync(join(ROOT, 'schema.sql'), 'utf8');
const CAPACITY = 'registrations/sql/capacity.sql';

/** Which texts the database has, and by which transaction each was noted. */
const inForce = async (db: Client) =>
  (
    await db.query<{ name: string; written: string }>(
      'SELECT name, xmin::text AS written FROM sql_in_force ORDER BY name',
    )
  ).rows;

/** What `pg_dump --inserts --no-owner` wrote of a database of 1.0.0, with rows in every table. */
async function databaseOf100(): Promise<string> {
  const url = await createEmptyDatabase();
  const dump = gunzipSync(readFileSync(join(__dirname, 'upgrades/1.0.0.sql.gz'))).toString();
  await within(url, (db) => db.query(dump));
  return url;
}

const countRows = (url: string) =>
  within(url, async (db) => {
    const counts: Record<string, number> = {};
    for (const name of await tableNames(db))
      counts[name] =
        (await db.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${name}"`)).rows[0]?.n ?? 0;
    return counts;
  });

describe('a database of 1.0.0', () => {
  it('has a row in every table, and keeps them in the schema of this version', async () => {
    const url = await databaseOf100();
    const before = await countRows(url);
    expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
    await migrate(url);
    expect(await within(url, schemaText)).toBe(SCHEMA);
    const { migrations: applied, sql_in_force: _, ...after } = await countRows(url);
    expect(applied).toBe(migrations.length);
    // Movements of money are counted since, delegates, also in the bin, were given their prices, and inquiries their stages.
    const counted = { row_count: (before.row_count ?? 0) + 4 };
    expect(after).toEqual(expect.objectContaining({ ...withoutOwn(before), ...counted }));
    expect(await pendingChanges(url)).toEqual({ migrations: [], sql: [] });
  });

  it('has its payments numbered as they were entered, and what tells of a part that was paid is its acknowledgement', async () => {
    const url = await databaseOf100();
    await within(url, async (db) => {
      const enter = (kind: string, centavos: number, at: string) =>
        db.query(
          `INSERT INTO movement (id, registration_id, event_id, kind, amount_centavos, channel, created_at)
           SELECT gen_random_uuid(), r.id, r.event_id, $1, $2, 'cash', $3
             FROM registration r JOIN delegate d ON d.registration_id = r.id LIMIT 1`,
          [kind, centavos, at],
        );
      await enter('payment', 4, '2036-01-02T08:00:00Z');
      await enter('payment', 1, '2006-01-01T08:00:00Z');
      await enter('refund', -2, '2006-01-01T09:00:00Z');
      await enter('payment', 3, '2036-01-01T08:00:00Z');
      for (const at of ['2036-01-02T08:00:00Z', '2036-01-09T08:00:00Z'])
        await db.query(
          `INSERT INTO mail (id, template, to_address, resource, record_id, state, created_at)
           SELECT gen_random_uuid(), 'partly-paid', 'a@b.example', 'delegates', d.id, 'queued', $1 FROM delegate d LIMIT 1`,
          [at],
        );
    });
    await migrate(url);
    await within(url, async (db) => {
      const { rows } = await db.query<{ kind: string; centavos: number; payment_number: number | null }>(
        `SELECT kind, amount_centavos::int AS centavos, payment_number FROM movement ORDER BY created_at`,
      );
      const payments = rows.filter(({ kind }) => kind === 'payment');
      expect(payments.map(({ payment_number }) => payment_number)).toEqual(payments.map((_, n) => n + 1));
      expect(payments.map(({ centavos }) => centavos)).toEqual([1, expect.any(Number), 3, 4]);
      expect(rows.filter((row) => row.kind !== 'payment' && row.payment_number !== null)).toEqual([]);
      const movements = await db.query<{ amount_centavos: string }>(
        `SELECT m.amount_centavos FROM mail JOIN movement m ON mail.key = 'payment-received:' || m.id
          WHERE mail.template = 'payment-received'`,
      );
      expect(movements.rows).toEqual([{ amount_centavos: '4' }]);
    });
  });

  it('keeps how many homes are left, as its public content and its inquiries say', async () => {
    const url = await databaseOf100();
    await within(url, async (db) => {
      const homes = (...units: object[]) => ({
        details: { homes: units.map((each, n) => ({ name: `Home ${n + 1}`, units: each })) },
      });
      const keep = (data: object, at: string) =>
        db.query(
          `INSERT INTO content_version (id, kind, slug, data, at) VALUES (gen_random_uuid(), 'projects', 'cove', $1, $2) RETURNING id`,
          [data, at],
        );
      const count = { count: 6, reserved: 3, sold: 1 };
      const shown = await keep(homes(count, { count: 0, reserved: 0, sold: 0 }), '2026-10-01');
      await keep(homes({ ...count, sold: 5 }, { count: 2, reserved: 0, sold: 0 }), '2026-11-01');
      await db.query(
        `WITH made AS (INSERT INTO content_release (id, versions) VALUES (gen_random_uuid(), $1) RETURNING id)
         UPDATE content_pointer SET release_id = (SELECT id FROM made)`,
        [shown.rows.map(({ id }: { id: string }) => id)],
      );
      await db.query(
        `UPDATE inquiry SET home_project = 'cove', home_name = 'Home 1', home_state = 'reserved', status = 'reserved',
           lost_reason = NULL, spam = false WHERE id = (SELECT id FROM inquiry LIMIT 1)`,
      );
    });
    await migrate(url);
    await within(url, async (db) => {
      const { rows } = await db.query(
        `SELECT home, count, reserved_here, sold_here, reserved_elsewhere, sold_elsewhere FROM home_stock WHERE project = 'cove'`,
      );
      expect(rows).toEqual([
        {
          ...{ home: 'Home 1', count: 6 },
          ...{ reserved_here: 1, sold_here: 0, reserved_elsewhere: 2, sold_elsewhere: 1 },
        },
      ]);
      // Which is what its list has as its total.
      const counted = `SELECT sum(rows)::int AS rows FROM row_count WHERE table_name = 'home_stock'`;
      expect((await db.query(counted)).rows).toEqual([{ rows: rows.length }]);
    });
  });

  it('is served by this version', async () => {
    const url = await databaseOf100();
    // Its uploads lie in another place.
    await within(url, (db) => db.query('DELETE FROM storage_claim'));
    await addAdmin(url);
    const api = await startApi({ env: { DATABASE_URL: url } });
    const as = await signIn(api);
    const totals = ['delegates', 'inquiry/properties', 'events', 'registrations', 'movements', 'mails'].map(
      async (path) => (await call(api, 'GET', `/${path}`, { as })).body,
    );
    for (const body of await Promise.all(totals))
      expect(body).toMatchObject({ meta: { total: expect.any(Number) as number } });
    await api.close();
  });

  it('is the one that every later migration leads back to; a `down` forgets in sql_in_force what it drops', async () => {
    const url = await databaseOf100();
    await migrate(url);
    const options = dataSourceOptions({ databaseUrl: url, databasePoolSize: 1 });
    const dataSource = await new DataSource(options).initialize();
    for (const _ of migrations.slice(1)) await dataSource.undoLastMigration();
    await expect(dataSource.undoLastMigration()).rejects.toThrow('Before the baseline there is nothing');
    await dataSource.destroy();
    await migrate(url);
    expect(await within(url, schemaText)).toBe(SCHEMA);
  });
});

const withoutOwn = ({ migrations: _, sql_in_force: __, ...others }: Record<string, number>) => others;

describe('functions, views and triggers', () => {
  it('whose text has changed are applied by the next start, and no others', async () => {
    const url = await createDatabase();
    const before = await within(url, async (db) => {
      await db.query(
        'CREATE OR REPLACE FUNCTION event_share(capacity integer, network_places integer) ' +
          'RETURNS integer LANGUAGE sql IMMUTABLE AS $$ SELECT 1 $$',
      );
      await db.query(`UPDATE sql_in_force SET sha256 = 'of before' WHERE name = $1`, [CAPACITY]);
      return inForce(db);
    });
    expect(await pendingChanges(url)).toEqual({ migrations: [], sql: [CAPACITY] });
    await Promise.all([migrate(url), migrate(url)]);
    const after = await within(url, inForce);
    expect(after.filter((row, n) => row.written !== before[n]?.written).map(({ name }) => name)).toEqual([
      CAPACITY,
    ]);
    expect(await within(url, schemaText)).toBe(SCHEMA);
  });

  it('are all applied, or nothing is', async () => {
    const url = await createDatabase();
    await within(url, async (db) => {
      await db.query(`UPDATE sql_in_force SET sha256 = 'of before'`);
      await db.query('ALTER TABLE waiting_entry RENAME COLUMN network TO was_network');
    });
    const before = await within(url, inForce);
    await expect(migrate(url)).rejects.toThrow('network');
    expect(await within(url, inForce)).toEqual(before);
  });
});

describe('another version’s database', () => {
  const marked = async (name: string, sql: string) => {
    const url = await createDatabase();
    await within(url, (db) => db.query(sql, [name]));
    return url;
  };
  const all = (url: string) => within(url, async (db) => [await schemaText(db), await inForce(db)]);

  it('that an older checkout made is refused with a sentence that says how its data is carried over', async () => {
    const url = await marked('CreateStaffAccess1763700001001', 'UPDATE migrations SET name = $1');
    await within(url, (db) => db.query('DROP TABLE sql_in_force'));
    const before = await within(url, schemaText);
    await expect(migrate(url)).rejects.toThrow(
      /^The database is from before the baseline of version 1\.0\.0 and was left as it is: .*npm run backup -- --sql FILE.*From before 1\.0\.0/,
    );
    expect(await within(url, schemaText)).toBe(before);
    const manifest = { migrations: ['CreateStaffAccess1763700001001'] } as Manifest;
    expect(() => migrationsOf(manifest)).toThrow(
      /^The archive is from before the baseline of version 1\.0\.0: /,
    );
  });

  it('that a newer one has migrated is refused', async () => {
    const url = await marked(
      'AddReferral2000000000000',
      'INSERT INTO migrations (timestamp, name) VALUES (2000000000000, $1)',
    );
    const before = await all(url);
    await expect(migrate(url)).rejects.toThrow(
      /^The database was migrated by a newer version \(AddReferral2000000000000\): /,
    );
    expect(await all(url)).toEqual(before);
    const manifest = { migrations: [BASELINE, 'AddReferral2000000000000'] } as Manifest;
    expect(() => migrationsOf(manifest)).toThrow('it is from a newer version');
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { BASELINE, migrations } from '../../../src/platform/database/migrations/index.js';
import { schemaText } from '../../../src/platform/database/schema-text.js';
import { SQL_FILES } from '../../../src/platform/database/sql-in-force.js';
import { transaction } from '../../../src/platform/database/transaction.js';
import { fixture } from '../../support/jest/fixture.js';
import { call, signIn, dataOf } from '../../support/requests/callers.js';
import { aDelegate, anInquiry } from '../../support/requests/records.js';
import { startApi } from '../../support/server/api.js';

const api = fixture(() => startApi());
const ROOT = join(__dirname, '../../..');
test('the migrated schema is the schema of the entities', async () => {
  const dataSource = api.app.get(DataSource);
  expect(dataSource.entityMetadatas.map((each) => each.tableName)).toEqual(
    expect.arrayContaining([
      'delegate',
      'inquiry',
      'staff',
      'api_key',
      'job',
      'periodic_job',
      'idempotency_key',
    ]),
  );
  // TypeORM asks one connection several things at once, which pg warns of: here one after the other.
  const runner = dataSource.createQueryRunner();
  const ask = runner.query.bind(runner) as (...asked: unknown[]) => Promise<unknown>;
  let last: Promise<unknown> = Promise.resolve();
  runner.query = ((...asked: unknown[]) => (last = last.then(() => ask(...asked)))) as typeof runner.query;
  jest.spyOn(dataSource, 'createQueryRunner').mockReturnValueOnce(runner);
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  // What a table is for stands in the migrations alone.
  const differences = upQueries
    .map(({ query }) => query)
    .filter((query) => !query.startsWith('COMMENT ON TABLE'));
  expect(differences).toEqual([]);
});

test('schema.sql is the schema (npm run schema writes it)', async () => {
  const client = await api.db.connect();
  const text = await schemaText(client);
  client.release();
  expect(text).toBe(readFileSync(join(ROOT, 'schema.sql'), 'utf8'));
});

test('every file of functions, views and triggers is applied: sql-in-force.ts lists it', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\/sql\/[^/]+\.sql$/.test(file));
  expect([...SQL_FILES].sort()).toEqual(files.sort());
});

test('each file of migrations has one class, with a time of its own after the baseline', () => {
  const files = readdirSync(join(ROOT, 'src/platform/database/migrations')).filter((file) =>
    file.endsWith('.ts'),
  );
  const stamps = migrations.map(({ name }) => /[a-z](\d{13})$/.exec(name)?.[1]);
  expect(stamps).toHaveLength(files.length - 1);
  expect([...new Set(stamps)].sort()).toEqual(stamps);
  expect(migrations[0]?.name).toBe(BASELINE);
});

describe('transactions', () => {
  /** Real: PostgreSQL, which finds the deadlock and refuses what cannot be put in an order. */
  let db: DataSource;
  const staff = fixture(() => signIn(api));
  beforeAll(async () => {
    db = api.app.get(DataSource);
    await api.db.query('CREATE TABLE counter (name text PRIMARY KEY, value int)');
  });
  beforeEach(() => api.db.query(`DELETE FROM counter; INSERT INTO counter VALUES ('a', 0), ('b', 0)`));

  const add = (name: string) => [`UPDATE counter SET value = value + 1 WHERE name = $1`, [name]] as const;
  const values = async () =>
    (await api.db.query<{ value: number }>('SELECT value FROM counter ORDER BY name')).rows.map(
      ({ value }) => value,
    );
  /** Two that lock the same rows in opposite orders, each once the other holds its first. */
  function crossing(run: typeof transaction) {
    let both = 0;
    let meet: () => void;
    const met = new Promise<void>((resolve) => (meet = resolve));
    const work = (first: string, second: string) => {
      let isFirstTry = true;
      return run(db, async (tx) => {
        await tx.query(...(add(first) as unknown as [string, unknown[]]));
        if (isFirstTry && ++both === 2) meet();
        if (isFirstTry) await met;
        isFirstTry = false;
        await tx.query(...(add(second) as unknown as [string, unknown[]]));
      });
    };
    return Promise.allSettled([work('a', 'b'), work('b', 'a')]);
  }

  test('without a second try, one of two that cross is lost to the deadlock', async () => {
    const ended = await crossing((source, work) => source.transaction(work));
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await values()).toEqual([1, 1]);
  });

  test('with it, both go through', async () => {
    expect((await crossing(transaction)).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await values()).toEqual([2, 2]);
  });

  test('a serialization failure is tried again, at most three times in all', async () => {
    let tries = 0;
    const fail = (times: number) =>
      transaction(db, async (tx) => {
        tries += 1;
        await tx.query(...(add('a') as unknown as [string, unknown[]]));
        if (tries <= times) await tx.query(`DO $$ BEGIN RAISE EXCEPTION 'x' USING ERRCODE = '40001'; END $$`);
      });
    await fail(2);
    expect([tries, await values()]).toEqual([3, [1, 0]]);
    tries = 0;
    await expect(fail(3)).rejects.toMatchObject({ code: '40001' });
    expect([tries, await values()]).toEqual([3, [1, 0]]);
  });

  test('what is no such failure is not tried again, and nothing of it is kept', async () => {
    let tries = 0;
    const work = transaction(db, async (tx) => {
      tries += 1;
      await tx.query(...(add('a') as unknown as [string, unknown[]]));
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect([tries, await values()]).toEqual([1, [0, 0]]);
  });

  test.each(['25006', '40001', '40P01'])(
    'a write that PostgreSQL refuses with %s is 503 with Retry-After',
    async (code) => {
      const made = await call(api, 'POST', '/delegates', { body: aDelegate() });
      const { id } = dataOf<{ id: string }>(made);
      await api.db.query(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'not now' USING ERRCODE = '${code}'; END $$`);
      for (const table of ['delegate', 'inquiry'])
        await api.db.query(
          `CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse()`,
        );
      const answers = [
        await call(api, 'POST', '/inquiry/property', { body: anInquiry() }),
        await call(api, 'PUT', `/delegates/${id}`, { as: staff, body: aDelegate({ first_name: 'Late' }) }),
      ];
      await api.db.query('DROP FUNCTION refuse CASCADE');
      for (const { status, headers } of answers)
        expect([status, headers.get('retry-after')]).toEqual([503, '5']);
    },
  );
});

describe('the database of a running API', () => {
  it('is a real PostgreSQL in UTF-8 with every migration applied', async () => {
    const { rows } = await api.db.query<{ encoding: string; migrated: number }>(
      `SELECT current_setting('server_encoding') AS encoding, (SELECT count(*)::int FROM migrations) AS migrated`,
    );
    expect(rows[0]?.encoding).toBe('UTF8');
  });

  it('folds case beyond ASCII, which filters rely on', async () => {
    const { rows } = await api.db.query<{ folded: string }>(`SELECT lower('PEÑA ÉÜ') AS folded`);
    expect(rows[0]?.folded).toBe('peña éü');
  });

  it('has one pool, which entities and plain SQL share', async () => {
    const pool = api.app.get(Pool);
    const dataSource = api.app.get(DataSource);
    const size = api.settings.databasePoolSize;
    await Promise.all(
      Array.from({ length: size }, () => [
        pool.query('SELECT pg_sleep(0.1)'),
        dataSource.query('SELECT pg_sleep(0.1)'),
      ]).flat(),
    );
    const { rows } = await api.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'developer-site'`,
    );
    // One more listens for releases.
    expect(rows[0]?.n).toBe(size + 1);
  });

  it('survives that a connection breaks while somebody holds it, the first one too', async () => {
    const pool = api.app.get(Pool);
    const held = await Promise.all(
      Array.from({ length: api.settings.databasePoolSize }, () => pool.connect()),
    );
    const broken = held.map((client) => new Promise((resolve) => client.once('end', resolve)));
    await api.db.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'developer-site'`,
    );
    await Promise.all(broken);
    // Nobody here listens to their errors.
    for (const client of held) {
      expect(client.listenerCount('error')).toBe(1);
      client.release();
    }
    expect((await pool.query<{ one: number }>('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });
});

/** On every connection, several times. */
const onAll = async (work: (n: number) => Promise<unknown>): Promise<unknown[]> =>
  Promise.all(Array.from({ length: 20 }, (_, n) => work(n)));
/** As the next version's migration does while this one serves. */
const migrate = () => api.db.query('ALTER TABLE event ADD later text');

it('serves on every connection after the next version changed the tables', async () => {
  const register = async (round: string) =>
    onAll(async (n) => {
      const body = aDelegate({ email: `${round}-${n}@mailbox.ph` });
      return (await call(api, 'POST', '/delegates', { body })).status;
    });
  const all = Array<number>(20).fill(201);
  expect(await register('before')).toEqual(all);
  await migrate();
  expect(await register('after')).toEqual(all);
  expect(await register('later')).toEqual(all);
  expect((await api.db.query("SELECT FROM delegate WHERE email LIKE '%-%@mailbox.ph'")).rowCount).toBe(60);
});

it('prepares a statement anew once, by promise and by callback, and tells of what stays wrong', async () => {
  const pool = api.app.get(Pool);
  const client = await pool.connect();
  const statement = { name: 'all_of_it', text: 'SELECT * FROM changing' };
  try {
    await client.query('CREATE TEMP TABLE changing (a int); INSERT INTO changing VALUES (1)');
    expect((await client.query(statement)).rows).toEqual([{ a: 1 }]);
    await client.query('ALTER TABLE changing ADD b int');
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null }]);
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null }]);

    await client.query('ALTER TABLE changing ADD c int');
    const rows = await new Promise((resolve, reject) => {
      client.query(statement, (error, result) => (error ? reject(error) : resolve(result.rows)));
    });
    expect(rows).toEqual([{ a: 1, b: null, c: null }]);

    // In a transaction nothing goes on after an error: whoever began it is told of the first one.
    await client.query('ALTER TABLE changing ADD d int');
    await client.query('BEGIN');
    await expect(client.query(statement)).rejects.toMatchObject({ code: '0A000' });
    await client.query('ROLLBACK');
    expect((await client.query(statement)).rows).toEqual([{ a: 1, b: null, c: null, d: null }]);
    await client.query('DROP TABLE changing');
    await expect(client.query(statement)).rejects.toMatchObject({ code: '42P01' });
  } finally {
    client.release(true);
  }
});

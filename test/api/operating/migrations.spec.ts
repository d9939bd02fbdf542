import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../../src/platform/database/connection.js';
import { migrations } from '../../../src/platform/database/migrations/index.js';
import { createDatabase } from '../../support/jest/database.js';
import { startApi, type Api } from '../../support/server/api.js';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

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
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

test('every migration can be taken back, and put in place again', async () => {
  const options = dataSourceOptions({ databaseUrl: await createDatabase(), databasePoolSize: 1 });
  const dataSource = await new DataSource(options).initialize();
  const own = async () =>
    dataSource.query<
      { name: string }[]
    >(`SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
      AND relkind = 'r' UNION SELECT proname FROM pg_proc p WHERE pronamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e') ORDER BY 1`);
  const before = await own();
  for (const _ of migrations) await dataSource.undoLastMigration();
  expect(await own()).toEqual([{ name: 'migrations' }]);
  await dataSource.runMigrations();
  expect(await own()).toEqual(before);
  await dataSource.destroy();
});

test('migrations run in the order of their timestamps', () => {
  const stamps = migrations.map(({ name }) => Number(name.slice(-13)));
  expect(stamps).toEqual([...stamps].sort((a, b) => a - b));
});

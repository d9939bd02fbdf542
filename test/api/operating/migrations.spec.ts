import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { BASELINE, migrations } from '../../../src/platform/database/migrations/index.js';
import { schemaText } from '../../../src/platform/database/schema-text.js';
import { SQL_FILES } from '../../../src/platform/database/sql-in-force.js';
import { fixture } from '../../support/jest/fixture.js';
import { startApi } from '../../support/server/api.js';

const ROOT = join(__dirname, '../../..');

const api = fixture(() => startApi());

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

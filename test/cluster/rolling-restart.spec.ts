import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { createDatabase, createEmptyDatabase } from '../support/jest/database.js';
import { sharedSettings, startApp, type AppProcess } from './support/app-process.js';
import { runLoad, type Load } from './support/client.js';
import { startProxy, type Proxy } from './support/proxy.js';
import { removeAfterwards, until } from './support/service.js';

const ROOT = join(__dirname, '../..');

/** The built server with one more migration, as the next version would bring it. Returns its folder. */
function nextVersion(): string {
  // Inside the repository, so that it finds node_modules.
  const root = removeAfterwards(join(ROOT, '.cache', `next-version-${process.pid}`));
  mkdirSync(root, { recursive: true });
  cpSync(join(ROOT, 'dist'), join(root, 'dist'), { recursive: true });
  for (const name of [
    'package.json',
    'openapi.json',
    'openapi-office.json',
    'web-public',
    'web-admin',
    'web-door',
  ])
    symlinkSync(join(ROOT, name), join(root, name));
  const index = join(root, 'dist/platform/database/migrations/index.js');
  const code = readFileSync(index, 'utf8');
  writeFileSync(
    index,
    `${code}
class AddReferral2000000000000 {
  async up(db) {
    await db.query('ALTER TABLE inquiry ADD COLUMN referral text; ALTER TABLE event ADD COLUMN motto text; CREATE TABLE migrated_by (pid int);');
    await db.query('INSERT INTO migrated_by VALUES ($1)', [process.pid]);
    await db.query('SELECT pg_sleep(0.5)');
  }
  async down() {}
}
exports.migrations.push(AddReferral2000000000000);`,
  );
  return root;
}

async function rows(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const db = new Client({ connectionString: url });
  await db.connect();
  const found = await db.query<Record<string, unknown>>(sql);
  await db.end();
  return found.rows;
}

describe('several processes and one schema', () => {
  it('that start at once on an empty database migrate it once', async () => {
    const url = await createEmptyDatabase();
    const settings = sharedSettings({ DATABASE_URL: url });
    const apps = await Promise.all([startApp(settings), startApp(settings), startApp(settings)]);
    await Promise.all(apps.map((app) => app.stop()));
    const names = await rows(url, 'SELECT name FROM migrations');
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
    expect(await rows(url, 'SELECT count(*)::int AS accounts FROM staff')).toEqual([{ accounts: 1 }]);
  });

  it('are replaced one by one by a version that migrates, and no request fails', async () => {
    const root = nextVersion();
    const url = await createDatabase();
    const settings = sharedSettings({ DATABASE_URL: url });
    const apps = await Promise.all([startApp(settings), startApp(settings)]);
    const proxy = await startProxy(apps.map((app) => app.port));
    const stop = new AbortController();
    const loading = runLoad(proxy.url, 6, stop.signal);

    const replaced: AppProcess[] = [];
    for (const app of apps) replaced.push(await replace(app, proxy, settings, root));
    stop.abort();
    const load: Load = await loading;
    await proxy.close();
    await Promise.all(replaced.map((app) => app.stop()));

    expect([...load.failures]).toEqual([]);
    expect(load.keys.length).toBeGreaterThan(20);
    expect(load.delegates).toBeGreaterThan(20);
    expect(await rows(url, 'SELECT count(*)::int AS inquiries FROM inquiry')).toEqual([
      { inquiries: load.keys.length },
    ]);
    expect(await rows(url, 'SELECT pid FROM migrated_by')).toEqual([{ pid: replaced[0]?.process.pid }]);
  });
});

/** Stops one process as an operator does, with SIGTERM, and starts the next version in its place. */
async function replace(app: AppProcess, proxy: Proxy, settings: Record<string, string>, root: string) {
  await until(() => Promise.resolve((proxy.answered.get(app.port) ?? 0) > 20), 'The load');
  await app.stop('SIGTERM');
  expect(app.process.exitCode).toBe(0);
  return startApp(settings, app.port, root);
}

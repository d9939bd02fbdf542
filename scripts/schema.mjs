// npm run schema: writes schema.sql from a database that was made and migrated for it.
import './lib/node-version.mjs';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installIfStale } from './lib/install.mjs';
import { build } from './lib/parts.mjs';
import { fail, root } from './lib/run.mjs';

await installIfStale();
const fault = await build({ only: 'API' });
if (fault) fail(fault);
const require = createRequire(import.meta.url);
const built = (file) => require(join(root, 'dist', file));
const { startEmbeddedPostgres } = built('platform/embedded-postgres/embedded-postgres.js');
const { migrate } = built('platform/database/migrate.js');
const { schemaText } = built('platform/database/schema-text.js');
const { prepareDataDir } = built('platform/settings/data-dir.js');
const { Client } = require('pg');

const place = mkdtempSync(join(tmpdir(), 'schema-'));
const dataDir = join(place, 'data');
chmodSync(place, 0o711);
prepareDataDir(dataDir);
const postgres = await startEmbeddedPostgres(dataDir, () => undefined);
try {
  await migrate(postgres.url);
  const db = new Client({ connectionString: postgres.url });
  await db.connect();
  writeFileSync(join(root, 'schema.sql'), await schemaText(db));
  await db.end();
} finally {
  await postgres.stop();
  rmSync(place, { recursive: true });
}

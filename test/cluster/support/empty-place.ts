import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { databaseUrl } from '../../support/jest/database.js';
import { removeAfterwards } from './service.js';

/** A database without a single table. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return databaseUrl(name);
}

/** Settings of a place where nothing was ever stored. */
export async function emptyPlace(): Promise<{ DATABASE_URL: string; DATA_DIR: string }> {
  const dataDir = removeAfterwards(mkdtempSync(join(tmpdir(), 'restored-')));
  return { DATABASE_URL: await createEmptyDatabase(), DATA_DIR: dataDir };
}

import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Address of the tests' cluster, with `name` as the database. */
export function databaseUrl(name: string): string {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined)
    throw new Error('This suite needs the globalSetup of test/support/jest/api-setup.ts.');
  return url.replace('/app?', `/${name}?`);
}

/**
 * A fresh database with every migration applied, copied from the one that api-setup.ts made.
 * @param options `withAdmin`: the tests' first admin is in it, whose password is checked in no time
 */
export async function createDatabase({ withAdmin = false } = {}): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE app STRATEGY file_copy`);
  await client.end();
  if (!withAdmin) await removeStaff(databaseUrl(name));
  return databaseUrl(name);
}

/** A database without a single table. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: databaseUrl('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return databaseUrl(name);
}

async function removeStaff(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query('DELETE FROM staff');
  await client.end();
}

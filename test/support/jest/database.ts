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
  await within(databaseUrl('postgres'), (db) =>
    db.query(`CREATE DATABASE ${name} TEMPLATE app STRATEGY file_copy`),
  );
  if (!withAdmin) await within(databaseUrl(name), (db) => db.query('DELETE FROM staff'));
  return databaseUrl(name);
}

/** A database without a single table. Returns its address. */
export async function createEmptyDatabase(): Promise<string> {
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await within(databaseUrl('postgres'), (db) => db.query(`CREATE DATABASE ${name}`));
  return databaseUrl(name);
}

/** A connection to a database for as long as `work` takes. */
export async function within<T>(
  connectionString: string | undefined,
  work: (db: Client) => Promise<T>,
): Promise<T> {
  const db = new Client({ connectionString });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** For a database on which no server runs. */
export const INSERT_INQUIRY = `INSERT INTO inquiry (id, first_name, last_name, phone_number, email, message, agree_terms, agree_newsletter)
  VALUES (gen_random_uuid(), 'Ana', 'Santos', '639171234567', 'ana@example.com', 'A studio', true, false)`;

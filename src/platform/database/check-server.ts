import { Client } from 'pg';
import { StartFailure } from '../settings/start-failure.js';

/** The oldest PostgreSQL that the migrations are written for. */
const OLDEST = 15;

/**
 * Makes sure that DATABASE_URL leads to a PostgreSQL we can use, so that a mistake in it gives one line.
 * @throws StartFailure, never with the password in it
 */
export async function checkServer(url: string): Promise<void> {
  const { host, pathname } = new URL(url);
  const where = `The database ${pathname.slice(1)} at ${host || 'the local socket'} (DATABASE_URL)`;
  let client: Client | undefined;
  try {
    // Here already the files are read that `sslrootcert` and its kin name.
    client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ version: string }>(
      `SELECT current_setting('server_version') AS version`,
    );
    const version = rows[0]?.version ?? '0';
    if (parseInt(version) < OLDEST)
      throw new StartFailure(`${where} is PostgreSQL ${version}; ${OLDEST} or later is needed.`);
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    throw new StartFailure(`${where} can't be used: ${reason(error)}.`);
  } finally {
    await client?.end().catch(() => undefined);
  }
}

function reason(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'no answer';
}

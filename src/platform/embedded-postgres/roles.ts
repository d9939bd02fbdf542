import type { Client } from 'pg';
import { BEFORE_BASELINE, StartFailure } from '../settings/start-failure.js';
import { connect, secretOf, type Cluster } from './cluster.js';

/** SQLSTATEs of "no such role, or not its password". */
const REFUSED = new Set(['28P01', '28000']);

/**
 * A connection of the superuser, who works for the supervisor alone: the application logs in as `app`, which owns its
 * database and nothing else, so that a flaw in a statement reaches no file and no program of this machine.
 * @throws StartFailure where there is none: the first versions had `app` alone
 */
export async function connectAsSuperuser(cluster: Cluster): Promise<Client> {
  try {
    return await connect(cluster, 'postgres', 'postgres');
  } catch (error) {
    if (!REFUSED.has(String((error as { code?: string }).code))) throw error;
    throw new StartFailure(BEFORE_BASELINE);
  }
}

/** Makes the application's role and its database, unless they are there. */
export async function prepareDatabase(superuser: Client, cluster: Cluster): Promise<void> {
  const password = superuser.escapeLiteral(secretOf(cluster, 'app'));
  const found = await superuser.query<{ role: boolean; database: boolean }>(`
    SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app') AS role,
      EXISTS (SELECT FROM pg_database WHERE datname = 'app') AS database`);
  const { role, database } = found.rows[0] ?? {};
  if (!role) await superuser.query(`CREATE ROLE app LOGIN PASSWORD ${password}`);
  if (!database) await superuser.query('CREATE DATABASE app OWNER app');
}

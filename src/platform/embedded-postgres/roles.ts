import type { Client } from 'pg';
import { connect, secretOf, type Cluster } from './cluster.js';

/** SQLSTATEs of "no such role, or not its password". */
const REFUSED = new Set(['28P01', '28000']);

/**
 * A connection of the superuser, who works for the supervisor alone: the application logs in as `app`, which owns its
 * database and nothing else, so that a flaw in a statement reaches no file and no program of this machine.
 */
export async function connectAsSuperuser(cluster: Cluster): Promise<Client> {
  try {
    return await connect(cluster, 'postgres', 'postgres');
  } catch (error) {
    if (!REFUSED.has(String((error as { code?: string }).code))) throw error;
    return connectToOlder(cluster);
  }
}

/**
 * An earlier version made `app` the cluster's first role, which must stay a superuser. So it becomes `postgres`, by
 * somebody else's hand, since nobody renames himself. One transaction: a kill leaves the one state or the other.
 */
async function connectToOlder(cluster: Cluster): Promise<Client> {
  const client = await connect(cluster, 'postgres', 'app');
  const password = client.escapeLiteral(secretOf(cluster, 'postgres'));
  try {
    await client.query(`
      BEGIN;
      CREATE ROLE renames_app SUPERUSER;
      SET SESSION AUTHORIZATION renames_app;
      ALTER ROLE app RENAME TO postgres;
      ALTER ROLE postgres PASSWORD ${password};
      RESET SESSION AUTHORIZATION;
      DROP ROLE renames_app;
      COMMIT`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

/** Makes the application's role and its database, unless they are there, and hands over what an older version made. */
export async function prepareDatabase(superuser: Client, cluster: Cluster): Promise<void> {
  const password = superuser.escapeLiteral(secretOf(cluster, 'app'));
  const found = await superuser.query<{ role: boolean; owner: string | null }>(`
    SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = 'app') AS role,
      (SELECT datdba::regrole::text FROM pg_database WHERE datname = 'app') AS owner`);
  const { role, owner } = found.rows[0] ?? {};
  if (!role) await superuser.query(`CREATE ROLE app LOGIN PASSWORD ${password}`);
  if (owner === null) await superuser.query('CREATE DATABASE app OWNER app');
  else if (owner !== 'app') await handOver(cluster);
}

async function handOver(cluster: Cluster): Promise<void> {
  const superuser = await connect(cluster, 'app', 'postgres');
  try {
    await superuser.query(HAND_OVER);
  } finally {
    await superuser.end();
  }
}

/**
 * REASSIGN OWNED refuses what the first role owns, so each object is named. What an extension made stays with it, and
 * a sequence of a column goes with its table. The database comes last and says that all of it was done.
 */
const HAND_OVER = `DO $$
  DECLARE object text;
  BEGIN
    FOR object IN
      SELECT format('%s %s', CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
          ELSE 'TABLE' END, oid::regclass)
        FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S') AND NOT EXISTS
          (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype IN ('a', 'e', 'i'))
      UNION ALL
      SELECT format('ROUTINE %s', oid::regprocedure)
        FROM pg_proc p WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS
          (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = p.oid AND deptype = 'e')
      UNION ALL
      SELECT format('TYPE %s', oid::regtype)
        FROM pg_type t WHERE typnamespace = 'public'::regnamespace AND typtype IN ('e', 'd') AND NOT EXISTS
          (SELECT FROM pg_depend WHERE classid = 'pg_type'::regclass AND objid = t.oid AND deptype = 'e')
    LOOP
      EXECUTE format('ALTER %s OWNER TO app', object);
    END LOOP;
    ALTER DATABASE app OWNER TO app;
  END $$`;

import { join } from 'node:path';
import { connect, urlOf } from './cluster.js';
import { choosePlace } from './place.js';
import { clearStalePid, runningEndpoint } from './postmaster.js';

/**
 * The address of the application's database in the PostgreSQL that already runs for DATA_DIR, for a second
 * program that works beside the server (a backup). Undefined when none runs.
 */
export async function runningEmbeddedPostgres(
  dataDir: string,
  say: (line: string) => void,
): Promise<string | undefined> {
  const place = await choosePlace(dataDir, say);
  const data = join(place.root, 'pgdata');
  clearStalePid(data);
  const endpoint = runningEndpoint(data);
  if (!endpoint) return undefined;
  const cluster = { ...place, data, options: [], endpoint };
  const client = await connect(cluster, 'app').catch(() => undefined);
  await client?.end();
  return client && urlOf(cluster, 'app');
}

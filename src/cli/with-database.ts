import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkServer } from '../platform/database/check-server.js';
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';

type Wanted = Pick<Settings, 'databaseUrl' | 'dataDir'>;

/**
 * Runs `work` on the database that a server has used, for a command beside it: the one at DATABASE_URL, the embedded
 * one as it runs under the server, or else that one started for as long as `work` lasts.
 * @param work takes the PostgreSQL address
 * @throws StartFailure where there is no database, or it can't be used
 */
export async function withDatabase<T>(
  { databaseUrl, dataDir }: Wanted,
  say: (line: string) => void,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== undefined) {
    await checkServer(databaseUrl);
    return work(databaseUrl);
  }
  requireDatabase({ databaseUrl, dataDir });
  const running = await runningEmbeddedPostgres(dataDir, say);
  if (running !== undefined) return work(running);
  const postgres = await startEmbeddedPostgres(dataDir, say);
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** A command never makes a database: it would be an empty one, beside the one that was meant. @throws StartFailure */
export function requireDatabase({ databaseUrl, dataDir }: Wanted): void {
  const made = ['postgres', 'postgres.location'].some((name) => existsSync(join(dataDir, name)));
  if (databaseUrl === undefined && !made)
    throw new StartFailure(`There is no database in DATA_DIR ${dataDir}: the first start makes it.`);
}

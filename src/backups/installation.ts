import { mkdirSync } from 'node:fs';
import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.js';
import type { Settings } from '../platform/settings/settings.js';
import { openProofStorage, openTemporaryFolder } from '../uploads/open-uploads.js';
import type { ProofStorage } from '../uploads/storage.js';
import type { TemporaryFolder } from '../uploads/temporary-files.js';

/** What is backed up, or restored to. */
export interface Installation {
  /** PostgreSQL address. */
  databaseUrl: string;
  proofs: ProofStorage;
  /** Where a restored picture lies until the storage takes it. */
  temporary: TemporaryFolder;
}

/** The place of a server that runs. */
export const installationOf = (settings: Settings): Installation => ({
  databaseUrl: settings.databaseUrl ?? '',
  proofs: openProofStorage(settings),
  temporary: openTemporaryFolder(settings),
});

/**
 * Runs `work` on the place that the settings describe. The embedded PostgreSQL is used where it runs, and else
 * started for as long as `work` lasts.
 */
export async function withInstallation<T>(
  settings: Settings,
  say: (line: string) => void,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const proofs = openProofStorage(settings);
  const temporary = openTemporaryFolder(settings);
  const at = (databaseUrl: string) => work({ databaseUrl, proofs, temporary });
  if (settings.databaseUrl !== undefined) return at(settings.databaseUrl);

  mkdirSync(settings.dataDir, { recursive: true });
  const running = await runningEmbeddedPostgres(settings.dataDir, say);
  if (running !== undefined) return at(running);
  const postgres = await startEmbeddedPostgres(settings.dataDir, say);
  try {
    return await at(postgres.url);
  } finally {
    await postgres.stop();
  }
}

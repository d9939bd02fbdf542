import { DataSource } from 'typeorm';
import { authSecret } from '../auth/secret.js';
import type { Installation } from '../backups/installation.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import { migrate } from '../platform/database/migrate.js';
import type { Settings } from '../platform/settings/settings.js';
import { erasuresToRepeat } from './erasures-to-repeat.js';
import { IdentifierHashes, LEDGER, writeLedger } from './ledger.js';
import { reapply } from './reapply.js';

/**
 * After a restore: erases again what was erased since the backup was made. What was found of it is kept where this place keeps its
 * backups.
 * @returns lines for whoever restored
 */
export async function eraseAgain(
  { databaseUrl, proofs }: Installation,
  settings: Settings,
  besideArchive: string,
): Promise<string[]> {
  const entries = await erasuresToRepeat(settings, besideArchive);
  if (entries.length === 0)
    return [
      `No ${LEDGER} lies beside the archive: if people were erased since, copy it there and restore anew.`,
    ];
  // What was restored lacks the functions and triggers, and of an older archive the tables, that erasing looks into.
  await migrate(databaseUrl);
  const options = dataSourceOptions({ databaseUrl, databasePoolSize: 2 });
  const dataSource = await new DataSource(options).initialize();
  try {
    const hashes = new IdentifierHashes(await authSecret(settings));
    const { erasures, otherSecret } = await reapply({ dataSource, proofs }, hashes, entries);
    await writeLedger(settings.backups.folder, entries);
    const lines = [`Erased again: ${erasures} of ${entries.length} erasures that ${LEDGER} knows.`];
    if (otherSecret > 0)
      lines.push(
        `${otherSecret} of them were made under another AUTH_SECRET: their records were found by id alone. ` +
          'Set that secret and restore anew to find them by address and number too.',
      );
    return lines;
  } finally {
    await dataSource.destroy();
  }
}

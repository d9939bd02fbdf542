import { DataSource } from 'typeorm';
import type { Installation } from '../backups/installation.js';
import { dataSourceOptions } from '../platform/database/connection.js';
import { migrate } from '../platform/database/migrate.js';
import { transaction } from '../platform/database/transaction.js';
import type { Settings } from '../platform/settings/settings.js';
import { eraseAgainIn, NO_LEDGER } from './erase-again-in.js';
import { erasuresToRepeat } from './erasures-to-repeat.js';
import { writeLedger } from './ledger.js';

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
  if (entries.length === 0) return [NO_LEDGER];
  // What was restored lacks the functions and triggers, and of an older archive the tables, that erasing looks into.
  await migrate(databaseUrl);
  const options = dataSourceOptions({ databaseUrl, databasePoolSize: 2 });
  const dataSource = await new DataSource(options).initialize();
  try {
    const { lines, files } = await transaction(dataSource, (tx) => eraseAgainIn(tx, settings, entries));
    for (const name of files) await proofs.remove(name);
    await writeLedger(settings.backups.folder, entries);
    return lines;
  } finally {
    await dataSource.destroy();
  }
}

import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Client } from 'pg';
import { ArchiveEncryption, ENCRYPTED_ENDING } from '../backups/archive/encryption.js';
import {
  BackupError,
  missingText,
  uploadsOf,
  type LostUpload,
  type TableRecord,
} from '../backups/archive/manifest.js';
import { backUp } from '../backups/backup.js';
import { withInstallation } from '../backups/installation.js';
import { archiveName } from '../backups/schedule/retention.js';
import { makeScheduledBackup } from '../backups/schedule/scheduled-backup.js';
import { release } from '../platform/database/restored-copy.js';
import { trustClock } from '../platform/database/trusted-clock.js';
import { commandLine, usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { writeLedger } from '../privacy/ledger.js';
import { explain } from './explain.js';
import { requireDatabase } from './with-database.js';

const USAGE = usageOf(
  ['backup', '[file]', 'writes database and uploads to an archive, also while the server runs'],
  ['backup', '--scheduled', 'as the server does every hour: to BACKUP_DIR and the places for copies'],
  ['backup', '--sql [file]', "writes the database alone, schema included, as SQL for PostgreSQL's psql"],
  ['restore', '<file>', 'fills an empty DATA_DIR, or an empty database and bucket, from an archive'],
  ['restore', '--release', 'says that what was restored is the system now'],
);

const PAUSED =
  'It is paused: no mail, no webhook, no periodic work, for the original may be running elsewhere. If this is the system now: ' +
  commandLine('restore', '--release');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * `backup [file]`, `backup --scheduled` (as the server does every hour), `backup --sql [file]` and `restore <file>`, with the server's own
 * settings. Exits with 1 and one line when refused. What only one of them needs is loaded by it: it takes longer than the rest.
 */
async function main([command, file, name]: string[]): Promise<void> {
  if (command === '--help' || file === '--help') return say(USAGE);
  if (file?.startsWith('-') && !['--scheduled', '--sql', '--release'].includes(file))
    throw new BackupError(USAGE);
  const settings = parseSettings(process.env);
  if (command === 'backup') requireDatabase(settings);
  if (command === 'backup' && file === '--scheduled') {
    const made = await withInstallation(settings, say, (installation) =>
      makeScheduledBackup(installation, settings.backups),
    );
    if (!made) return say('Another process is making a backup just now.');
    for (const warning of made.warnings) process.stderr.write(`${warning}\n`);
    if (made.warnings.length > 0) process.exitCode = 1;
    say(`Backed up ${made.run.rows} rows and ${made.run.uploads} uploads to ${made.run.file}.`);
  } else if (command === 'backup' && file === '--sql') {
    const { backUpAsSql } = await import('../backups/archive/sql-dump.js');
    const target = resolve(name ?? archiveName(new Date()).replace('.tar.gz', '.sql'));
    const { tables } = await withInstallation(settings, say, (installation) =>
      backUpAsSql(installation, target),
    );
    say(`Wrote ${rowsIn(tables)} rows to ${target}. The pictures are not in it.`);
  } else if (command === 'backup') {
    const encryption = new ArchiveEncryption(settings.backups);
    const target = resolve(file ?? archiveName(new Date()) + encryption.ending);
    if (encryption.isEnabled && !target.endsWith(ENCRYPTED_ENDING))
      throw new BackupError(
        `It is encrypted (BACKUP_AGE_RECIPIENTS): give it a name that ends with ${ENCRYPTED_ENDING}.`,
      );
    const made = await withInstallation(settings, say, (installation) =>
      backUp(installation, target, { encryption }),
    );
    say(`Backed up ${made.rows} rows and ${made.files} uploads to ${made.file}.`);
    if (made.lost.length > 0) throw new BackupError(missingText(made.missing, made.lost));
  } else if (command === 'restore' && file === '--release') {
    requireDatabase(settings);
    await withInstallation(settings, say, ({ databaseUrl }) => releaseAt(databaseUrl));
    say('This is the system now: mails, webhooks and periodic work go on within 15 seconds.');
    say(`They go by this clock: ${new Date().toISOString()}.`);
  } else if (command === 'restore' && file !== undefined) {
    if (!existsSync(file)) throw new BackupError(`There is no file ${resolve(file)}.`);
    const { restore } = await import('../backups/restoring/restore.js');
    const { eraseAgain } = await import('../privacy/erase-again.js');
    const { erasuresToRepeat } = await import('../privacy/erasures-to-repeat.js');
    const erasures = await erasuresToRepeat(settings, dirname(resolve(file)));
    const { again, ...manifest } = await withInstallation(settings, say, async (installation) => ({
      ...(await restore(installation, resolve(file), {
        folders: [dirname(resolve(file)), settings.backups.folder],
        encryption: new ArchiveEncryption(settings.backups),
        // Ended before it has erased them again, the server's next start does.
        within: async () =>
          void (erasures.length > 0 && (await writeLedger(settings.backups.folder, erasures))),
      })),
      again: await eraseAgain(installation, settings, dirname(resolve(file))),
    }));
    const { tables, created_at, missing, lost = [] } = manifest;
    const uploads = uploadsOf(manifest).length + lost.length - missing.length;
    say(`Restored ${rowsIn(tables)} rows and ${uploads} uploads of ${created_at}. Everybody signs in anew.`);
    for (const line of again) say(line);
    say(PAUSED);
    if (missing.length > 0) throw new BackupError(notRestored(missing));
  } else {
    throw new BackupError(USAGE);
  }
}

const notRestored = (missing: readonly LostUpload[]): string =>
  `${missing.map(({ message }) => message).join('\n')}\n${missing.length} uploads could not be restored. What another backup has ` +
  `of them comes back by: ${commandLine('uploads', 'mend')}`;

const rowsIn = (tables: readonly TableRecord[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

async function releaseAt(databaseUrl: string): Promise<void> {
  const db = new Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    await release(db);
    await trustClock(db);
  } finally {
    await db.end();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

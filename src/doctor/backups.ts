import type { Client } from 'pg';
import { namedTargets, secondTargets } from '../backups/schedule/backup-target.js';
import { lastFailure, lastGood } from '../backups/schedule/scheduled-backup.js';
import { commandLine } from '../platform/settings/command.js';
import type { Settings } from '../platform/settings/settings.js';
import { warning, well, wrong, type Finding } from './finding.js';

const HOUR = 3_600_000;
/** As the alert BackupOld has it. */
const OLD_HOURS = 3;

/** How old the last good one is, and where it lies. */
export async function checkBackups(db: Client, { backups }: Settings): Promise<Finding[]> {
  const found = await placesOf(backups);
  const now = commandLine('backup', '--scheduled');
  const failure = await lastFailure(db);
  if (failure !== null)
    found.push(
      wrong('backups', `The newest backup failed: ${failure}`, `Put right what it says, then: ${now}`),
    );
  const last = await lastGood(db);
  if (!last) {
    if (backups.hourly)
      found.push(
        warning(
          'backups',
          'There is no good backup yet.',
          `The server makes one every hour; at once: ${now}`,
        ),
      );
    else
      found.push(
        warning(
          'backups',
          'This system makes no backups.',
          `Set BACKUPS=hourly, or see that the database and DATA_DIR are backed up elsewhere; by hand: ${now}`,
        ),
      );
    return found;
  }
  const hours = Math.floor((Date.now() - last.finished_at.getTime()) / HOUR);
  if (hours >= OLD_HOURS)
    found.push(
      wrong(
        'backups',
        `The last good backup is ${hours} hours old: ${last.file}.`,
        `The log says why no newer one was made; at once: ${now}`,
      ),
    );
  else
    found.push(
      well('backups', `The last good backup is of ${last.finished_at.toISOString()}: ${last.file}.`),
    );
  if (secondTargets(backups).length === 0)
    found.push(
      warning(
        'backups',
        'Backups lie in one place only.',
        'Set BACKUP_COPY_DIR (another disk) or BACKUP_S3_BUCKET.',
      ),
    );
  else if (last.copies < secondTargets(backups).length)
    found.push(
      wrong(
        'backups',
        `The last good backup lies in ${last.copies} of ${secondTargets(backups).length} second places.`,
        `The log says why; then: ${now}`,
      ),
    );
  return found;
}

async function placesOf(backups: Settings['backups']): Promise<Finding[]> {
  const found = namedTargets(backups).map(async (target) => {
    const problem = await target.problem();
    if (problem === undefined) return [];
    const { location: place } = target;
    return [
      wrong(
        'backups',
        problem,
        place === backups.folder || place === backups.copyFolder
          ? `See that ${place} is there, mounted, and may be written to by the server’s user.`
          : 'Look at BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET and the key, and whether the storage is up.',
      ),
    ];
  });
  return (await Promise.all(found)).flat();
}

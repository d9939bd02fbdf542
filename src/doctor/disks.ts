import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../platform/settings/settings.js';
import { sentence, well, wrong, warning, type Finding } from './finding.js';

/** As the alert DiskAlmostFull has it. */
const SCARCE = 2e9;
/** As isAlmostFull has it: what is less is refused. */
const FULL = 32 * 1024 * 1024;

/** Whether what is written to can be, and has room. Each disk is told of once. */
export async function checkDisks({ dataDir, backups }: Settings): Promise<Finding[]> {
  const folders: [string, string | undefined][] = [
    ['DATA_DIR', dataDir],
    ['the uploads', join(dataDir, 'uploads')],
    ['BACKUP_DIR', backups.folder],
    ['BACKUP_COPY_DIR', backups.copyFolder],
  ];
  const found: Finding[] = [];
  const seen = new Set<number>();
  for (const [name, folder] of folders) {
    const there = folder === undefined ? undefined : await stat(folder).catch(() => undefined);
    // What is not there yet is made when it is needed; backups say so themselves.
    if (folder === undefined || !there) continue;
    const fault = await access(folder, constants.W_OK | constants.X_OK).catch((error: unknown) => error);
    if (fault !== undefined)
      found.push(
        wrong(
          'disks',
          `${folder} (${name}) can't be written to: ${sentence(fault)}`,
          'Give it to the server’s user, and see that its disk is mounted for writing.',
        ),
      );
    if (seen.has(there.dev)) continue;
    seen.add(there.dev);
    const { bavail, bsize } = await statfs(folder);
    found.push(roomOf(`The disk of ${folder} (${name})`, bavail * bsize));
  }
  return found;
}

/** @param disk as a sentence begins */
export function roomOf(disk: string, free: number): Finding {
  const room = `${disk} has ${free < 1e9 ? `${Math.floor(free / 1e6)} MB` : `${(free / 1e9).toFixed(1)} GB`} left`;
  if (free < FULL) return wrong('disks', `${room}: nothing is taken any more.`, 'Make room now.');
  if (free < SCARCE) return warning('disks', `${room}.`, 'Make room, or give it a larger disk.');
  return well('disks', `${room}.`);
}

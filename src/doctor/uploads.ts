import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { filesThere, namedFiles } from '../backups/files.js';
import { readIndex } from '../backups/kept-uploads.js';
import { commandLine } from '../platform/settings/command.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { openProofStorage, openTemporaryFolder } from '../uploads/open-uploads.js';
import { requireClaim } from '../uploads/storage-claim.js';
import { counted, sentence, well, wrong, type Finding } from './finding.js';

/** @param all whether each is read, and compared with what it was when it was backed up */
export async function checkUploads(db: Client, settings: Settings, all: boolean): Promise<Finding[]> {
  const proofs = openProofStorage(settings);
  try {
    await requireClaim(db, settings);
    await proofs.check();
  } catch (error) {
    if (error instanceof StartFailure)
      return [
        wrong('uploads', error.message, `After a move of the pictures: ${commandLine('uploads', 'here')}`),
      ];
    return [
      wrong(
        'uploads',
        `Pictures can't be kept: ${sentence(error)}`,
        settings.s3 === undefined
          ? 'See that DATA_DIR/uploads is mounted, and the server’s user may write there.'
          : 'Look at S3_ENDPOINT, S3_BUCKET and the key, and whether the storage is up.',
      ),
    ];
  }
  const there = await filesThere({
    proofs,
    temporary: openTemporaryFolder(settings),
    databaseUrl: settings.databaseUrl ?? '',
  });
  const named = await namedFiles(db);
  const gone = named.filter((name) => !there.has(name));
  const damaged: string[] = [];
  if (all) {
    // Where the backups' folder can't be read, its own finding says so.
    const known = await readIndex(settings.backups.folder).catch(() => new Map<string, { sha256: string }>());
    for (const name of named) {
      const kept = known.get(name);
      const content = kept && there.has(name) ? await proofs.get(name) : undefined;
      if (kept && content && createHash('sha256').update(content).digest('hex') !== kept.sha256)
        damaged.push(name);
    }
  }
  const faults = [
    ...(gone.length > 0
      ? [`${gone.length} of ${counted(named.length, 'upload', 'is', 'are')} gone: ${listed(gone)}.`]
      : []),
    ...(damaged.length > 0
      ? [`${counted(damaged.length, 'upload', 'is', 'are')} damaged: ${listed(damaged)}.`]
      : []),
  ];
  if (faults.length > 0)
    return faults.map((says) =>
      wrong('uploads', says, `What the backups have comes back by: ${commandLine('uploads', 'mend')}`),
    );
  if (named.length === 0) return [well('uploads', 'Pictures can be kept; there are none yet.')];
  if (all) return [well('uploads', `All ${named.length} uploads are there, and as they were backed up.`)];
  return [
    well(
      'uploads',
      `All ${named.length} uploads are there. Whether they are whole, ${commandLine('doctor')} says.`,
    ),
  ];
}

const listed = (names: string[]): string =>
  `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`;

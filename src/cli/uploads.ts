import { Client } from 'pg';
import { BackupError } from '../backups/archive/manifest.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { moveClaim } from '../uploads/storage-claim.js';
import { explain } from './explain.js';
import { withDatabase } from './with-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = `Usage: npm run uploads -- here    says that the uploads have been moved to where these settings name: DATA_DIR or S3_BUCKET`;

/** `here`, with the server's own settings. Exits with 1 and one line when refused. */
async function main([command]: string[]): Promise<void> {
  if (command === '--help') return say(USAGE);
  if (command !== 'here') throw new BackupError(USAGE);
  const settings = parseSettings(process.env);
  const place = await withDatabase(settings, say, async (url) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    try {
      return await moveClaim(client, settings);
    } finally {
      await client.end();
    }
  });
  say(`The uploads are kept in ${place}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

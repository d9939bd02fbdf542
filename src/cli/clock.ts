import { Client } from 'pg';
import { BackupError } from '../backups/archive/manifest.js';
import { clockDoubt, trustClock } from '../platform/database/trusted-clock.js';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { explain } from './explain.js';
import { withDatabase } from './with-database.js';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const USAGE = usageOf(
  ['clock', '', 'whether the server believes its clock'],
  ['clock', 'is-right', 'says that the clock is right as it is: erasing by it goes on'],
);

/** `clock` and `clock is-right`, with the server's own settings. Exits with 1 and one line when refused or in doubt. */
async function main([command]: string[]): Promise<void> {
  if (command === '--help') return say(USAGE);
  if (command !== undefined && command !== 'is-right') throw new BackupError(USAGE);
  await withDatabase(parseSettings(process.env), say, async (url) => {
    const db = new Client({ connectionString: url });
    await db.connect();
    try {
      if (command === 'is-right') return say(`The clock is right: ${(await trustClock(db)).toISOString()}.`);
      const doubt = await clockDoubt(db);
      if (doubt !== undefined) throw new BackupError(doubt);
      say('The clock is believed.');
    } finally {
      await db.end();
    }
  });
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
});

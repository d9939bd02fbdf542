import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { explain } from './explain.js';
import { withDatabase } from './with-database.js';

const USAGE = usageOf([
  'psql',
  '[OPTIONS]',
  "opens the database with PostgreSQL's own psql, the embedded one too",
]);

const say = (line: string): void => void process.stderr.write(`${line}\n`);

/** PostgreSQL's `psql` on this installation's database; its options follow (`-c 'SELECT 1'`). Exits as psql does. */
async function main(options: string[]): Promise<void> {
  if (options[0] === '--help') return void process.stdout.write(`${USAGE}\n`);
  await withDatabase(parseSettings(process.env), say, async (url) => {
    // Ctrl+C ends a query of psql's, not this program.
    process.on('SIGINT', () => undefined);
    const psql = spawn('psql', ['--dbname', url, ...options], { stdio: 'inherit' });
    const [code] = (await once(psql, 'exit').catch((error: unknown) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? new StartFailure(MISSING) : error;
    })) as [number | null];
    process.exitCode = code ?? 1;
  });
}

const MISSING =
  'psql is not installed. It comes with PostgreSQL’s client programs (Debian, Ubuntu: apt-get install postgresql-client; ' +
  'macOS: brew install libpq). Any version that still gets updates will do.';

main(process.argv.slice(2)).catch((error: unknown) => {
  say(explain(error));
  process.exitCode = 1;
});

import { usageOf } from '../platform/settings/command.js';
import { parseSettings } from '../platform/settings/parse-settings.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { withDatabase } from './with-database.js';

const OFF = '--second-factor-off';
const USAGE = usageOf([
  'reset-password',
  `person@example.com [${OFF}]`,
  'makes a new password for an account, and prints it once',
]);

/** `<e-mail> [--second-factor-off]`, with the server's own settings, beside it or while it is stopped. */
async function main(args: string[]): Promise<void> {
  if (args[0] === '--help') return void process.stdout.write(`${USAGE}\n`);
  const off = args.includes(OFF);
  const [email, ...more] = args.filter((arg) => arg !== OFF);
  if (email === undefined || email.startsWith('-') || more.length > 0) throw new StartFailure(USAGE);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const message = await withDatabase(parseSettings(process.env), say, async (url) => {
    // Loaded by now only: it takes most of the time, and what can't be done is to be said at once.
    const { resetAt } = await import('./reset-at.js');
    return resetAt(url, email, off);
  });
  process.stdout.write(`\n${message.join('\n')}\n\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFailure ? error.message : String(error)}\n`);
  process.exitCode = 1;
});

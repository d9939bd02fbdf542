import {
  runningEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../platform/embedded-postgres/embedded-postgres.js';
import { lockInstance } from '../../platform/embedded-postgres/instance-lock.js';
import { prepareDataDir } from '../../platform/settings/data-dir.js';
import { parseSettings } from '../../platform/settings/parse-settings.js';
import { StartFailure } from '../../platform/settings/start-failure.js';
import { requireDatabase } from '../with-database.js';

const say = (line: string) => console.error(line);
const stops: (() => Promise<unknown> | void)[] = [];

/** Works beside a running server as well as alone. */
async function databaseUrlOf(dataDir: string): Promise<string> {
  const running = await runningEmbeddedPostgres(dataDir, say);
  if (running !== undefined) return running;
  stops.push(await lockInstance(dataDir));
  const postgres = await startEmbeddedPostgres(dataDir, say);
  stops.push(() => postgres.stop());
  return postgres.url;
}

const USAGE =
  'Usage: npm run demo-data    fills the empty database that a first start has made, so that there is something to look at';

async function run([option]: string[]): Promise<void> {
  if (option === '--help') return console.log(USAGE);
  if (option !== undefined) throw new StartFailure(USAGE);
  const settings = { ...parseSettings(process.env), logLevel: 'silent' };
  requireDatabase(settings);
  prepareDataDir(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? (await databaseUrlOf(settings.dataDir));
  const { createApp } = await import('../../create-app.js');
  const { FirstAdmin } = await import('../../auth/staff/first-admin.js');
  const { fill } = await import('./fill.js');
  const app = await createApp({ ...settings, databaseUrl });
  stops.push(() => app.close());
  const signIn = await app.get(FirstAdmin).ensure();
  const { delegates, inquiries } = await fill(app, settings.eventFeePhp);
  console.log(`The database now has ${delegates} delegates and ${inquiries} inquiries of the last 30 days.`);
  if (signIn) console.log(`First sign-in, shown only this once: ${signIn.email}  ${signIn.password}`);
}

async function stop(code: number): Promise<never> {
  for (const end of stops.reverse()) await end();
  process.exit(code);
}

run(process.argv.slice(2)).then(
  () => stop(0),
  (error: unknown) => {
    console.error(error instanceof StartFailure ? error.message : error);
    return stop(1);
  },
);

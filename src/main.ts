import type { App } from './create-app.js';
import { checkServer } from './platform/database/check-server.js';
import { isDatabaseUnavailable } from './platform/database/unavailable.js';
import {
  hasOtherMajor,
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from './platform/embedded-postgres/embedded-postgres.js';
import { lockInstance } from './platform/embedded-postgres/instance-lock.js';
import { giveBackMemory } from './platform/give-back-memory.js';
import { isDiskFull } from './platform/http/errors/disk-full.js';
import { checkPort, drain } from './platform/http/listening.js';
import { usageOf } from './platform/settings/command.js';
import { prepareDataDir } from './platform/settings/data-dir.js';
import { parseSettings } from './platform/settings/parse-settings.js';
import type { Settings } from './platform/settings/settings.js';
import { StartFailure } from './platform/settings/start-failure.js';
import { FULL_VERSION } from './platform/settings/version.js';

/** SQLSTATE of a right that the database's user lacks. */
const FORBIDDEN = '42501';

/** Asks for the way over to PostgreSQL's next major version that loses what was written since the last backup. */
const FROM_ARCHIVE = '--from-archive';
const USAGE = `${usageOf(
  ['start', '', 'serves the site, the back office and the API'],
  ['start', FROM_ARCHIVE, "fills the database of PostgreSQL's next major version from the last backup"],
  ['start', '--version', 'says which version this is'],
)}
What it uses and where it listens is set by environment variables: see README.md, "Settings".`;

/** After this long a second signal ends the program at once. */
const IMPATIENT_MS = 2_000;

/** What the first account signs in with. */
type FirstSignIn = { email: string; password: string };

/** What has been started so far, newest last, as the ways to stop it. */
const stops: (() => Promise<unknown> | void)[] = [];
let stoppingSince: number | undefined;
/** Where PostgreSQL's comings and goings are told. */
let say = (line: string): void => console.error(line);

async function start(): Promise<void> {
  const [option] = process.argv.slice(2);
  if (option === '--version') return console.log(FULL_VERSION);
  if (option === '--help') return console.log(USAGE);
  if (option !== undefined && option !== FROM_ARCHIVE) throw new StartFailure(USAGE);
  const parsed = parseSettings(process.env);
  prepareDataDir(parsed.dataDir);
  if (!parsed.databaseUrl) stops.push(await lockInstance(parsed.dataDir));
  const settings = await withPort(parsed);
  const databaseUrl = settings.databaseUrl ?? (await embedded(settings)).url;
  if (settings.databaseUrl) await checkServer(settings.databaseUrl);
  announce(settings, await serve({ ...settings, databaseUrl }));
  // From here on the log is JSON, one line an event.
  const { Logger } = await import('@nestjs/common');
  const log = new Logger('PostgreSQL');
  say = (line) => log.warn(line);
  giveBackMemory();
}

/** The application, until the program stops or it begins anew. @returns the first account, where this start made it */
async function serve(settings: Settings): Promise<FirstSignIn | undefined> {
  // Loaded by now only: it takes most of a start's time, and what can't be started is to say so at once.
  const { createApp } = await import('./create-app.js');
  const { FirstAdmin } = await import('./auth/staff/first-admin.js');
  const { Restart } = await import('./restoring/restart.js');
  const { Health } = await import('./website/health.js');
  const outlast = stops.length;
  const app = await createApp(settings);
  stops.push(() => app.close());
  const signIn = await app.get(FirstAdmin).ensure();
  await listen(app, settings);
  stops.push(() => app.get(Health).leave());
  app.get(Restart).handle(() => void serveAnew(settings, outlast).catch(failed));
  return signIn;
}

/** @param outlast how many of the stops stay: those of PostgreSQL and of the lock */
async function serveAnew(settings: Settings, outlast: number): Promise<void> {
  if (stoppingSince !== undefined) return;
  for (const end of stops.splice(outlast).reverse()) await end();
  await serve(settings);
}

/** The settings, with the port known even where the system chooses it: the default PUBLIC_URL names it. */
async function withPort(settings: Settings): Promise<Settings> {
  const port = await checkPort(settings.host, settings.port);
  return settings.port === port ? settings : parseSettings({ ...process.env, PORT: String(port) });
}

async function embedded(settings: Settings): Promise<EmbeddedPostgres> {
  const { dataDir } = settings;
  if (await hasOtherMajor(dataDir)) await fromEarlier(settings);
  const postgres = await startEmbeddedPostgres(dataDir, (line) => say(line));
  stops.push(() => postgres.stop());
  return postgres;
}

/** The files of an earlier PostgreSQL. */
async function fromEarlier(settings: Settings): Promise<void> {
  const { takeOver } = await import('./backups/next-major.js');
  const { eraseAgain } = await import('./privacy/erase-again.js');
  const fromArchive = process.argv.includes(FROM_ARCHIVE);
  await takeOver(settings, fromArchive, say, (installation, folder) =>
    eraseAgain(installation, settings, folder),
  );
}

async function listen(app: App, { host, port }: Settings): Promise<void> {
  const server = app.getHttpServer();
  await app.listen(port, host);
  stops.push(() => drain(server));
}

/** One write, so that whoever reads it has all of it. */
function announce({ publicUrl, smtpUrl }: Settings, signIn: FirstSignIn | undefined): void {
  const lines = [
    `Site           ${publicUrl}`,
    `Back office    ${publicUrl}/admin`,
    `API reference  ${publicUrl}/api/docs`,
  ];
  if (!smtpUrl)
    lines.push(
      '',
      'Mails are kept and not sent: set a mail server in the back office (Mail server), or SMTP_URL and MAIL_FROM.',
    );
  if (signIn)
    lines.push(
      '',
      'First sign-in to the back office, shown only this once:',
      `E-mail         ${signIn.email}`,
      `Password       ${signIn.password}`,
    );
  console.log(`\n${lines.map((line) => `  ${line}`.trimEnd()).join('\n')}\n`);
}

async function stop(code: number): Promise<void> {
  if (stoppingSince !== undefined) {
    // A terminal and npm may both pass on one Ctrl-C; only a later one means "at once".
    if (Date.now() - stoppingSince > IMPATIENT_MS) process.exit(1);
    return;
  }
  stoppingSince = Date.now();
  for (const end of stops.reverse()) await end();
  process.exit(code);
}

/** One line for what the person who started it can mend; a stack only for a defect of ours. */
function failed(error: unknown): Promise<void> {
  console.error(error instanceof StartFailure ? error.message : (lineFor(error) ?? error));
  return stop(1);
}

function lineFor(error: unknown): string | undefined {
  if (isDiskFull(error)) return 'The disk is full: make room and start again.';
  const { message, code } = error as { message?: string; code?: string };
  if (code === FORBIDDEN) return `The database's user may not do what is needed: ${message}.`;
  return isDatabaseUnavailable(error) ? `The database can't be used: ${message || code}.` : undefined;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop(0).catch((error: unknown) => (console.error(error), process.exit(1))));
start()
  .catch(failed)
  .catch(() => process.exit(1));

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { isDatabaseUnavailable } from '../platform/database/unavailable.js';
import type { Settings } from '../platform/settings/settings.js';
import { FULL_VERSION } from '../platform/settings/version.js';
import { checkBackups } from './backups.js';
import { checkClock, checkSchema, checkWork } from './database.js';
import { checkDisks } from './disks.js';
import { ABOUT, sentence, well, wrong, type About, type Finding } from './finding.js';
import { checkMail, checkRedis } from './services.js';
import { checkSettings } from './settings.js';
import { checkUploads } from './uploads.js';

/** A service that does not answer for so long hangs. */
const PATIENCE_MS = 12_000;
/** Reading every upload takes as long as there are many. */
const UPLOADS_MS = 600_000;
const CONNECT_MS = 5_000;

/**
 * Looks at everything that the settings name, and says what to do; it mends nothing.
 * @param databaseUrl undefined: there is none to ask; whoever calls has said why
 * @param all whether each upload is read, and not only looked for
 */
export async function examine(
  settings: Settings,
  databaseUrl: string | undefined,
  all: boolean,
): Promise<Finding[]> {
  const asked = await Promise.all([
    inTime('disks', () => checkDisks(settings)),
    // The mail server may be set in the back office instead of the environment.
    ...(settings.smtpUrl === undefined && databaseUrl !== undefined
      ? []
      : [inTime('mail', () => checkMail(settings))]),
    inTime('redis', () => checkRedis(settings)),
    ...(databaseUrl === undefined ? [] : [withRows(databaseUrl, settings, all)]),
  ]);
  const version = well('version', `This is version ${FULL_VERSION}, on Node ${process.versions.node}.`);
  return [version, ...checkSettings(settings), ...asked.flat()].sort(
    (a, b) => ABOUT.indexOf(a.about) - ABOUT.indexOf(b.about),
  );
}

/** Runs the checks of the database one after the other, on one connection. */
async function withRows(url: string, settings: Settings, all: boolean): Promise<Finding[]> {
  const db = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: CONNECT_MS,
    application_name: 'doctor',
  });
  db.on('error', () => undefined); // the next query says so
  try {
    await db.connect();
    const found = await inTime('database', () => checkSchema(db, url));
    // The tables of another version may lack what these queries read.
    if (found.some(({ state }) => state === 'wrong')) return found;
    for (const [about, work, ms] of [
      ['clock', () => checkClock(db)],
      ['jobs', () => checkWork(db)],
      ['mail', () => (settings.smtpUrl === undefined ? checkMail(settings, db) : Promise.resolve([]))],
      ['uploads', () => checkUploads(db, settings, all), all ? UPLOADS_MS : PATIENCE_MS],
      ['backups', () => checkBackups(db, settings)],
    ] as const)
      found.push(...(await inTime(about, work, ms)));
    return found;
  } catch (error) {
    return [noAnswer(error)];
  } finally {
    // Closing a connection that hangs would hang too.
    await Promise.race([db.end().catch(() => undefined), sleep(1_000, undefined, { ref: false })]);
  }
}

/** What most often hangs. */
const HANGS: Partial<Record<About, string>> = {
  disks: 'Look at the mounts of DATA_DIR, BACKUP_DIR and BACKUP_COPY_DIR: a disk of the network may be away.',
  uploads: 'Look at the mount of DATA_DIR/uploads, or whether the storage of S3_BUCKET is up.',
  backups: 'Look at the mounts of BACKUP_DIR and BACKUP_COPY_DIR, or whether that of BACKUP_S3_BUCKET is up.',
  mail: 'Look whether the mail server is up, and whether a firewall lets this machine reach its port.',
};
const ELSE = 'Look at the load of this machine and of PostgreSQL, and try again.';

/** Turns a check that throws into a finding, so that the other checks go on. */
async function inTime(about: About, work: () => Promise<Finding[]>, ms = PATIENCE_MS): Promise<Finding[]> {
  const hangs = wrong(about, `There was no answer within ${ms / 1_000} seconds.`, HANGS[about] ?? ELSE);
  const late = sleep(ms, [hangs], { ref: false });
  const found = work().catch((error: unknown) =>
    isDatabaseUnavailable(error)
      ? [noAnswer(error)]
      : [wrong(about, `It could not be looked at: ${sentence(error)}`, 'The log may say more.')],
  );
  return Promise.race([found, late]);
}

export const noAnswer = (error: unknown): Finding =>
  wrong(
    'database',
    `PostgreSQL does not answer: ${sentence(error)}`,
    'Look whether it runs, and where DATABASE_URL leads. The embedded one is started with the server, and its log lies beside its files.',
  );

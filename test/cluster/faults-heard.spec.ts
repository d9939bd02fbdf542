import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { createDatabase, databaseUrl } from '../support/jest/database.js';
import { figure } from '../support/jest/figure.js';
import { startMailServer, type MailServer } from '../support/mail/mail-server.js';
import { noisyPicture, register, sendProof } from '../support/requests/proof-uploader.js';
import { freshDataDir, postmasterOf, startOn, usedDataDir } from '../support/server/data-dir.js';
import { freePorts } from '../support/server/free-ports.js';
import type { RunningServer } from '../support/server/server.js';
import { smallDisk, type SmallDisk } from '../support/server/small-disk.js';
import { INQUIRY, post } from './support/client.js';
import { describeWith } from './support/programs.js';
import { LOOK_SECONDS, startBlackbox, startPrometheus, type Prometheus } from './support/prometheus.js';
import { startRedis } from './support/redis.js';
import { until, type Service } from './support/service.js';

/**
 * Real: built servers, PostgreSQL, Redis, a mail server, disks, Prometheus with the files of deploy/. Each fault has a system
 * of its own, and all come at once: what is waited for is the clock of the rules, which is a fast one here.
 */
const MINUTES = 2;
jest.setTimeout((MINUTES + 8) * 60_000);

interface System {
  server: RunningServer;
  dataDir: string;
  db: Client;
  mail: MailServer;
  redis: Service | undefined;
  disk: SmallDisk | undefined;
  prometheus: Prometheus;
}

interface Fault {
  what: string;
  /** The one alert that is heard. */
  heard: string;
  /** A PostgreSQL of its own, in its DATA_DIR. */
  embedded?: true;
  redis?: true;
  /** Where a disk of 2 GB is. */
  disk?: 'DATA_DIR' | 'BACKUP_DIR';
  settings?: Record<string, string>;
  happen(system: System): unknown;
}

const inquire = ({ server }: System) => post(`${server.url}/api/v1/inquiry/property`, INQUIRY);
/** Of the small disk's 2,097 megabytes: under 2 GB are left then, which is what the rule asks. */
const SOME = Buffer.alloc(200e6);
const fillUp = ({ disk }: System) => disk && writeFileSync(join(disk.folder, 'some'), SOME);

const FAULTS: Fault[] = [
  {
    what: 'PostgreSQL hangs',
    heard: 'SiteNotReady',
    embedded: true,
    happen: ({ dataDir }) => signalPostgres(dataDir, 'SIGSTOP'),
  },
  {
    what: 'the database takes no connection',
    heard: 'SiteNotReady',
    happen: async ({ db }) => {
      const name = String(db.database);
      const other = new Client({ connectionString: databaseUrl('postgres') });
      await other.connect();
      await other.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
      await db.end();
      await other.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
      await other.end();
    },
  },
  { what: 'the server hangs', heard: 'SiteNotReady', happen: ({ server }) => server.process.kill('SIGSTOP') },
  {
    what: 'the server is killed',
    heard: 'SiteNotReady',
    happen: ({ server }) => server.process.kill('SIGKILL'),
  },
  {
    what: 'Redis hangs',
    heard: 'RedisAway',
    redis: true,
    happen: ({ redis }) => redis?.process.kill('SIGSTOP'),
  },
  {
    what: 'the mail server is gone',
    heard: 'MailServerAway',
    happen: async (system) => {
      await system.mail.close();
      await inquire(system);
    },
  },
  {
    what: 'the mail server takes nothing from this sender',
    heard: 'MailServerAway',
    settings: { MAIL_FROM: 'Nobody <nobody@refused.example>' },
    happen: inquire,
  },
  { what: 'no mail server is set', heard: 'MailsWithheld', settings: { SMTP_URL: '' }, happen: inquire },
  {
    what: 'the clock jumps by a year',
    heard: 'ClockInDoubt',
    happen: ({ db }) => db.query(`UPDATE trusted_clock SET at = now() - interval '1 year'`),
  },
  {
    what: 'it is a restored copy',
    heard: 'RestoredCopy',
    happen: ({ db }) => db.query('CREATE TABLE restored_copy AS SELECT now() AS restored_at'),
  },
  {
    what: 'the disk of DATA_DIR fills up',
    heard: 'DiskAlmostFull',
    disk: 'DATA_DIR',
    happen: fillUp,
  },
  {
    what: 'the disk of the backups fills up',
    heard: 'DiskAlmostFull',
    disk: 'BACKUP_DIR',
    happen: fillUp,
  },
  {
    what: 'the disk of DATA_DIR fails, and is read-only from then on',
    heard: 'SiteNotReady',
    disk: 'DATA_DIR',
    happen: async ({ server, disk }) => {
      const id = await register(server.url);
      expect((await sendProof(server.url, id, await noisyPicture())).status).toBe(200);
      if (disk) execFileSync('mount', ['-o', 'remount,ro', disk.folder]);
      for (let n = 0; n < 5; n++)
        expect((await sendProof(server.url, id, await noisyPicture())).status).toBe(503);
    },
  },
  {
    what: 'a job is given up',
    heard: 'JobsGivenUp',
    happen: ({ db }) =>
      db.query(`INSERT INTO job (id, kind, run_at, failed_at, last_error)
                VALUES (gen_random_uuid(), 'mail', now(), now(), 'the line is cut')`),
  },
  {
    what: 'a table is damaged',
    heard: 'Defects',
    happen: async ({ db, server }) => {
      await db.query('ALTER TABLE event RENAME COLUMN name TO lost');
      await fetch(`${server.url}/api/v1/events`);
    },
  },
];

/** Without the right to mount a disk, what needs one is left out, with the reason printed. */
const RUN = FAULTS.map((fault) => ({ ...fault, small: fault.disk && smallDisk(2_000) })).filter(
  ({ disk, small }) => !disk || small,
);
type Planted = (typeof RUN)[number];

function signalPostgres(dataDir: string, signal: NodeJS.Signals): void {
  const pid = String(postmasterOf(dataDir));
  const children = execFileSync('pgrep', ['-P', pid], { encoding: 'utf8' }).trim().split('\n');
  for (const one of [pid, ...children]) process.kill(Number(one), signal);
}

const mailMood = {
  onMailFrom: ({ address }: { address: string }, _: unknown, done: (error?: Error) => void) =>
    done(address.endsWith('refused.example') ? new Error('Not from you') : undefined),
};

async function start(fault: Planted, blackbox: string): Promise<System> {
  const { embedded, redis: needsRedis, disk: at, small: disk, settings } = fault;
  const dataDir = embedded ? await usedDataDir() : freshDataDir();
  const mail = await startMailServer(mailMood);
  const redis = needsRedis && (await startRedis());
  const database = embedded ? undefined : await createDatabase({ withAdmin: true });
  const [metrics = 0] = await freePorts(1);
  const server = await startOn(at === 'DATA_DIR' && disk ? disk.folder : dataDir, {
    ...{ METRICS_PORT: String(metrics), BACKUPS: 'off', SMTP_URL: mail.url, MAIL_FROM: 'site@example.com' },
    ...(database !== undefined && { DATABASE_URL: database }),
    ...(redis && { REDIS_URL: redis.url }),
    ...(at === 'BACKUP_DIR' && disk && { BACKUP_DIR: disk.folder }),
    ...settings,
  });
  const db = new Client(database);
  if (database !== undefined) await db.connect();
  const prometheus = await startPrometheus(server.url, metrics, blackbox);
  return { server, dataDir, db, mail, redis: redis || undefined, disk, prometheus };
}

async function end({ server, dataDir, db, mail, redis, disk, prometheus }: System): Promise<void> {
  await prometheus.stop('SIGKILL');
  server.process.kill('SIGKILL');
  await server.ended;
  const postmaster = postmasterOf(dataDir);
  if (postmaster !== undefined) signalPostgres(dataDir, 'SIGKILL');
  await redis?.stop('SIGKILL');
  await db.end().catch(() => undefined);
  await mail.close();
  disk?.unmount();
}

describeWith(
  ['prometheus', 'prometheus-blackbox-exporter', 'redis-server', 'pgrep'],
  'prometheus prometheus-blackbox-exporter redis-server procps',
)('a real fault', () => {
  const systems = new Map<Planted, System>();
  /** By fault: what has fired, and after how many seconds the right alert did. */
  const heard = new Map<Planted, { names: Set<string>; seconds?: number }>();
  let blackbox: Service & { address: string };

  beforeAll(async () => {
    blackbox = await startBlackbox();
    // A few at once: a start takes processors for seconds.
    for (let n = 0; n < RUN.length; n += 3)
      await Promise.all(
        RUN.slice(n, n + 3).map(async (fault) => systems.set(fault, await start(fault, blackbox.address))),
      );
    // All is well, and seen to be, twice at the least: what begins with a fault has not grown.
    for (const [, { prometheus }] of systems)
      await until(() => prometheus.hasRead(), 'The figures', prometheus);
    await sleep(3 * LOOK_SECONDS * 1_000);
    for (const [fault, { prometheus }] of systems) {
      heard.set(fault, { names: new Set(await prometheus.firing()) });
      expect([fault.what, ...(heard.get(fault)?.names ?? [])]).toEqual([fault.what]);
    }
    const begun = Date.now();
    await Promise.all([...systems].map(([fault, system]) => fault.happen(system)));
    for (let waiting = true; waiting && Date.now() < begun + MINUTES * 60_000; await sleep(1_000)) {
      waiting = false;
      for (const [fault, { prometheus }] of systems) {
        const of = heard.get(fault);
        for (const name of await prometheus.firing()) of?.names.add(name);
        if (of && of.names.has(fault.heard)) of.seconds ??= Math.round((Date.now() - begun) / 1_000);
        else waiting = true;
      }
    }
    for (const [{ what }, { seconds }] of heard) figure(`${what}: heard after ${seconds} s`);
  });
  afterAll(async () => {
    for (const system of systems.values()) await end(system);
    await blackbox.stop('SIGKILL');
  });

  it.each(RUN)('is heard as $heard, and as nothing else: $what', (fault) => {
    expect([...(heard.get(fault)?.names ?? [])]).toEqual([fault.heard]);
  });
});

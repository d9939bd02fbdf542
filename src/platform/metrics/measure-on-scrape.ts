import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { IS_COPY } from '../database/restored-copy.js';
import { clockDoubt, isPast } from '../database/trusted-clock.js';
import type { Settings } from '../settings/settings.js';

/** Whoever asks for the figures has them in a second, whatever hangs. */
const PATIENCE_MS = 700;

/**
 * What must be asked for when Prometheus asks, of the database, the disks and Redis. What does not answer in time keeps its last
 * figure; `database_answers` and `redis_answers` say so. One question at a time: a database that hangs gets no second one.
 * @returns asks, and waits no longer than PATIENCE_MS
 */
export function measureOnScrape(
  registry: Registry,
  pool: Pool,
  redis: Redis | undefined,
  settings: Settings,
): () => Promise<void> {
  const make = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const questions = [
    patiently(
      databaseFigures(make, pool, settings.backups.hourly),
      make('database_answers', '0: it does not'),
    ),
    patiently(diskFigures(make, settings)),
  ];
  if (redis)
    questions.push(patiently(() => redis.ping(), make('redis_answers', '0: limits are counted per process')));
  return async () => void (await Promise.all(questions.map((ask) => ask())));
}

type Make = (name: string, help: string, labelNames?: string[]) => Gauge;

function patiently(question: () => Promise<unknown>, answers?: Gauge): () => Promise<void> {
  let current: Promise<boolean> | undefined;
  return async () => {
    current ??= question()
      .then(
        () => true,
        () => false,
      )
      .finally(() => (current = undefined));
    const inTime = await Promise.race([current, sleep(PATIENCE_MS, false, { ref: false })]);
    answers?.set(inTime ? 1 : 0);
  };
}

interface State {
  waiting: number;
  /** Seconds. */
  oldest: number;
  failed: number;
  queued: number;
  withheld: number;
  uncertain: number;
  webhooks: number;
  copy: boolean;
  /** Unix time; null: there is no good backup. */
  backupAt: number | null;
  backupBytes: number | null;
  backupCopies: number | null;
  backupMissing: number | null;
}

/** Each count goes by an index of the rows that it counts, so that asking costs little however much was done. */
const STATE = `
  SELECT (SELECT count(*)::int FROM job WHERE failed_at IS NULL AND run_at <= now()) AS waiting,
         (SELECT coalesce(extract(epoch FROM now() - min(greatest(run_at, created_at))), 0)::float8
          FROM job WHERE failed_at IS NULL AND run_at <= now()) AS oldest,
         (SELECT count(*)::int FROM job WHERE failed_at IS NOT NULL) AS failed,
         (SELECT count(*)::int FROM job WHERE failed_at IS NULL AND kind = 'mail') AS queued,
         (SELECT count(*)::int FROM mail WHERE state = 'withheld' AND last_error IS NULL) AS withheld,
         (SELECT count(*)::int FROM mail WHERE state = 'uncertain') AS uncertain,
         (SELECT count(*)::int FROM webhook_endpoint WHERE failing_since IS NOT NULL AND disabled_at IS NULL) AS webhooks,
         ${IS_COPY} AS copy, extract(epoch FROM last.finished_at)::float8 AS "backupAt",
         last.bytes::float8 AS "backupBytes", last.copies AS "backupCopies",
         last.missing AS "backupMissing"
    FROM (SELECT) one LEFT JOIN LATERAL
         (SELECT * FROM backup_run WHERE failure IS NULL AND ${isPast('finished_at')}
          ORDER BY finished_at DESC LIMIT 1) last ON true`;

/** @param backsUp whether this process makes backups; without, and without any, no alert is to wait for one */
function databaseFigures(make: Make, pool: Pool, backsUp: boolean): () => Promise<void> {
  const waiting = make('jobs_waiting', 'Jobs that are due and not begun');
  const oldest = make('jobs_oldest_waiting_seconds', 'How long the job that waits longest is due');
  const failed = make('jobs_given_up', 'Jobs that were given up and that nobody has repeated');
  const mails = make('mails_unsent', 'Mails by why they are not sent; withheld: for want of a mail server', [
    'state',
  ]);
  const webhooks = make('webhooks_failing', 'Webhooks that only failures come back from');
  const copy = make('restored_copy', '1: it was restored from a backup and is paused');
  const doubt = make('clock_in_doubt', '1: nothing is erased by the clock');
  const backupAt = make(
    'backup_last_good_timestamp_seconds',
    'When the last good backup was made; 0: never; absent where this system makes none',
  );
  const bytes = make('backup_last_good_bytes', 'Size of the last good backup');
  const copies = make('backup_last_good_copies', 'Second places that hold it');
  const missing = make(
    'backup_last_good_missing_uploads',
    'Uploads that were missing or damaged when it was made',
  );
  for (const gauge of [backupAt, bytes, copies, missing]) gauge.remove();
  return async () => {
    const [now] = (await pool.query<State>(STATE)).rows;
    if (!now) return;
    waiting.set(now.waiting);
    oldest.set(now.oldest);
    failed.set(now.failed);
    for (const state of ['queued', 'withheld', 'uncertain'] as const) mails.set({ state }, now[state]);
    webhooks.set(now.webhooks);
    copy.set(Number(now.copy));
    doubt.set(Number((await clockDoubt(pool)) !== undefined));
    if (!backsUp && now.backupAt === null) return;
    backupAt.set(now.backupAt ?? 0);
    bytes.set(now.backupBytes ?? 0);
    copies.set(now.backupCopies ?? 0);
    missing.set(now.backupMissing ?? 0);
  };
}

function diskFigures(make: Make, { dataDir, backups }: Settings): () => Promise<void> {
  const free = make('disk_free_bytes', 'Room left on each disk that is written to', ['disk']);
  const folders = {
    data: dataDir,
    uploads: join(dataDir, 'uploads'),
    backups: backups.folder,
    copies: backups.copyFolder,
  };
  return async () => {
    // A disk that holds several is told of once: it is one alert.
    const seen = new Set<number>();
    for (const [disk, folder] of Object.entries(folders)) {
      const found = folder === undefined ? undefined : await stat(folder).catch(() => undefined);
      if (folder === undefined || !found || seen.has(found.dev)) {
        free.remove({ disk });
        continue;
      }
      seen.add(found.dev);
      const { bavail, bsize } = await statfs(folder);
      free.set({ disk }, bavail * bsize);
    }
  };
}

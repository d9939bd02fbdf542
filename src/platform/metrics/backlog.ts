import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';

interface Backlog {
  waiting: number;
  /** Seconds. */
  oldest: number;
  failed: number;
  queued: number;
  withheld: number;
  uncertain: number;
  webhooks: number;
}

/** Each count goes by an index of the rows that it counts, so that asking costs little however much was done. */
const BACKLOG = `
  SELECT (SELECT count(*)::int FROM job WHERE failed_at IS NULL AND run_at <= now()) AS waiting,
         (SELECT coalesce(extract(epoch FROM now() - min(greatest(run_at, created_at))), 0)::float8
          FROM job WHERE failed_at IS NULL AND run_at <= now()) AS oldest,
         (SELECT count(*)::int FROM job WHERE failed_at IS NOT NULL) AS failed,
         (SELECT count(*)::int FROM job WHERE failed_at IS NULL AND kind = 'mail') AS queued,
         (SELECT count(*)::int FROM mail WHERE state = 'withheld') AS withheld,
         (SELECT count(*)::int FROM mail WHERE state = 'uncertain') AS uncertain,
         (SELECT count(*)::int FROM webhook_endpoint WHERE failing_since IS NOT NULL AND disabled_at IS NULL) AS webhooks`;

/** What waits to be done, is asked of the database when Prometheus asks; every process of one system says the same. */
export function watchBacklog(registers: Registry[], pool: Pool): void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const oldest = gauge('jobs_oldest_waiting_seconds', 'How long the job that waits longest is due');
  const failed = gauge('jobs_given_up', 'Jobs that were given up and that nobody has repeated');
  const mails = gauge('mails_unsent', 'Mails by why they are not sent', ['state']);
  const webhooks = gauge('webhooks_failing', 'Webhooks that only failures come back from');
  new Gauge({
    name: 'jobs_waiting',
    help: 'Jobs that are due and not begun',
    registers,
    async collect() {
      // While the database is away the figures stay what they were.
      const found = await pool.query<Backlog>(BACKLOG).catch(() => undefined);
      const [now] = found?.rows ?? [];
      if (!now) return;
      this.set(now.waiting);
      oldest.set(now.oldest);
      failed.set(now.failed);
      for (const state of ['queued', 'withheld', 'uncertain'] as const) mails.set({ state }, now[state]);
      webhooks.set(now.webhooks);
    },
  });
}

/** @param folder DATA_DIR */
export function watchDisk(registers: Registry[], folder: string): void {
  new Gauge({
    name: 'data_dir_free_bytes',
    help: 'Room left on the disk of DATA_DIR',
    registers,
    async collect() {
      const { bavail, bsize } = await statfs(folder);
      this.set(bavail * bsize);
    },
  });
}

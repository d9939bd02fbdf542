import type { Client } from 'pg';
import { pendingChanges } from '../platform/database/migrate.js';
import { IS_COPY } from '../platform/database/restored-copy.js';
import { clockDoubt } from '../platform/database/trusted-clock.js';
import { commandLine } from '../platform/settings/command.js';
import { StartFailure } from '../platform/settings/start-failure.js';
import { counted, warning, sentence, well, wrong, type Finding } from './finding.js';

export async function checkSchema(db: Client, url: string): Promise<Finding[]> {
  const { rows } = await db.query<{ version: string; reads: boolean }>(
    `SELECT current_setting('server_version') AS version, pg_is_in_recovery() AS reads`,
  );
  if (rows[0]?.reads)
    return [
      wrong(
        'database',
        'PostgreSQL is a standby, which can only be read.',
        'Let DATABASE_URL lead to the primary, or promote this one.',
      ),
    ];
  try {
    const { migrations } = await pendingChanges(url);
    if (migrations.length > 0)
      return [
        wrong(
          'database',
          `The database is not of this version yet: ${counted(migrations.length, 'migration', 'is', 'are')} to be run.`,
          `Start the server of this version, which runs them; before that: ${commandLine('upgrade-check')}`,
        ),
      ];
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error;
    return [
      wrong('database', error.message, 'Start the newer version, whose folder or image is still there.'),
    ];
  }
  return [
    well('database', `PostgreSQL ${rows[0]?.version} answers, and the database is as this version wants it.`),
  ];
}

export async function checkClock(db: Client): Promise<Finding[]> {
  const doubt = await clockDoubt(db);
  if (doubt === undefined) return [well('clock', 'The clock is believed.')];
  const [says = '', todo = ''] = doubt.split(/(?<=\.) (?=Set the clock)/);
  return [wrong('clock', says, todo)];
}

interface Work {
  copy: boolean;
  given_up: number;
  why: string | null;
  /** Minutes. */
  waits: number;
  /** The same reason, but for moments in it, is told once. */
  periodic: string | null;
  webhooks: string[] | null;
  uncertain: number;
  withheld: number;
}

const WORK = `
  SELECT ${IS_COPY} AS copy,
    (SELECT count(*)::int FROM job WHERE failed_at IS NOT NULL) AS given_up,
    (SELECT kind || ': ' || last_error FROM job WHERE failed_at IS NOT NULL ORDER BY failed_at DESC LIMIT 1) AS why,
    (SELECT coalesce(extract(epoch FROM now() - min(greatest(run_at, created_at))) / 60, 0)::int
       FROM job WHERE failed_at IS NULL AND run_at <= now()) AS waits,
    (SELECT string_agg(names || ': ' || said, '; ') FROM (
       SELECT string_agg(name, ', ' ORDER BY name) AS names, min(last_error) AS said FROM periodic_job
        WHERE last_error IS NOT NULL GROUP BY regexp_replace(last_error, '[0-9-]{10}T[0-9:.]+Z', '', 'g')) kinds) AS periodic,
    (SELECT array_agg(url) FROM webhook_endpoint WHERE failing_since IS NOT NULL AND disabled_at IS NULL) AS webhooks,
    (SELECT count(*)::int FROM mail WHERE state = 'uncertain') AS uncertain,
    (SELECT count(*)::int FROM mail WHERE state = 'withheld' AND last_error IS NULL) AS withheld`;

/** An address may hold the other system's secret behind its host. */
const hostsOf = (urls: string[]): string => [...new Set(urls.map((url) => new URL(url).host))].join(', ');

/** Minutes after which whoever does the work is missing. */
const LATE = 15;

/** What is done beside the requests: jobs, mails, webhooks. */
export async function checkWork(db: Client): Promise<Finding[]> {
  const [work] = (await db.query<Work>(WORK)).rows;
  if (!work) return [];
  const found: Finding[] = [];
  if (work.copy)
    found.push(
      warning(
        'jobs',
        'This is a restored copy, which is paused: no mail, no webhook, no backup, no periodic work.',
        `If it is the system now: ${commandLine('restore', '--release')}`,
      ),
    );
  if (work.given_up > 0)
    found.push(
      wrong(
        'jobs',
        `${counted(work.given_up, 'job', 'was', 'were')} given up, the last one ${sentence(work.why)}`,
        'Put right what it says, then “Try now” at Jobs in the back office.',
      ),
    );
  if (work.waits >= LATE && !work.copy)
    found.push(
      wrong(
        'jobs',
        `Work has been due for ${work.waits} minutes and is not done.`,
        'Is the server running? If it is, its log says what stops it.',
      ),
    );
  if (work.periodic !== null)
    found.push(
      wrong(
        'jobs',
        `Periodic work failed the last time: ${sentence(work.periodic)}`,
        'Put right what it says; it is tried again by itself.',
      ),
    );
  if (work.webhooks !== null)
    found.push(
      wrong(
        'jobs',
        `Webhooks to ${hostsOf(work.webhooks)} fail.`,
        'Whoever runs that system must put it right; Webhooks in the back office says what it answers.',
      ),
    );
  if (work.uncertain > 0)
    found.push(
      warning(
        'mail',
        `${counted(work.uncertain, 'mail', 'may or may not have', 'may or may not have')} arrived.`,
        'Mails in the back office, “uncertain”: “Send now” sends one again.',
      ),
    );
  if (work.withheld > 0)
    found.push(
      wrong(
        'mail',
        `${counted(work.withheld, 'mail', 'was', 'were')} kept because there was no mail server.`,
        'Once one is set, an admin chooses at Mails whether they are sent or left.',
      ),
    );
  if (!found.some(({ about }) => about === 'jobs'))
    found.push(well('jobs', 'No job was given up, and none waits for long.'));
  return found;
}

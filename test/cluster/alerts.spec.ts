import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWith } from './support/programs.js';
import { removeAfterwards } from './support/service.js';

/** Figures come every 15 seconds; all is well for more than an hour, and then something happens. */
const STEP_SECONDS = 15;
const WELL_MINUTES = 65;
const steps = (minutes: number) => (minutes * 60) / STEP_SECONDS;

/** One that stays as it is: `[value]`; one that counts on: `[value, each step]`. */
type Course = [value: number, each?: number];

/** Every series that a rule reads, while all is well. */
const WELL: Record<string, Course> = {
  'probe_success{job="developer-site-ready"}': [1],
  'up{job="developer-site",instance="app-1"}': [1],
  'process_resident_memory_bytes{job="developer-site",instance="app-1"}': [150e6],
  'http_answers_total{status="2xx"}': [0, 100],
  'http_answers_total{status="4xx"}': [0, 5],
  'http_answers_total{status="500"}': [0],
  'http_answers_total{status="503"}': [0],
  'http_request_duration_seconds_bucket{route="site",le="0.5"}': [0, 100],
  'http_request_duration_seconds_bucket{route="site",le="5"}': [0, 100],
  'http_request_duration_seconds_bucket{route="site",le="+Inf"}': [0, 100],
  'database_connections{state="waiting"}': [0],
  'uploads_total{outcome="failed"}': [0],
  backup_last_good_timestamp_seconds: [WELL_MINUTES * 60 - 600],
  backup_last_good_copies: [1],
  backup_last_good_missing_uploads: [0],
  'jobs_ended_total{job="mail",outcome="failed"}': [0],
  jobs_given_up: [0],
  jobs_oldest_waiting_seconds: [0],
  'mails_unsent{state="queued"}': [3],
  'mails_unsent{state="withheld"}': [0],
  // Some from long ago, which nobody sent again, are no news.
  'mails_unsent{state="uncertain"}': [4],
  webhooks_failing: [0],
  clock_in_doubt: [0],
  restored_copy: [0],
  redis_answers: [1],
  mail_server_answers: [1],
  'disk_free_bytes{disk="data"}': [50e9],
  'disk_free_bytes{disk="backups"}': [50e9],
};

interface Fault {
  alert: string;
  what: string;
  /** What of WELL changes. */
  to: Record<string, Course>;
  /** When the alert must be there. Most are heard within five minutes. */
  minutes?: number;
  labels?: string;
}

const FAULTS: Fault[] = [
  {
    alert: 'SiteNotReady',
    what: 'ready says 503',
    to: { 'probe_success{job="developer-site-ready"}': [0] },
    labels: 'job="developer-site-ready",',
  },
  {
    alert: 'ProcessGone',
    what: 'a process is gone',
    to: { 'up{job="developer-site",instance="app-1"}': [0] },
    labels: 'instance="app-1",job="developer-site",',
  },
  {
    alert: 'Defects',
    what: 'the first 500 since the start',
    to: { 'http_answers_total{status="500"}': [1] },
  },
  { alert: 'Refusing', what: 'the first burst of 503', to: { 'http_answers_total{status="503"}': [0, 20] } },
  {
    alert: 'Slow',
    what: 'answers take seconds',
    to: { 'http_request_duration_seconds_bucket{route="site",le="0.5"}': [steps(WELL_MINUTES) * 100] },
    minutes: 25,
    labels: 'route="site",',
  },
  {
    alert: 'WaitingForConnections',
    what: 'the pool is empty',
    to: { 'database_connections{state="waiting"}': [30] },
    minutes: 6,
    labels: 'state="waiting",',
  },
  { alert: 'UploadsFail', what: 'the first uploads fail', to: { 'uploads_total{outcome="failed"}': [5] } },
  { alert: 'BackupOld', what: 'no backup any more', to: {}, minutes: 185 },
  { alert: 'BackupNotCopied', what: 'no copy', to: { backup_last_good_copies: [0] }, minutes: 365 },
  { alert: 'UploadsMissing', what: 'pictures are lost', to: { backup_last_good_missing_uploads: [2] } },
  {
    alert: 'JobsFail',
    what: 'a job begins to fail',
    to: { 'jobs_ended_total{job="mail",outcome="failed"}': [8] },
    labels: 'job="mail",',
  },
  { alert: 'JobsGivenUp', what: 'a job is given up', to: { jobs_given_up: [1] } },
  {
    alert: 'JobsWait',
    what: 'nobody does the work',
    to: { jobs_oldest_waiting_seconds: [1000] },
    minutes: 6,
  },
  { alert: 'MailsWait', what: 'mails pile up', to: { 'mails_unsent{state="queued"}': [300] }, minutes: 16 },
  { alert: 'MailServerAway', what: 'no mail goes out', to: { mail_server_answers: [0] } },
  { alert: 'MailsUncertain', what: 'one more is uncertain', to: { 'mails_unsent{state="uncertain"}': [5] } },
  { alert: 'MailsWithheld', what: 'no mail server is set', to: { 'mails_unsent{state="withheld"}': [1] } },
  { alert: 'ClockInDoubt', what: 'the clock jumps', to: { clock_in_doubt: [1] } },
  { alert: 'RestoredCopy', what: 'it is a restored copy', to: { restored_copy: [1] } },
  { alert: 'RedisAway', what: 'Redis stands still', to: { redis_answers: [0] } },
  { alert: 'WebhookFails', what: 'a webhook fails', to: { webhooks_failing: [1] }, minutes: 61 },
  {
    alert: 'DiskAlmostFull',
    what: 'the disk of DATA_DIR',
    to: { 'disk_free_bytes{disk="data"}': [1e9] },
    labels: 'disk="data",',
  },
  {
    alert: 'DiskAlmostFull',
    what: 'the backups’ own disk',
    to: { 'disk_free_bytes{disk="backups"}': [1e9] },
    labels: 'disk="backups",',
  },
  {
    alert: 'TooMuchMemory',
    what: 'it grows',
    to: { 'process_resident_memory_bytes{job="developer-site",instance="app-1"}': [900e6] },
    minutes: 16,
    labels: 'instance="app-1",job="developer-site",',
  },
];

const RULES = join(__dirname, '../../deploy/prometheus/alerts.yml');
const named = [...readFileSync(RULES, 'utf8').matchAll(/alert: (\w+)\n(?:.*\n)+?.*severity: (\w+)/g)].map(
  ([, alert = '', severity = '']) => ({ alert, severity }),
);

it('every rule has a fault here', () => {
  expect([...new Set(FAULTS.map(({ alert }) => alert))].sort()).toEqual(
    named.map(({ alert }) => alert).sort(),
  );
});

describeWith(['promtool'], 'prometheus')('the alert rules', () => {
  it('are quiet while all is well', () => {
    expect(promtool({ to: {} }, 20, '')).toMatch(/SUCCESS/);
  });

  it.each(FAULTS)('$alert is heard, and no other: $what', (fault) => {
    const { alert, minutes = 5, labels = '' } = fault;
    const severity = named.find((rule) => rule.alert === alert)?.severity;
    const heard = `ALERTS{alertname="${alert}",alertstate="firing",${labels}severity="${severity}"}`;
    expect(promtool(fault, minutes, heard)).toMatch(/SUCCESS/);
  });
});

/** @param heard the one alert that fires; '': none */
function promtool({ alert, to }: Partial<Fault> & Pick<Fault, 'to'>, minutes: number, heard: string): string {
  const after = steps(minutes + 1);
  const input_series = Object.entries(WELL).map(([series, [value, each = 0]]) => {
    const before = steps(WELL_MINUTES) - 1;
    const end = value + each * before;
    const [next, on] = to[series] ?? [end + each, each];
    // A counter of a fault goes on from where it was.
    const from = each > 0 && to[series]?.[1] !== undefined ? end : next;
    const values = `${value}+${each}x${before} ${from}+${on ?? 0}x${after}`;
    // Backups come every hour, unless it is they that are missing.
    const hourly = series === 'backup_last_good_timestamp_seconds' && alert !== 'BackupOld';
    return { series, values: hourly ? `0+${STEP_SECONDS}x${before + after}` : values };
  });
  const test = {
    rule_files: [RULES],
    evaluation_interval: '30s',
    tests: [
      {
        interval: `${STEP_SECONDS}s`,
        input_series,
        promql_expr_test: [
          {
            expr: 'ALERTS{alertstate="firing"}',
            eval_time: `${WELL_MINUTES + minutes}m`,
            exp_samples: heard === '' ? [] : [{ labels: heard, value: 1 }],
          },
        ],
      },
    ],
  };
  const file = join(removeAfterwards(mkdtempSync(join(tmpdir(), 'alerts-'))), 'test.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(test));
  try {
    return execFileSync('promtool', ['test', 'rules', file], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

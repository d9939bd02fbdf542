import { MANILA } from '../manila.js';
import type { JobPayload } from './job.entity.js';

export interface TakenJob {
  id: string;
  payload: JobPayload;
  /** 1 for the first try. More than 1 also after a process ended while the job ran. */
  attempts: number;
}

/** What a handler learns of the job that it runs. */
export interface RunningJob extends TakenJob {
  /**
   * Whether the job is still this worker's; it then stays so for a whole lease from now. Asked before anything leaves
   * this machine: a process that stood still for longer than its lease does not know that another has the job.
   */
  isOurs: () => Promise<boolean>;
}

/** Nothing: done. `again`: seconds after which it is to run once more, without having failed. */
export type JobResult = void | { again: number };

/** A kind of job, as a feature registers it. Handlers must bear being run twice: a lease may end unnoticed. */
export interface JobDefinition {
  kind: string;
  /** So many of this kind run at a time in one process, so that a slow one does not hold up the others. */
  concurrency?: number;
  /** After so many failed tries it is given up. */
  maxAttempts?: number;
  /** Seconds: `again` is never longer. What waits for longer was told so by a clock that ran ahead; left out: days may be meant. */
  longestPause?: number;
  run: (job: RunningJob) => Promise<JobResult>;
  /** So many are taken at a time, to be run as `concurrency` says: taking each by itself would cost as much as a short one. */
  prefetch?: number;
  /** Those that wait, so many `max` at a time, by one call: after a rush a transaction for each would take minutes. */
  batch?: { max: number; run: (jobs: TakenJob[]) => Promise<void> };
}

/** When a periodic job runs. Times of day are the company's own: Asia/Manila. */
type Schedule =
  | /** `idleSeconds`: the pause after a run that found nothing to do. */ {
      everySeconds: number;
      idleSeconds?: number;
    }
  | { dailyAt: `${number}:${number}` };

/** Something done by the clock, as a feature registers it. */
export interface PeriodicDefinition {
  name: string;
  /** For the back office, one sentence. */
  description: string;
  schedule: Schedule;
  /** It removes, cancels or mails by dates, which can't be undone: it is paused while the clock is in doubt. */
  trustsClock?: boolean;
  /** @returns how many things it did; 0 lets it wait for `idleSeconds` */
  run: () => Promise<number | void>;
}

export const CONCURRENCY = 4;
export const MAX_ATTEMPTS = 20;

const HOUR = 3_600;

/** Seconds until the next try: 2, 4, 8 … up to an hour, spread so that what failed together does not return together. */
export const backoff = (attempts: number): number => spread(Math.min(2 ** attempts, HOUR));

/** The same for periodic jobs, whose work waits longer: 1 minute, 2, 4 … up to an hour. */
export const periodicBackoff = (failures: number): number =>
  spread(Math.min(60 * 2 ** Math.min(failures - 1, 10), HOUR));

/** The time itself up to a quarter more. */
export const spread = (seconds: number): number => seconds * (1 + Math.random() / 4);

/** SQL for the latest moment that a next run is put off to. */
export const latestRunSql = (schedule: Schedule): string =>
  `greatest(${nextRunSql(schedule, false)}, ${nextRunSql(schedule, true)})`;

/** SQL for the moment of the next run. */
export function nextRunSql(schedule: Schedule, idle: boolean): string {
  if ('everySeconds' in schedule) {
    const seconds = idle ? (schedule.idleSeconds ?? schedule.everySeconds) : schedule.everySeconds;
    return `now() + interval '${seconds} seconds'`;
  }
  const here = `(now() AT TIME ZONE '${MANILA}')`;
  const time = `time '${schedule.dailyAt}'`;
  const day = `(${here}::date + CASE WHEN ${here}::time >= ${time} THEN 1 ELSE 0 END)`;
  return `((${day} + ${time}) AT TIME ZONE '${MANILA}')`;
}

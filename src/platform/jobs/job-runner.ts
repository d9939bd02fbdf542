import { setTimeout as sleep } from 'node:timers/promises';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isDatabaseUnavailable } from '../database/unavailable.js';
import { jobEnded } from '../logging/job-ended.js';
import { commandLine } from '../settings/command.js';
import { ClockWatch } from './clock-watch.js';
import { backoff, MAX_ATTEMPTS } from './definitions.js';
import { JobStore, LEASE_SECONDS, type Claimed, type ClaimedJob, type ClaimedPeriodic } from './job-store.js';
import { Jobs } from './jobs.js';
import { LoadShedding } from './load-shedding.js';
import { RunningJobs } from './running-jobs.js';

/** How often it looks for jobs of which it got no notice, because the process that wrote them died. */
const POLL_MS = 15_000;
const PATIENCE_MS = 5_000;
/** Characters of a reason that are kept. */
const MAX_REASON = 2_000;
/** Jobs that are written within so many milliseconds are claimed by one statement. */
const WAKE_MS = 15;

/** Takes what is due and runs it, in every process. */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loadShedding = new LoadShedding();
  private readonly running: RunningJobs;
  private timer: NodeJS.Timeout | undefined;
  private timerAt = Infinity;
  private leases: NodeJS.Timeout | undefined;
  private polling: Promise<void> | undefined;
  private pollAgain = false;
  private stopped = false;
  private planned = false;
  /** The database's clock when it last looked for jobs. */
  private lookedAt = -Infinity;
  private released = false;
  private warned = false;
  private readonly log = new Logger(JobRunner.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly store: JobStore,
    private readonly clock: ClockWatch,
  ) {
    this.running = new RunningJobs(jobs, this.loadShedding);
  }

  onApplicationBootstrap(): void {
    this.jobs.onWake(() => this.wake());
    this.loadShedding.watch();
    const keep = () =>
      void this.store
        .keepLeases(this.running.jobs(), this.running.periodic())
        .catch((error: unknown) => this.unnoted('The leases of jobs could not be kept', error));
    this.leases = setInterval(keep, (LEASE_SECONDS * 1000) / 3).unref();
    // The start itself is not to wait for it.
    this.plan(100);
  }

  /** Waits a moment for what runs, and leaves the rest to other processes, or to the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.jobs.onWake(() => undefined);
    this.loadShedding.end();
    clearTimeout(this.timer);
    clearInterval(this.leases);
    // A claim that is under way sees `stopped` and gives its jobs back.
    await this.polling;
    const end = Date.now() + PATIENCE_MS;
    while (!this.running.isEmpty() && Date.now() < end) await sleep(10);
    await this.giveBack(this.running.jobs(), this.running.periodic());
  }

  /** Gives up claims; while the database is unavailable, the leases run out by themselves. */
  private giveBack(jobs: ClaimedJob[], periodic: ClaimedPeriodic[]): Promise<void> {
    return this.store
      .giveBack(jobs, periodic)
      .catch((error: unknown) => this.unnoted('Jobs could not be given back', error));
  }

  /** What could not be recorded ends with its lease. If the database was available, it is a defect, and logged as an error. */
  private unnoted(what: string, error: unknown): void {
    const line = `${what}: ${String(error)}`;
    if (isDatabaseUnavailable(error)) this.log.warn(line);
    else this.log.error(line);
  }

  private wake(): void {
    if (this.polling) this.pollAgain = true;
    else if (this.timerAt > Date.now() + WAKE_MS) this.plan(WAKE_MS);
  }

  private plan(ms: number): void {
    clearTimeout(this.timer);
    this.timerAt = Date.now() + ms;
    const poll = () => {
      this.polling = this.poll();
    };
    if (!this.stopped) this.timer = setTimeout(poll, ms).unref();
  }

  /** Never throws. */
  private async poll(): Promise<void> {
    this.pollAgain = false;
    let wait: number;
    try {
      if (await this.isPaused()) {
        this.polling = undefined;
        return this.plan(POLL_MS);
      }
      if (!this.planned)
        await this.store.plan([...this.jobs.periodic.values()], [...this.jobs.kinds.values()]);
      const claimed = await this.store.claim(this.running.room(), this.running.idlePeriodic());
      // Planned anew where the clock was set back.
      this.planned = claimed.at >= this.lookedAt;
      this.lookedAt = claimed.at;
      await this.begin(claimed);
      wait = Math.min(POLL_MS, Math.max(0, claimed.nextMs ?? POLL_MS));
      // Jobs that are due and were not claimed have no free slot here or belong to another process: polls again when one ends.
      if (wait === 0) wait = 1_000;
    } catch (error) {
      this.log.warn(`Looking for jobs failed, and is tried again soon: ${String(error)}`);
      wait = 2_000;
    }
    this.polling = undefined;
    this.plan(this.pollAgain ? WAKE_MS : wait);
  }

  /** A restored copy does nothing by itself. Once it was released, this is not asked again. */
  private async isPaused(): Promise<boolean> {
    if (this.released) return false;
    this.released = !(await this.store.isCopy());
    if (!this.released && !this.warned)
      this.log.warn(
        `This is a restored copy: it sends no mail, calls no webhook and does no periodic work. If it is the system now: ${commandLine('restore', '--release')}`,
      );
    this.warned = true;
    return !this.released;
  }

  /** A process that was told to stop meanwhile begins nothing. */
  private async begin({ jobs, periodic }: Claimed): Promise<void> {
    if (this.stopped) return this.giveBack(jobs, periodic);

    const batches = new Map<string, ClaimedJob[]>();
    for (const job of jobs) {
      this.running.add(job);
      const slots = this.running.slotsOf(job.kind);
      if (!this.jobs.kinds.get(job.kind)?.batch)
        void this.loadShedding.run(() => slots.run(() => this.runJob(job)));
      else batches.set(job.kind, [...(batches.get(job.kind) ?? []), job]);
    }
    for (const [kind, several] of batches) void this.loadShedding.run(() => this.runBatch(kind, several));
    for (const each of periodic) void this.runPeriodic(each);
  }

  /** Never throws. */
  private async runJob(job: ClaimedJob): Promise<void> {
    if (this.stopped) return this.leave(job);
    const begun = Date.now();
    let ok = true;
    const { run, maxAttempts = MAX_ATTEMPTS } = this.jobs.kinds.get(job.kind) ?? {};
    try {
      // A job that ends the process at each try must not do so for ever.
      if (!run || job.attempts > maxAttempts) throw new Error('The process ended while this job ran.');
      const result = await run({ ...job, isOurs: () => this.store.isOurs(job) });
      if (result) await this.store.again(job, result.again);
      else await this.store.done(job);
    } catch (error) {
      ok = false;
      await this.fail(job, error, maxAttempts);
    }
    jobEnded(job.kind, ok, Date.now() - begun);
    this.running.end(job);
    if (this.running.room().has(job.kind)) this.wake();
  }

  /** Never throws. A job that was begun before may have ended the process, so it runs by itself; so do all of a batch that failed. */
  private async runBatch(kind: string, jobs: ClaimedJob[]): Promise<void> {
    const fresh = jobs.filter(({ attempts }) => attempts === 1);
    const done = !this.stopped && fresh.length > 1 && (await this.triedAsBatch(kind, fresh));
    for (const job of jobs) if (!done || job.attempts > 1) await this.runJob(job);
    this.wake();
  }

  private async triedAsBatch(kind: string, jobs: ClaimedJob[]): Promise<boolean> {
    const begun = Date.now();
    try {
      await this.jobs.kinds.get(kind)?.batch?.run(jobs);
      await this.store.done(...jobs);
    } catch (error) {
      this.log.warn(`${jobs.length} jobs ${kind} failed together, and are run one by one: ${String(error)}`);
      return false;
    }
    for (const job of jobs) {
      jobEnded(kind, true, (Date.now() - begun) / jobs.length);
      this.running.end(job);
    }
    return true;
  }

  /** It waited behind others when the process was told to stop. */
  private async leave(job: ClaimedJob): Promise<void> {
    await this.giveBack([job], []);
    this.running.end(job);
  }

  private async fail(job: ClaimedJob, error: unknown, maxAttempts: number): Promise<void> {
    const text = reasonOf(error);
    const givenUp = job.attempts >= maxAttempts && !isDatabaseUnavailable(error);
    this.log.warn(
      `Job ${job.kind} ${job.id} failed (try ${job.attempts}${givenUp ? ', given up' : ''}): ${text}`,
    );
    // Where the database is unavailable too, the lease ends by itself and the job is taken again.
    await this.store
      .failed(job, text, givenUp ? undefined : backoff(job.attempts))
      .catch((why: unknown) =>
        this.unnoted(`The failure of the job ${job.kind} ${job.id} could not be noted`, why),
      );
  }

  private async runPeriodic(claimed: ClaimedPeriodic): Promise<void> {
    const { name } = claimed;
    const definition = this.jobs.periodic.get(name);
    if (!definition) return;
    this.running.addPeriodic(claimed);
    const begun = Date.now();
    let ok = true;
    try {
      if (definition.trustsClock) await this.clock.require();
      const done = await definition.run();
      await this.store.ran(definition, claimed, { done: done ?? undefined });
    } catch (error) {
      this.log.warn(`${definition.description} failed, and is tried again: ${String(error)}`);
      ok = false;
      await this.store
        .ran(definition, claimed, { failure: reasonOf(error) })
        .catch((why: unknown) => this.unnoted(`The failure of ${name} could not be noted`, why));
    }
    jobEnded(name, ok, Date.now() - begun);
    this.running.endPeriodic(claimed);
  }
}

/** PostgreSQL's texts hold no NUL, and a page no megabyte. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll('\0', '').slice(0, MAX_REASON);
}

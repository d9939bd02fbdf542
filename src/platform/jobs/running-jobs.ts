import { Semaphore } from '../semaphore.js';
import { CONCURRENCY } from './definitions.js';
import type { ClaimedJob, ClaimedPeriodic } from './job-store.js';
import type { Jobs } from './jobs.js';
import type { LoadShedding } from './load-shedding.js';

/** What this process has claimed, and for how much more there is room. */
export class RunningJobs {
  private readonly byId = new Map<string, ClaimedJob>();
  private readonly periodicByName = new Map<string, ClaimedPeriodic>();
  /** Of one kind so many run side by side. */
  private readonly slots = new Map<string, Semaphore>();

  constructor(
    private readonly registered: Jobs,
    private readonly loadShedding: LoadShedding,
  ) {}

  add(job: ClaimedJob): void {
    this.byId.set(job.id, job);
  }

  end({ id }: ClaimedJob): void {
    this.byId.delete(id);
  }

  addPeriodic(claimed: ClaimedPeriodic): void {
    this.periodicByName.set(claimed.name, claimed);
  }

  endPeriodic({ name }: ClaimedPeriodic): void {
    this.periodicByName.delete(name);
  }

  /** Those that run, and those that wait for a slot. */
  jobs(): ClaimedJob[] {
    return [...this.byId.values()];
  }

  periodic(): ClaimedPeriodic[] {
    return [...this.periodicByName.values()];
  }

  isEmpty(): boolean {
    return this.byId.size === 0 && this.periodicByName.size === 0;
  }

  /** For how many more of each kind there is room. */
  room(): Map<string, number> {
    const room = new Map<string, number>();
    for (const {
      kind,
      concurrency = CONCURRENCY,
      prefetch = concurrency,
      batch,
    } of this.registered.kinds.values()) {
      const running = this.countOf(kind);
      const max = batch?.max ?? (this.loadShedding.isOn() ? 1 : prefetch);
      // While a batch runs, or a prefetch still waits, no more are claimed: the next ones become one batch.
      const gather = batch ? running > 0 : prefetch > concurrency && running > concurrency;
      if (!gather && running < max) room.set(kind, max - running);
    }
    return room;
  }

  private countOf(kind: string): number {
    let count = 0;
    for (const job of this.byId.values()) if (job.kind === kind) count += 1;
    return count;
  }

  /** In which the jobs of a kind take turns. */
  slotsOf(kind: string): Semaphore {
    const { concurrency: atOnce = CONCURRENCY } = this.registered.kinds.get(kind) ?? {};
    const slots =
      this.slots.get(kind) ??
      new Semaphore({ atOnce, perSender: atOnce, waiting: Infinity, full: () => new Error('Never') });
    this.slots.set(kind, slots);
    return slots;
  }

  /** The names of periodic jobs that do not run here. */
  idlePeriodic(): string[] {
    return [...this.registered.periodic.keys()].filter((name) => !this.periodicByName.has(name));
  }
}

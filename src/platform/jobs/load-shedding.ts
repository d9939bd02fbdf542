import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { setTimeout as sleep } from 'node:timers/promises';

/** So many requests within so long are a rush: 50 a second, which this site's own visitors never make. */
const REQUESTS = 10;
const WITHIN_MS = 200;

/** In a rush a job leaves the process four times as long as it took to the requests … */
const SHARE = 4;
/** … but what waits, as for a slow mail server, holds up the jobs behind it no longer than this. */
const LONGEST_MS = 100;

/** Node's own channel, told of each request before anything is done with it. */
const STARTED = 'http.server.request.start';

/**
 * Requests come first: while there is a rush of them, jobs run one after the other, with pauses. Without this, the mails
 * after a burst of registrations took six sevenths of what lists could do (`node bench/before.mjs`).
 */
export class LoadShedding {
  /** Times of the last requests, in a ring buffer. */
  private readonly times = new Float64Array(REQUESTS).fill(-Infinity);
  private next = 0;
  private before: Promise<void> = Promise.resolve();

  watch(): void {
    subscribe(STARTED, this.note);
  }

  end(): void {
    unsubscribe(STARTED, this.note);
  }

  isOn(): boolean {
    return performance.now() - (this.times[this.next] ?? 0) < WITHIN_MS;
  }

  /** Runs a job, in a rush after those before it. */
  run(job: () => Promise<void>): Promise<void> {
    const done = this.before.then(job);
    this.before = this.before.then(() => (this.isOn() ? this.pauseAfter(done) : undefined));
    return done;
  }

  private async pauseAfter(done: Promise<void>): Promise<void> {
    const begun = performance.now();
    await Promise.race([done, sleep(LONGEST_MS)]);
    if (this.isOn()) await sleep(SHARE * (performance.now() - begun));
  }

  private readonly note = (): void => {
    this.times[this.next] = performance.now();
    this.next = (this.next + 1) % REQUESTS;
  };
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { IS_COPY } from '../database/restored-copy.js';
import { clockDoubt, followClock } from '../database/trusted-clock.js';

const CHECK_MS = 60_000;

/** Thrown instead of running work that goes by the clock and can't be undone, while the clock is in doubt. */
export class ClockInDoubt extends Error {
  override name = 'ClockInDoubt';
}

/** Records the time each minute, so that a jump of the clock is seen. It is no periodic job, since those go by the same clock. */
@Injectable()
export class ClockWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly log = new Logger('Clock');
  private timer: NodeJS.Timeout | undefined;
  private warned = false;

  constructor(private readonly pool: Pool) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.check();
    this.timer = setInterval(() => void this.check(), CHECK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  doubt(): Promise<string | undefined> {
    return clockDoubt(this.pool);
  }

  /** @throws ClockInDoubt */
  async require(): Promise<void> {
    const doubt = await this.doubt();
    if (doubt !== undefined) throw new ClockInDoubt(doubt);
  }

  /** Never throws: while the database is unavailable it waits for the next minute. A restored copy is checked once it is released. */
  async check(): Promise<void> {
    try {
      const { rows } = await this.pool.query<{ copy: boolean }>(`SELECT ${IS_COPY} AS copy`);
      if (rows[0]?.copy) return;
      const doubt = await this.doubt();
      if (doubt === undefined) await followClock(this.pool);
      else if (!this.warned) this.log.error(doubt);
      if (doubt === undefined && this.warned) this.log.log('The clock is right again');
      this.warned = doubt !== undefined;
    } catch (error) {
      this.log.warn(`The clock could not be noted: ${String(error)}`);
    }
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { IS_COPY } from '../database/restored-copy.js';
import { clockDoubt, followClock } from '../database/trusted-clock.js';

const CHECK_MS = 60_000;

/** What goes by the clock and can't be undone does not run while the clock is in doubt. */
export class ClockInDoubt extends Error {
  override name = 'ClockInDoubt';
}

/** Notes each minute that the clock goes on, so that a jump is seen; not by a periodic job, whose own time goes by that clock. */
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

  /** Never throws: where the database is away, the next minute says more. A restored copy is measured once it is released. */
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

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { sweepKeys } from './insert-once.js';

const HOUR = 3_600_000;

/** Removes keys, and with them the answers they hold, once they no longer count. */
@Injectable()
export class KeySweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(KeySweeper.name);

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await sweepKeys(this.pool);
    } catch (error) {
      this.log.warn(`Removing old idempotency keys failed, and is tried again in an hour: ${String(error)}`);
    }
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

const EVERY_MS = 5_000;

/**
 * Adds the +1 and -1 rows of `row_count` up, so that reading a total stays cheap. One statement: a reader sees the
 * rows before or their sum after, never both; two processes at once do no harm, since each row is removed once.
 */
@Injectable()
export class RowCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(RowCounts.name);

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.addUp(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async addUp(): Promise<void> {
    try {
      await this.pool.query(`
        WITH many AS (SELECT table_name FROM row_count GROUP BY table_name HAVING count(*) > 100),
          gone AS (DELETE FROM row_count WHERE table_name IN (SELECT table_name FROM many) RETURNING *)
        INSERT INTO row_count SELECT table_name, sum(rows), sum(changes) FROM gone GROUP BY table_name`);
    } catch (error) {
      this.log.warn(`Adding up row counts failed, and is tried again soon: ${String(error)}`);
    }
  }
}

import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

const EVERY_MS = 5_000;

/** More of them would be felt in every list, which sums them up; each sum makes known totals be counted anew. */
const MOST = 300;

/**
 * Adds the +1 and -1 rows of `row_count` up, so that reading a total stays cheap. One statement: a reader sees the
 * rows before or their sum after, never both; two processes at once do no harm, since each row is removed once.
 */
@Injectable()
export class RowCounts implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(RowCounts.name);

  constructor(private readonly pool: Pool) {}

  async onApplicationBootstrap(): Promise<void> {
    // All of them: those of a restored database name transactions of another server.
    await this.addUp(0);
    this.timer = setInterval(() => void this.addUp(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async addUp(most = MOST): Promise<void> {
    try {
      await this.pool.query(
        `WITH many AS (SELECT table_name FROM row_count GROUP BY table_name HAVING count(*) > $1),
          gone AS (DELETE FROM row_count WHERE table_name IN (SELECT table_name FROM many) RETURNING *)
        INSERT INTO row_count (table_name, rows) SELECT table_name, sum(rows) FROM gone GROUP BY table_name`,
        [most],
      );
    } catch (error) {
      this.log.warn(`Adding up row counts failed, and is tried again soon: ${String(error)}`);
    }
  }
}

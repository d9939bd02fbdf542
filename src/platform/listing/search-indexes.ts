import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

const EVERY_MS = 5_000;
/** Key of the advisory lock that lets one process at a time do it. */
const SORTING = 7_010_003;

/**
 * New rows enter a trigram index by a list that is sorted in later. Left to itself, PostgreSQL lets the writer that
 * finds the list full do that work; here it is done in the background, before the list is full.
 */
@Injectable()
export class SearchIndexes implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;
  private readonly log = new Logger(SearchIndexes.name);

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.plan();
  }

  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  /** The next time is counted from the end of this one: a slow disk must not gather these in the pool. */
  private plan(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.flushPendingList().then(() => this.plan()), EVERY_MS).unref();
  }

  async flushPendingList(): Promise<void> {
    try {
      await this.pool.query(
        `WITH turn AS MATERIALIZED (SELECT pg_try_advisory_xact_lock($1) AS mine)
         SELECT gin_clean_pending_list(c.oid) FROM turn, pg_class c JOIN pg_am a ON a.oid = c.relam
         WHERE turn.mine AND a.amname = 'gin' AND c.relkind = 'i'
           AND c.relnamespace = current_schema()::regnamespace`,
        [SORTING],
      );
    } catch (error) {
      this.log.warn(`Sorting new rows into the search failed, and is tried again soon: ${String(error)}`);
    }
  }
}

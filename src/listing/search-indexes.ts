import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';

const EVERY_MS = 5_000;

/**
 * New rows enter a trigram index by a list that is sorted in later. Left to itself, PostgreSQL lets the writer that
 * finds the list full do that work; here it is done in the background, before the list is full.
 */
@Injectable()
export class SearchIndexes implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private readonly log = new Logger(SearchIndexes.name);

  constructor(private readonly pool: Pool) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sortIn(), EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async sortIn(): Promise<void> {
    try {
      await this.pool
        .query(`SELECT gin_clean_pending_list(c.oid) FROM pg_class c JOIN pg_am a ON a.oid = c.relam
        WHERE a.amname = 'gin' AND c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace`);
    } catch (error) {
      this.log.warn(`Sorting new rows into the search failed, and is tried again soon: ${String(error)}`);
    }
  }
}

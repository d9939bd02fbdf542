import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { Jobs } from '../jobs/jobs.js';

/**
 * New rows enter a trigram index by a list that is sorted in later. Left to itself, PostgreSQL lets the writer that
 * finds the list full do that work; here it is done in the background, before the list is full.
 */
@Injectable()
export class SearchIndexes implements OnModuleInit {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.every({
      name: 'search-indexes',
      description: 'Puts what is new in order for the search, so that it stays fast',
      schedule: { everySeconds: 5, idleSeconds: 30 },
      run: () => this.flushPendingLists(),
    });
  }

  /** @returns how many pages of pending lists were sorted in */
  async flushPendingLists(): Promise<number> {
    const { rows } = await this.pool.query<{ pages: number }>(
      `SELECT coalesce(sum(gin_clean_pending_list(c.oid)), 0)::int AS pages
         FROM pg_class c JOIN pg_am a ON a.oid = c.relam
        WHERE a.amname = 'gin' AND c.relkind = 'i' AND c.relnamespace = current_schema()::regnamespace`,
    );
    return rows[0]?.pages ?? 0;
  }
}

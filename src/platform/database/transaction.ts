import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isRetryable } from './unavailable.js';

const ATTEMPTS = 3;
/** Milliseconds; two transactions that met wait for different times, so that they do not meet again. */
const PAUSE_MS = 50;

/** What goes together: entities, SQL (`tx.query`), activity and jobs. */
export type Transaction = EntityManager;

/**
 * Runs `work` in one transaction: all of it is kept, or nothing.
 *
 * PostgreSQL may end a transaction that another one got in the way of (a deadlock, a serialization failure). It is
 * then run again, up to three times, so `work` must change nothing outside `tx`.
 *
 * @throws what `work` throws, after the transaction was undone
 */
export async function transaction<T>(
  dataSource: DataSource,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await dataSource.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * PAUSE_MS * attempt);
    }
  }
}

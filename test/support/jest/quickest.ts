import type { Pool } from 'pg';

/**
 * Milliseconds that the quickest of a few tries takes: what others on the machine take adds to most of them, what the work
 * itself takes to each.
 */
export async function quickest(work: () => Promise<unknown>, tries = 7): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < tries; n++) {
    const begun = performance.now();
    await work();
    best = Math.min(best, performance.now() - begun);
  }
  return best;
}

/** A limit stands as it is where PostgreSQL takes so long for `SUM`. On two quiet cores it took 179, so that limits are a fifth wider there. */
const SUM_MS = 150;
const SUM = 'SELECT sum(n) FROM generate_series(1, 1000000) n';

/** @returns so many milliseconds, and on a slower or busier machine as many times more as it takes for a sum */
export const allowed = async (ms: number, db: Pool): Promise<number> =>
  ms * Math.max(1, (await quickest(() => db.query(SUM))) / SUM_MS);

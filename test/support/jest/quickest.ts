import type { Pool } from 'pg';

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/**
 * Milliseconds that the quickest of a few tries takes: what others on the machine take adds to most of them, what the work
 * itself takes to each.
 */
export async function quickest(work: () => Promise<unknown>, tries = 7): Promise<number> {
  let best = Infinity;
  for (let n = 0; n < tries; n++) best = Math.min(best, await timed(work));
  return best;
}

/** What PostgreSQL takes for `SUM` on the machine that limits are written for. On two quiet cores it took 179. */
const SUM_MS = 150;
const SUM = 'SELECT sum(n) FROM generate_series(1, 1000000) n';

/**
 * Milliseconds of the quickest of a few tries of each work, as few as they would be on the machine that limits are written
 * for. That machine's measure is taken in turns with them: one that is busy for a moment is so for all.
 */
export async function paced<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  db: Pool,
  tries = 7,
): Promise<Record<Name, number>> {
  const names = Object.keys(works) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Infinity])) as Record<Name, number>;
  let sum = Infinity;
  for (let n = 0; n < tries; n++) {
    sum = Math.min(sum, await timed(() => db.query(SUM)));
    for (const name of names) best[name] = Math.min(best[name], await timed(works[name]));
  }
  for (const name of names) best[name] /= Math.max(1, sum / SUM_MS);
  return best;
}

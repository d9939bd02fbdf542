import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than anything waits here for a good reason: what a test's own limit ends says not for what it waited. */
const PATIENCE_MS = 100_000;

/**
 * Waits for a condition.
 * @param every milliseconds between two looks: more where a look takes work from what is waited for
 * @param patience milliseconds
 * @throws after them, with the condition
 */
export async function until(
  condition: () => boolean | Promise<boolean>,
  every = 10,
  patience = PATIENCE_MS,
): Promise<void> {
  const end = Date.now() + patience;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${String(condition)}`);
    await sleep(every);
  }
}

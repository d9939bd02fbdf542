import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition; the test's own time limit bounds it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(10);
}

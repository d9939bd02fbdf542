import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../../../src/platform/database/unavailable.js';
import { Jobs } from '../../../src/platform/jobs/jobs.js';
import type { Api } from './api.js';
import { until } from './until.js';

function silence({ app }: Pick<Api, 'app'>, name: string): void {
  const job = app.get(Jobs).periodic.get(name);
  if (!job) throw new Error(`There is no periodic job ${name}`);
  Object.assign(job, { run: () => Promise.resolve(0) });
}

/** Offers places only where a change plans it: the look at all waiting lists, every 30 s, would hide one that does not. */
export function offerWhenPlanned(api: Pick<Api, 'app'>): void {
  silence(api, 'waiting-lists');
}

/** As a job does: where a lock or a connection is not to be had in time, it comes again. */
export const asJob = <T>(work: () => Promise<T>, tries = 10): Promise<T> =>
  work().catch(async (error: unknown) => {
    if (tries === 1 || !isDatabaseUnavailable(error)) throw error;
    await sleep(100);
    return asJob(work, tries - 1);
  });

/** What this periodic job does is done by the test alone from now on: by its clock it would be faster once in a while. */
export async function onlyWhenCalled(api: Pick<Api, 'app' | 'db'>, name: string): Promise<void> {
  silence(api, name);
  const runs = 'SELECT FROM periodic_job WHERE name = $1 AND lease IS NOT NULL';
  await until(async () => (await api.db.query(runs, [name])).rowCount === 0);
}

import { Jobs } from '../../../src/platform/jobs/jobs.js';
import type { Api } from './api.js';

/** Offers places only where a change plans it: the look at all waiting lists, every 30 s, would hide one that does not. */
export function offerWhenPlanned({ app }: Pick<Api, 'app'>): void {
  const job = app.get(Jobs).periodic.get('waiting-lists');
  if (!job) throw new Error('There is no such periodic job');
  Object.assign(job, { run: () => Promise.resolve(0) });
}

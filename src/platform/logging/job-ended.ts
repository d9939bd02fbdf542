import { channel } from 'node:diagnostics_channel';

/** What was done in the background. */
export interface JobEnd {
  job: string;
  ok: boolean;
  seconds: number;
}

/** Where ends of jobs are told; nothing is done with them unless somebody listens (the metrics). */
export const JOB_ENDED = 'developer-site:job-ended';
const ended = channel(JOB_ENDED);

export function jobEnded(job: string, ok: boolean, ms: number): void {
  if (ended.hasSubscribers) ended.publish({ job, ok, seconds: ms / 1000 } satisfies JobEnd);
}

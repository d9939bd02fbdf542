import '../messages/jobs';
import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { PeriodicJob } from '../api/types';
import { formatDateTime } from '../format/dates';
import { FailureNote } from '../layout/FailureNote';
import { Column, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { Failed, kindWords, Line, Lines, Quiet, useJobs } from './FailedJobs';

/** What the server does beside the requests: what failed first, then what waits, then what is done by the clock. */
export function JobsPage() {
  const translate = useTranslate();
  const { data, error } = useJobs(10_000);
  return (
    <Column>
      <PageHead title={translate('resources.jobs.plural')} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Panel title={translate('jobs.failed')}>
            {data.failed.length === 0 && <Quiet>{translate('jobs.nothing_failed')}</Quiet>}
            <Lines>
              {data.failed.map((job) => (
                <Failed key={job.id} job={job} />
              ))}
            </Lines>
          </Panel>
          <Panel title={translate('jobs.waiting')}>
            {data.waiting.length === 0 && <Quiet>{translate('jobs.nothing_waits')}</Quiet>}
            <Lines>
              {data.waiting.map(({ kind, count, oldest }) => (
                <Line key={kind}>
                  {translate(kindWords(kind))}: {count.toLocaleString()}
                  <Quiet>{translate('jobs.oldest', { date: formatDateTime(oldest) })}</Quiet>
                </Line>
              ))}
            </Lines>
          </Panel>
          <Panel title={translate('jobs.periodic')}>
            <Lines>
              {data.periodic.map((job) => (
                <Periodic key={job.name} job={job} />
              ))}
            </Lines>
          </Panel>
        </>
      )}
    </Column>
  );
}

function Periodic({ job }: { job: PeriodicJob }) {
  const translate = useTranslate();
  const { description, started_at, finished_at, last_error, done, run_at } = job;
  const outcome = translate(outcomeOf(job), { count: done });
  let last = translate('jobs.not_yet_run');
  if (finished_at) last = `${formatDateTime(finished_at)}: ${outcome}`;
  else if (started_at) last = translate('jobs.runs_since', { date: formatDateTime(started_at) });
  return (
    <Line failed={Boolean(last_error)}>
      {description}
      <Quiet>
        {last}
        {' · '}
        {translate('jobs.next', { date: formatDateTime(run_at) })}
      </Quiet>
      {last_error !== null && <FailureNote error={last_error} />}
    </Line>
  );
}

function outcomeOf({ last_error, done }: PeriodicJob): string {
  if (last_error !== null) return 'jobs.went_wrong';
  if (done === null) return 'jobs.done';
  return done === 0 ? 'jobs.nothing_to_do' : 'jobs.so_many_done';
}

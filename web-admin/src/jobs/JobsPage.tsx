import '../messages/jobs';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useApi } from '../api/dataProvider';
import type { FailedJob, PeriodicJob } from '../api/types';
import { formatDateTime } from '../format/dates';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { Why } from '../layout/Why';
import { palette } from '../theme/palette';

const KEY = ['jobs'];

/** What the server does beside the requests: what failed first, then what waits, then what is done by the clock. */
export function JobsPage() {
  const api = useApi();
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => api.jobs(),
    refetchInterval: 10_000,
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 880 }}>
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
    </Stack>
  );
}

function Failed({ job }: { job: FailedJob }) {
  const api = useApi();
  const translate = useTranslate();
  const queries = useQueryClient();
  const notify = useNotify();
  const retry = async () => {
    try {
      await api.retryJob(job.id);
      notify('jobs.tried_again', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Line edge={palette.danger}>
      <strong>{translate(kindWords(job.kind))}</strong>{' '}
      {translate(job.failed_at ? 'jobs.given_up' : 'jobs.tries_again', {
        date: formatDateTime(job.failed_at ?? job.run_at),
      })}
      <Quiet>
        {translate('jobs.tries', { smart_count: job.attempts })}.{' '}
        {translate(job.failed_at ? 'jobs.no_more' : 'jobs.by_itself')}
      </Quiet>
      {job.last_error !== null && <Why error={job.last_error} />}
      <Button size="small" onClick={() => void retry()}>
        {translate('jobs.try_now')}
      </Button>
    </Line>
  );
}

function Periodic({ job }: { job: PeriodicJob }) {
  const translate = useTranslate();
  const { description, started_at, finished_at, last_error, done, run_at } = job;
  const outcome = translate(outcomeOf(job), { count: done });
  return (
    <Line edge={last_error ? palette.danger : undefined}>
      {description}
      <Quiet>
        {finished_at
          ? `${formatDateTime(finished_at)}: ${outcome}`
          : started_at
            ? translate('jobs.runs_since', { date: formatDateTime(started_at) })
            : translate('jobs.not_yet_run')}
        {' · '}
        {translate('jobs.next', { date: formatDateTime(run_at) })}
      </Quiet>
      {last_error !== null && <Why error={last_error} />}
    </Line>
  );
}

function outcomeOf({ last_error, done }: PeriodicJob): string {
  if (last_error !== null) return 'jobs.went_wrong';
  if (done === null) return 'jobs.done';
  return done === 0 ? 'jobs.nothing_to_do' : 'jobs.so_many_done';
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ color: palette.muted, overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
const Lines = ({ children }: { children: React.ReactNode }) => (
  <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>{children}</ul>
);
const Line = ({ children, edge = palette.hairline }: { children: React.ReactNode; edge?: string }) => (
  <li style={{ borderLeft: `2px solid ${edge}`, paddingLeft: 12 }}>{children}</li>
);

const KINDS = ['mail', 'webhook', 'webhook-slow', 'inquiry-mails', 'registration-mails', 'password-request'];

/** The key of what a kind of job does, in words; one that has none yet is told by its name. */
const kindWords = (kind: string): string => (KINDS.includes(kind) ? `jobs.kinds.${kind}` : kind);

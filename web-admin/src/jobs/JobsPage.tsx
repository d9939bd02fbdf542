import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { call } from '../api/client';
import type { FailedJob, JobsOverview, PeriodicJob } from '../api/types';
import { formatDateTime } from '../format/dates';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { palette } from '../theme/palette';
import { kindName } from './kinds';

const KEY = ['jobs'];

/** What the server does beside the requests: what failed first, then what waits, then what is done by the clock. */
export function JobsPage() {
  const { data, error } = useQuery({
    queryKey: KEY,
    queryFn: () => call<JobsOverview>('GET', '/jobs'),
    refetchInterval: 10_000,
  });
  return (
    <Stack spacing={2} sx={{ maxWidth: 880 }}>
      <PageHead title="Jobs" />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Panel title="Failed">
            {data.failed.length === 0 && <Quiet>Nothing failed.</Quiet>}
            <Lines>
              {data.failed.map((job) => (
                <Failed key={job.id} job={job} />
              ))}
            </Lines>
          </Panel>
          <Panel title="Waiting">
            {data.waiting.length === 0 && <Quiet>Nothing waits.</Quiet>}
            <Lines>
              {data.waiting.map(({ kind, count, oldest }) => (
                <Line key={kind}>
                  {kindName(kind)}: {count.toLocaleString()}
                  <Quiet>the oldest since {formatDateTime(oldest)}</Quiet>
                </Line>
              ))}
            </Lines>
          </Panel>
          <Panel title="By the clock">
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
  const queries = useQueryClient();
  const notify = useNotify();
  const retry = async () => {
    try {
      await call('POST', `/jobs/${job.id}/retry`);
      notify('It is tried again now.', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Line edge={palette.danger}>
      <strong>{kindName(job.kind)}</strong>{' '}
      {job.failed_at
        ? `was given up ${formatDateTime(job.failed_at)}`
        : `is tried again ${formatDateTime(job.run_at)}`}
      <Quiet>
        {job.attempts} {job.attempts === 1 ? 'try' : 'tries'}. {job.last_error}
      </Quiet>
      <Button size="small" onClick={() => void retry()}>
        Try now
      </Button>
    </Line>
  );
}

function Periodic({ job }: { job: PeriodicJob }) {
  const { description, started_at, finished_at, last_error, done, run_at } = job;
  const outcome = last_error ?? (done === null ? 'done' : done === 0 ? 'nothing to do' : `${done} done`);
  return (
    <Line edge={last_error ? palette.danger : undefined}>
      {description}
      <Quiet>
        {finished_at
          ? `${formatDateTime(finished_at)}: ${outcome}`
          : started_at
            ? `Runs since ${formatDateTime(started_at)}`
            : 'Not yet run'}
        {' · next '}
        {formatDateTime(run_at)}
      </Quiet>
    </Line>
  );
}

const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
const Lines = ({ children }: { children: React.ReactNode }) => (
  <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>{children}</ul>
);
const Line = ({ children, edge = palette.hairline }: { children: React.ReactNode; edge?: string }) => (
  <li style={{ borderLeft: `2px solid ${edge}`, paddingLeft: 12 }}>{children}</li>
);

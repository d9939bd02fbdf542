import '../messages/jobs';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import type { FailedJob } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { FailureNote } from '../layout/FailureNote';
import { Panel } from '../layout/Panel';
import styles from './jobs.module.css';

const KEY = ['jobs'];

export function useJobs(refetchInterval: number) {
  return useCall(KEY, (api) => api.jobs(), { refetchInterval });
}

/** Jobs that failed for good, with what to do about each; draws nothing where there are none. */
export function FailedJobs() {
  const translate = useTranslate();
  const { data } = useJobs(60_000);
  const given = data?.failed.filter(({ failed_at }) => failed_at !== null) ?? [];
  if (given.length === 0) return null;
  return (
    <Panel title={translate('jobs.did_not_work')} aside={<Link to="/jobs">{translate('jobs.all')}</Link>}>
      <Lines>
        {given.slice(0, 5).map((job) => (
          <Failed key={job.id} job={job} todo={translate(`jobs.todo.${todoOf(job)}`)} />
        ))}
      </Lines>
    </Panel>
  );
}

const todoOf = ({ kind }: FailedJob) =>
  kind.startsWith('webhook') ? 'webhook' : kind.includes('mail') ? 'mail' : 'other';

/** @param todo what the reader can do about it */
export function Failed({ job, todo }: { job: FailedJob; todo?: string }) {
  const api = useApi();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const notify = useNotify();
  const retry = async () => {
    try {
      await api.retryJob(job.id);
      notify('jobs.tried_again', { type: 'success' });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    await invalidate(KEY);
  };
  return (
    <Line failed>
      <strong>{translate(kindWords(job.kind))}</strong>{' '}
      {translate(job.failed_at ? 'jobs.given_up' : 'jobs.tries_again', {
        date: formatDateTime(job.failed_at ?? job.run_at),
      })}
      <Quiet>
        {translate('jobs.tries', { smart_count: job.attempts })}.{' '}
        {translate(job.failed_at ? 'jobs.no_more' : 'jobs.by_itself')}
      </Quiet>
      {todo && <Quiet>{todo}</Quiet>}
      {job.last_error !== null && <FailureNote error={job.last_error} />}
      <Button size="small" onClick={() => void retry()}>
        {translate('jobs.try_now')}
      </Button>
    </Line>
  );
}

export const Quiet = ({ children }: { children: React.ReactNode }) => (
  <Typography variant="body2" color="textSecondary" className={styles.quiet}>
    {children}
  </Typography>
);
export const Lines = ({ children }: { children: React.ReactNode }) => (
  <ul className={styles.lines}>{children}</ul>
);
export const Line = ({ children, failed }: { children: React.ReactNode; failed?: boolean }) => (
  <li className={failed ? `${styles.line} ${styles.failed}` : styles.line}>{children}</li>
);

const KINDS = ['mail', 'webhook', 'webhook-slow', 'inquiry-mails', 'registration-mails', 'password-request'];

/** The key of the words for a kind of job; the kind itself where there are none. */
export const kindWords = (kind: string): string => (KINDS.includes(kind) ? `jobs.kinds.${kind}` : kind);

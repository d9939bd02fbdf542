import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { theAccount } from '../api/session';
import type { Delegate, Inquiry } from '../api/types';
import { nameOf } from '../delegates/names';
import { PROOFS_WAITING } from '../delegates/payment/proofs-waiting';
import { formatAge, formatDateTime } from '../format/dates';
import { useCallWords } from '../inquiries/answers/calls';
import { Links, Nothing, Panel } from '../layout/Panel';
import styles from './dashboard.module.css';
import { filtered } from './Figures';

const OLDEST_FIRST = { field: 'created_at', order: 'ASC' as const };

/** The queue of the reader: unanswered inquiries that are theirs or nobody's, longest waiting first. */
export function WaitingInquiries() {
  const translate = useTranslate();
  const callOf = useCallWords();
  const filter = { open: true, assignee_id: [theAccount().id, null], answered_at: false };
  const { data, total, error } = useGetList<Inquiry>('inquiries', {
    filter,
    sort: OLDEST_FIRST,
    pagination: { page: 1, perPage: 6 },
  });
  const all = total ? (
    <Link className={styles.more} to={filtered('/inquiries', filter)}>
      {translate('today.all_unanswered', { smart_count: total, count: total.toLocaleString() })}
    </Link>
  ) : undefined;
  return (
    <Panel title={translate('today.inquiries_waiting')} aside={all}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <Nothing>{translate('today.no_inquiry')}</Nothing>}
      <ul className={styles.queue}>
        {data?.map((inquiry) => (
          <li key={inquiry.id}>
            <Link to={`/inquiries/${inquiry.id}/show`}>
              {inquiry.first_name} {inquiry.last_name}
            </Link>
            <span>{[inquiry.project_interest, callOf(inquiry)].filter(Boolean).join(' · ')}</span>
            <time dateTime={inquiry.created_at}>
              {translate('inquiries.unanswered', { age: formatAge(inquiry.created_at) })}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The queue: the proofs that have waited longest, one click from the decision. */
export function WaitingProofs({ waiting, event }: { waiting?: number; event: string | undefined }) {
  const translate = useTranslate();
  const filter = { ...PROOFS_WAITING.filter, ...(event && { event_id: event }) };
  const { data, error } = useGetList<Delegate>('delegates', {
    ...{ filter, sort: PROOFS_WAITING.sort, pagination: { page: 1, perPage: 6 } },
  });
  const all = waiting ? (
    <Links>
      <Link className={styles.more} to={filtered('/delegates', filter)}>
        {translate('today.all_waiting', { smart_count: waiting, count: waiting.toLocaleString() })}
      </Link>
      <Link className={styles.more} to="/review">
        {translate('today.review')}
      </Link>
    </Links>
  ) : undefined;
  return (
    <Panel title={translate('delegates.view_waiting')} aside={all}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <Nothing>{translate('today.no_proof')}</Nothing>}
      <ul className={styles.queue}>
        {data?.map(({ id, church_name, created_at, ...names }) => (
          <li key={id}>
            <Link to={`/delegates/${id}`}>{nameOf(names)}</Link>
            <span>{church_name}</span>
            <time dateTime={created_at}>{formatDateTime(created_at)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

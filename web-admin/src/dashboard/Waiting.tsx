import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { theAccount } from '../api/account/session';
import type { Delegate, Inquiry, StatementLine } from '../api/types';
import { nameOf } from '../delegates/names';
import { PROOFS_WAITING } from '../delegates/payment/proofs-waiting';
import { formatAge, formatDateTime, formatShortDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { useCallWords } from '../inquiries/answers/calls';
import { filtered } from '../kit/list/filtered';
import { Links, Nothing, Panel } from '../layout/Panel';
import styles from './dashboard.module.css';

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
    filter,
    sort: PROOFS_WAITING.sort,
    pagination: { page: 1, perPage: 6 },
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

const WAITING_LINES = { state: 'waiting' };

/** Lines of statements for which nobody has said what they are, oldest first; nothing where none waits. */
export function WaitingLines() {
  const translate = useTranslate();
  const { data, total, error } = useGetList<StatementLine>('statement-lines', {
    filter: WAITING_LINES,
    sort: OLDEST_FIRST,
    pagination: { page: 1, perPage: 6 },
  });
  if (error && !data)
    return (
      <Panel title={translate('today.lines_waiting')}>
        <p role="alert">{error.message}</p>
      </Panel>
    );
  if (!data || !total) return null;
  return (
    <Panel
      title={translate('today.lines_waiting')}
      aside={
        <Links>
          <Link className={styles.more} to={filtered('/statement-lines', WAITING_LINES)}>
            {translate('today.all_lines', { smart_count: total, count: total.toLocaleString() })}
          </Link>
          <Link className={styles.more} to="/review/statement">
            {translate('today.say_lines')}
          </Link>
        </Links>
      }
    >
      <ul className={styles.queue}>
        {data.map(({ id, amount_centavos, payer, reference, day, created_at }) => (
          <li key={id}>
            <Link to="/review/statement">{formatCentavos(amount_centavos)}</Link>
            <span>{[payer, reference].filter(Boolean).join(' · ')}</span>
            <time dateTime={day ?? created_at}>
              {formatShortDate(day === null ? created_at : `${day}T12:00:00`)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

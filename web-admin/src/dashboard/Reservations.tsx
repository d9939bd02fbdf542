import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { manilaDay } from 'web-shared/dates';
import { theAccount } from '../api/account/session';
import type { Inquiry } from '../api/types';
import { formatDay } from '../format/dates';
import stepsStyles from '../inquiries/work/steps.module.css';
import { nameOf } from '../inquiries/work/work';
import { filtered } from '../kit/list/filtered';
import { Panel } from '../layout/Panel';
import styles from './dashboard.module.css';

const WEEK_MS = 7 * 86_400_000;
const inAWeek = () => manilaDay(new Date(Date.now() + WEEK_MS));

/** Reservations of the reader's customers, and of nobody's, that end within a week. Nothing where none does. */
export function Reservations() {
  const translate = useTranslate();
  const filter = {
    home_state: 'reserved',
    assignee_id: [theAccount().id, null],
    home_until_lte: inAWeek(),
  };
  const { data, total } = useGetList<Inquiry>('inquiries', {
    filter,
    sort: { field: 'created_at', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  if (!data?.length) return null;
  const byEnd = [...data].sort((one, other) => (one.home_until ?? '').localeCompare(other.home_until ?? ''));
  return (
    <Panel
      title={translate('today.reservations')}
      aside={
        <Link className={styles.more} to={filtered('/inquiries', filter)}>
          {translate('today.all_reservations', { smart_count: total ?? data.length })}
        </Link>
      }
    >
      <ul className={stepsStyles.steps}>
        {byEnd.map((inquiry) => (
          <li key={inquiry.id}>
            <time dateTime={inquiry.home_until ?? ''}>{formatDay(inquiry.home_until ?? '')}</time>
            <span>
              <Link to={`/inquiries/${inquiry.id}/show`}>{nameOf(inquiry)}</Link>
              <small>{[inquiry.home_name, inquiry.project_interest].filter(Boolean).join(', ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { manilaDay } from 'web-shared/dates';
import { theAccount } from '../api/account/session';
import type { Inquiry } from '../api/types';
import { PhoneLink } from '../format/contact';
import { byHour, isOverdue, useClock, useStepWords } from '../inquiries/work/nextStep';
import stepsStyles from '../inquiries/work/steps.module.css';
import { nameOf } from '../inquiries/work/work';
import { filtered } from '../kit/list/filtered';
import { Nothing, Panel } from '../layout/Panel';
import styles from './dashboard.module.css';

/** What the reader has to do: overdue first, then today's by the hour. */
export function NextSteps() {
  const translate = useTranslate();
  const stepWords = useStepWords();
  const clock = useClock();
  const today = manilaDay();
  const filter = { planned: true, assignee_id: [theAccount().id], next_step_on_lte: today };
  const { data, total, error } = useGetList<Inquiry>('inquiries', {
    filter,
    sort: { field: 'next_step_on', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
  });
  const all = total ? (
    <Link className={styles.more} to={filtered('/inquiries', filter)}>
      {translate('today.all_due')}
    </Link>
  ) : undefined;
  return (
    <Panel title={translate('today.next_steps')} aside={all}>
      {error && !data && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <Nothing>{translate('today.no_next_step')}</Nothing>}
      <ul className={stepsStyles.steps}>
        {[...(data ?? [])].sort(byHour).map((inquiry) => (
          <li key={inquiry.id} className={isOverdue(inquiry) ? stepsStyles.late : undefined}>
            <time>
              {inquiry.next_step_on === today
                ? clock(inquiry) || translate('today.due_today')
                : translate('today.overdue')}
            </time>
            <span>
              <Link to={`/inquiries/${inquiry.id}/show`}>{nameOf(inquiry)}</Link>{' '}
              <PhoneLink number={inquiry.phone_number} />
              <small>{stepWords(inquiry)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

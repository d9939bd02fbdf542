import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { Inquiry } from '../api/types';
import { PhoneLink } from '../format/contact';
import { formatDate } from '../format/dates';
import { Loading, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import { byHour, isOverdue, useClock } from './work/nextStep';
import stepsStyles from './work/steps.module.css';
import { nameOf } from './work/work';

const PLANNED = {
  filter: { planned: true, next_step_kind: 'viewing' },
  sort: { field: 'next_step_on', order: 'ASC' as const },
  pagination: { page: 1, perPage: 200 },
};

/** Who visits what, when and where: a panel for each day, the next one first. */
export function ViewingsPage() {
  const translate = useTranslate();
  const { data, error } = useGetList<Inquiry>('inquiries', PLANNED);
  const days = new Map<string, Inquiry[]>();
  for (const inquiry of [...(data ?? [])].sort(byHour))
    if (inquiry.next_step_on)
      days.set(inquiry.next_step_on, [...(days.get(inquiry.next_step_on) ?? []), inquiry]);
  return (
    <>
      <PageHead title={translate('inquiries.view_viewings')} />
      <div className={stepsStyles.viewings}>
        {error && !data && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Loading />}
        {data?.length === 0 && <Nothing>{translate('inquiries.no_viewing')}</Nothing>}
        {[...days].map(([day, viewings]) => (
          <Panel key={day} title={formatDate(`${day}T12:00:00`)}>
            <ul className={stepsStyles.steps}>
              {viewings.map((inquiry) => (
                <Viewing key={inquiry.id} inquiry={inquiry} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

function Viewing({ inquiry }: { inquiry: Inquiry }) {
  const translate = useTranslate();
  const clock = useClock();
  const { id, next_step, next_step_project, next_step_place, phone_number, assignee_name } = inquiry;
  return (
    <li className={isOverdue(inquiry) ? stepsStyles.late : undefined}>
      <time>{clock(inquiry) || translate('inquiries.all_day')}</time>
      <span>
        <Link to={`/inquiries/${id}/show`}>{nameOf(inquiry)}</Link> <PhoneLink number={phone_number} />
        <small>
          {[next_step_project, next_step_place, next_step, assignee_name ?? translate('inquiries.nobody')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
    </li>
  );
}

import '../messages/sales/inquiries';
import '../messages/sales/viewings';
import Alert from '@mui/material/Alert';
import { useGetList, useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { manilaDay, manilaHour } from 'web-shared/dates';
import type { Inquiry, Viewing } from '../api/types';
import { useCall } from '../api/useCall';
import { PhoneLink } from '../format/contact';
import { formatDate } from '../format/dates';
import { Loading, PageHead } from '../layout/Page';
import { Nothing, Panel } from '../layout/Panel';
import { BookedViewing } from './viewings/BookedViewing';
import { ViewingTabs } from './viewings/ViewingTabs';
import { byHour, isOverdue, useClock } from './work/nextStep';
import stepsStyles from './work/steps.module.css';
import { nameOf } from './work/work';

const PLANNED = {
  filter: { planned: true, next_step_kind: 'viewing' },
  sort: { field: 'next_step_on', order: 'ASC' as const },
  pagination: { page: 1, perPage: 200 },
};

/** One viewing; it links to its inquiry where the reader may see that. */
type Planned = Inquiry | ShownOnly;
type ShownOnly = Pick<
  Inquiry,
  | 'id'
  | 'first_name'
  | 'last_name'
  | 'phone_number'
  | 'status'
  | 'next_step'
  | 'next_step_on'
  | 'next_step_time'
  | 'next_step_kind'
  | 'next_step_project'
  | 'next_step_place'
  | 'assignee_name'
> & { shownOnly: true };

const isShownOnly = (planned: Planned): planned is ShownOnly => 'shownOnly' in planned;

/** A colleague's customer, whom the reader shows something. */
const shownOnly = (viewing: Viewing): ShownOnly => {
  const at = new Date(viewing.starts_at);
  return {
    id: viewing.inquiry_id,
    first_name: viewing.first_name,
    last_name: viewing.last_name,
    phone_number: viewing.phone_number,
    status: 'viewing',
    next_step: null,
    next_step_kind: 'viewing',
    next_step_on: manilaDay(at),
    next_step_time: manilaHour(at),
    next_step_project: viewing.project,
    next_step_place: null,
    assignee_name: null,
    shownOnly: true,
  };
};

/** Who visits what, when and where: a panel for each day, the next one first. */
export function ViewingsPage() {
  const translate = useTranslate();
  const { data, error } = useGetList<Inquiry>('inquiries', PLANNED);
  const { data: booked = [] } = useCall(['viewings'], (api) => api.viewings());
  const bookedOf = new Map(booked.map((viewing) => [viewing.inquiry_id, viewing]));
  const seen = new Set(data?.map(({ id }) => id));
  const others = data ? booked.filter(({ inquiry_id }) => !seen.has(inquiry_id)).map(shownOnly) : [];
  const days = new Map<string, Planned[]>();
  for (const inquiry of [...(data ?? []), ...others].sort(byHour))
    if (inquiry.next_step_on)
      days.set(inquiry.next_step_on, [...(days.get(inquiry.next_step_on) ?? []), inquiry]);
  return (
    <>
      <PageHead title={translate('inquiries.view_viewings')} below={<ViewingTabs at="/viewings" />} />
      <div className={stepsStyles.viewings}>
        {error && !data && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Loading />}
        {data?.length === 0 && others.length === 0 && <Nothing>{translate('inquiries.no_viewing')}</Nothing>}
        {[...days].map(([day, viewings]) => (
          <Panel key={day} title={formatDate(`${day}T12:00:00`)}>
            <ul className={stepsStyles.steps}>
              {viewings.map((inquiry) => (
                <PlannedViewing key={inquiry.id} inquiry={inquiry} booked={bookedOf.get(inquiry.id)} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

function PlannedViewing({ inquiry, booked }: { inquiry: Planned; booked: Viewing | undefined }) {
  const translate = useTranslate();
  const clock = useClock();
  const { id, next_step, next_step_project, next_step_place, phone_number, assignee_name } = inquiry;
  return (
    <li className={isOverdue(inquiry) ? stepsStyles.late : undefined}>
      <time>{clock(inquiry) || translate('inquiries.all_day')}</time>
      <span>
        {isShownOnly(inquiry) ? nameOf(inquiry) : <Link to={`/inquiries/${id}/show`}>{nameOf(inquiry)}</Link>}{' '}
        <PhoneLink number={phone_number} />
        <small>
          {[next_step_project, next_step_place, next_step, assignee_name ?? translate('inquiries.nobody')]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {booked && <BookedViewing viewing={booked} />}
      </span>
    </li>
  );
}

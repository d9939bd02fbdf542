import '../../messages/sales/viewings';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import { may, theAccount } from '../../api/session';
import type { Timetable } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDay } from '../../format/dates';
import { useAction } from '../../kit/useAction';
import { Column, Loading, PageHead } from '../../layout/Page';
import { Nothing, Panel } from '../../layout/Panel';
import styles from './hours.module.css';
import { DayOffDialog, HoursDialog } from './HoursDialogs';
import { ViewingTabs } from './ViewingTabs';

const SHOWS = { shows: ['viewing-hours'], done: 'viewings.removed' };

/** When visitors can book: hours of every week, and the days on which nobody shows anything. */
export function HoursPage() {
  const translate = useTranslate();
  const { data, error } = useCall(['viewing-hours'], (api) => api.viewingHours());
  return (
    <>
      <PageHead title={translate('viewings.hours')} below={<ViewingTabs at="/viewings/hours" />} />
      {error && !data && <p role="alert">{error.message}</p>}
      {!data && !error && <Loading />}
      {data && (
        <Column>
          <p className={styles.intro}>
            {translate('viewings.intro')}{' '}
            {translate('viewings.window', { lead: data.lead_hours, horizon: data.horizon_days })}{' '}
            {translate('viewings.manila')}
          </p>
          <Weekly of={data} />
          <DaysOff of={data} />
        </Column>
      )}
    </>
  );
}

const isMine = (staffId: string | null) => may('manager') || staffId === theAccount().id;

function Weekly({ of: { hours } }: { of: Timetable }) {
  const translate = useTranslate();
  const api = useApi();
  const [adding, setAdding] = useState(false);
  const removal = useAction((id: string) => api.removeViewingHours(id), SHOWS);
  const { data: projects = [] } = useCall(['homes-for-sale'], (each) => each.homesForSale());
  const projectOf = (slug: string | null) =>
    slug === null
      ? translate('viewings.all_projects')
      : (projects.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <Panel
      title={translate('viewings.mine')}
      aside={
        may('inquiries:write') && (
          <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
            {translate('viewings.add')}
          </Button>
        )
      }
    >
      {hours.length === 0 && <Nothing>{translate('viewings.none')}</Nothing>}
      <ul className={styles.list}>
        {hours.map((one) => {
          const when = `${one.days.map((day) => translate(`inquiries.days.${day}`)).join(', ')}, ${one.opens}–${one.closes}`;
          return (
            <li key={one.id}>
              <span>
                <strong>{when}</strong>
                <small>
                  {[
                    one.staff_name,
                    projectOf(one.project),
                    translate(`viewings.how.${one.how}`),
                    one.place,
                    translate('viewings.length', { minutes: one.minutes }),
                    one.at_once > 1 && translate('viewings.at_once_many', { count: one.at_once }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              {isMine(one.staff_id) && (
                <Button
                  size="small"
                  disabled={removal.disabled}
                  aria-label={translate('viewings.remove_hours', { name: one.staff_name, when })}
                  onClick={() => removal.run(one.id)}
                >
                  {translate('viewings.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {adding && <HoursDialog projects={projects} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function DaysOff({ of: { days_off } }: { of: Timetable }) {
  const translate = useTranslate();
  const api = useApi();
  const [adding, setAdding] = useState(false);
  const removal = useAction((id: string) => api.removeDayOff(id), { shows: ['viewing-hours'] });
  return (
    <Panel
      title={translate('viewings.days_off')}
      aside={
        may('inquiries:write') && (
          <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
            {translate('viewings.add_day_off')}
          </Button>
        )
      }
    >
      {days_off.length === 0 && <Nothing>{translate('viewings.no_days_off')}</Nothing>}
      <ul className={styles.list}>
        {days_off.map((one) => {
          const first = formatDay(one.first_day);
          return (
            <li key={one.id}>
              <span>
                <strong>
                  {one.first_day === one.last_day ? first : `${first} – ${formatDay(one.last_day)}`}
                </strong>
                <small>
                  {[one.staff_name ?? translate('viewings.everybody'), one.name].filter(Boolean).join(' · ')}
                </small>
              </span>
              {isMine(one.staff_id) && (
                <Button
                  size="small"
                  disabled={removal.disabled}
                  aria-label={translate('viewings.remove_day_off', { day: first })}
                  onClick={() => removal.run(one.id)}
                >
                  {translate('viewings.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {adding && <DayOffDialog onClose={() => setAdding(false)} />}
    </Panel>
  );
}

import '../../messages/sales/inquiries';
import '../../messages/sales/viewings';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { theAccount } from '../../api/account/session';
import { useApi } from '../../api/dataProvider';
import type { Timetable } from '../../api/types';
import { useCall } from '../../api/useCall';
import { formatDay, formatHour } from '../../format/dates';
import { CanAccess, canAccess } from '../../kit/access';
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

function Weekly({ of: { hours } }: { of: Timetable }) {
  const translate = useTranslate();
  const api = useApi();
  const removal = useAction((id: string) => api.removeViewingHours(id), SHOWS);
  const { data: projects = [] } = useCall(['homes-for-sale'], (each) => each.homesForSale());
  const projectOf = (slug: string | null) =>
    slug === null
      ? translate('viewings.all_projects')
      : (projects.find((one) => one.slug === slug)?.name ?? slug);
  return (
    <Entries
      title="viewings.mine"
      add="viewings.add"
      none="viewings.none"
      removal={removal}
      dialog={(onClose) => <HoursDialog projects={projects} onClose={onClose} />}
      entries={hours.map((one) => {
        const when = `${one.days.map((day) => translate(`inquiries.days.${day}`)).join(', ')}, ${formatHour(one.opens)}–${formatHour(one.closes)}`;
        return {
          ...one,
          when,
          remove: translate('viewings.remove_hours', { name: one.staff_name, when }),
          details: [
            one.staff_name,
            projectOf(one.project),
            translate(`viewings.how.${one.how}`),
            one.place,
            translate('viewings.length', { minutes: one.minutes }),
            one.at_once > 1 && translate('viewings.at_once_many', { count: one.at_once }),
            one.booked > 0 && translate('viewings.booked_then', { smart_count: one.booked }),
          ],
        };
      })}
    />
  );
}

function DaysOff({ of: { days_off } }: { of: Timetable }) {
  const translate = useTranslate();
  const api = useApi();
  const removal = useAction((id: string) => api.removeDayOff(id), { shows: ['viewing-hours'] });
  return (
    <Entries
      title="viewings.days_off"
      add="viewings.add_day_off"
      none="viewings.no_days_off"
      removal={removal}
      dialog={(onClose) => <DayOffDialog onClose={onClose} />}
      entries={days_off.map((one) => {
        const first = formatDay(one.first_day);
        return {
          ...one,
          when: one.first_day === one.last_day ? first : `${first} – ${formatDay(one.last_day)}`,
          remove: translate('viewings.remove_day_off', { day: first }),
          details: [
            one.staff_name ?? translate('viewings.everybody'),
            one.name,
            one.booked > 0 && translate('viewings.booked_then', { smart_count: one.booked }),
          ],
        };
      })}
    />
  );
}

interface Entry {
  id: string;
  staff_id: string | null;
  when: string;
  /** The label of its button. */
  remove: string;
  details: (string | false | null)[];
}

interface EntriesProps {
  title: string;
  add: string;
  none: string;
  entries: Entry[];
  removal: { disabled: boolean; run: (id: string) => void };
  /** The form that adds one. */
  dialog: (onClose: () => void) => ReactNode;
}

/** A panel that lists times, with a form to add one; staff remove their own, managers all. */
function Entries({ title, add, none, entries, removal, dialog }: EntriesProps) {
  const translate = useTranslate();
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title={translate(title)}
      aside={
        <CanAccess resource="viewings" action="write">
          <Button variant="outlined" size="small" onClick={() => setAdding(true)}>
            {translate(add)}
          </Button>
        </CanAccess>
      }
    >
      {entries.length === 0 && <Nothing>{translate(none)}</Nothing>}
      <ul className={styles.list}>
        {entries.map(({ id, staff_id, when, remove, details }) => (
          <li key={id}>
            <span>
              <strong>{when}</strong>
              <small>{details.filter(Boolean).join(' · ')}</small>
            </span>
            {(canAccess('viewings', 'manage') || staff_id === theAccount().id) && (
              <Button
                size="small"
                disabled={removal.disabled}
                aria-label={remove}
                onClick={() => removal.run(id)}
              >
                {translate('viewings.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {adding && dialog(() => setAdding(false))}
    </Panel>
  );
}

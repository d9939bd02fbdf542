import '../messages/event/door';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isFreeEvent, useEvents } from '../api/events';
import type { Attendance } from '../api/types';
import { isNamed, nameOf } from '../delegates/names';
import { formatDateTime, formatDay, formatTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Loading } from '../layout/Page';
import { VisuallyHidden } from '../layout/Panel';
import { doorQuery, useAttendance, useReport } from './calls';
import styles from './sheet.module.css';

const came = ({ came: days }: Attendance) => days.length > 0;

/** Everybody before the event, and afterwards those who came and those who did not. */
const SHOWS = {
  all: () => true,
  came,
  absent: (delegate: Attendance) => !came(delegate),
};
const isShow = (word: string | null): word is keyof typeof SHOWS => word !== null && word in SHOWS;

/** Names on paper, with a box to tick: for the case that everything fails, and as the report. */
export function SheetPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const event = query.get('event') ?? undefined;
  const asked = query.get('show');
  const show = isShow(asked) ? asked : 'all';
  const { data, error, dataUpdatedAt } = useAttendance(event);
  const { data: report } = useReport(event);
  const { data: events } = useEvents();
  const event_name = report?.event_name ?? translate('door.sheet.no_event');
  const title = translate(`door.sheet.${show}.title`, { event: event_name });
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!data && !error) return <Loading />;
  const delegates = data?.filter(SHOWS[show]) ?? [];
  const own = events?.find(({ name }) => name === report?.event_name);
  const isFree = own !== undefined && isFreeEvent(own) && delegates.every(({ paid }) => paid);
  return (
    <main className={styles.sheet}>
      <div className={`${styles.noPrint} ${styles.head}`}>
        <Button variant="contained" onClick={() => window.print()}>
          {translate('desk.print')}
        </Button>
        {Object.keys(SHOWS).map((key) => (
          <Button
            key={key}
            component={Link}
            to={`?${doorQuery({ event, show: key === 'all' ? undefined : key })}`}
            aria-current={key === show ? 'page' : undefined}
          >
            {translate(`door.sheet.${key}.button`)}
          </Button>
        ))}
        <Button component={Link} to={`/door-desk?${doorQuery({ event })}`}>
          {translate('desk.back')}
        </Button>
      </div>
      <h1>{title}</h1>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <p>
          {translate(`door.sheet.${show}.count`, {
            count: delegates.length.toLocaleString(),
            date: formatDateTime(new Date(dataUpdatedAt).toISOString()),
          })}
        </p>
      )}
      {delegates.length > 0 && <Names delegates={delegates} isFree={isFree} />}
    </main>
  );
}

const HEADS = ['in', 'name', 'church', 'group', 'payment', 'time'] as const;

/** @param isFree nothing was to be paid, so no payment is spoken of */
function Names({ delegates, isFree }: { delegates: Attendance[]; isFree: boolean }) {
  const translate = useTranslate();
  return (
    <table className={delegates.some(({ group }) => group) ? undefined : styles.noGroups}>
      <thead>
        <tr>
          {HEADS.filter((head) => head !== 'payment' || !isFree).map((head) => (
            <th key={head} scope="col" className={styles[head]}>
              {translate(`door.sheet.heads.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {delegates.map((delegate) => (
          <tr key={delegate.id}>
            <td>
              <span className={came(delegate) ? `${styles.box} ${styles.ticked}` : styles.box} />
              <VisuallyHidden>{translate(came(delegate) ? 'desk.yes' : 'desk.no')}</VisuallyHidden>
            </td>
            <th scope="row">
              {isNamed(delegate) ? `${delegate.last_name}, ${delegate.first_name}` : nameOf(delegate)}
            </th>
            <td>
              {delegate.church}
              {delegate.answers && <span className={styles.answers}>{delegate.answers}</span>}
            </td>
            <td className={styles.group}>{delegate.group}</td>
            {!isFree && <td>{paymentOf(delegate, translate)}</td>}
            <td>
              {delegate.came
                .map(({ day, at }) => `${formatDay(day)}, ${formatTime(new Date(at))}`)
                .join('; ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where the scanner fails, whoever takes the money has this paper alone: a part may be paid already. */
function paymentOf(
  { paid, owed_centavos: owed, group }: Attendance,
  translate: ReturnType<typeof useTranslate>,
): string {
  if (paid) return translate('door.sheet.paid');
  return [
    translate('door.sheet.unpaid'),
    owed > 0 && formatCentavos(owed),
    owed > 0 && group && translate('door.sheet.for_group'),
  ]
    .filter(Boolean)
    .join(', ');
}

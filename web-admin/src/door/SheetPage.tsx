import './door.css';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Attendance } from '../api/types';
import { formatDateTime, formatDay, formatTime } from '../format/dates';
import { Loading } from '../layout/Page';
import { doorQuery, useAttendance, useReport } from './calls';

const came = ({ came: days }: Attendance) => days.length > 0;

/** Everybody before the event, and afterwards those who came and those who did not. */
const SHOWS = {
  all: {
    title: 'delegates',
    button: 'Everybody',
    holds: () => true,
    count: 'registered',
    after: ' Tick who comes, and write the time.',
  },
  came: { title: 'who came', button: 'Who came', holds: came, count: 'came', after: '' },
  absent: {
    title: 'who did not come',
    button: 'Who did not come',
    holds: (delegate: Attendance) => !came(delegate),
    count: 'have not come',
    after: '',
  },
};
const isShow = (word: string | null): word is keyof typeof SHOWS => word !== null && word in SHOWS;

/** Names on paper, with a box to tick: for the case that everything fails, and as the report. */
export function SheetPage() {
  const [query] = useSearchParams();
  const event = query.get('event') ?? undefined;
  const asked = query.get('show');
  const show = isShow(asked) ? asked : 'all';
  const { data, error, dataUpdatedAt } = useAttendance(event);
  const { data: report } = useReport(event);
  const title = `${report?.event_name ?? 'Door'}: ${SHOWS[show].title}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!data && !error) return <Loading />;
  const delegates = data?.filter(SHOWS[show].holds) ?? [];
  return (
    <main className="door-sheet">
      <div className="no-print door-sheet-head">
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
        {Object.entries(SHOWS).map(([key, { button }]) => (
          <Button
            key={key}
            component={Link}
            to={`?${doorQuery({ event, show: key === 'all' ? undefined : key })}`}
            aria-current={key === show ? 'page' : undefined}
          >
            {button}
          </Button>
        ))}
        <Button component={Link} to={`/door-desk?${doorQuery({ event })}`}>
          Back
        </Button>
      </div>
      <h1>{title}</h1>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <p>
          {delegates.length.toLocaleString()} {SHOWS[show].count}, as of{' '}
          {formatDateTime(new Date(dataUpdatedAt).toISOString())}.{SHOWS[show].after}
        </p>
      )}
      {delegates.length > 0 && <Names delegates={delegates} />}
    </main>
  );
}

const Names = ({ delegates }: { delegates: Attendance[] }) => (
  <table className={delegates.some(({ group }) => group) ? undefined : 'no-groups'}>
    <thead>
      <tr>
        <th scope="col">In</th>
        <th scope="col">Name</th>
        <th scope="col">Church</th>
        <th scope="col" className="group">
          Group of
        </th>
        <th scope="col">Payment</th>
        <th scope="col" className="time">
          Time
        </th>
      </tr>
    </thead>
    <tbody>
      {delegates.map((delegate) => (
        <tr key={delegate.id}>
          <td className="tick">
            <span className={came(delegate) ? 'box ticked' : 'box'} />
            <span className="visually-hidden">{came(delegate) ? 'Yes' : 'No'}</span>
          </td>
          <th scope="row">
            {delegate.last_name}, {delegate.first_name}
          </th>
          <td>{delegate.church}</td>
          <td className="group">{delegate.group}</td>
          <td>{delegate.paid ? 'Paid' : 'To pay'}</td>
          <td>
            {delegate.came.map(({ day, at }) => `${formatDay(day)}, ${formatTime(new Date(at))}`).join('; ')}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

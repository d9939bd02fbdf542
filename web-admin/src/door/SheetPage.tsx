import './door.css';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatDateTime } from '../format/dates';
import { Loading } from '../layout/Page';
import { useAttendance, useReport } from './calls';

/** Everybody on paper, by name, with a box to tick: for the case that everything fails. */
export function SheetPage() {
  const [query] = useSearchParams();
  const event = query.get('event') ?? undefined;
  const { data, error, dataUpdatedAt } = useAttendance(event);
  const { data: report } = useReport(event);
  const title = report ? `${report.event_name}: delegates` : 'Delegates';
  useEffect(() => {
    document.title = title;
  }, [title]);
  if (!data && !error) return <Loading />;
  return (
    <main className="door-sheet">
      <div className="no-print door-sheet-head">
        <Button variant="contained" onClick={() => window.print()}>
          Print
        </Button>
        <Button component={Link} to={`/door-desk${event ? `?event=${event}` : ''}`}>
          Back
        </Button>
      </div>
      <h1>{title}</h1>
      {error && <p role="alert">{error.message}</p>}
      {data && (
        <>
          <p>
            {data.length.toLocaleString()} registered, as of{' '}
            {formatDateTime(new Date(dataUpdatedAt).toISOString())}. Tick who comes, and write the time.
          </p>
          <table>
            <thead>
              <tr>
                <th scope="col">In</th>
                <th scope="col">Name</th>
                <th scope="col">Church</th>
                <th scope="col">Group of</th>
                <th scope="col">Payment</th>
                <th scope="col">Time</th>
              </tr>
            </thead>
            <tbody>
              {data.map((delegate) => (
                <tr key={delegate.id}>
                  <td className="tick">{delegate.came.length > 0 ? '☑' : '☐'}</td>
                  <th scope="row">
                    {delegate.last_name}, {delegate.first_name}
                  </th>
                  <td>{delegate.church}</td>
                  <td>{delegate.group}</td>
                  <td>{delegate.paid ? 'Paid' : 'To pay'}</td>
                  <td>{delegate.came.map(({ at }) => formatDateTime(at)).join(', ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </main>
  );
}

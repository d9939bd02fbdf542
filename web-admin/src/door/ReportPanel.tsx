import Button from '@mui/material/Button';
import type { DoorReport } from '../api/types';
import { formatDay, formatTime } from '../format/dates';
import { Link } from 'react-router-dom';
import { Panel } from '../layout/Panel';
import { doorQuery, downloadAttendance, useDoorAction } from './calls';
import { doorToday } from './days';

/** Day by day, and as a file: who came when, and who did not. */
export function ReportPanel({ report, event }: { report: DoorReport; event: string | undefined }) {
  const download = useDoorAction(() => downloadAttendance(event));
  return (
    <Panel
      title="Report"
      aside={
        <Button disabled={download.isPending} onClick={() => download.mutate(undefined)}>
          Export CSV
        </Button>
      }
    >
      {download.error && <p role="alert">{download.error.message}</p>}
      {report.days.length > 0 && (
        <table className="door-days">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">In</th>
              <th scope="col">Refused</th>
              <th scope="col">First, last scan</th>
            </tr>
          </thead>
          <tbody>
            {report.days.map(({ day, in: inside, refused, first, last }) => (
              <tr key={day} aria-current={day === report.day ? 'true' : undefined}>
                <th scope="row">
                  <Link to={`?${doorQuery({ event, day: day === doorToday() ? undefined : day })}`}>
                    {formatDay(day)}
                  </Link>
                </th>
                <td>{inside.toLocaleString()}</td>
                <td>{refused.toLocaleString()}</td>
                <td>
                  {formatTime(new Date(first))}–{formatTime(new Date(last))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        {report.no_shows.toLocaleString()} of {report.counts.expected.toLocaleString()} registered have not
        come.
      </p>
      <Button component={Link} to={`/door-sheet?${doorQuery({ event, show: 'came' })}`}>
        Who came
      </Button>
      <Button component={Link} to={`/door-sheet?${doorQuery({ event, show: 'absent' })}`}>
        Who did not come
      </Button>
    </Panel>
  );
}

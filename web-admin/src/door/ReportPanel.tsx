import Button from '@mui/material/Button';
import type { DoorReport } from '../api/types';
import { formatDay, formatTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { downloadAttendance, useDoorAction } from './calls';

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
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
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
    </Panel>
  );
}

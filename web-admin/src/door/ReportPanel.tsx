import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useApi } from '../api/dataProvider';
import { save } from '../api/downloadCsv';
import type { DoorReport } from '../api/types';
import { formatDay, formatTime, today } from '../format/dates';
import { Panel } from '../layout/Panel';
import { doorQuery, useDoorAction } from './calls';
import { doorToday } from './days';
import styles from './door.module.css';

/** Day by day, and as a file: who came when, and who did not. */
export function ReportPanel({ report, event }: { report: DoorReport; event: string | undefined }) {
  const api = useApi();
  const translate = useTranslate();
  const download = useDoorAction(async () =>
    save(await api.attendanceCsv(event), `attendance-${today()}.csv`),
  );
  return (
    <Panel
      title={translate('door.report.title')}
      aside={
        <Button disabled={download.isPending} onClick={() => download.mutate(undefined)}>
          {translate('desk.export')}
        </Button>
      }
    >
      {download.error && <p role="alert">{download.error.message}</p>}
      {report.days.length > 0 && (
        <table className={styles.days}>
          <thead>
            <tr>
              {['day', 'in', 'refused', 'first_last'].map((head) => (
                <th key={head} scope="col">
                  {translate(`door.report.${head}`)}
                </th>
              ))}
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
        {translate('door.report.absent', {
          count: report.no_shows.toLocaleString(),
          expected: report.counts.expected.toLocaleString(),
        })}
      </p>
      <Button component={Link} to={`/door-sheet?${doorQuery({ event, show: 'came' })}`}>
        {translate('door.report.who_came')}
      </Button>
      <Button component={Link} to={`/door-sheet?${doorQuery({ event, show: 'absent' })}`}>
        {translate('door.report.who_did_not')}
      </Button>
    </Panel>
  );
}

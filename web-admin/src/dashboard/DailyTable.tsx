import type { DashboardNumbers } from '../api/types';
import { formatDay } from '../format/dates';
import { OnlyHeard } from '../layout/OnlyHeard';

/** The chart's numbers for those who cannot see it. */
export const DailyTable = ({ days }: { days: DashboardNumbers['per_day'] }) => (
  <OnlyHeard>
    <table>
      <caption>Registrations and inquiries per day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Registrations</th>
          <th scope="col">Inquiries</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, delegates, inquiries }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{delegates}</td>
            <td>{inquiries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </OnlyHeard>
);

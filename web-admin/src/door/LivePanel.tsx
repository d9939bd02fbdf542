import type { DoorReport } from '../api/types';
import { formatDay, formatTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { doorToday } from './days';

/** How many are in now, where they came in, and when. */
export function LivePanel({ report: { counts, day, event_name } }: { report: DoorReport }) {
  const most = Math.max(1, ...counts.per_hour.map(({ count }) => count));
  return (
    <Panel title={`${event_name}, ${formatDay(day)}`}>
      <p className="door-counts">
        <strong>{counts.in.toLocaleString()}</strong> in of {counts.expected.toLocaleString()} registered
      </p>
      <progress
        className="door-progress"
        aria-label="Let in"
        max={Math.max(1, counts.expected)}
        value={counts.in}
      />
      {counts.in === 0 && (
        <p>{day === doorToday() ? 'Nobody was let in yet today.' : 'Nobody was let in on this day.'}</p>
      )}
      {counts.per_gate.length > 0 && (
        <dl className="door-gates" aria-label="By gate">
          {counts.per_gate.map(({ gate, count }) => (
            <div key={gate}>
              <dt>{gate ?? 'No gate named'}</dt>
              <dd>{count.toLocaleString()}</dd>
            </div>
          ))}
        </dl>
      )}
      {counts.per_hour.length > 0 && (
        <table className="door-hours">
          <caption>By hour</caption>
          <tbody>
            {counts.per_hour.map(({ hour, count }) => (
              <tr key={hour}>
                <th scope="row">{formatTime(new Date(hour))}</th>
                <td>
                  <meter aria-hidden="true" max={most} value={count} /> {count.toLocaleString()}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

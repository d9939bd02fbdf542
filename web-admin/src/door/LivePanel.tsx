import { useTranslate } from 'ra-core';
import type { DoorReport } from '../api/types';
import { formatDay, formatTime } from '../format/dates';
import { Panel } from '../layout/Panel';
import { doorToday } from './days';
import styles from './door.module.css';

/** How many are in now, where they came in, and when. */
export function LivePanel({ report: { counts, day, event_name } }: { report: DoorReport }) {
  const translate = useTranslate();
  const most = Math.max(1, ...counts.per_hour.map(({ count }) => count));
  return (
    <Panel title={translate('door.live', { event: event_name, day: formatDay(day) })}>
      <p className={styles.counts}>
        <strong>{counts.in.toLocaleString()}</strong>{' '}
        {translate('door.in_of', { expected: counts.expected.toLocaleString() })}
      </p>
      <progress
        className={styles.progress}
        aria-label={translate('door.let_in')}
        max={Math.max(1, counts.expected)}
        value={counts.in}
      />
      {counts.in === 0 && <p>{translate(day === doorToday() ? 'door.nobody_yet' : 'door.nobody')}</p>}
      {counts.per_gate.length > 0 && (
        <dl className={styles.gates} aria-label={translate('door.by_gate')}>
          {counts.per_gate.map(({ gate, count }) => (
            <div key={gate}>
              <dt>{gate ?? translate('door.no_gate')}</dt>
              <dd>{count.toLocaleString()}</dd>
            </div>
          ))}
        </dl>
      )}
      {counts.per_hour.length > 0 && (
        <table className={styles.hours}>
          <caption>{translate('door.by_hour')}</caption>
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

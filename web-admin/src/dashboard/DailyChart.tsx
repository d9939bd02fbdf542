import { useTranslate } from 'ra-core';
import type { DashboardNumbers } from '../api/types';
import { formatDay } from '../format/dates';
import { VisuallyHidden, Panel } from '../layout/Panel';
import styles from './chart.module.css';
import { axisMaximum } from './scale';

type Days = DashboardNumbers['per_day'];

/**
 * Two bars a day, the last day being today. Each bar is a box whose height is its share of the axis, so that the
 * chart fits every width and follows the colours; who cannot see it gets the table.
 */
export function DailyChart({ days }: { days: Days }) {
  const translate = useTranslate();
  const top = axisMaximum(
    Math.max(...days.map(({ delegates, inquiries }) => Math.max(delegates, inquiries))),
  );
  const said = ({ day, delegates, inquiries }: Days[number]) =>
    translate('today.day', {
      day: formatDay(day),
      delegates: translate('today.day_delegates', { smart_count: delegates }),
      inquiries: translate('today.day_inquiries', { smart_count: inquiries }),
    });
  const dates = [days[0], days[Math.floor(days.length / 2)], days[days.length - 1]];
  return (
    <Panel
      title={translate('today.per_day')}
      aside={
        <span className={styles.legend} aria-hidden>
          <i className={styles.delegates} /> {translate('today.registrations')}{' '}
          <i className={styles.inquiries} /> {translate('resources.inquiries.plural')}
        </span>
      }
    >
      <div className={styles.chart} aria-hidden>
        <div className={styles.scale}>
          <span>{top.toLocaleString()}</span>
          <span>{(top / 2).toLocaleString()}</span>
          <span>0</span>
        </div>
        <div className={styles.days}>
          {days.map((one) => (
            <div key={one.day} title={said(one)}>
              {(['delegates', 'inquiries'] as const).map((what) => (
                <i key={what} className={styles[what]} style={{ height: `${(100 * one[what]) / top}%` }} />
              ))}
            </div>
          ))}
        </div>
        <div className={styles.dates}>
          {dates.map((one) => one && <span key={one.day}>{formatDay(one.day)}</span>)}
        </div>
      </div>
      <DailyTable days={days} />
    </Panel>
  );
}

function DailyTable({ days }: { days: Days }) {
  const translate = useTranslate();
  return (
    <VisuallyHidden>
      <table>
        <caption>{translate('today.per_day_table')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('today.day_head')}</th>
            <th scope="col">{translate('today.registrations')}</th>
            <th scope="col">{translate('resources.inquiries.plural')}</th>
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
    </VisuallyHidden>
  );
}

import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { openEvents, useEvents } from '../api/events';
import { useCall } from '../api/useCall';
import { Nothing, Panel } from '../layout/Panel';
import styles from './limits.module.css';

const OF_INQUIRIES = [
  'reservation_days',
  'reservation_notice_days',
  'return_after_hours',
  'viewing_lead_hours',
  'viewing_horizon_days',
] as const;

/** Times and limits that belong to another page, each with its value and the way there. */
export function Elsewhere() {
  const translate = useTranslate();
  const { data: inquiries } = useCall(['inquiry-settings', 'shown'], (api) => api.inquirySettings());
  const { data: reads } = useCall(['person-reads', 'limit'], (api) => api.readLimit());
  const { data: events } = useEvents();
  const set = inquiries?.data as Partial<Record<string, number>> | undefined;
  const number = (value: number | null | undefined) =>
    value === null || value === 0 ? translate('limits.never') : (value ?? '…').toLocaleString('en-US');
  const rows: [words: string, to: string, value: number | null | undefined][] = [
    ...OF_INQUIRIES.map((name): [string, string, number | undefined] => [
      translate(`limits.of.${name}`),
      `/inquiry-settings?input=${name}`,
      set?.[name],
    ]),
    [translate('limits.of.rows_a_day'), '/staff', reads?.rows_a_day],
    ...openEvents(events ?? []).map(({ id, name, hold_hours }): [string, string, number | null] => [
      translate('limits.of.hold_hours', { event: name }),
      `/events/${id}?field=places.hold_hours`,
      hold_hours,
    ]),
  ];
  return (
    <Panel title={translate('limits.elsewhere')}>
      <dl className={styles.elsewhere}>
        {rows.map(([words, to, value]) => (
          <div key={to}>
            <dt>{words}</dt>
            <dd>
              <Link to={to}>{number(value)}</Link>
            </dd>
          </div>
        ))}
      </dl>
      <Nothing>
        {translate('limits.rest')} <Link to="/doctor#environment">{translate('limits.to_environment')}</Link>
      </Nothing>
    </Panel>
  );
}

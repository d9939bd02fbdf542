import { Link } from 'react-router-dom';
import type { DashboardNumbers, Count } from '../api/types';
import { today } from '../format/dates';
import { formatPesos } from '../format/money';
import { Panel } from '../layout/Panel';

/** The address of a list with exactly these filters. */
export const filtered = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' }).toString()}`;

interface Figure {
  label: string;
  value: number;
  note: string;
  /** The list of exactly what is counted. */
  to: string;
}

const figuresOf = ({ delegates, inquiries, event_fee }: DashboardNumbers): Figure[] => [
  {
    label: 'Inquiries today',
    value: inquiries.today,
    note: `${inquiries.this_week.toLocaleString()} this week, ${inquiries.total.toLocaleString()} in all`,
    to: filtered('/inquiries', { created_at: today() }),
  },
  {
    label: 'Registered today',
    value: delegates.today,
    note: `${delegates.total.toLocaleString()} delegates in all`,
    to: filtered('/delegates', { created_at: today() }),
  },
  {
    label: 'Paid',
    value: delegates.paid,
    note: formatPesos(delegates.paid * event_fee),
    to: filtered('/delegates', { payment_status: true }),
  },
  {
    label: 'Unpaid',
    value: delegates.unpaid,
    note: `${formatPesos(delegates.unpaid * event_fee)} outstanding`,
    to: filtered('/delegates', { payment_status: false }),
  },
];

/** The numbers of the day; each leads to the records it counts. */
export const Figures = ({ numbers }: { numbers: DashboardNumbers }) => (
  <ul className="figures">
    {figuresOf(numbers).map(({ label, value, note, to }) => (
      <li key={label}>
        <Link to={to}>
          <span>{label}</span>
          <strong>{value.toLocaleString()}</strong>
          <small>{note}</small>
        </Link>
      </li>
    ))}
  </ul>
);

/** Counts by answer, largest first, each with a bar of its share of the largest. */
export function Counts({ title, counts }: { title: string; counts: Count[] }) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <Panel title={title}>
      {counts.length === 0 && <p className="nothing">Nothing yet</p>}
      <ul className="counts">
        {counts.map(({ value, count }) => (
          <li key={value ?? ''}>
            <span>{value ?? 'Not said'}</span>
            <span className="figure">{count.toLocaleString()}</span>
            <span className="bar" aria-hidden style={{ width: `${(100 * count) / most}%` }} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

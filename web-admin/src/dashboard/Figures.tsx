import { Link } from 'react-router-dom';
import type { DashboardNumbers } from '../api/types';
import { today } from '../format/dates';
import { formatPesos } from '../format/money';
import { filtered } from './filtered';

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

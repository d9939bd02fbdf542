import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { DashboardNumbers } from '../api/types';
import { UNPAID } from '../delegates/payment/proofs-waiting';
import { today } from '../format/dates';
import { formatCentavos } from '../format/money';
import { filtered } from '../kit/list/filtered';
import styles from './dashboard.module.css';

interface Figure {
  /** `today.<words>` names it, `today.<words>_note` says more. */
  words: string;
  value: number;
  note: object;
  /** The list with the records that are counted. */
  to: string;
}

const sumOf = (money: DashboardNumbers['money'], of: 'paid_centavos' | 'owed_centavos') =>
  money.reduce((sum, each) => sum + each[of], 0);

/** @param ofEvent the filter of the chosen event; nothing where all are meant */
const figuresOf = ({ delegates, inquiries, money }: DashboardNumbers, ofEvent: object): Figure[] => [
  {
    words: 'inquiries_today',
    value: inquiries.today,
    note: { week: inquiries.this_week.toLocaleString(), all: inquiries.total.toLocaleString() },
    to: filtered('/inquiries', { created_at: today() }),
  },
  {
    words: 'registered_today',
    value: delegates.today,
    note: { count: delegates.total.toLocaleString() },
    to: filtered('/delegates', { created_at: today(), has_place: true, ...ofEvent }),
  },
  {
    words: 'paid',
    value: delegates.paid,
    note: { pesos: formatCentavos(sumOf(money, 'paid_centavos')) },
    to: filtered('/delegates', { payment_status: true, has_place: true, ...ofEvent }),
  },
  {
    words: 'unpaid',
    value: delegates.unpaid,
    note: { pesos: formatCentavos(sumOf(money, 'owed_centavos')) },
    to: filtered('/delegates', { ...UNPAID, ...ofEvent }),
  },
];

/** The numbers of the day; each leads to the records it counts. */
export function Figures({ numbers, event }: { numbers: DashboardNumbers; event: string | undefined }) {
  const translate = useTranslate();
  return (
    <ul className={styles.figures}>
      {figuresOf(numbers, event ? { event_id: event } : {}).map(({ words, value, note, to }) => (
        <li key={words}>
          <Link to={to}>
            <span>{translate(`today.${words}`)}</span>
            <strong>{value.toLocaleString()}</strong>
            <small>{translate(`today.${words}_note`, note)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

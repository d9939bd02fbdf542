import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEvents } from '../api/events';
import type { MatchedRow, StatementRegistration } from '../api/types';
import { formatCentavos } from '../format/money';
import type { Match } from './match-statement';
import styles from './statement.module.css';

/** A row that needs somebody's eyes says why. */
const IN_DOUBT: MatchedRow['match'][] = [
  'amount-differs',
  'shared',
  'several',
  'double',
  'unknown',
  'reversed-shared',
];

interface Props {
  rows: Match[];
  /** Marks one as paid, where somebody must look at each. */
  onVerify?: ((one: Match) => void) | undefined;
  /** Also those that fit exactly are marked one by one here. */
  each?: boolean;
}

/** Rows of the statement, each beside the registration that it pays for. */
export function MatchTable({ rows, onVerify, each }: Props) {
  const { data: events = [] } = useEvents();
  const translate = useTranslate();
  const headOf = (column: string) => translate(`statement.table.${column}`);
  if (rows.length === 0) return null;
  return (
    <StatementTable label="payments" heads={['line', 'amount', 'reference', 'name', 'registration']}>
      {rows.map((one) => (
        <tr key={one.line}>
          <td data-head={headOf('line')}>{one.line}</td>
          <td data-head={headOf('amount')}>{formatCentavos(one.row.amount_centavos)}</td>
          <td data-head={headOf('reference')}>{one.row.reference}</td>
          <td data-head={headOf('name')}>{one.row.name}</td>
          <td data-head={headOf('registration')}>
            <div>
              {one.registration && (
                <Registration registration={one.registration} several={events.length > 1} />
              )}
              {IN_DOUBT.includes(one.match) && (
                <span className={styles.why}>
                  {translate(`statement.why.${one.match}`, {
                    amount: formatCentavos(one.registration?.total_centavos ?? 0),
                  })}
                </span>
              )}
              {one.candidates.map((registration) => (
                <div key={registration.id}>
                  <Registration registration={registration} several={events.length > 1} />
                  {onVerify && fits(one, registration) && (
                    <Button size="small" onClick={() => onVerify({ ...one, registration })}>
                      {translate(
                        one.match === 'reversed-shared' ? 'statement.take_back_one' : 'statement.verify_one',
                      )}
                    </Button>
                  )}
                </div>
              ))}
              {onVerify && (one.match === 'likely' || (each && one.match === 'exact')) && (
                <Button size="small" onClick={() => onVerify(one)}>
                  {translate('statement.verify_one')}
                </Button>
              )}
              {onVerify && each && one.match === 'reversed' && (
                <Button size="small" onClick={() => onVerify(one)}>
                  {translate('statement.take_back_one')}
                </Button>
              )}
              {onVerify && one.match === 'amount-differs' && (
                <Button size="small" onClick={() => onVerify(one)}>
                  {translate('statement.verify_part')}
                </Button>
              )}
            </div>
          </td>
        </tr>
      ))}
    </StatementTable>
  );
}

/** Whether the row may pay for it, or take back what it paid. */
const fits = ({ match, row }: Match, { total_centavos }: StatementRegistration): boolean =>
  match === 'reversed-shared' || total_centavos === row.amount_centavos;

interface OneProps {
  registration: StatementRegistration;
  /** There are several events: which one it is for is said. */
  several: boolean;
}

function Registration({ registration: { delegate_id, name, delegates, event_name }, several }: OneProps) {
  const translate = useTranslate();
  return (
    <>
      <Link to={`/delegates/${delegate_id}`}>{name}</Link>
      {delegates > 1 && translate('statement.delegates', { count: delegates })}
      {several && <span className={styles.event}>{event_name}</span>}
    </>
  );
}

/** What waits and was not found in the statement. */
export function MissingTable({ registrations }: { registrations: StatementRegistration[] }) {
  const { data: events = [] } = useEvents();
  const translate = useTranslate();
  return (
    <StatementTable label="registrations" heads={['registration', 'to_pay', 'reference']}>
      {registrations.map((registration) => (
        <tr key={registration.id}>
          <td data-head={translate('statement.table.registration')}>
            <div>
              <Registration registration={registration} several={events.length > 1} />
            </div>
          </td>
          <td data-head={translate('statement.table.to_pay')}>
            {formatCentavos(registration.total_centavos)}
          </td>
          <td data-head={translate('statement.table.reference')}>
            {registration.reference ?? translate('statement.not_known')}
          </td>
        </tr>
      ))}
    </StatementTable>
  );
}

/** A table that scrolls sideways where it does not fit. @param heads the words above its columns, by their keys */
function StatementTable(props: { label: string; heads: string[]; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div
      className={styles.scroll}
      tabIndex={0}
      role="group"
      aria-label={translate(`statement.table.${props.label}`)}
    >
      <table className={styles.statement}>
        <thead>
          <tr>
            {props.heads.map((head) => (
              <th key={head} scope="col">
                {translate(`statement.table.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </div>
  );
}

import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { MatchedRow, StatementRegistration } from '../api/types';
import { formatCentavos } from '../format/money';
import type { Match } from './useStatement';

/** Why a row needs somebody's eyes. */
const WHY: Partial<Record<MatchedRow['match'], (one: Match) => string>> = {
  'amount-differs': ({ registration }) =>
    `Another amount: to be paid is ${formatCentavos(registration?.total_centavos ?? 0)}`,
  shared: () => 'Two registrations name this reference',
  double: () => 'Stands in this file before',
  unknown: () => 'Nobody waits for this payment',
};

interface Props {
  rows: Match[];
  /** Marks one as paid, where somebody must look at each. */
  onVerify?: ((one: Match) => void) | undefined;
}

/** Rows of the statement, each beside the registration that it pays for. */
export function MatchTable({ rows, onVerify }: Props) {
  if (rows.length === 0) return null;
  return (
    <div className="statement-scroll" tabIndex={0} role="group" aria-label="Payments, scrolls sideways">
      <table className="statement">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Amount</th>
            <th scope="col">Reference</th>
            <th scope="col">Who paid</th>
            <th scope="col">Registration</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one) => (
            <tr key={one.line}>
              <td>{one.line}</td>
              <td>{formatCentavos(one.row.amount_centavos)}</td>
              <td>{one.row.reference}</td>
              <td>{one.row.name}</td>
              <td>
                {one.registration && <Registration registration={one.registration} />}
                {WHY[one.match] && <span className="statement-why">{WHY[one.match]?.(one)}</span>}
                {onVerify && (
                  <Button size="small" onClick={() => onVerify(one)}>
                    Mark as paid
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Registration = ({
  registration: { delegate_id, name, delegates },
}: {
  registration: StatementRegistration;
}) => (
  <>
    <Link to={`/delegates/${delegate_id}`}>{name}</Link>
    {delegates > 1 && `, ${delegates} delegates`}
  </>
);

/** What waits and was not found in the statement. */
export const MissingTable = ({ registrations }: { registrations: StatementRegistration[] }) => (
  <div className="statement-scroll" tabIndex={0} role="group" aria-label="Registrations, scrolls sideways">
    <table className="statement">
      <thead>
        <tr>
          <th scope="col">Registration</th>
          <th scope="col">To pay</th>
          <th scope="col">Reference</th>
        </tr>
      </thead>
      <tbody>
        {registrations.map((registration) => (
          <tr key={registration.id}>
            <td>
              <Registration registration={registration} />
            </td>
            <td>{formatCentavos(registration.total_centavos)}</td>
            <td>{registration.reference ?? 'not known'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

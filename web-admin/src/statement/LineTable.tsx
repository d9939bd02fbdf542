import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEvents } from '../api/events';
import type { LinePart, StatementRegistration, SuggestedLine } from '../api/types';
import { formatShortDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { ROW } from '../layout/useFocusStays';
import styles from './statement.module.css';

/** The reasons why somebody must check a line. */
const IN_DOUBT: SuggestedLine['match'][] = [
  ...(['amount-differs', 'shared', 'several', 'double', 'unknown', 'reversed-shared', 'paid'] as const),
];

/** Something is taken back by its reference: more than there is left, or as much as was taken back before. */
const isInDoubt = ({ match, parts, registration }: SuggestedLine) =>
  IN_DOUBT.includes(match) ||
  (match === 'reversed' && parts.length === 0) ||
  (match === 'spent' && registration !== null);

interface Props {
  lines: SuggestedLine[];
  disabled: boolean;
  /** Each line has its own button, also where it fits. */
  each?: boolean;
  onAccept: (one: { id: string; parts: LinePart[] }) => void;
  onAssign: (one: SuggestedLine) => void;
  onSetAside: (one: SuggestedLine) => void;
}

/** Lines of statements, each beside the registration that it seems to be for, and what may be done. */
export function LineTable({ lines, disabled, each, onAccept, onAssign, onSetAside }: Props) {
  const { data: events = [] } = useEvents();
  const translate = useTranslate();
  const headOf = (column: string) => translate(`statement.table.${column}`);
  const several = events.length > 1;
  /** The whole line, for one registration. */
  const whole = (line: SuggestedLine, { id }: StatementRegistration) => ({
    id: line.id,
    parts: [{ registration_id: id, amount_centavos: line.open_centavos }],
  });
  return (
    <StatementTable label="payments" heads={['day', 'amount', 'reference', 'name', 'registration']}>
      {lines.map((line) => (
        <tr key={line.id} {...ROW}>
          <td data-head={headOf('day')}>{line.day && formatShortDate(`${line.day}T12:00:00`)}</td>
          <td data-head={headOf('amount')}>{formatCentavos(line.open_centavos)}</td>
          <td data-head={headOf('reference')}>{line.reference}</td>
          <td data-head={headOf('name')}>
            <div>
              {line.payer}
              <span className={styles.event}>
                {translate('statement.place', { file: line.file_name, line: line.line_number })}
              </span>
            </div>
          </td>
          <td data-head={headOf('registration')}>
            <div>
              {line.registration && <Registration registration={line.registration} several={several} />}
              {isInDoubt(line) && (
                <span className={styles.why}>
                  {translate(`statement.why.${line.match}`, {
                    amount: formatCentavos(line.registration?.total_centavos ?? 0),
                  })}
                </span>
              )}
              {line.candidates.map((registration) => (
                <div key={registration.id}>
                  <Registration registration={registration} several={several} />
                  {fits(line, registration) && (
                    <Button
                      size="small"
                      disabled={disabled}
                      onClick={() => onAccept(whole(line, registration))}
                    >
                      {translate(line.open_centavos < 0 ? 'statement.take_back_one' : 'statement.verify_one')}
                    </Button>
                  )}
                </div>
              ))}
              <div className={styles.actions}>
                {each && line.parts.length > 0 && (
                  <Button size="small" disabled={disabled} onClick={() => onAccept(line)}>
                    {translate('statement.verify_one')}
                  </Button>
                )}
                {line.match === 'amount-differs' && line.registration && (
                  <Button
                    size="small"
                    disabled={disabled}
                    onClick={() => line.registration && onAccept(whole(line, line.registration))}
                  >
                    {translate('statement.verify_part')}
                  </Button>
                )}
                <Button size="small" disabled={disabled} onClick={() => onAssign(line)}>
                  {translate('statement.assign')}
                </Button>
                <Button size="small" disabled={disabled} onClick={() => onSetAside(line)}>
                  {translate('statement.set_aside')}
                </Button>
              </div>
            </div>
          </td>
        </tr>
      ))}
    </StatementTable>
  );
}

/** Whether the line may pay for it, or take back what it paid. */
const fits = ({ match, open_centavos }: SuggestedLine, { total_centavos }: StatementRegistration): boolean =>
  match === 'reversed-shared' || total_centavos === open_centavos;

interface OneProps {
  registration: StatementRegistration;
  /** Whether each line names its event, since there are several. */
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

/** Registrations that wait for money that the statement does not have. */
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

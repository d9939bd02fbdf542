import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Panel } from '../layout/Panel';
import { counted } from './lines';
import type { Match, Matches } from './match-statement';
import { MatchTable, MissingTable } from './MatchTable';
import styles from './statement.module.css';

interface FoundProps {
  /** Whose registrations are paid all at once; what pays for another event is looked at one by one. */
  event: string | undefined;
  matches: Matches;
  disabled: boolean;
  onVerify: (chosen: Match[]) => void;
}

/** The rows of a statement by what they mean, each kind with what may be done about it. */
export function Found({ event, matches, disabled, onVerify }: FoundProps) {
  const translate = useTranslate();
  const isElsewhere = ({ registration }: Match) =>
    event !== undefined && registration !== null && registration.event_id !== event;
  const of = (...kinds: Match['match'][]) =>
    matches.rows.filter((row) => kinds.includes(row.match) && !isElsewhere(row));
  const [exact, likely] = [of('exact'), of('likely')];
  const others = of('amount-differs', 'shared', 'several', 'double', 'unknown');
  const [reversed, spent] = [of('reversed', 'reversed-shared'), of('spent')];
  // Of whichever event: there is nothing to do about them.
  const paid = matches.rows.filter(({ match }) => match === 'paid');
  const elsewhere = matches.rows.filter((row) => isElsewhere(row) && row.match !== 'paid');
  const sure = reversed.filter(({ match }) => match === 'reversed');
  return (
    <div className={styles.parts}>
      {reversed.length > 0 && (
        <Panel title={translate('statement.taken_back', { count: reversed.length })}>
          <p>{translate('statement.take_back_hint')}</p>
          {sure.length > 0 && (
            <Button variant="contained" color="error" disabled={disabled} onClick={() => onVerify(sure)}>
              {translate('statement.take_back', { smart_count: sure.length })}
            </Button>
          )}
          <MatchTable rows={reversed} onVerify={disabled ? undefined : (one) => onVerify([one])} />
        </Panel>
      )}
      {exact.length > 0 && (
        <Panel title={translate('statement.exact', { count: exact.length })}>
          <Button variant="contained" color="success" disabled={disabled} onClick={() => onVerify(exact)}>
            {translate('statement.verify', { smart_count: exact.length })}
          </Button>
          <MatchTable rows={exact} />
        </Panel>
      )}
      {likely.length > 0 && (
        <Panel title={translate('statement.likely', { count: likely.length })}>
          <MatchTable rows={likely} onVerify={disabled ? undefined : (one) => onVerify([one])} />
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={translate('statement.others', { count: others.length })}>
          <MatchTable rows={others} onVerify={disabled ? undefined : (one) => onVerify([one])} />
        </Panel>
      )}
      {elsewhere.length > 0 && (
        <Panel title={translate('statement.elsewhere', { count: elsewhere.length })}>
          <MatchTable rows={elsewhere} onVerify={disabled ? undefined : (one) => onVerify([one])} each />
        </Panel>
      )}
      {matches.missing.length > 0 && (
        <Panel title={translate('statement.missing', { count: matches.missing.length })}>
          <MissingTable registrations={matches.missing} />
        </Panel>
      )}
      {spent.length > 0 && (
        <details className={styles.rest}>
          <summary>{translate('statement.spent', counted(spent.length))}</summary>
          <MatchTable rows={spent} />
        </details>
      )}
      {paid.length > 0 && (
        <details className={styles.rest}>
          <summary>{translate('statement.paid', counted(paid.length))}</summary>
          <MatchTable rows={paid} />
        </details>
      )}
    </div>
  );
}

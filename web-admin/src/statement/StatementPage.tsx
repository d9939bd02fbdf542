import '../messages/statement';
import './statement.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MatchTable, MissingTable } from './MatchTable';
import { type Choice, COLUMNS, type Table } from './parse-statement';
import { type Match, type Matches, useStatement } from './useStatement';

/** The wallet's or bank's own list of payments, beside the registrations that wait for them. */
export function StatementPage() {
  const translate = useTranslate();
  const statement = useStatement();
  const { table, choice, problem, payments, unread, reversed, matches, isMatching, isVerifying, result } =
    statement;
  return (
    <>
      <PageHead
        title={translate('statement.title')}
        actions={
          <Button component={Link} to="/review">
            {translate('statement.back')}
          </Button>
        }
      />
      <DropFile onFile={(file) => void statement.open(file)} />
      {problem && <Alert severity="error">{translate(problem)}</Alert>}
      {table && choice && <Columns table={table} choice={choice} onChange={statement.choose} />}
      {table && payments === 0 && <p role="alert">{translate('statement.no_payment')}</p>}
      {unread.length > 0 && (
        <Alert severity="warning">
          {translate('statement.unread', { smart_count: unread.length })}{' '}
          {unread.map(({ line, cell }) => translate('statement.unread_line', { line, cell })).join(', ')}
        </Alert>
      )}
      {reversed.length > 0 && (
        <Alert severity="info">
          {translate('statement.reversed', { smart_count: reversed.length, lines: reversed.join(', ') })}
        </Alert>
      )}
      <p role="status">
        {isMatching ? translate('statement.matching') : isVerifying ? translate('statement.verifying') : ''}
      </p>
      {result && (
        <Alert severity={result.refused.length === 0 ? 'success' : 'warning'}>
          {translate('statement.verified', counted(result.verified))}
          {result.refused.map(({ registration_id, message }) => (
            <p key={registration_id}>
              {nameOf(matches, registration_id) ?? translate('statement.a_registration')}: {message}
            </p>
          ))}
        </Alert>
      )}
      {matches && (
        <Found matches={matches} disabled={isVerifying || isMatching} onVerify={statement.verify} />
      )}
    </>
  );
}

const nameOf = (matches: Matches | undefined, id: string) =>
  matches?.rows.find(({ registration }) => registration?.id === id)?.registration?.name;
const counted = (count: number) => ({ smart_count: count, count: count.toLocaleString() });

function DropFile({ onFile }: { onFile: (file: File) => void }) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  return (
    <label
      className="statement-drop"
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <span>{translate('statement.drop')}</span>
      <input
        type="file"
        accept=".csv,.txt,text/csv"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </label>
  );
}

interface ColumnsProps {
  table: Table;
  choice: Choice;
  onChange: (choice: Choice) => void;
}

/** Recognised by their names, or chosen once: this browser remembers it for files with the same columns. */
function Columns({ table, choice, onChange }: ColumnsProps) {
  const translate = useTranslate();
  return (
    <div className="statement-columns" role="group" aria-label={translate('statement.columns.title')}>
      {COLUMNS.map((column) => (
        <TextField
          key={column}
          select
          size="small"
          label={translate(`statement.columns.${column}`)}
          value={choice[column]}
          error={column === 'amount' && choice.amount < 0}
          onChange={(event) => onChange({ ...choice, [column]: Number(event.target.value) })}
        >
          <MenuItem value={-1}>{translate('statement.no_column')}</MenuItem>
          {table.heads.map((head, n) => (
            <MenuItem key={n} value={n}>
              {head || translate('statement.column', { number: n + 1 })}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </div>
  );
}

interface FoundProps {
  matches: Matches;
  disabled: boolean;
  onVerify: (chosen: Match[]) => void;
}

function Found({ matches, disabled, onVerify }: FoundProps) {
  const translate = useTranslate();
  const of = (...kinds: Match['match'][]) => matches.rows.filter(({ match }) => kinds.includes(match));
  const [exact, likely, paid] = [of('exact'), of('likely'), of('paid')];
  const others = of('amount-differs', 'shared', 'several', 'double', 'unknown');
  return (
    <div className="statement-parts">
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
      {matches.missing.length > 0 && (
        <Panel title={translate('statement.missing', { count: matches.missing.length })}>
          <MissingTable registrations={matches.missing} />
        </Panel>
      )}
      {paid.length > 0 && <p>{translate('statement.paid', counted(paid.length))}</p>}
    </div>
  );
}

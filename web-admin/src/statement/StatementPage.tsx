import './statement.css';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import { MatchTable, MissingTable } from './MatchTable';
import { type Choice, type Column, COLUMNS, type Table } from './parse-statement';
import { type Match, type Matches, useStatement } from './useStatement';

const LABELS: Record<Column, string> = {
  reference: 'Reference',
  amount: 'Amount received',
  name: 'Who paid',
};

/** The wallet's or bank's own list of payments, beside the registrations that wait for them. */
export function StatementPage() {
  const statement = useStatement();
  const { table, choice, problem, payments, matches, isMatching, isVerifying, result } = statement;
  return (
    <>
      <PageHead
        title="Statement"
        actions={
          <Button component={Link} to="/review">
            Back to review
          </Button>
        }
      />
      <DropFile onFile={(file) => void statement.open(file)} />
      {problem && <Alert severity="error">{problem}</Alert>}
      {table && choice && <Columns table={table} choice={choice} onChange={statement.choose} />}
      {table && payments === 0 && <p role="alert">No payment was found in these columns.</p>}
      <p role="status">
        {isMatching ? 'Looking for the registrations…' : isVerifying ? 'Marking as paid…' : ''}
      </p>
      {result && (
        <Alert severity={result.refused.length === 0 ? 'success' : 'warning'}>
          {result.verified === 1
            ? '1 registration is paid, and its tickets are on their way.'
            : `${result.verified.toLocaleString()} registrations are paid, and their tickets are on their way.`}
          {result.refused.map(({ registration_id, message }) => (
            <p key={registration_id}>
              {nameOf(matches, registration_id)}: {message}
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
  matches?.rows.find(({ registration }) => registration?.id === id)?.registration?.name ?? 'A registration';

function DropFile({ onFile }: { onFile: (file: File) => void }) {
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
      <span>
        Drop the CSV file that the wallet or bank lets you download, or choose it. It needs a column for the
        amount and one for the reference or the name. Nothing is marked as paid before you say so.
      </span>
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
  return (
    <div className="statement-columns" role="group" aria-label="Columns">
      {COLUMNS.map((column) => (
        <TextField
          key={column}
          select
          size="small"
          label={LABELS[column]}
          value={choice[column]}
          error={column === 'amount' && choice.amount < 0}
          onChange={(event) => onChange({ ...choice, [column]: Number(event.target.value) })}
        >
          <MenuItem value={-1}>none</MenuItem>
          {table.heads.map((head, n) => (
            <MenuItem key={n} value={n}>
              {head || `Column ${n + 1}`}
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
  const of = (...kinds: Match['match'][]) => matches.rows.filter(({ match }) => kinds.includes(match));
  const [exact, likely, paid] = [of('exact'), of('likely'), of('paid')];
  const others = of('amount-differs', 'shared', 'double', 'unknown');
  return (
    <>
      {exact.length > 0 && (
        <Panel title={`Reference and amount fit: ${exact.length}`}>
          <Button variant="contained" color="success" disabled={disabled} onClick={() => onVerify(exact)}>
            {exact.length === 1
              ? 'Mark 1 registration as paid'
              : `Mark ${exact.length} registrations as paid`}
          </Button>
          <MatchTable rows={exact} />
        </Panel>
      )}
      {likely.length > 0 && (
        <Panel title={`Amount and name fit, look at them: ${likely.length}`}>
          <MatchTable rows={likely} onVerify={disabled ? undefined : (one) => onVerify([one])} />
        </Panel>
      )}
      {others.length > 0 && (
        <Panel title={`Payments that fit no registration: ${others.length}`}>
          <MatchTable rows={others} />
        </Panel>
      )}
      {matches.missing.length > 0 && (
        <Panel title={`Proofs that wait, without a payment here: ${matches.missing.length}`}>
          <MissingTable registrations={matches.missing} />
        </Panel>
      )}
      {paid.length > 0 && (
        <p>
          {paid.length === 1 ? '1 payment was' : `${paid.length.toLocaleString()} payments were`} marked as
          paid before.
        </p>
      )}
    </>
  );
}

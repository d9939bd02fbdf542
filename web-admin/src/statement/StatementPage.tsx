import '../messages/event/statement';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import { usePaymentModes } from '../api/paymentModes';
import { EventChoice } from '../layout/EventChoice';
import { PageHead } from '../layout/Page';
import { Found } from './Found';
import { counted } from './lines';
import type { Matches } from './match-statement';
import { COLUMNS, type Choice, type Table } from './reading/table';
import { ReadNotes } from './ReadNotes';
import styles from './statement.module.css';
import { StatusQuestions } from './StatusQuestions';
import { useStatement } from './useStatement';

/** The wallet's or bank's own list of payments, beside the registrations that wait for them. */
export function StatementPage() {
  const translate = useTranslate();
  const [event, choose] = useEventOfPage();
  const statement = useStatement(event);
  const { table, choice, problem, failed, isReading, isMatching, isVerifying, matches, result } = statement;
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
      <EventChoice
        value={event}
        onChange={(other) => {
          choose(other);
          statement.matchFor(other);
        }}
      />
      <DropFile name={table && statement.fileName} onFile={(file) => void statement.open(file)} />
      {problem && (
        <Alert severity={problem.key === 'needs_password' ? 'info' : 'error'}>
          {translate(`statement.${problem.key}`, problem.values)}
        </Alert>
      )}
      {problem?.key.endsWith('_password') && (
        <Password onOpen={(password) => void statement.unlock(password)} />
      )}
      {failed && <Alert severity="error">{translate(failed)}</Alert>}
      {table && choice && (
        <Columns table={table} choice={choice} onChange={statement.choose}>
          <Channel value={statement.channel} onChange={statement.setChannel} />
        </Columns>
      )}
      {table && choice && (
        <StatusQuestions
          foreign={statement.read.foreign}
          said={choice.meanings ?? {}}
          onSay={(meanings) => statement.choose({ ...choice, meanings })}
        />
      )}
      {table && <ReadNotes read={statement.read} matches={matches} />}
      <p role="status">
        {isReading
          ? translate('statement.reading')
          : isMatching
            ? translate('statement.matching')
            : isVerifying
              ? translate('statement.verifying')
              : ''}
      </p>
      {result && (
        <Alert severity={result.refused.length === 0 ? 'success' : 'warning'}>
          {(result.verified > 0 || result.reversed + result.partly === 0) &&
            translate('statement.verified', counted(result.verified))}{' '}
          {result.partly > 0 && translate('statement.partly', counted(result.partly))}{' '}
          {result.reversed > 0 && translate('statement.was_taken_back', counted(result.reversed))}
          {result.refused.map(({ registration_id, message }) => (
            <p key={registration_id}>
              {nameOf(matches, registration_id) ?? translate('statement.a_registration')}: {message}
            </p>
          ))}
        </Alert>
      )}
      {matches && (
        <Found
          event={event}
          matches={matches}
          disabled={isVerifying || isMatching}
          onVerify={statement.verify}
        />
      )}
    </>
  );
}

const nameOf = (matches: Matches | undefined, id: string) =>
  matches?.rows.find(({ registration }) => registration?.id === id)?.registration?.name;

/** @param props.name of the file that is read */
function DropFile({ name, onFile }: { name: string | undefined; onFile: (file: File) => void }) {
  const translate = useTranslate();
  const [over, setOver] = useState(false);
  return (
    <label
      className={styles.drop}
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
      {name !== undefined && <strong>{translate('statement.is_read', { name })}</strong>}
      <input
        type="file"
        accept=".csv,.txt,.pdf,.xlsx,text/csv,application/pdf"
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

/** Of a PDF that is locked. */
function Password({ onOpen }: { onOpen: (password: string) => void }) {
  const translate = useTranslate();
  const [password, setPassword] = useState('');
  return (
    <form
      className={styles.password}
      onSubmit={(event) => {
        event.preventDefault();
        onOpen(password);
      }}
    >
      <TextField
        autoFocus
        required
        size="small"
        type="password"
        autoComplete="off"
        label={translate('statement.password')}
        helperText={translate('statement.password_hint')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained">
        {translate('statement.open')}
      </Button>
    </form>
  );
}

/** Whose statement it is: payments are entered as come by that way. */
function Channel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  return (
    <TextField
      select
      size="small"
      label={translate('statement.channel')}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={(event) => onChange(event.target.value)}
    >
      <MenuItem value="">{translate('statement.channel_of_each')}</MenuItem>
      {modes.map((mode) => (
        <MenuItem key={mode.value} value={mode.value}>
          {mode.label}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface ColumnsProps {
  table: Table;
  choice: Choice;
  onChange: (choice: Choice) => void;
  children: ReactNode;
}

/** Recognised by their names, or chosen once: this browser remembers it for files with the same columns. */
function Columns({ table, choice, onChange, children }: ColumnsProps) {
  const translate = useTranslate();
  return (
    <div className={styles.columns} role="group" aria-label={translate('statement.columns.title')}>
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
      {children}
    </div>
  );
}

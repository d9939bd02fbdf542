import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { Form, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { TextInput } from 'react-admin';
import { usePaymentModes } from '../api/paymentModes';
import { formatCentavos } from '../format/money';
import { FileInput, useDrop } from '../layout/FileInput';
import { Buttons, Panel } from '../layout/Panel';
import type { KeptSums } from './keep-statement';
import type { Statement } from './reading/parse-statement';
import { COLUMNS, type Choice, type Table } from './reading/table';
import { ReadNotes } from './ReadNotes';
import styles from './statement.module.css';
import { StatusQuestions } from './StatusQuestions';
import { useStatement } from './useStatement';

/** A file is read on this computer; its lines are kept by one button. */
export function OpenStatement() {
  const translate = useTranslate();
  const statement = useStatement();
  const { table, choice, problem, failed, read, missing, isReading, isKeeping, kept } = statement;
  return (
    <Panel title={translate('statement.open_title')}>
      <DropFile name={table && statement.fileName} onFile={(file) => void statement.open(file)} />
      {problem && (
        <Alert severity={problem.key === 'needs_password' ? 'info' : 'error'}>
          {translate(`statement.${problem.key}`, problem.values)}
        </Alert>
      )}
      {problem?.key.endsWith('_password') && (
        <Password onOpen={(password) => void statement.unlock(password)} />
      )}
      {table && choice && (
        <Columns table={table} choice={choice} onChange={statement.choose}>
          <Channel value={statement.channel} onChange={statement.setChannel} />
        </Columns>
      )}
      {table && choice && (
        <StatusQuestions
          foreign={read.foreign}
          results={choice.meanings ?? {}}
          onSay={(meanings) => statement.choose({ ...choice, meanings })}
        />
      )}
      {table && <ReadNotes read={read} />}
      {failed && <Alert severity="error">{translate(failed)}</Alert>}
      {table && (
        <>
          <Sums read={read} />
          <Buttons>
            <Button
              variant="contained"
              disabled={missing !== undefined || isKeeping || rowsOf(read) + read.unread.length === 0}
              onClick={statement.keep}
            >
              {translate('statement.keep', {
                smart_count: rowsOf(read),
                count: rowsOf(read).toLocaleString(),
              })}
            </Button>
            <Button onClick={statement.forget} disabled={isKeeping}>
              {translate('desk.cancel')}
            </Button>
          </Buttons>
          {missing && <p className={styles.why}>{translate(`statement.missing_first.${missing}`)}</p>}
        </>
      )}
      <p role="status">
        {isReading ? translate('statement.reading') : isKeeping ? translate('statement.keeping') : ''}
      </p>
      {kept && <Kept kept={kept} name={statement.fileName ?? ''} />}
    </Panel>
  );
}

const rowsOf = ({ credits, debits, still }: Statement): number =>
  credits.length + debits.length + still.length;

/** What the file says came in and went out: as its own sums must say. */
function Sums({ read: { credits, debits } }: { read: Statement }) {
  const translate = useTranslate();
  const sumOf = (rows: { amount_centavos: number }[]) =>
    formatCentavos(Math.abs(rows.reduce((sum, { amount_centavos }) => sum + amount_centavos, 0)));
  return (
    <p>
      {translate('statement.file_sums', {
        came: sumOf(credits),
        credits: credits.length.toLocaleString(),
        went: sumOf(debits),
        debits: debits.length.toLocaleString(),
      })}
    </p>
  );
}

/** The result of keeping a statement, in sentences. */
function Kept({ kept, name }: { kept: KeptSums; name: string }) {
  const translate = useTranslate();
  const said = (['added', 'known', 'confirmed', 'settled', 'turned'] as const).filter(
    (key) => kept[key] > 0 || key === 'added',
  );
  return (
    <Alert severity={kept.turned > 0 ? 'warning' : 'success'}>
      {name}:{' '}
      {said
        .map((key) =>
          translate(`statement.kept.${key}`, { smart_count: kept[key], count: kept[key].toLocaleString() }),
        )
        .join(' ')}
    </Alert>
  );
}

/** @param props.name of the file that is read */
function DropFile({ name, onFile }: { name: string | undefined; onFile: (file: File) => void }) {
  const translate = useTranslate();
  const take = ([file]: File[]) => file && onFile(file);
  const { isOver, zone } = useDrop(take);
  return (
    <label className={styles.drop} data-over={isOver} {...zone}>
      <span>{translate('statement.drop')}</span>
      {name !== undefined && <strong>{translate('statement.is_read', { name })}</strong>}
      <FileInput accept=".csv,.txt,.pdf,.xlsx,text/csv,application/pdf" onFiles={take} />
    </label>
  );
}

/** Asks for the password of a locked PDF. */
function Password({ onOpen }: { onOpen: (password: string) => void }) {
  const translate = useTranslate();
  return (
    <Form
      record={{}}
      className={styles.password}
      onSubmit={(values: object) => onOpen((values as { password: string }).password)}
    >
      <TextInput
        source="password"
        type="password"
        label="statement.password"
        helperText="statement.password_hint"
        autoComplete="off"
        autoFocus
        required
        fullWidth={false}
        size="small"
      />
      <Button type="submit" variant="contained">
        {translate('statement.open')}
      </Button>
    </Form>
  );
}

/** The way to pay whose statement it is: its payments are entered with that way. */
function Channel({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  return (
    <TextField
      select
      size="small"
      required
      label={translate('statement.channel')}
      value={value}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      onChange={(event) => onChange(event.target.value)}
    >
      <MenuItem value="" disabled>
        {translate('statement.channel_unsaid')}
      </MenuItem>
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

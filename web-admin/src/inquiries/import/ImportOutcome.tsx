import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate, type TranslateFunction } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../format/dates';
import { StateChip } from '../../layout/Panel';
import { palette } from '../../theme/palette';
import styles from '../leads.module.css';
import { nameOf, useWorkChoices } from '../work/work';
import { headOf } from './columns';
import { CorrectRow } from './CorrectRow';
import type { ImportRow } from './send-leads';
import { mayTake, type useImport } from './useImport';

const COLORS: Record<ImportRow['state'], string> = {
  new: palette.leaf,
  added: palette.leaf,
  known: palette.brassText,
  there: palette.muted,
  refused: palette.terracotta,
};

/** At most this many rows are drawn, those with problems first: a browser cannot draw fifty thousand. */
const MAX_SHOWN = 500;
const WORST = ['refused', 'known', 'new', 'there', 'added'];
const worstFirst = (rows: ImportRow[]): ImportRow[] =>
  [...rows].sort((one, other) => WORST.indexOf(one.state) - WORST.indexOf(other.state));

interface Props {
  rows: ImportRow[];
  steps: Steps;
}

/** Row by row, to be corrected or left out; who is known already is one click away. */
export function ImportOutcome({ rows, steps }: Props) {
  const translate = useTranslate();
  const [corrected, setCorrected] = useState<ImportRow>();
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const shown = rows.length > MAX_SHOWN ? worstFirst(rows).slice(0, MAX_SHOWN) : rows;
  const sums = (['new', 'known', 'there', 'refused'] as const).filter((state) => count(state) > 0);
  const isOpen = steps.done === undefined && steps.busy === undefined && !steps.isHalf;
  return (
    <>
      <p role="status">
        {sums.map((state) => translate(`leads.rows_${state}`, { smart_count: count(state) })).join(' · ')}
      </p>
      {shown.length < rows.length && <p>{translate('leads.first_rows', { count: MAX_SHOWN })}</p>}
      <div className={styles.rows}>
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('leads.line')}</th>
              <th scope="col">{translate('leads.lead')}</th>
              <th scope="col">{translate('leads.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td>
                  <label className={styles.line}>
                    <Checkbox
                      size="small"
                      checked={row.state === 'added' || steps.takes(row)}
                      disabled={!isOpen || !mayTake(row)}
                      onChange={() => steps.turn(row.line)}
                      slotProps={{ input: { 'aria-label': translate('leads.takes', { line: row.line }) } }}
                    />
                    {row.line}
                  </label>
                </td>
                <td>
                  <LeadInShort row={row} />
                </td>
                <td>
                  <Outcome row={row} steps={steps} />
                  {isOpen && row.state !== 'there' && (
                    <Button size="small" onClick={() => setCorrected(row)}>
                      {translate('leads.correct')}
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {corrected && (
        <CorrectRow
          row={corrected}
          onSend={(fields) => steps.correct(corrected, fields)}
          onClose={() => setCorrected(undefined)}
        />
      )}
    </>
  );
}

type Steps = ReturnType<typeof useImport>;

/** What the API refuses names its fields: people know them by the file's own headings, else by the words of the form. */
function messageText(message: string, { sheet, mapping }: Steps, translate: TranslateFunction): string {
  const named = (field: string) =>
    (sheet && mapping && headOf(field, sheet.heads, mapping)) ||
    translate(`resources.inquiries.fields.${field}`, { _: field });
  return message.replace(
    /(^|; )([a-z_]+): /g,
    (_all, before: string, field: string) => `${before}${named(field)}: `,
  );
}

/** As it would come in: names apart, so that a wrong cut is seen. */
function LeadInShort({ row: { lead } }: { row: ImportRow }) {
  const choices = useWorkChoices();
  const { first_name, last_name, phone_number, email, project_interest, received_at, assignee_id } = lead;
  const more = [
    project_interest,
    received_at && formatDateTime(received_at),
    lead.utm_campaign,
    choices?.assignees.find(({ id }) => id === assignee_id)?.name,
  ];
  return (
    <>
      {[first_name, last_name && <b key="last">{last_name}</b>].map((part, n) => (
        <span key={n}>{part} </span>
      ))}
      <small>{[phone_number, email].filter(Boolean).join(' · ')}</small>
      <small>{more.filter(Boolean).join(' · ')}</small>
    </>
  );
}

function Outcome({ row, steps }: { row: ImportRow; steps: Steps }) {
  const translate = useTranslate();
  const theirs = row.known.find(({ assignee_name }) => assignee_name !== null)?.assignee_name;
  return (
    <>
      <StateChip label={translate(`leads.states.${row.state}`)} color={COLORS[row.state]} />{' '}
      {row.isTrial && translate('leads.trial')}
      {row.message && messageText(row.message, steps, translate)}{' '}
      {row.known.map((known) => (
        <Link key={known.id} to={`/inquiries/${known.id}/show`} target="_blank">
          {nameOf(known)}{' '}
        </Link>
      ))}
      {row.state === 'known' && theirs && translate('leads.goes_to', { name: theirs })}
      {row.repeats !== undefined && mayTake(row) && (
        <small>{translate('leads.in_file', { line: row.repeats })}</small>
      )}
      {row.notes.map(({ key, args }) => (
        <small key={key}>{translate(`leads.notes.${key}`, args)}</small>
      ))}
    </>
  );
}

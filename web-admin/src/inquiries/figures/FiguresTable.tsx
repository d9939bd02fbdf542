import '../../messages/sales/inquiries';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FigureRow, InquiryFigures } from '../../api/types';
import { formatMinutes } from '../../format/dates';
import tables from '../../layout/numbers.module.css';
import styles from './figures.module.css';
import { listOf, shareOf, STAGES, type By, type Counts, type Stage } from './stages';

/** `2026-11` → “November 2026” */
export const monthWords = (month: string): string =>
  new Date(`${month}-15T12:00:00`).toLocaleDateString(undefined, { month: 'long', year: 'numeric' });

/** What the stages are called: of what is lost, all that was received is. */
function useHeads(by: By) {
  const translate = useTranslate();
  return (stage: Stage) =>
    translate(`figures.stages.${by === 'lost_reason' && stage === 'received' ? 'lost' : stage}`);
}

/** The figures of all rows: how many of those who came got how far. */
export function Funnel({ by, sums }: { by: By; sums: Counts }) {
  const headOf = useHeads(by);
  return (
    <ol className={styles.funnel}>
      {STAGES.filter(([stage]) => stage !== 'lost').map(([stage, filter]) => (
        <li key={stage}>
          <Link to={listOf(sums, filter)}>
            <span>{headOf(stage)}</span>
            <strong>{sums[stage].toLocaleString()}</strong>
            <small>{shareOf(sums, stage) ?? ' '}</small>
            <i style={{ width: sums.received ? `${(100 * sums[stage]) / sums.received}%` : 0 }} aria-hidden />
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function FiguresTable({ figures }: { figures: InquiryFigures }) {
  const { by } = figures;
  const translate = useTranslate();
  const id = useId();
  const title = translate(`figures.by.${by}`);
  // Of what is lost the first figure says it already.
  const stages = STAGES.filter(([stage]) => by !== 'lost_reason' || stage !== 'lost');
  const headOf = useHeads(by);
  const nameOf = ({ kind, name }: FigureRow): string => {
    if (kind === 'left') return translate('figures.left');
    if (name === null) return translate(by === 'agent' ? 'figures.nobody' : 'figures.not_said');
    if (by === 'lost_reason') return translate(`inquiries.lost_reasons.${name}`);
    return by === 'month' ? monthWords(name) : name;
  };
  const cells = (counts: Counts, describedBy: string) => (
    <>
      {stages.map(([stage, filter]) => (
        <td key={stage}>
          {counts[stage] === 0 ? (
            <span className={styles.zero}>0</span>
          ) : (
            <Link to={listOf(counts, filter)} aria-describedby={`${describedBy} ${id}${stage}`}>
              {counts[stage].toLocaleString()}
            </Link>
          )}
          {counts[stage] > 0 && <small>{shareOf(counts, stage)}</small>}
        </td>
      ))}
      <td>
        {counts.median_minutes === null ? (
          <span className={styles.zero}>–</span>
        ) : (
          <Link to={listOf(counts, { answered_at: true })} aria-describedby={`${describedBy} ${id}median`}>
            {formatMinutes(counts.median_minutes)}
          </Link>
        )}
      </td>
    </>
  );
  return (
    <div className={tables.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={`${tables.numbers} ${styles.figures}`}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {stages.map(([stage]) => (
              <th key={stage} scope="col" id={`${id}${stage}`}>
                {headOf(stage)}
              </th>
            ))}
            <th scope="col" id={`${id}median`}>
              {translate('figures.stages.median')}
              <small>{translate('figures.median')}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.rows.map((row, n) => (
            <tr key={`${row.kind} ${row.value}`}>
              <th scope="row" id={`${id}${n}`}>
                {nameOf(row)}
              </th>
              {cells(row, `${id}${n}`)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" id={`${id}all`}>
              {translate('figures.all')}
            </th>
            {cells(figures.sums, `${id}all`)}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

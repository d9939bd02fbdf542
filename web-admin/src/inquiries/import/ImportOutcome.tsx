import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { StateChip } from '../../layout/Panel';
import { palette } from '../../theme/palette';
import styles from '../leads.module.css';
import { nameOf } from '../work/work';
import type { ImportRow } from './useImport';

const COLORS: Record<ImportRow['state'], string> = {
  new: palette.leaf,
  added: palette.leaf,
  known: palette.brassText,
  refused: palette.terracotta,
};

/** At most this many rows are drawn, those with problems first: a browser cannot draw fifty thousand. */
const MAX_SHOWN = 500;
const WORST = ['refused', 'known', 'new', 'added'];
const worstFirst = (rows: ImportRow[]): ImportRow[] =>
  [...rows].sort((one, other) => WORST.indexOf(one.state) - WORST.indexOf(other.state));

/** Row by row; who is known already is one click away. */
export function ImportOutcome({ rows }: { rows: ImportRow[] }) {
  const translate = useTranslate();
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const shown = rows.length > MAX_SHOWN ? worstFirst(rows).slice(0, MAX_SHOWN) : rows;
  const sums = (['new', 'known', 'refused'] as const).filter((state) => count(state) > 0);
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
              <th scope="col">{translate('leads.name')}</th>
              <th scope="col">{translate('leads.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td>{row.name}</td>
                <td>
                  <StateChip label={translate(`leads.states.${row.state}`)} color={COLORS[row.state]} />{' '}
                  {row.message}
                  {row.repeats !== undefined && translate('leads.in_file', { line: row.repeats })}{' '}
                  {row.known.map((known) => (
                    <Link key={known.id} to={`/inquiries/${known.id}/show`} target="_blank">
                      {nameOf(known)}{' '}
                    </Link>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

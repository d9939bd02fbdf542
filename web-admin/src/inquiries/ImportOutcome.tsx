import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { StateChip } from '../layout/Panel';
import { palette } from '../theme/palette';
import { nameOf } from './work';
import type { ImportRow } from './useImport';

const COLORS: Record<ImportRow['state'], string> = {
  new: palette.leaf,
  added: palette.leaf,
  known: palette.brassText,
  refused: palette.terracotta,
};

/** Row by row; who is known already is one click away. */
export function ImportOutcome({ rows }: { rows: ImportRow[] }) {
  const translate = useTranslate();
  const count = (state: ImportRow['state']) => rows.filter((row) => row.state === state).length;
  const sums = (['new', 'known', 'refused'] as const).filter((state) => count(state) > 0);
  return (
    <>
      <p role="status">
        {sums.map((state) => translate(`leads.rows_${state}`, { smart_count: count(state) })).join(' · ')}
      </p>
      <div className="lead-rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{translate('leads.line')}</th>
              <th scope="col">{translate('leads.name')}</th>
              <th scope="col">{translate('leads.outcome')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
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

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { labelOf, usePaymentModes } from '../../api/paymentModes';
import type { MoneyReport, ReportRow } from '../../api/types';
import { formatDate } from '../../format/dates';
import { formatCentavos } from '../../format/money';
import { filtered } from '../../kit/list/filtered';
import tables from '../../layout/numbers.module.css';
import styles from './reports.module.css';
import { isSpelled, isTogether, type By } from './rows';

type Sums = MoneyReport['sums'];
type Cell = [head: string, of: keyof Sums];

const OF_MONEY: Cell[] = [
  ['movements', 'movements'],
  ['came_in', 'received_centavos'],
  ['returned', 'returned_centavos'],
  ['kept', 'paid_centavos'],
];
const OF_PEOPLE: Cell[] = [
  ['people', 'people'],
  ['due', 'due_centavos'],
  ['received', 'paid_centavos'],
  ['owed', 'owed_centavos'],
  ['to_return', 'to_return_centavos'],
];

/** Of a free event there are people alone, and what is to be returned is said where something is. */
function cellsOf({ people, due_centavos, paid_centavos, to_return_centavos }: Sums): Cell[] {
  if (people === null) return OF_MONEY;
  const isFree = !due_centavos && !paid_centavos && !to_return_centavos;
  return OF_PEOPLE.filter(([head]) =>
    isFree ? head === 'people' : head !== 'to_return' || Boolean(to_return_centavos),
  );
}

const shown = (of: keyof Sums, value: number | null): string =>
  of === 'people' || of === 'movements' ? (value ?? 0).toLocaleString() : formatCentavos(value ?? 0);

/** The people or movements that a row counts, as a list; undefined where no filter says them. */
function listOf(by: By, { kind, name }: ReportRow, event: string | undefined): string | undefined {
  const of = event === undefined ? {} : { event_id: event };
  if (kind !== 'named' || name === null) return undefined;
  if (isSpelled(by)) return filtered('/delegates', { ...of, has_place: true, [`${by}_is`]: name });
  return by === 'channel' ? filtered('/movements', { ...of, channel: name }) : undefined;
}

interface Props {
  by: By;
  event: string | undefined;
  report: MoneyReport;
  /** Names that are to be put together; undefined: nobody may. */
  chosen: ReadonlySet<string> | undefined;
  onChoose: (name: string) => void;
  onSpellings: (name: string) => void;
}

export function ReportTable({ by, event, report, chosen, onChoose, onSpellings }: Props) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const id = useId();
  const cells = cellsOf(report.sums);
  const nameOf = ({ kind, name }: ReportRow): string => {
    if (kind === 'removed') return translate('reports.removed');
    if (name === null) return translate(by === 'price' ? 'reports.fee' : 'reports.not_said');
    if (by === 'day') return formatDate(`${name}T12:00:00`);
    return by === 'channel' ? labelOf(modes, name) : name;
  };
  const title = translate(`reports.by.${by}`);
  return (
    <div className={tables.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={`${tables.numbers} ${tables.rows} ${styles.report}`}>
        <thead>
          <tr>
            <th scope="col">{title}</th>
            {by === 'price' && <th scope="col">{translate('reports.place')}</th>}
            {cells.map(([head]) => (
              <th key={head} scope="col">
                {translate(`reports.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.rows.map((row, n) => {
            const list = listOf(by, row, event);
            const { name } = row;
            const others = row.written.filter((one) => one !== name);
            return (
              <tr key={`${row.kind} ${name} ${row.price_centavos}`}>
                <th scope="row">
                  <span className={styles.name}>
                    {chosen && isSpelled(by) && (
                      <Checkbox
                        className={styles.noPrint}
                        size="small"
                        disabled={name === null}
                        checked={name !== null && chosen.has(name)}
                        onChange={() => name !== null && onChoose(name)}
                        slotProps={{
                          input: { 'aria-label': translate('reports.choose', { name: nameOf(row) }) },
                        }}
                      />
                    )}
                    <span>
                      <span id={`${id}${n}`}>{nameOf(row)}</span>
                      {others.length > 0 && (
                        <small>{translate('reports.written', { spellings: others.join(', ') })}</small>
                      )}
                      {chosen && name !== null && isTogether(row) && (
                        <Button
                          className={`${styles.apart} ${styles.noPrint}`}
                          size="small"
                          onClick={() => onSpellings(name)}
                          aria-label={translate('reports.apart.of', { name })}
                        >
                          {translate('reports.apart.open')}
                        </Button>
                      )}
                    </span>
                  </span>
                </th>
                {by === 'price' && (
                  <td data-label={translate('reports.place')}>
                    {row.price_centavos === null ? '' : formatCentavos(row.price_centavos)}
                  </td>
                )}
                {cells.map(([head, of], at) => (
                  <td key={head} data-label={translate(`reports.${head}`)}>
                    {list && at === 0 ? (
                      <Link to={list} aria-describedby={`${id}${n}`}>
                        {shown(of, row[of])}
                      </Link>
                    ) : (
                      shown(of, row[of])
                    )}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{translate('reports.all')}</th>
            {by === 'price' && <td />}
            {cells.map(([head, of]) => (
              <td key={head} data-label={translate(`reports.${head}`)}>
                {shown(of, report.sums[of])}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

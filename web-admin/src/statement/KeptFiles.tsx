import { useTranslate } from 'ra-core';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { StatementFile, StatementSums } from '../api/types';
import { useCall } from '../api/useCall';
import { formatDateTime, formatShortDate } from '../format/dates';
import { formatCentavos } from '../format/money';
import { Panel } from '../layout/Panel';
import { linesInWords } from './lines';
import styles from './statement.module.css';

const SHOWN = 20;

/** The files that were kept, the newest first: what came in and went out, and what became of it, to the centavo. */
export function KeptFiles() {
  const translate = useTranslate();
  const modes = usePaymentModes();
  const { data } = useCall(['statement-files'], (api) =>
    api.getList<StatementFile>('statement-files', {
      filter: {},
      sort: { field: 'created_at', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    }),
  );
  const { data: ledger } = useCall(['not-in-bank', 'sums'], (api) => api.ledgerSums());
  if (!data || data.data.length === 0) return null;
  const { data: files, total = files.length } = data;
  return (
    <>
      <Panel title={translate('statement.ledger.title')}>
        <p>{translate('statement.ledger.hint')}</p>
        <dl className={styles.ledger}>
          {ledger?.map(({ channel, ledger_centavos, confirmed_centavos, not_in_bank_centavos }) => (
            <div key={channel}>
              <dt>{labelOf(modes, channel)}</dt>
              <dd>
                {translate('statement.ledger.sums', {
                  ledger: formatCentavos(ledger_centavos),
                  confirmed: formatCentavos(confirmed_centavos),
                  open: formatCentavos(not_in_bank_centavos),
                })}
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={translate('statement.files', { count: total })}>
        {files.map((file) => (
          <details key={file.id} className={styles.rest}>
            <summary>
              {file.name} · {labelOf(modes, file.channel)} · {daysOf(file)}
              {waitingOf(file) > 0 && (
                <span className={styles.why}>
                  {translate('statement.file_waits', { smart_count: waitingOf(file) })}
                </span>
              )}
            </summary>
            <p>
              {translate('statement.kept_by', {
                at: formatDateTime(file.created_at),
                name: file.kept_by_name ?? translate('statement.nobody'),
              })}{' '}
              {file.unread_lines.length > 0 &&
                translate('statement.unread_kept', {
                  smart_count: file.unread_lines.length,
                  lines: linesInWords(file.unread_lines),
                })}
            </p>
            <Balance file={file} />
          </details>
        ))}
        {total > SHOWN && <p>{translate('statement.older_files', { count: total - SHOWN })}</p>}
      </Panel>
    </>
  );
}

const waitingOf = ({ states }: StatementFile): number =>
  states.find(({ state }) => state === 'waiting')?.lines ?? 0;

const shortDay = (day: string): string => formatShortDate(`${day}T12:00:00`);

/** From its first day to its last; '' where it has none. */
function daysOf({ states }: StatementFile): string {
  const days = states
    .flatMap(({ first_day, last_day }) => [first_day, last_day])
    .filter((day) => day !== null)
    .sort();
  const first = days[0];
  const last = days.at(-1);
  if (first === undefined || last === undefined) return '';
  return first === last ? shortDay(first) : `${shortDay(first)} – ${shortDay(last)}`;
}

/** Each state with its sums; their totals are the file's. */
export function Balance({ file: { states } }: { file: Pick<StatementSums, 'states'> }) {
  const translate = useTranslate();
  const moved = states.filter(({ state }) => state !== 'unmoved');
  const unmoved = states.find(({ state }) => state === 'unmoved');
  const sumOf = (side: 'lines' | 'in_centavos' | 'out_centavos') =>
    moved.reduce((sum, one) => sum + one[side], 0);
  const cells = ({
    lines,
    in_centavos,
    out_centavos,
  }: Record<'lines' | 'in_centavos' | 'out_centavos', number>) => (
    <>
      <td>{lines.toLocaleString()}</td>
      <td>{formatCentavos(in_centavos)}</td>
      <td>{formatCentavos(out_centavos)}</td>
    </>
  );
  return (
    <table className={styles.balance}>
      <thead>
        <tr>
          {['state', 'lines', 'in', 'out'].map((head) => (
            <th key={head} scope="col">
              {translate(`statement.balance.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moved.map((one) => (
          <tr key={one.state}>
            <th scope="row">{translate(`resources.statement-lines.states.${one.state}`)}</th>
            {cells(one)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{translate('statement.balance.all')}</th>
          {cells({
            lines: sumOf('lines'),
            in_centavos: sumOf('in_centavos'),
            out_centavos: sumOf('out_centavos'),
          })}
        </tr>
        {unmoved && (
          <tr>
            <th scope="row">{translate('resources.statement-lines.states.unmoved')}</th>
            {cells(unmoved)}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

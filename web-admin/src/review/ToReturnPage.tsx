import '../messages/event/review';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { BulkReport, ToReturn } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { formatPhone } from '../format/phone';
import { CanAccess } from '../kit/access';
import { BulkReportDialog } from '../kit/list/bulk/BulkReportDialog';
import { EventChoice } from '../layout/EventChoice';
import { Loading, PageHead } from '../layout/Page';
import { ROW, useFocusStays } from '../layout/useFocusStays';
import { ManyReturned } from './ManyReturned';
import { RefundDialog } from './RefundDialog';
import styles from './to-return.module.css';

const TO_RETURN = ['payments', 'to-return'];
/** As many as the API takes in one step. */
const MAX = 500;

/** For the wallet or bank, of the event and the way that are shown. */
const fileOf = (event: string | undefined, channel: string): string =>
  `/api/v1/payments/to-return/export.csv?${new URLSearchParams({ ...(event && { event }), ...(channel && { channel }) }).toString()}`;

/** Money that belongs to somebody else: paid for a place that was cancelled since, or more than was to be paid. */
export function ToReturnPage() {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [event, choose] = useEventOfPage();
  const { data, error } = useCall([...TO_RETURN, event], (api) => api.moneyToReturn(event));
  const { data: rows, meta } = data ?? {};
  const [one, setOne] = useState<ToReturn>();
  const [way, setWay] = useState('');
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [entering, setEntering] = useState(false);
  const [report, setReport] = useState<BulkReport>();
  const stays = useFocusStays(rows, one, entering);
  const ways = [...new Set(rows?.map(({ channel }) => channel))];
  const shown = rows?.filter(({ channel }) => !ways.includes(way) || channel === way) ?? [];
  const chosen = shown.filter(({ registration_id: id }) => ids.has(id));
  const mark = (id: string, is: boolean) => {
    const next = new Set(ids);
    if (is) next.add(id);
    else next.delete(id);
    setIds(next);
  };
  // Its sums and its history are on the delegates' pages, and in the figures of the day.
  const refresh = () => void invalidate(TO_RETURN, 'delegates', 'movements', 'dashboard', 'event-overview');
  return (
    <>
      <PageHead
        title={translate('review.to_return.title')}
        state={
          meta && meta.total > 0 ? (
            <span role="status">
              {translate('review.to_return.sum', {
                smart_count: meta.total,
                sum: formatCentavos(meta.to_return_centavos),
              })}
            </span>
          ) : undefined
        }
        actions={
          <Button component={Link} to="/review">
            {translate('review.to_return.back')}
          </Button>
        }
      />
      <EventChoice value={event} onChange={choose} />
      {error && <p role="alert">{error.message}</p>}
      {!error && !rows && <Loading />}
      <div {...stays}>
        {rows?.length === 0 && <p>{translate('review.to_return.none')}</p>}
        {shown.length > 0 && (
          <CanAccess resource="review" action="write">
            <div className={styles.many}>
              {ways.length > 1 && <WayFilter ways={ways} way={way} onChange={setWay} />}
              <ChooseAll rows={shown} ids={ids} onChoose={setIds} />
              <CanAccess resource="review" action="export">
                <a href={fileOf(event, ways.includes(way) ? way : '')} download>
                  {translate('review.to_return.file')}
                </a>
              </CanAccess>
              {chosen.length > 0 && (
                <Button variant="contained" onClick={() => setEntering(true)}>
                  {translate('review.many.open')}
                </Button>
              )}
            </div>
          </CanAccess>
        )}
        <ul className={styles.toReturn}>
          {shown.map((row) => (
            <Row
              key={row.registration_id}
              row={row}
              chosen={ids.has(row.registration_id)}
              onMark={(is) => mark(row.registration_id, is)}
              onChoose={() => setOne(row)}
            />
          ))}
        </ul>
      </div>
      {rows && meta && meta.total > rows.length && (
        <p>{translate('review.to_return.more', { shown: rows.length, left: meta.total - rows.length })}</p>
      )}
      {one && <RefundDialog row={one} onClose={() => setOne(undefined)} onAnswered={refresh} />}
      {entering && (
        <ManyReturned
          rows={chosen.slice(0, MAX)}
          onClose={() => setEntering(false)}
          onEntered={(entered) => {
            setIds(new Set());
            if (entered.failed.length > 0) setReport(entered);
            refresh();
          }}
        />
      )}
      {report && (
        <BulkReportDialog
          report={report}
          done={translate('review.many.done')}
          onClose={() => setReport(undefined)}
        />
      )}
    </>
  );
}

interface ChooseAllProps {
  rows: ToReturn[];
  ids: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

/** Chooses what one step takes; more follow once these are entered. */
function ChooseAll({ rows, ids, onChoose }: ChooseAllProps) {
  const translate = useTranslate();
  const most = rows.slice(0, MAX).map(({ registration_id: id }) => id);
  return (
    <label>
      <input
        type="checkbox"
        checked={most.every((id) => ids.has(id))}
        onChange={({ target }) => onChoose(new Set(target.checked ? most : []))}
      />{' '}
      {translate('review.many.choose_all', { smart_count: most.length })}
    </label>
  );
}

interface WayFilterProps {
  ways: string[];
  /** Empty: all of them. */
  way: string;
  onChange: (way: string) => void;
}

function WayFilter({ ways, way, onChange }: WayFilterProps) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  return (
    <label>
      {translate('review.many.way')}{' '}
      <select value={way} onChange={({ target }) => onChange(target.value)}>
        <option value="">{translate('review.many.all_ways')}</option>
        {ways.map((each) => (
          <option key={each} value={each}>
            {labelOf(modes, each)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface RowProps {
  row: ToReturn;
  chosen: boolean;
  onMark: (is: boolean) => void;
  onChoose: () => void;
}

function Row({ row, chosen, onMark, onChoose }: RowProps) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  return (
    <li {...ROW}>
      <CanAccess resource="review" action="write">
        <input
          type="checkbox"
          checked={chosen}
          onChange={({ target }) => onMark(target.checked)}
          aria-label={translate('review.many.choose', { name: row.name })}
        />
      </CanAccess>
      <div>
        {row.delegate_id === null ? (
          <strong>{row.name}</strong>
        ) : (
          <Link to={`/delegates/${row.delegate_id}`}>{row.name}</Link>
        )}
        <p>
          {row.event_name} ·{' '}
          {translate('review.to_return.since', {
            channel: labelOf(modes, row.channel),
            since: formatDateTime(row.since),
          })}
        </p>
        <p>
          {[row.code, row.phone_number && formatPhone(row.phone_number), row.reference]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <strong>{formatCentavos(row.to_return_centavos)}</strong>
      <CanAccess resource="review" action="write">
        <Button
          variant="outlined"
          onClick={onChoose}
          aria-label={translate('review.to_return.enter_one', { name: row.name })}
        >
          {translate('review.to_return.enter')}
        </Button>
      </CanAccess>
    </li>
  );
}

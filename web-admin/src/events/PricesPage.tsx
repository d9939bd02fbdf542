import '../messages/event/prices';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { fieldErrors } from '../api/ApiError';
import { useApi } from '../api/dataProvider';
import type { PriceList } from '../api/types';
import { useCall, useInvalidate } from '../api/useCall';
import { formatCentavos } from '../format/money';
import { useCanAccess } from '../kit/access';
import { LeaveGuard } from '../kit/form/LeaveGuard';
import { useOpened } from '../kit/form/useOpened';
import { Loading, PageHead } from '../layout/Page';
import { Unsaved } from '../layout/Panel';
import { emptyPrice, toPrices, toRows, type PriceRow } from './price-rows';
import { PriceEditor } from './PriceEditor';
import styles from './prices.module.css';

/** What a place at an event costs: one fee, or a list. */
export function PricesPage() {
  const api = useApi();
  const { id = '' } = useParams();
  const { data, error } = useOpened(['event-prices-opened', id], () => api.eventPrices(id));
  const { data: event } = useCall(['event-overview', id], () => api.eventOverview(id));
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || !event) return <Loading />;
  return <Editor key={id} opened={data} name={event.event.name} />;
}

function Editor({ opened, name }: { opened: PriceList; name: string }) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const say = (key: string, args?: object) => translate(`prices.${key}`, args);
  const [list, setList] = useState(opened);
  const [rows, setRows] = useState(() => toRows(opened));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  /** The rows as the server has them. */
  const [saved, setSaved] = useState(rows);
  const isChanged = rows !== saved;
  const [busy, setBusy] = useState(false);
  const begin = () =>
    setRows([
      { ...emptyPrice(say('first_name')), pesos: String(list.fee_centavos / 100), is_default: true },
      emptyPrice(''),
    ]);
  const save = async () => {
    setBusy(true);
    try {
      const prices = { prices: toPrices(rows), seen_at: list.updated_at };
      const kept = await api.saveEventPrices(list.event_id, prices);
      const next = toRows(kept);
      setList(kept);
      setSaved(next);
      // What was typed since Save was pressed stays, and is not saved yet.
      setRows((now) => (now === rows ? next : now));
      setProblems({});
      notify('prices.saved', { type: 'success' });
      void invalidate('event-prices', 'events', 'event-overview');
    } catch (failure) {
      setProblems(fieldErrors(failure) ?? {});
      notify((failure as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  const { canAccess: mayChange } = useCanAccess({ resource: 'events', action: 'write' });
  return (
    <>
      <LeaveGuard unsaved={isChanged} sending={busy} />
      <PageHead
        sticky
        title={say('title', { event: name })}
        state={isChanged && <Unsaved>{translate('prices.unsaved')}</Unsaved>}
        actions={
          <>
            <Button component={Link} to={`/events/${list.event_id}/overview`}>
              {say('back')}
            </Button>
            {mayChange && (
              <Button variant="contained" disabled={!isChanged || busy} onClick={() => void save()}>
                {say('save')}
              </Button>
            )}
          </>
        }
      />
      <p>{rows.length === 0 ? say('only_fee', { fee: formatCentavos(list.fee_centavos) }) : say('hint')}</p>
      {problems.prices && <p role="alert">{problems.prices}</p>}
      <ol className={styles.prices}>
        {rows.map((row, n) => (
          <PriceEditor
            key={row.key}
            row={row}
            problemOf={(field) => problems[`prices[${n}].${field}`]}
            disabled={!mayChange}
            onChange={(next) => setRows(rows.map((one, at) => (at === n ? next : one)))}
            onUsual={() => setRows(rows.map((one, at) => ({ ...one, is_default: at === n })))}
            onUp={n > 0 ? () => setRows(moved(rows, n)) : undefined}
            onRemove={
              row.in_use || row.is_default ? undefined : () => setRows(rows.filter((_, at) => at !== n))
            }
          />
        ))}
      </ol>
      {mayChange && (
        <Button
          variant="outlined"
          onClick={() => (rows.length === 0 ? begin() : setRows([...rows, emptyPrice('')]))}
        >
          {say(rows.length === 0 ? 'add_first' : 'add')}
        </Button>
      )}
    </>
  );
}

const moved = (rows: PriceRow[], n: number): PriceRow[] => {
  const others = rows.filter((_, at) => at !== n);
  return others.toSpliced(n - 1, 0, ...rows.slice(n, n + 1));
};

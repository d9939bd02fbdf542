import '../messages/review';
import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEventOfPage } from '../api/chosenEvent';
import { useApi } from '../api/dataProvider';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import { may } from '../api/session';
import type { ToReturn } from '../api/types';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { EventChoice } from '../layout/EventChoice';
import { Loading, PageHead } from '../layout/Page';
import { RefundDialog } from './RefundDialog';
import styles from './to-return.module.css';

const TO_RETURN = ['payments', 'to-return'];

/** Money that belongs to somebody else: paid for a place that was cancelled since, or more than was to be paid. */
export function ToReturnPage() {
  const api = useApi();
  const translate = useTranslate();
  const queries = useQueryClient();
  const [event, choose] = useEventOfPage();
  const { data, error } = useQuery({
    queryKey: [...TO_RETURN, event],
    queryFn: () => api.moneyToReturn(event),
  });
  const { data: rows, meta } = data ?? {};
  const [chosen, setChosen] = useState<ToReturn>();
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
      {rows?.length === 0 && <p>{translate('review.to_return.none')}</p>}
      <ul className={styles.toReturn}>
        {rows?.map((row) => (
          <Row key={row.registration_id} row={row} onChoose={() => setChosen(row)} />
        ))}
      </ul>
      {rows && meta && meta.total > rows.length && (
        <p>{translate('review.to_return.more', { shown: rows.length, left: meta.total - rows.length })}</p>
      )}
      {chosen && (
        <RefundDialog
          row={chosen}
          onClose={() => setChosen(undefined)}
          onEntered={() => {
            void queries.invalidateQueries({ queryKey: TO_RETURN });
            // Its sums and its history are on the delegates' pages, and in the figures of the day.
            void queries.invalidateQueries({ queryKey: ['delegates'] });
            void queries.invalidateQueries({ queryKey: ['dashboard'] });
          }}
        />
      )}
    </>
  );
}

function Row({ row, onChoose }: { row: ToReturn; onChoose: () => void }) {
  const translate = useTranslate();
  const modes = usePaymentModes();
  return (
    <li>
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
      </div>
      <strong>{formatCentavos(row.to_return_centavos)}</strong>
      {may('delegates:write') && (
        <Button
          variant="outlined"
          onClick={onChoose}
          aria-label={translate('review.to_return.enter_one', { name: row.name })}
        >
          {translate('review.to_return.enter')}
        </Button>
      )}
    </li>
  );
}

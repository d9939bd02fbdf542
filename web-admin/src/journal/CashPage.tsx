import '../messages/event/cash';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useParams } from 'react-router-dom';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
import type { CashCount, CashInHand, EventCash } from '../api/types';
import { useCall } from '../api/useCall';
import { centavosIn } from '../format/amount';
import { formatDateTime } from '../format/dates';
import { formatCentavos } from '../format/money';
import { CanAccess } from '../kit/access';
import { useAction } from '../kit/useAction';
import { useSeen } from '../kit/useSeen';
import { FormDialog } from '../layout/FormDialog';
import { Loading, PageHead } from '../layout/Page';
import { Panel } from '../layout/Panel';
import styles from './cash.module.css';
import { given, MoneyInput } from './money-fields';

/** The cash of an event: who holds cash that is not counted yet, and the counts so far. */
export function CashPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const { data, error } = useCall(['cash', id], (api) => api.eventCash(id));
  const [counting, setCounting] = useState<CashInHand>();
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <Loading />;
  return (
    <>
      <PageHead
        title={translate('cash.title', { event: data.event_name })}
        actions={
          <>
            <Button component={Link} to={`/events/${id}/overview`}>
              {translate('desk.back')}
            </Button>
            <Button component={Link} to={`/door-desk?event=${id}`}>
              {translate('cash.door')}
            </Button>
          </>
        }
      />
      <div className={styles.panels}>
        <Panel title={translate('cash.in_hand')}>
          <InHand event={id} cash={data} onCount={setCounting} />
        </Panel>
        <Panel title={translate('cash.counted')}>
          <Counted event={id} counts={data.counts} />
        </Panel>
      </div>
      {counting && <CountDialog event={id} of={counting} onClose={() => setCounting(undefined)} />}
    </>
  );
}

/** Leads to the movements that a figure sums. */
const rowsOf = (filter: object) => `/movements?filter=${encodeURIComponent(JSON.stringify(filter))}`;

function InHand({
  event,
  cash,
  onCount,
}: {
  event: string;
  cash: EventCash;
  onCount: (of: CashInHand) => void;
}) {
  const translate = useTranslate();
  if (cash.in_hand.length === 0) return <p>{translate('cash.none_in_hand')}</p>;
  return (
    <ul className={styles.list}>
      {cash.in_hand.map((one) => (
        <li key={one.holder_id}>
          <div>
            <strong>{one.holder_name ?? translate('cash.unknown')}</strong>
            <p>{translate('cash.since', { smart_count: one.movements, at: formatDateTime(one.since) })}</p>
          </div>
          <Link
            to={rowsOf({ event_id: event, channel: 'cash', holder_id: [one.holder_id], is_counted: false })}
          >
            {formatCentavos(one.expected_centavos)}
          </Link>
          <CanAccess resource="delegates" action="write">
            <Button
              variant="outlined"
              onClick={() => onCount(one)}
              aria-label={translate('cash.count_of', { name: one.holder_name ?? translate('cash.unknown') })}
            >
              {translate('cash.count')}
            </Button>
          </CanAccess>
        </li>
      ))}
    </ul>
  );
}

function Counted({ event, counts }: { event: string; counts: CashCount[] }) {
  const translate = useTranslate();
  if (counts.length === 0) return <p>{translate('cash.none_counted')}</p>;
  return (
    <ul className={styles.list}>
      {counts.map((one) => (
        <li key={one.id}>
          <div>
            <strong>{one.holder_name ?? translate('cash.unknown')}</strong>
            <p>
              {translate('cash.by', {
                at: formatDateTime(one.created_at),
                name: one.counted_by_name ?? translate('cash.unknown'),
              })}
            </p>
            {one.difference_centavos !== 0 && (
              <p>
                {differenceOf(translate, one)}: <q>{one.because}</q>
              </p>
            )}
          </div>
          <Link to={rowsOf({ cash_count_id: [one.id] })}>{formatCentavos(one.expected_centavos)}</Link>
          <Button component={Link} to={`/cash-slip?event=${event}&of=${one.id}`}>
            {translate('cash.slip')}
          </Button>
        </li>
      ))}
    </ul>
  );
}

export const differenceOf = (
  translate: ReturnType<typeof useTranslate>,
  { difference_centavos: difference }: Pick<CashCount, 'difference_centavos'>,
): string =>
  translate(difference > 0 ? 'cash.more' : 'cash.less', { sum: formatCentavos(Math.abs(difference)) });

/** Shows the expected sum beside the field; a count that differs needs a reason. */
export function CountDialog({ event, of, onClose }: { event: string; of: CashInHand; onClose: () => void }) {
  const api = useApi();
  const translate = useTranslate();
  // One key for one count: a click that is repeated after a lost answer closes nothing twice.
  const [key] = useState(newId);
  const { holder_id } = of;
  const { seen: expected_centavos, over } = useSeen(of.expected_centavos);
  const { runAsync } = useAction(
    (count: { counted_centavos: number; because: string | null }) =>
      over(() => api.countCash(event, { holder_id, expected_centavos, ...count }, key)),
    { shows: ['cash'], done: 'cash.done', showsRefused: true, failsQuietly: true },
  );
  const count = async ({ counted, because }: { counted: string | null; because: string | null }) => {
    const counted_centavos = centavosIn(counted ?? '');
    if (counted_centavos === undefined) throw new Error('journal.amount_wrong');
    await runAsync({ counted_centavos, because: given(because) });
  };
  return (
    <FormDialog
      title={translate('cash.count_of', { name: of.holder_name ?? translate('cash.unknown') })}
      action={translate('cash.close')}
      values={{ counted: expected_centavos > 0 ? '' : inPesos(0), because: '' }}
      onSend={count}
      onClose={onClose}
    >
      <p>{translate('cash.expected', { sum: formatCentavos(expected_centavos) })}</p>
      <MoneyInput source="counted" label="cash.counted" max={20} autoFocus required />
      <Difference expected={expected_centavos} />
    </FormDialog>
  );
}

/** What is more or less than expected, and the reason that it needs. */
function Difference({ expected }: { expected: number }) {
  const translate = useTranslate();
  const counted = centavosIn((useWatch({ name: 'counted' }) as string | null) ?? '');
  if (counted === undefined || counted === expected) return null;
  return (
    <>
      <p role="status">{differenceOf(translate, { difference_centavos: counted - expected })}</p>
      <MoneyInput source="because" label="cash.because" max={300} required />
    </>
  );
}

import { required, useRecordContext } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { openEvents, useEvents } from '../../api/events';
import { labelOf, usePaymentModes, useWaysToPay } from '../../api/paymentModes';
import type { Delegate } from '../../api/types';

const isRequired = [required('ra.validation.required')];

export function ModeWords({ mode }: { mode: string }) {
  return labelOf(usePaymentModes(), mode);
}

/** What the event offers now; of an older record, also what it has. Nothing where nothing is to be paid. */
export function PaymentModeInput({ source }: { source: string }) {
  const record = useRecordContext<Delegate>();
  const chosen = useWatch<{ event?: string }>({ name: 'event' });
  const { data: events = [] } = useEvents();
  const ways = useWaysToPay(record?.event_id ?? chosen ?? openEvents(events)[0]?.slug ?? '');
  const all = usePaymentModes();
  const own = record?.payment_mode;
  const former = own === undefined || ways.some(({ value }) => value === own) ? [] : [own];
  const choices = [
    ...ways.map(({ value, label }) => ({ id: value, name: label })),
    ...former.map((value) => ({ id: value, name: labelOf(all, value) })),
  ];
  if (choices.length === 0) return null;
  const usual = choices.find(({ id }) => id === 'gcash') ?? choices[0];
  return (
    <SelectInput
      key={choices.map(({ id }) => id).join()}
      source={source}
      choices={choices}
      validate={isRequired}
      defaultValue={usual?.id}
      translateChoice={false}
    />
  );
}

import { useRecordContext, required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { labelOf, usePaymentModes } from '../api/paymentModes';
import type { Delegate } from '../api/types';

const isRequired = [required('ra.validation.required')];

export function ModeWords({ mode }: { mode: string }) {
  return labelOf(usePaymentModes(), mode);
}

/** What is offered now; of an older record, what it has. */
export function PaymentModeInput({ source }: { source: string }) {
  const modes = usePaymentModes();
  const own = useRecordContext<Delegate>()?.payment_mode;
  const choices = modes
    .filter(({ offered, value }) => offered || value === own)
    .map(({ value, label }) => ({ id: value, name: label }));
  if (choices.length === 0) return null;
  const usual = choices.find(({ id }) => id === 'gcash') ?? choices[0];
  return (
    <SelectInput
      source={source}
      choices={choices}
      validate={isRequired}
      defaultValue={usual?.id}
      translateChoice={false}
    />
  );
}

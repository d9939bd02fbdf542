import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
import type { ToReturn } from '../api/types';
import { formatCentavos } from '../format/money';
import { centavosOf, given, MoneyInput, WayInput } from '../journal/money-fields';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  row: ToReturn;
  /** Called when the refund is entered or refused: another sum may be to be returned by now. */
  onAnswered: () => void;
  onClose: () => void;
}

/** Enters what was paid back; all that is to be returned, unless somebody says less. */
export function RefundDialog({ row, onAnswered, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  // One key for one refund: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const first = {
    amount: inPesos(row.to_return_centavos),
    channel: row.channel,
    reference: '',
    note: '',
  };
  const enter = async ({ amount, channel, reference, note }: typeof first) => {
    const amount_centavos = centavosOf(amount);
    const { to_return_centavos } = row;
    const texts = { reference: given(reference), note: given(note) };
    const refund = { amount_centavos, to_return_centavos, channel, ...texts };
    await api.enterRefund(row.registration_id, refund, key).finally(onAnswered);
    notify('review.refund.entered', {
      type: 'success',
      messageArgs: { amount: formatCentavos(amount_centavos), name: row.name },
    });
  };
  return (
    <FormDialog
      title={translate('review.refund.title', { name: row.name })}
      action={translate('review.refund.enter')}
      values={first}
      onSend={enter}
      onClose={onClose}
    >
      <p>{translate('review.refund.text', { sum: formatCentavos(row.to_return_centavos) })}</p>
      <MoneyInput source="amount" label="review.refund.amount" max={20} autoFocus required />
      <WayInput source="channel" label="review.refund.channel" />
      <MoneyInput source="reference" label="review.refund.reference" />
      <MoneyInput source="note" label="review.refund.note" max={500} multiline minRows={2} />
    </FormDialog>
  );
}

import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
import type { ToReturn } from '../api/types';
import { formatCentavos } from '../format/money';
import { useMoneyFields, WayField } from '../journal/money-fields';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  row: ToReturn;
  /** Called when the refund is entered. */
  onEntered: () => void;
  onClose: () => void;
}

/** Enters what was paid back; all that is to be returned, unless somebody says less. */
export function RefundDialog({ row, onEntered, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  // One key for one refund: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const { field, fields, given, centavos } = useMoneyFields('review.refund', {
    amount: inPesos(row.to_return_centavos),
    channel: row.channel,
    reference: '',
    note: '',
  });
  const enter = async () => {
    const amount_centavos = centavos('amount');
    const refund = {
      amount_centavos,
      channel: fields.channel,
      reference: given('reference'),
      note: given('note'),
    };
    await api.enterRefund(row.registration_id, refund, key);
    notify('review.refund.entered', {
      type: 'success',
      messageArgs: { amount: formatCentavos(amount_centavos), name: row.name },
    });
    onEntered();
  };
  return (
    <FormDialog
      title={translate('review.refund.title', { name: row.name })}
      action={translate('review.refund.enter')}
      onSend={enter}
      onClose={onClose}
    >
      <p>{translate('review.refund.text', { sum: formatCentavos(row.to_return_centavos) })}</p>
      <TextField {...field('amount', 20)} autoFocus required />
      <WayField {...field('channel')} />
      <TextField {...field('reference', 30)} />
      <TextField {...field('note', 500)} multiline minRows={2} />
    </FormDialog>
  );
}

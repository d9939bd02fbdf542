import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../api/dataProvider';
import { usePaymentModes } from '../api/paymentModes';
import type { ToReturn } from '../api/types';
import { centavosIn } from '../format/amount';
import { formatCentavos } from '../format/money';
import { FormDialog } from '../layout/FormDialog';

interface Props {
  row: ToReturn;
  /** It is entered. */
  onEntered: () => void;
  onClose: () => void;
}

/** Enters what was paid back; all that is to be returned, unless somebody says less. */
export function RefundDialog({ row, onEntered, onClose }: Props) {
  const api = useApi();
  const translate = useTranslate();
  const notify = useNotify();
  const modes = usePaymentModes();
  // One key for one refund: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const [fields, setFields] = useState({
    amount: inPesos(row.to_return_centavos),
    channel: row.channel,
    reference: '',
    note: '',
  });
  const field = (name: keyof typeof fields, maxLength: number) => ({
    label: translate(`review.refund.${name}`),
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields((now) => ({ ...now, [name]: event.target.value })),
    slotProps: { htmlInput: { maxLength } },
    fullWidth: true,
    margin: 'normal' as const,
  });
  const enter = async () => {
    const amount_centavos = centavosIn(fields.amount);
    if (!amount_centavos) throw new Error(translate('review.amount_wrong'));
    const refund = {
      amount_centavos,
      channel: fields.channel,
      reference: fields.reference.trim() || null,
      note: fields.note.trim() || null,
    };
    await api.enterRefund(row.registration_id, refund, key);
    notify('review.refund.entered', {
      type: 'success',
      messageArgs: { amount: formatCentavos(amount_centavos), name: row.name },
    });
    onEntered();
  };
  const known = modes.some(({ value }) => value === fields.channel);
  return (
    <FormDialog
      title={translate('review.refund.title', { name: row.name })}
      action={translate('review.refund.enter')}
      onSend={enter}
      onClose={onClose}
    >
      <p>{translate('review.refund.text', { sum: formatCentavos(row.to_return_centavos) })}</p>
      <TextField {...field('amount', 20)} autoFocus required />
      <TextField {...field('channel', 20)} select>
        {!known && <MenuItem value={fields.channel}>{fields.channel}</MenuItem>}
        {modes.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('reference', 30)} />
      <TextField {...field('note', 500)} multiline minRows={2} />
    </FormDialog>
  );
}

import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../../api/dataProvider';
import { usePaymentModes } from '../../api/paymentModes';
import type { Registration } from '../../api/types';
import { useInvalidate } from '../../api/useCall';
import { centavosIn } from '../../format/amount';
import { today } from '../../format/dates';
import { formatCentavos } from '../../format/money';
import { FormDialog } from '../../layout/FormDialog';

/** Enters cash, a cheque or a transfer that somebody holds or sees, whole or in part. */
export function EnterPayment({ registration }: { registration: Registration }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('delegates.payment.open')}
      </Button>
      {open && <PaymentDialog registration={registration} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What is owed, received today, is filled in: nothing is entered that was not in sight. */
function PaymentDialog({ registration, onClose }: { registration: Registration; onClose: () => void }) {
  const { id, money, proofs } = registration;
  const api = useApi();
  const translate = useTranslate();
  const modes = usePaymentModes();
  const notify = useNotify();
  const invalidate = useInvalidate();
  const waits = proofs.some(({ state }) => state === 'waiting');
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const [withProof, setWithProof] = useState(false);
  const [fields, setFields] = useState({
    ...{ amount: money.owed_centavos > 0 ? inPesos(money.owed_centavos) : '', received_on: today() },
    ...{ channel: 'cash', receipt_number: '', reference: '', note: '' },
  });
  const field = (name: keyof typeof fields, maxLength: number) => ({
    label: translate(`delegates.payment.${name}`),
    value: fields[name],
    onChange: (event: { target: { value: string } }) =>
      setFields((now) => ({ ...now, [name]: event.target.value })),
    slotProps: { htmlInput: { maxLength } },
    fullWidth: true,
    margin: 'dense' as const,
  });
  const enter = async () => {
    const amount_centavos = centavosIn(fields.amount);
    if (!amount_centavos) throw new Error(translate('review.amount_wrong'));
    const given = (name: keyof typeof fields) => fields[name].trim() || null;
    const payment = {
      ...{ amount_centavos, channel: fields.channel, received_on: given('received_on') },
      ...{ receipt_number: given('receipt_number'), reference: given('reference'), note: given('note') },
      with_proof: withProof,
    };
    await api.enterPayment(id, payment, key);
    await invalidate('delegates', 'dashboard', 'movements');
    notify('delegates.payment.entered', { type: 'success' });
  };
  return (
    <FormDialog
      title={translate('delegates.payment.title')}
      action={translate('delegates.payment.enter')}
      onSend={enter}
      onClose={onClose}
    >
      <p>{translate('delegates.payment.owed', { sum: formatCentavos(money.owed_centavos) })}</p>
      <TextField {...field('amount', 20)} autoFocus required />
      <TextField
        {...field('received_on', 10)}
        type="date"
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: today() } }}
      />
      <TextField {...field('channel', 20)} select>
        {!modes.some(({ value }) => value === fields.channel) && (
          <MenuItem value={fields.channel}>{fields.channel}</MenuItem>
        )}
        {modes.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField {...field('receipt_number', 30)} />
      <TextField {...field('reference', 30)} />
      <TextField {...field('note', 500)} multiline minRows={2} />
      {waits && (
        <FormControlLabel
          control={<Checkbox checked={withProof} onChange={({ target }) => setWithProof(target.checked)} />}
          label={translate('delegates.payment.with_proof')}
        />
      )}
    </FormDialog>
  );
}

import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../../api/dataProvider';
import type { Registration } from '../../api/types';
import { today } from '../../format/dates';
import { formatCentavos } from '../../format/money';
import { DayField, useMoneyFields, WayField } from '../../journal/money-fields';
import { useAction } from '../../kit/useAction';
import { FormDialog } from '../../layout/FormDialog';

export interface TypedPayment {
  amount_centavos: number;
  channel: string;
  received_on: string | null;
  receipt_number: string | null;
  reference: string | null;
  note: string | null;
}

/** Enters cash, a cheque or a transfer that somebody holds or sees, whole or in part. */
export function EnterPayment({ registration: { id, money, proofs } }: { registration: Registration }) {
  const translate = useTranslate();
  const api = useApi();
  const [open, setOpen] = useState(false);
  const [withProof, setWithProof] = useState(false);
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key, setKey] = useState(newId);
  const { runAsync } = useAction(
    (payment: TypedPayment) =>
      api.enterPayment(id, { ...payment, owed_centavos: money.owed_centavos, with_proof: withProof }, key),
    { ...SHOWS, done: 'delegates.payment.entered' },
  );
  const begin = () => {
    setKey(newId());
    setWithProof(false);
    setOpen(true);
  };
  return (
    <>
      <Button variant="outlined" onClick={begin}>
        {translate('delegates.payment.open')}
      </Button>
      {open && (
        <PaymentDialog
          owed={money.owed_centavos}
          channel="cash"
          title={translate('delegates.payment.title')}
          action={translate('delegates.payment.enter')}
          onEnter={runAsync}
          onClose={() => setOpen(false)}
        >
          {proofs.some(({ state }) => state === 'waiting') && (
            <FormControlLabel
              control={
                <Checkbox checked={withProof} onChange={({ target }) => setWithProof(target.checked)} />
              }
              label={translate('delegates.payment.with_proof')}
            />
          )}
        </PaymentDialog>
      )}
    </>
  );
}

/** Where a colleague changed the record first, the page shows a notice; the form shows every other error. */
export const SHOWS = {
  shows: ['delegates', 'dashboard', 'movements'],
  showsRefused: true,
  failsQuietly: true,
} as const;

interface Props {
  /** What is owed, in centavos. */
  owed: number;
  channel: string;
  title: string;
  action: string;
  onEnter: (payment: TypedPayment) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** The form opens with the sum that is owed and with today: staff see whatever they enter. */
export function PaymentDialog({ owed, channel, title, action, onEnter, onClose, children }: Props) {
  const translate = useTranslate();
  const { field, fields, given, centavos } = useMoneyFields('delegates.payment', {
    ...{ amount: owed > 0 ? inPesos(owed) : '', received_on: today() },
    ...{ channel, receipt_number: '', reference: '', note: '' },
  });
  // An unreadable sum gets its error at its own field.
  const enter = async () =>
    onEnter({
      ...{ amount_centavos: centavos('amount'), channel: fields.channel, received_on: given('received_on') },
      ...{ receipt_number: given('receipt_number'), reference: given('reference'), note: given('note') },
    });
  return (
    <FormDialog title={title} action={action} onSend={enter} onClose={onClose}>
      <p>{translate('delegates.payment.owed', { sum: formatCentavos(owed) })}</p>
      <TextField {...field('amount', 20)} autoFocus required />
      <DayField {...field('received_on')} />
      <WayField {...field('channel')} />
      <TextField {...field('receipt_number')} />
      <TextField {...field('reference')} />
      <TextField {...field('note', 500)} multiline minRows={2} />
      {children}
    </FormDialog>
  );
}

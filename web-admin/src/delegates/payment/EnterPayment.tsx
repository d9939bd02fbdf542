import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { manilaDay } from 'web-shared/dates';
import { newId } from 'web-shared/ids';
import { inPesos } from 'web-shared/money';
import { useApi } from '../../api/dataProvider';
import type { Registration } from '../../api/types';
import { formatCentavos } from '../../format/money';
import { centavosOf, DayInput, given, MoneyInput, WayInput } from '../../journal/money-fields';
import { CheckboxInput } from '../../kit/CheckboxInput';
import { useAction } from '../../kit/useAction';
import { useSeen } from '../../kit/useSeen';
import { FormDialog } from '../../layout/FormDialog';

export interface TypedPayment {
  amount_centavos: number;
  /** What was owed when the form opened: what is owed by now may be another sum. */
  owed_centavos: number;
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
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key, setKey] = useState(newId);
  const { runAsync } = useAction(
    (payment: TypedPayment & { with_proof: boolean }) => api.enterPayment(id, payment, key),
    { ...SHOWS, done: 'delegates.payment.entered' },
  );
  const begin = () => {
    setKey(newId());
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
          onEnter={(payment, with_proof) => runAsync({ ...payment, with_proof })}
          onClose={() => setOpen(false)}
        >
          {proofs.some(({ state }) => state === 'waiting') && (
            <CheckboxInput source="with_proof" label="delegates.payment.with_proof" />
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
  /** @param withProof whether the box among the children is ticked */
  onEnter: (payment: TypedPayment, withProof: boolean) => Promise<unknown>;
  onClose: () => void;
  children?: ReactNode;
}

/** The form opens with the sum that is owed and with today: staff see whatever they enter. */
export function PaymentDialog({ owed, channel, title, action, onEnter, onClose, children }: Props) {
  const translate = useTranslate();
  const { seen, over } = useSeen(owed);
  const first = {
    amount: owed > 0 ? inPesos(owed) : '',
    received_on: manilaDay(),
    with_proof: false,
    channel,
    receipt_number: '',
    reference: '',
    note: '',
  };
  const enter = async ({ amount, channel: way, with_proof, ...texts }: typeof first) => {
    const facts = { channel: way, received_on: given(texts.received_on), note: given(texts.note) };
    const numbers = { receipt_number: given(texts.receipt_number), reference: given(texts.reference) };
    const amount_centavos = centavosOf(amount);
    await over((owed_centavos) =>
      onEnter({ amount_centavos, owed_centavos, ...facts, ...numbers }, with_proof),
    );
  };
  return (
    <FormDialog title={title} action={action} values={first} onSend={enter} onClose={onClose}>
      <p>{translate('delegates.payment.owed', { sum: formatCentavos(seen) })}</p>
      <MoneyInput source="amount" label="delegates.payment.amount" max={20} autoFocus required />
      <DayInput source="received_on" label="delegates.payment.received_on" />
      <WayInput source="channel" label="delegates.payment.channel" />
      <MoneyInput source="receipt_number" label="delegates.payment.receipt_number" />
      <MoneyInput source="reference" label="delegates.payment.reference" />
      <MoneyInput source="note" label="delegates.payment.note" max={500} multiline minRows={2} />
      {children}
    </FormDialog>
  );
}

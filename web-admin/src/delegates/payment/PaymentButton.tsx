import '../../messages/event/delegates';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { newId } from 'web-shared/ids';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { formatCentavos } from '../../format/money';
import { useAction } from '../../kit/useAction';
import { Confirm } from '../../layout/Confirm';
import { useDelegateAction } from '../actions/useDelegateAction';
import { nameOf } from '../names';
import { PaymentDialog, SHOWS, type TypedPayment } from './EnterPayment';
import { isFree } from './progress';

/**
 * Money is entered in sight: where a receipt waits the button says the sum, and one click is enough; else a short form asks for
 * sum, day and way. Taking it back asks first.
 */
export function PaymentButton({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asksPayment, setAsksPayment] = useState(false);
  const [seenPaid, setSeenPaid] = useState<Delegate>();
  const { payment_status: paid, owed_centavos: owed, payment_mode, registration_id } = delegate;
  const verify = useDelegateAction(
    () => api.verifyPayment(delegate, true, { amount_centavos: owed }),
    'delegates.status_changed',
  );
  const unverify = useDelegateAction(
    (seen: Delegate) => api.verifyPayment(seen, false, {}),
    'delegates.status_changed',
  );
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key, setKey] = useState(newId);
  const enter = useAction(
    ({ owed_centavos, ...payment }: TypedPayment): Promise<unknown> =>
      payment.amount_centavos === owed_centavos
        ? api.verifyPayment(delegate, true, payment)
        : api.enterPayment(registration_id, { ...payment, owed_centavos }, key),
    {
      ...SHOWS,
      done: (_, { amount_centavos: sum, owed_centavos: all }) =>
        sum === all ? 'delegates.status_changed' : 'delegates.payment.entered',
    },
  );
  const ask = () => {
    setKey(newId());
    setAsksPayment(true);
  };
  // One is off after any of them, since it takes the other's place.
  const isOff = verify.disabled || unverify.disabled || enter.disabled;
  if (paid)
    return (
      <>
        <Button variant="outlined" color="inherit" disabled={isOff} onClick={() => setSeenPaid(delegate)}>
          {translate('delegates.unverify')}
        </Button>
        {seenPaid && (
          <Confirm
            title={translate('delegates.unverify_title', { name: nameOf(seenPaid) })}
            action={translate('delegates.unverify')}
            onConfirm={() => unverify.runAsync(seenPaid).catch(() => undefined)}
            onClose={() => setSeenPaid(undefined)}
          >
            {translate('delegates.unverify_text')}
          </Confirm>
        )}
      </>
    );
  const hasReceipt = delegate.proof_of_payment !== null;
  return (
    <>
      <Button
        variant="contained"
        color="success"
        disabled={isOff}
        startIcon={<CheckIcon />}
        onClick={() => (owed > 0 && !hasReceipt ? ask() : verify.run())}
      >
        {owed > 0 && hasReceipt
          ? translate('delegates.verify_sum', { sum: formatCentavos(owed) })
          : translate(isFree(delegate) ? 'delegates.confirm_free' : 'delegates.verify')}
      </Button>
      {asksPayment && (
        <PaymentDialog
          owed={owed}
          channel={payment_mode}
          title={translate('delegates.verify_title', { name: nameOf(delegate) })}
          action={translate('delegates.verify')}
          onEnter={(payment) => enter.runAsync(payment)}
          onClose={() => setAsksPayment(false)}
        />
      )}
    </>
  );
}

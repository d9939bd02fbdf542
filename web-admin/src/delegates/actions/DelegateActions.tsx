import '../../messages/event/delegates';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { newId } from 'web-shared/ids';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { formatCentavos } from '../../format/money';
import { useAction } from '../../kit/useAction';
import { Confirm } from '../../layout/Confirm';
import { RemoveButton } from '../../layout/RemoveButton';
import { isNamed, nameOf } from '../names';
import { PaymentDialog, SHOWS, type TypedPayment } from '../payment/EnterPayment';
import { isFree } from '../payment/progress';
import { CancelDelegate, ReinstateDelegate } from './CancelDelegate';
import { TransferDelegate } from './TransferDelegate';
import { useDelegateAction } from './useDelegateAction';

/** What can be decided about a delegate, in the row of the name. */
export function DelegateActions({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const { id, qr_code } = delegate;
  // Without a name there is nobody to give a ticket to, or to take it from.
  const named = isNamed(delegate);
  const makeCode = useDelegateAction(() => api.makeQrCode(id), 'delegates.qr_code_made');
  if (delegate.cancelled_at)
    return (
      <>
        <ReinstateDelegate delegate={delegate} />
        <RemoveDelegate delegate={delegate} />
      </>
    );
  return (
    <>
      {/* A registration that is marked as spam owes nothing until staff clear it. */}
      {(isFree(delegate)
        ? !delegate.payment_status && !delegate.spam
        : !delegate.spam || delegate.payment_status) && <PaymentButton delegate={delegate} />}
      {named && !qr_code && (
        <Button
          variant="outlined"
          color="inherit"
          disabled={makeCode.disabled}
          onClick={() => makeCode.run()}
        >
          {translate('delegates.make_qr')}
        </Button>
      )}
      {named && (
        <>
          <Button
            variant="outlined"
            color="inherit"
            component={Link}
            to={`/badges?ids=${id}`}
            startIcon={<PrintIcon />}
          >
            {translate('delegates.print_badge')}
          </Button>
          <TransferDelegate delegate={delegate} />
        </>
      )}
      <CancelDelegate delegate={delegate} />
      <RemoveDelegate delegate={delegate} />
    </>
  );
}

/**
 * Money is entered in sight: where a receipt waits the button says the sum, and one click is enough; else a short form asks for
 * sum, day and way. Taking it back asks first.
 */
function PaymentButton({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState<'verify' | 'unverify'>();
  const { payment_status: paid, owed_centavos: owed, payment_mode, registration_id } = delegate;
  const { run, runAsync, disabled } = useDelegateAction(
    (to: boolean) => api.verifyPayment(delegate, to, to ? { amount_centavos: owed } : {}),
    'delegates.status_changed',
  );
  // One key for one payment: a click that is repeated after a lost answer enters no second.
  const [key] = useState(newId);
  const entering = useAction(
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
  const isOff = disabled || entering.disabled;
  const name = { name: nameOf(delegate) };
  const close = () => setAsking(undefined);
  if (paid)
    return (
      <>
        <Button variant="outlined" color="inherit" disabled={isOff} onClick={() => setAsking('unverify')}>
          {translate('delegates.unverify')}
        </Button>
        {asking === 'unverify' && (
          <Confirm
            title={translate('delegates.unverify_title', name)}
            action={translate('delegates.unverify')}
            onConfirm={() => runAsync(false).catch(() => undefined)}
            onClose={close}
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
        onClick={() => (owed > 0 && !hasReceipt ? setAsking('verify') : run(true))}
      >
        {owed > 0 && hasReceipt
          ? translate('delegates.verify_sum', { sum: formatCentavos(owed) })
          : translate(isFree(delegate) ? 'delegates.confirm_free' : 'delegates.verify')}
      </Button>
      {asking === 'verify' && (
        <PaymentDialog
          owed={owed}
          channel={payment_mode}
          title={translate('delegates.verify_title', name)}
          action={translate('delegates.verify')}
          onEnter={(payment) => entering.runAsync(payment)}
          onClose={close}
        />
      )}
    </>
  );
}

function RemoveDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const name = nameOf(delegate);
  return (
    <RemoveButton
      resource="delegates"
      record={{ id: delegate.id, name }}
      words={{
        button: translate('delegates.remove'),
        title: translate('delegates.remove_title', { name }),
        text: translate('delegates.remove_text'),
        action: translate('delegates.remove_action', { name }),
        done: translate('delegates.removed', { name }),
      }}
    />
  );
}

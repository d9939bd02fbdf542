import CheckIcon from '@mui/icons-material/CheckOutlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { Confirm } from '../../layout/Confirm';
import { RemoveButton } from '../../layout/RemoveButton';
import { isNamed, nameOf } from '../names';
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
      <PaymentButton delegate={delegate} />
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

/** Verifying is one click on what is in sight; taking it back asks first. */
function PaymentButton({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { payment_status: paid } = delegate;
  const { run, runAsync, disabled } = useDelegateAction(
    (to: boolean) => api.verifyPayment(delegate, to),
    'delegates.status_changed',
  );
  const name = { name: nameOf(delegate) };
  return (
    <>
      {paid ? (
        <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setAsking(true)}>
          {translate('delegates.unverify')}
        </Button>
      ) : (
        <Button
          variant="contained"
          color="success"
          disabled={disabled}
          startIcon={<CheckIcon />}
          onClick={() => run(true)}
        >
          {translate('delegates.verify')}
        </Button>
      )}
      {asking && (
        <Confirm
          title={translate('delegates.unverify_title', name)}
          action={translate('delegates.unverify')}
          onConfirm={() => runAsync(false).catch(() => undefined)}
          onClose={() => setAsking(false)}
        >
          {translate('delegates.unverify_text')}
        </Confirm>
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

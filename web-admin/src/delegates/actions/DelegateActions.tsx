import '../../messages/event/delegates';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { RemoveButton } from '../../layout/RemoveButton';
import { isNamed, nameOf } from '../names';
import { PaymentButton } from '../payment/PaymentButton';
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

import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { Confirm } from '../../layout/Confirm';
import { nameOf } from '../names';
import { ReasonDialog } from './ReasonDialog';
import { useDelegateAction } from './useDelegateAction';

/** Gives the place back, after a question and with a reason for colleagues. */
export function CancelDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    (because: string) => api.cancelDelegate(delegate, because),
    'delegates.cancelled_done',
  );
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.cancel')}
      </Button>
      {asking && (
        <ReasonDialog
          title={translate('delegates.cancel_title', { name: nameOf(delegate) })}
          text={translate(delegate.payment_status ? 'delegates.cancel_paid' : 'delegates.cancel_text')}
          action={translate('delegates.cancel')}
          keep={translate('delegates.cancel_keep')}
          onCancel={runAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** Takes a cancellation back, where a place is free. */
export function ReinstateDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    () => api.reinstateDelegate(delegate),
    'delegates.reinstated_done',
  );
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.reinstate')}
      </Button>
      {asking && (
        <Confirm
          title={translate('delegates.reinstate_title', { name: nameOf(delegate) })}
          action={translate('delegates.reinstate')}
          onConfirm={() => runAsync().catch(() => undefined)}
          onClose={() => setAsking(false)}
        >
          {translate('delegates.reinstate_text')}
        </Confirm>
      )}
    </>
  );
}

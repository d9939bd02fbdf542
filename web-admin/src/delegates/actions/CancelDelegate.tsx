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
  const [seen, setSeen] = useState<Delegate>();
  const { runAsync, disabled } = useDelegateAction(
    (cancellation: { seen: Delegate; because: string }) =>
      api.cancelDelegate(cancellation.seen, cancellation.because),
    'delegates.cancelled_done',
  );
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setSeen(delegate)}>
        {translate('delegates.cancel')}
      </Button>
      {seen && (
        <ReasonDialog
          title={translate('delegates.cancel_title', { name: nameOf(seen) })}
          text={translate(seen.payment_status ? 'delegates.cancel_paid' : 'delegates.cancel_text')}
          action={translate('delegates.cancel')}
          keep={translate('delegates.cancel_keep')}
          onCancel={(because) => runAsync({ seen, because })}
          onClose={() => setSeen(undefined)}
        />
      )}
    </>
  );
}

/** Takes a cancellation back, where a place is free. */
export function ReinstateDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [seen, setSeen] = useState<Delegate>();
  const { runAsync, disabled } = useDelegateAction(api.reinstateDelegate, 'delegates.reinstated_done');
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setSeen(delegate)}>
        {translate('delegates.reinstate')}
      </Button>
      {seen && (
        <Confirm
          title={translate('delegates.reinstate_title', { name: nameOf(seen) })}
          action={translate('delegates.reinstate')}
          onConfirm={() => runAsync(seen).catch(() => undefined)}
          onClose={() => setSeen(undefined)}
        >
          {translate('delegates.reinstate_text')}
        </Confirm>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Registration } from '../../api/types';
import { nameOf } from '../names';
import { ReasonDialog } from './ReasonDialog';
import { useDelegateAction } from './useDelegateAction';

/** Gives all places of a registration back in one go, with one mail. */
export function CancelRegistration({ registration }: { registration: Registration }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    (because: string) => api.cancelRegistration(registration.id, because),
    'review.registration.cancelled_done',
  );
  const { contact, delegates, payment_status } = registration;
  const coming = delegates.filter(({ cancelled_at }) => !cancelled_at).length;
  const cancel = translate('review.registration.cancel');
  return (
    <>
      <Button size="small" color="inherit" disabled={disabled} onClick={() => setAsking(true)}>
        {cancel}
      </Button>
      {asking && (
        <ReasonDialog
          title={translate('review.registration.cancel_title', { count: coming, name: nameOf(contact) })}
          text={translate(
            payment_status ? 'review.registration.cancel_paid' : 'review.registration.cancel_text',
          )}
          action={cancel}
          keep={translate('review.registration.keep')}
          onCancel={runAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

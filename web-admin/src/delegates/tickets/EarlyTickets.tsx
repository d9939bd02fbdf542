import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Registration } from '../../api/types';
import { ReasonDialog } from '../actions/ReasonDialog';
import { useDelegateAction } from '../actions/useDelegateAction';

/** Sends the tickets of a registration before all is paid, with a reason. */
export function EarlyTickets({ registration: { id } }: { registration: Registration }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    (because: string) => api.sendEarlyTickets(id, because),
    'delegates.early.done',
  );
  return (
    <>
      <Button variant="outlined" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.early.action')}
      </Button>
      {asking && (
        <ReasonDialog
          required
          danger={false}
          title={translate('delegates.early.title')}
          text={translate('delegates.early.text')}
          label={translate('delegates.early.because')}
          action={translate('delegates.early.send')}
          keep={translate('delegates.early.keep')}
          onCancel={runAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
import { useSeen } from '../../kit/useSeen';
import { FormDialog } from '../../layout/FormDialog';
import { nameOf } from '../names';
import { PersonInputs } from './PersonInputs';
import { useDelegateAction } from './useDelegateAction';

const EMPTY = { first_name: '', last_name: '', email: '', phone_number: '' };

/** Passes the place on: the payment stays, and whoever comes instead gets a ticket of their own. */
export function TransferDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    ({ seen, person }: Transfer) => api.transferDelegate(seen, person),
    'delegates.transferred_done',
  );
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.transfer')}
      </Button>
      {asking && <TransferDialog delegate={delegate} onSend={runAsync} onClose={() => setAsking(false)} />}
    </>
  );
}

interface Transfer {
  seen: Delegate;
  person: typeof EMPTY;
}

interface DialogProps {
  delegate: Delegate;
  onSend: (transfer: Transfer) => Promise<unknown>;
  onClose: () => void;
}

function TransferDialog({ delegate, onSend, onClose }: DialogProps) {
  const translate = useTranslate();
  const { seen, over } = useSeen(delegate);
  return (
    <FormDialog
      title={translate('delegates.transfer_title', { name: nameOf(seen) })}
      action={translate('delegates.transfer')}
      values={EMPTY}
      onSend={(person) => over(() => onSend({ seen, person }))}
      onClose={onClose}
    >
      <p>{translate('delegates.transfer_text')}</p>
      <PersonInputs />
    </FormDialog>
  );
}

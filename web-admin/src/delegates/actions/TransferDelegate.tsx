import '../../messages/event/delegates';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useApi } from '../../api/dataProvider';
import type { Delegate } from '../../api/types';
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
    (person: typeof EMPTY) => api.transferDelegate(delegate, person),
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

interface DialogProps {
  delegate: Delegate;
  onSend: (person: typeof EMPTY) => Promise<unknown>;
  onClose: () => void;
}

function TransferDialog({ delegate, onSend, onClose }: DialogProps) {
  const translate = useTranslate();
  return (
    <FormDialog
      title={translate('delegates.transfer_title', { name: nameOf(delegate) })}
      action={translate('delegates.transfer')}
      values={EMPTY}
      onSend={onSend}
      onClose={onClose}
    >
      <p>{translate('delegates.transfer_text')}</p>
      <PersonInputs />
    </FormDialog>
  );
}

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Delegate } from '../api/types';
import { useDesk } from '../api/dataProvider';
import { ConfirmDialog } from '../layout/ConfirmDialog';
import { nameOf } from './delegateSetup';
import { useDelegateAction } from './useDelegateAction';

/** Gives the place back, after a question and with a reason for colleagues. */
export function CancelDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const desk = useDesk();
  const [asking, setAsking] = useState(false);
  const [because, setBecause] = useState('');
  const { runAsync, disabled, isPending } = useDelegateAction(
    () => desk.cancelDelegate(delegate, because),
    'delegates.cancelled_done',
  );
  const name = { name: nameOf(delegate) };
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.cancel')}
      </Button>
      <Dialog
        open={asking}
        onClose={isPending ? undefined : close}
        aria-labelledby="cancel-title"
        maxWidth="xs"
        fullWidth
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            runAsync().then(close, close);
          }}
        >
          <DialogTitle id="cancel-title">{translate('delegates.cancel_title', name)}</DialogTitle>
          <DialogContent>
            <p>{translate(delegate.payment_status ? 'delegates.cancel_paid' : 'delegates.cancel_text')}</p>
            <TextField
              label={translate('delegates.cancel_because')}
              value={because}
              onChange={(event) => setBecause(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300 } }}
              fullWidth
              margin="normal"
            />
          </DialogContent>
          <DialogActions>
            <Button autoFocus onClick={close} disabled={isPending}>
              {translate('delegates.cancel_keep')}
            </Button>
            <Button type="submit" variant="contained" color="error" disabled={isPending}>
              {translate('delegates.cancel')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}

/** Takes a cancellation back, where a place is free. */
export function ReinstateDelegate({ delegate }: { delegate: Delegate }) {
  const translate = useTranslate();
  const desk = useDesk();
  const [asking, setAsking] = useState(false);
  const { runAsync, disabled } = useDelegateAction(
    () => desk.reinstateDelegate(delegate),
    'delegates.reinstated_done',
  );
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('delegates.reinstate')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={translate('delegates.reinstate_title', { name: nameOf(delegate) })}
          action={translate('delegates.reinstate')}
          onConfirm={() => runAsync().catch(() => undefined)}
          onClose={() => setAsking(false)}
        >
          {translate('delegates.reinstate_text')}
        </ConfirmDialog>
      )}
    </>
  );
}
